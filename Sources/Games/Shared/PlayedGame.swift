/// A game that is being played by commands, each given at a time.
public protocol PlayedGame: TellingModel, Equatable
where Command == GameCommand<Cause>, News: Equatable {
    associatedtype Cause: GameCause

    /// Whether there is a game to go on with.
    var canGoOn: Bool { get }
    /// The game to save, held; nil if there is none to go on with.
    func saved(at time: Duration) -> Self?
}

extension PlayedGame {
    /// The game held, with all that was played of the present second.
    public func saved(at time: Duration) -> Self? {
        guard canGoOn else { return nil }
        var game = self
        game.apply(Command(.pause(true), at: time))
        return game
    }
}

/// A deed of the player in any game.
public protocol GameAction: Hashable, Sendable {
    /// True holds a game that is played, false goes on with one that is held.
    static func pause(_ isPaused: Bool) -> Self
}

/// The source of a command: the player, or what happens by itself.
public protocol GameCause: Equatable, Sendable {
    associatedtype Action: GameAction
    static func player(_ action: Action) -> Self
}

/// A command of a game: its cause, and the time at which it was given.
public struct GameCommand<Cause: GameCause>: Equatable, Sendable {
    public let cause: Cause
    public let time: Duration

    public init(_ cause: Cause, at time: Duration) { (self.cause, self.time) = (cause, time) }

    public init(_ action: Cause.Action, at time: Duration) { self.init(.player(action), at: time) }
}
