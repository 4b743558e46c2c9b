/// A time in the life of a game. It determines what the player can do.
public enum GameMoment: String, Hashable, CaseIterable, Sendable {
    /// No board can be played, because one is being loaded, or because loading failed.
    case waiting
    /// The board is shown, and the clock waits for the first action.
    case ready
    case running
    /// The game is paused. The clock does not run, and the board is hidden.
    case paused
    case over
}
