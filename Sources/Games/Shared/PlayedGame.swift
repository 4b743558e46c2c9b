/// A game that is played by timed commands.
public protocol PlayedGame: TellingModel, Equatable
where Command == GameCommand<Cause>, News: GameNews {
    associatedtype Cause: GameCause

    var moment: GameMoment { get }
    /// The number of actions on this board. A board with none is untouched.
    var actionCount: Int { get }
    /// Whether there is a game to continue.
    var canGoOn: Bool { get }
    /// The same game, paused.
    func paused(at time: Duration) -> Self
    /// The game to save, paused; nil if there is no game to continue.
    ///
    /// A saved game stays paused until the player resumes it. Only a sudoku continues at once: its
    /// rules say that the clock of a continued game runs on from the saved time.
    func saved(at time: Duration) -> Self?
}

extension PlayedGame {
    /// The same game, paused, with the elapsed part of the present second.
    public func paused(at time: Duration) -> Self {
        var game = self
        game.apply(Command(.pause(true), at: time))
        return game
    }

    public func saved(at time: Duration) -> Self? { canGoOn ? paused(at: time) : nil }
}

/// An event of any game, in addition to the state that it led to.
public protocol GameNews: Equatable {
    /// Whether a new board has begun, or the same one again.
    var isBeginning: Bool { get }
    /// Whether this is the result of a game that was given up.
    var isGivenUp: Bool { get }
    /// The board that was replaced is back.
    static var takenBack: Self { get }
}

/// An action of the player in any game.
public protocol GameAction: Hashable, Sendable {
    /// True pauses a game in progress, false resumes a paused game.
    static func pause(_ isPaused: Bool) -> Self
    /// Begins a new game.
    static var newGame: Self { get }
    /// Takes back the last action. On an untouched board, this brings back the game before it.
    static var takeBack: Self { get }
}

/// The source of a command: the player, or the game itself over time.
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
