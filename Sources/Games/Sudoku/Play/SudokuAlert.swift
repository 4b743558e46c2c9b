/// A message that stops the game until the player answers. The screen chooses the words, and shows
/// the alert over the board or beside it. Each `Button` is an action of the game. The screen adds
/// other answers, such as leaving a paused game. At the end of a game, the screen has all answers,
/// because they are the same in every game.
public enum SudokuAlert: Hashable, CaseIterable, Sendable {
    case pause, overMistake, error, success

    /// The answers to the alerts before the end, in the order in which they are shown.
    public enum Button: Hashable, CaseIterable, Sendable {
        case resume, newGame, retry, quit

        public var action: SudokuGame.Action {
            switch self {
            case .resume: .pause(false)
            case .newGame: .newGame
            case .retry: .retry
            case .quit: .leave
            }
        }
    }

    public var buttons: [Button] {
        switch self {
        case .pause: [.resume, .newGame]
        case .error: [.retry, .quit]
        case .overMistake, .success: []
        }
    }
}

extension SudokuGame {
    /// The alert that is shown, if there is one.
    public var alert: SudokuAlert? {
        switch phase {
        case .ready, .fetching, .playing: nil
        case .failed: .error
        case .paused: .pause
        case .overMistake: .overMistake
        case .success: .success
        }
    }
}
