import Games
import Reactive
import TUI

/// The end of a game, beside or below the board: how it went, and what comes next. The answers are
/// never cut.
struct SudokuEnding: CompositeView {
    let scene: SudokuScene
    /// Whether there is no room for more than the answers: the text stands elsewhere.
    let isNarrow: Bool

    private var words: Words { scene.words }

    var content: some View {
        Column {
            if !isNarrow { SudokuReview(scene: scene).stretching(rows: 1) }
            FirstThatFits {
                Row(spacing: 1) { for button in buttons { button } }
                Column { for button in buttons { button } }
            }
        }
    }

    private var buttons: [Button<SudokuSpot>] {
        scene.answers.map { answer in
            Button(
                words.sudoku.name(of: answer, isCopied: scene.isCopied),
                SudokuSpot.answer(answer), isFocused: scene.focus == answer)
        }
    }
}

/// A look back on a game that is over.
struct SudokuReview: CompositeView {
    let scene: SudokuScene

    private var words: Words { scene.words }

    private var isSolved: Bool { scene.seen.alert.title == .success }

    var content: some View {
        let alerts = words.sudoku.alerts
        return Column {
            Text(
                isSolved ? alerts.success : alerts.overMistakes, isSolved ? .success : .danger
            ).wrapped()
            Text(lines.joined(separator: "\n")).wrapped()
        }
    }

    private var lines: [String] {
        let (seen, alerts) = (scene.seen, scene.words.sudoku.alerts)
        let look = seen.look.map { alerts.looking($0.step, $0.last) } ?? alerts.lookBack
        if !isSolved {
            let made = seen.mistakes.map { mistake in
                alerts.mistake(
                    mistake.digit, words.sudoku.hints.shortCell(mistake.cell),
                    ClockReading(seconds: mistake.seconds).text)
            }
            return [alerts.overMistakesText(seen.information.mistake)] + made + [look]
        }
        guard let result = seen.result else { return [] }
        return words.sudoku.review(of: result) + [ResultLine(sudoku: result, words).text, look]
    }
}

extension SudokuScene {
    /// Whether the board has come to its end, and the box about that is up.
    var isOver: Bool { seen.alert.title == .success || seen.alert.title == .overMistake }
}
