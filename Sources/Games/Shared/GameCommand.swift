/// The source of a command: the player, or the game itself over time.
public protocol GameCause: Equatable, Sendable {
    associatedtype Action: GameAction
    static func player(_ action: Action) -> Self
}

extension GameCause {
    /// Indicates whether a board that begins is the same board again.
    var isRestart: Bool { self == .player(.restart) }
}

/// A command of a game: its cause, and the time at which it was given.
public struct GameCommand<Cause: GameCause>: Equatable, Sendable {
    public let cause: Cause
    public let time: Duration

    public init(_ cause: Cause, at time: Duration) { (self.cause, self.time) = (cause, time) }

    public init(_ action: Cause.Action, at time: Duration) { self.init(.player(action), at: time) }
}
