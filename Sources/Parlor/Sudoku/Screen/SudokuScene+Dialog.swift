import Games
import TUI

extension SudokuScene {
    /// False at the end of a game, when the answers are beside the board.
    var drawsDialog: Bool { seen.moment != .over }

    /// The dialog for the alert of the game.
    var dialog: GameDialog<SudokuAct>? {
        guard let alert = seen.dialog.alert, !lookBack.isOpen else { return nil }
        let answers: [Answer] =
            switch alert {
            case .success, .overMistake:
                endAnswers(last: .init(.leave, words.dialogs.leave))
            case .pause, .back, .error:
                seen.dialog.buttons.map { button in
                    .init(
                        button == .resume ? resumeAct : .play(.answer(button)),
                        words.sudoku.alerts.name(of: button))
                }
            }
        return GameDialog(title(of: alert), text(of: alert), answers)
    }

    private func title(of alert: SudokuAlert) -> String {
        switch alert {
        case .pause: words.dialogs.paused
        case .back: words.sudoku.alerts.leave
        case .error: words.sudoku.alerts.failed
        // The text about a last mistake or a success is beside the board.
        case .overMistake, .success: ""
        }
    }

    private func text(of alert: SudokuAlert) -> String {
        switch alert {
        case .pause: words.dialogs.boardIsHidden
        case .back:
            dealt.isSaved && life.unsaved == nil
                ? words.sudoku.alerts.leaveText : words.dialogs.leaveUnsavedText
        case .error: seen.failure.map(words.sudoku.reason) ?? ""
        case .overMistake, .success: ""
        }
    }
}
