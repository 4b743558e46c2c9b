import Games
import TUI

extension SudokuScene {
    /// The dialog for the alert of the game. At the end, the text and the answers are beside the
    /// board instead.
    var dialog: GameDialog<SudokuAct>? {
        guard let alert = seen.dialog.alert else { return nil }
        return switch alert {
        case .pause:
            pauseDialog(
                hiding: isLong(life.refusal)
                    ? life.refusal?.reason ?? "" : words.dialogs.boardIsHidden, [newGame])
        case .error:
            GameDialog(
                words.sudoku.alerts.failed, seen.failure.map(words.sudoku.reason) ?? "",
                seen.dialog.buttons.map { .init(.play(.answer($0)), name(of: $0)) })
        case .overMistake, .success: nil
        }
    }

    var answers: GameAnswers<SudokuAct>? {
        seen.moment == .over ? GameAnswers(endAnswers()) : dialog?.answers
    }

    private var newGame: Answer {
        .init(.play(.newGame), words.sudoku.alerts.newGame, key: "n")
    }

    private func name(of button: SudokuAlert.Button) -> String {
        words.sudoku.alerts.name(of: button)
    }
}
