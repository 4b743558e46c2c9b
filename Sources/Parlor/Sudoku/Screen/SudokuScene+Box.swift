import Games
import TUI

extension SudokuScene {
    /// False at the end of a game, when the answers are beside the board.
    var drawsBox: Bool { seen.moment != .over }

    /// The box for the alert of the game.
    var box: GameBox<SudokuAct>? {
        guard let alert = seen.alert.title, !lookBack.isOpen else { return nil }
        let answers: [GameBox<SudokuAct>.Answer] =
            switch alert {
            case .success: endAnswers(after: leave, sameBoard: .restart, focusesNewGame: true)
            case .overMistake: afterMistakes
            case .pause, .back, .error:
                seen.alert.buttons.map { button in
                    .init(
                        button == .resume ? resume : .play(.answer(button)),
                        words.sudoku.alerts.name(of: button))
                }
            }
        return GameBox(title(of: alert), text(of: alert), answers)
    }

    private var leave: GameBox<SudokuAct>.Answer { .init(.leave, words.dialogs.leave) }

    /// The answers after the last mistake. The first one plays the same puzzle again.
    private var afterMistakes: [GameBox<SudokuAct>.Answer] {
        let restart = GameBox<SudokuAct>.Answer(
            .play(.restart), words.sudoku.alerts.restart, key: "R")
        var answers = endAnswers(after: restart, sameBoard: .restart)
        answers.insert(leave, at: 2)
        return answers
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
