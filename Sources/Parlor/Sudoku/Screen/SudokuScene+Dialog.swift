import Games
import TUI

extension SudokuScene {
    /// False at the end of a game, when the answers are beside the board.
    var drawsDialog: Bool { seen.moment != .over }

    /// The dialog for the alert of the game.
    var dialog: GameDialog<SudokuAct>? {
        guard let alert = seen.dialog.alert, !lookBack.isOpen else { return nil }
        return switch alert {
        case .pause:
            pauseDialog(
                hiding: isLong(life.refusal)
                    ? life.refusal?.reason ?? "" : words.dialogs.boardIsHidden, [newGame])
        case .error:
            GameDialog(
                words.sudoku.alerts.failed, seen.failure.map(words.sudoku.reason) ?? "",
                seen.dialog.buttons.map { .init(.play(.answer($0)), name(of: $0)) })
        // The text about a last mistake or a success is beside the board.
        case .overMistake, .success: GameDialog("", "", endAnswers())
        }
    }

    private var newGame: Answer {
        .init(.play(.newGame), words.sudoku.alerts.newGame, key: "n")
    }

    private func name(of button: SudokuAlert.Button) -> String {
        words.sudoku.alerts.name(of: button)
    }
}
