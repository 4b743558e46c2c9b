/// The source of a command: the player, or the game itself over time.
public protocol GameCause: Equatable, Sendable {
    associatedtype Action: GameAction
    static func player(_ action: Action) -> Self
}

/// A command of a game: its cause, and the time at which it was given.
public struct GameCommand<Cause: GameCause>: Equatable, Sendable {
    /// The cause; nil for a tick of the clock.
    public let cause: Cause?
    public let time: Duration

    private init(cause: Cause?, time: Duration) { (self.cause, self.time) = (cause, time) }

    public init(_ cause: Cause, at time: Duration) { self.init(cause: cause, time: time) }

    public init(_ action: Cause.Action, at time: Duration) { self.init(.player(action), at: time) }

    /// The command that counts the time that has passed, and changes nothing else.
    public static func tick(at time: Duration) -> GameCommand { .init(cause: nil, time: time) }

    /// Indicates whether the player restarts the board.
    var isRestart: Bool { cause == .player(.restart) }
}
