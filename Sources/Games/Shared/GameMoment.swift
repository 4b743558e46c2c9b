/// A time in the life of a game. It decides which deeds the player has.
public enum GameMoment: String, Hashable, CaseIterable, Sendable {
    /// There is no board: it is being fetched, or could not be.
    case waiting
    /// The board is there. The clock waits for the first deed.
    case ready
    case running
    /// The clock is held, and the board is hidden.
    case held
    case over
}
