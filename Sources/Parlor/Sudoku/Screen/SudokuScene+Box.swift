import Games
import TUI

extension SudokuScene {
    /// At the end of a game, the answers are beside the board.
    var drawsBox: Bool { seen.moment != .over }

    /// The box for the alert of the game.
    var box: GameBox<SudokuAct>? {
        guard let alert = seen.alert.title, !lookBack.isOpen else { return nil }
        let buttons = seen.alert.buttons.map { button in
            GameBox.Answer(
                button == .resume ? resume : .play(.answer(button)),
                words.sudoku.alerts.name(of: button), key: button == .restart ? "R" : nil)
        }
        var end = endAnswers(after: buttons[0], sameBoard: .restart)
        // After a win, the first answer leaves.
        if alert == .overMistake { end.insert(.init(.leave, words.dialogs.leave), at: 2) }
        return GameBox(
            title(of: alert), text(of: alert),
            seen.moment != .over ? buttons : alert == .success ? end.newGameFirst : end)
    }

    private func title(of alert: SudokuAlert) -> String {
        switch alert {
        case .pause: words.dialogs.paused
        case .back: words.sudoku.alerts.leave
        case .error: words.sudoku.alerts.failed
        // The text of these alerts is beside the board.
        case .overMistake, .success: ""
        }
    }

    private func text(of alert: SudokuAlert) -> String {
        switch alert {
        case .pause: words.dialogs.boardIsHidden
        case .back:
            dealt.isSaved && life.isSaved
                ? words.sudoku.alerts.leaveText : words.dialogs.leaveUnsavedText
        case .error: seen.failure.map(words.sudoku.reason) ?? ""
        case .overMistake, .success: ""
        }
    }
}
