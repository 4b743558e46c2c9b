import Games
import Reactive
import TUI

/// The box that comes up over the board and has to be answered, as its view model says.
struct SudokuDialog: CompositeView {
    let scene: SudokuScene

    private var words: Words { scene.words }

    var content: some View {
        if let alert = scene.seen.alert.title {
            Dialog(
                scene.seen.alert.isTitleLarge ? title(of: alert).spacedOut : title(of: alert),
                text(of: alert),
                buttons: scene.answers.map { Button(name(of: $0), SudokuSpot.answer($0)) },
                focused: scene.focus.map(SudokuSpot.answer))
        }
    }

    private func title(of alert: SudokuAlert) -> String {
        let alerts = words.sudoku.alerts
        return switch alert {
        case .pause: alerts.paused
        case .back: alerts.leave
        case .overMistake: alerts.overMistakes
        case .error: alerts.failed
        case .success: alerts.success
        }
    }

    private func text(of alert: SudokuAlert) -> String {
        let alerts = words.sudoku.alerts
        return switch alert {
        case .pause: alerts.pausedText
        case .back: alerts.leaveText
        case .overMistake: alerts.overMistakesText(scene.seen.information.mistake)
        case .error: scene.seen.failure.map(words.sudoku.reason) ?? ""
        case .success:
            scene.seen.result.map {
                words.sudoku.review(of: $0) + [ResultLine(sudoku: $0, words).text]
            }?
            .joined(separator: "\n") ?? ""
        }
    }

    private func name(of answer: SudokuAnswer) -> String {
        let alerts = words.sudoku.alerts
        switch answer {
        case .copy: return scene.isCopied ? alerts.copied : "c \(alerts.copy)"
        case .button(.resume): return alerts.resume
        case .button(.restart): return alerts.restart
        case .button(.newGame): return alerts.newGame
        case .button(.retry): return alerts.retry
        case .button(.quit): return alerts.quit
        }
    }
}

extension String {
    /// Large letters, as far as a terminal has them: with a blank between each and the next.
    fileprivate var spacedOut: String { map { String($0) }.joined(separator: " ") }
}

// MARK: How a game went

extension SudokuWords {
    /// A look back, in a few sentences.
    func review(of result: SudokuResult) -> [String] {
        let time = ClockReading(seconds: result.seconds).text
        let first = result.firstMistake.map { mistake in
            alerts.firstMistake(
                mistake.digit, hints.cell(mistake.cell), ClockReading(seconds: mistake.seconds).text
            )
        }
        let hardest = result.hardest.map { alerts.hardest(hints.technique($0)) }
        return [alerts.review(time, result.mistakes, result.hints)]
            + [first, hardest].compactMap(\.self)
    }
}
