/// Something that stops the game until the player answers. The screen shows the alert over the
/// board or beside it. The screen has its own text for the alert, and may offer more answers, such
/// as leaving at any time. Every answer is an action of the game.
public enum SudokuAlert: Hashable, CaseIterable, Sendable {
    case pause, overMistake, error, success

    /// The possible answers, in the order in which they are shown.
    public enum Button: Hashable, CaseIterable, Sendable {
        case resume, restart, newGame, retry, quit

        public var action: SudokuGame.Action {
            switch self {
            case .resume: .pause(false)
            case .restart: .restart
            case .newGame: .newGame
            case .retry: .retry
            case .quit: .leave
            }
        }
    }

    public var buttons: [Button] {
        switch self {
        case .pause: [.resume, .newGame]
        case .overMistake: [.restart, .newGame]
        case .error: [.retry, .quit]
        case .success: [.quit]
        }
    }
}
