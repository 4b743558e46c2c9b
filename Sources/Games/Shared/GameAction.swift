/// An action of the player in any game.
public protocol GameAction: Hashable, Sendable {
    /// The action that pauses a game in progress or, if `isPaused` is false, resumes a paused game.
    static func pause(_ isPaused: Bool) -> Self
    /// The action that begins a new game.
    static var newGame: Self { get }
    /// The action that plays the same board from the beginning.
    static var restart: Self { get }
    /// The action that requests a hint, or the next step of the hint that is shown.
    static var hint: Self { get }
    /// The action that takes back the last action, in a game that allows this. On an untouched
    /// board, it brings back the game that the board replaced.
    static var takeBack: Self { get }
    /// The action that shows a step of a finished or lost game. Nil stops looking back.
    static func look(at step: Int?) -> Self
}
