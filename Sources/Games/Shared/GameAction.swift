/// An action of the player in any game.
public protocol GameAction: Hashable, Sendable {
    /// True pauses a game in progress, false resumes a paused game.
    static func pause(_ isPaused: Bool) -> Self
    /// Begins a new game.
    static var newGame: Self { get }
    /// Plays the same board from the beginning.
    static var restart: Self { get }
    /// Takes back the last action. On an untouched board, this brings back the game before it.
    static var takeBack: Self { get }
}
