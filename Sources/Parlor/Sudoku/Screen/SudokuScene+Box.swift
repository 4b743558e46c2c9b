import Games
import TUI

extension SudokuScene {
    /// At the end of a game, the answers are beside the board.
    var drawsBox: Bool { seen.moment != .over }

    /// The box for the alert of the game.
    var box: GameBox<SudokuAct>? {
        guard let alert = seen.alert.title, !lookBack.isOpen else { return nil }
        let title = title(of: alert)
        let buttons = seen.alert.buttons.map { button in
            GameBox.Answer(SudokuAct.play(.answer(button)), words.sudoku.alerts.name(of: button))
        }
        return GameBox(
            seen.alert.isTitleLarge ? title.spacedOut : title, text(of: alert),
            alert == .success ? buttons + moreAnswers : buttons)
    }

    private var moreAnswers: [GameBox<SudokuAct>.Answer] {
        let alerts = words.sudoku.alerts
        return [
            .init(.play(.newGame), alerts.newGame),
            .init(.copy, life.copied == nil ? "c \(alerts.copy)" : alerts.copied),
        ]
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
            dealt.isKept && life.isSaved
                ? words.sudoku.alerts.leaveText : words.dialogs.leaveUnsavedText
        case .error: seen.failure.map(words.sudoku.reason) ?? ""
        case .overMistake, .success: ""
        }
    }
}

extension String {
    /// The text in large letters. A terminal has none, so there is a space after each letter.
    fileprivate var spacedOut: String { map { String($0) }.joined(separator: " ") }
}
