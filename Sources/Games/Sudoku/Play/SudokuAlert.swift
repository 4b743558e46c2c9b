/// The subject of a dialog over the board, which the player has to answer. The screen provides the
/// text, and may offer more than the buttons, such as leaving at any time.
public enum SudokuAlert: Hashable, CaseIterable, Sendable {
    case pause, overMistake, error, success

    /// The possible answers, in the order in which they are shown.
    public enum Button: Hashable, CaseIterable, Sendable {
        case resume, restart, newGame, retry, quit
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
