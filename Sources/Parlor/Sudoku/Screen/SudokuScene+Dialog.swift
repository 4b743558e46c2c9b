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
                hiding: words.dialogs.boardIsHidden,
                seen.dialog.buttons.filter { $0 != .resume }.map(answer(for:)))
        case .error:
            GameDialog(
                words.sudoku.alerts.failed, seen.failure.map(words.sudoku.reason) ?? "",
                seen.dialog.buttons.map(answer(for:)))
        case .overMistake, .success: nil
        }
    }

    var leftEdge: Int { (life.window.columns - SudokuLayout(fitting: life.window).columns) / 2 }

    var board: Rect? { SudokuLayout(fitting: life.window).board(in: life.window) }

    var answers: GameAnswers<SudokuAct>? {
        seen.moment == .over ? GameAnswers(endAnswers(isDialog: false)) : dialog?.answers
    }

    private func answer(for button: SudokuAlert.Button) -> Answer {
        .init(
            .play(button.action), words.sudoku.alerts.name(of: button),
            key: button == .newGame ? "n" : nil)
    }
}
