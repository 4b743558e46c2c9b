import Games
import Reactive
import TUI

/// The box that comes up over the board and has to be answered, as its view model says.
struct SudokuDialog: CompositeView {
    let scene: SudokuScene
    /// Whether the game is saved.
    let isKept: Bool

    private var words: Words { scene.words }

    var content: some View {
        if let alert = scene.seen.alert.title {
            Dialog(
                scene.seen.alert.isTitleLarge ? title(of: alert).spacedOut : title(of: alert),
                text(of: alert),
                buttons: scene.answers.map {
                    Button(words.sudoku.name(of: $0), SudokuSpot.answer($0))
                },
                focused: scene.focus.map(SudokuSpot.answer))
        }
    }

    private func title(of alert: SudokuAlert) -> String {
        let alerts = words.sudoku.alerts
        return switch alert {
        case .pause: words.dialogs.paused
        case .back: alerts.leave
        case .error: alerts.failed
        // These stand beside the board.
        case .overMistake, .success: ""
        }
    }

    private func text(of alert: SudokuAlert) -> String {
        let alerts = words.sudoku.alerts
        return switch alert {
        case .pause: words.dialogs.boardIsHidden
        case .back: isKept ? alerts.leaveText : words.dialogs.leaveUnsavedText
        case .error: scene.seen.failure.map(words.sudoku.reason) ?? ""
        case .overMistake, .success: ""
        }
    }
}

extension String {
    /// Large letters, as far as a terminal has them: with a blank between each and the next.
    fileprivate var spacedOut: String { map { String($0) }.joined(separator: " ") }
}

// MARK: How a game went

extension SudokuWords {
    func name(of answer: SudokuAnswer, isCopied: Bool = false) -> String {
        switch answer {
        case .copy: isCopied ? self.alerts.copied : "c \(self.alerts.copy)"
        case .button(.newGame), .newGame: self.alerts.newGame
        case .button(.resume): self.alerts.resume
        case .button(.restart): self.alerts.restart
        case .button(.retry): self.alerts.retry
        case .button(.quit): self.alerts.quit
        }
    }

    /// A look back, in a few sentences.
    func review(of result: SudokuResult) -> [String] {
        let time = ClockReading(seconds: result.seconds).text
        let first = result.firstMistake.map { mistake in
            self.alerts.firstMistake(
                mistake.digit, self.hints.cell(mistake.cell),
                ClockReading(seconds: mistake.seconds).text
            )
        }
        let hardest = result.hardest.map { self.alerts.hardest(self.hints.technique($0)) }
        return [self.alerts.review(time, result.mistakes, result.hints)]
            + [first, hardest].compactMap(\.self)
    }
}
