/// A stage of a game. It decides which actions the player has.
public enum GameMoment: String, Hashable, CaseIterable, Sendable {
    /// There is no board: it is being loaded, or loading failed.
    case waiting
    /// The board is there, and the clock waits for the first action.
    case ready
    case running
    /// The game is paused: the clock stands still, and the board is hidden.
    case paused
    case over
}
