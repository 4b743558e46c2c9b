/// A game that is being played by commands, each given at a time.
public protocol PlayedGame: TellingModel, Equatable
where Command == GameCommand<Cause>, News: GameNews {
    associatedtype Cause: GameCause

    var moment: GameMoment { get }
    /// The number of deeds on this board. A board without any is untouched.
    var deeds: Int { get }
    /// Whether there is a game to go on with.
    var canGoOn: Bool { get }
    /// The same game with its clock held.
    func held(at time: Duration) -> Self
    /// The game to save, held; nil if there is none to go on with.
    ///
    /// A saved game waits until the player goes on with it. A sudoku alone runs at once: its
    /// rules say that a game that is continued starts at its saved time.
    func saved(at time: Duration) -> Self?
}

extension PlayedGame {
    /// The game held, with all that was played of the present second.
    public func held(at time: Duration) -> Self {
        var game = self
        game.apply(Command(.pause(true), at: time))
        return game
    }

    public func saved(at time: Duration) -> Self? { canGoOn ? held(at: time) : nil }
}

/// An event of any game, besides the state that it led to.
public protocol GameNews: Equatable {
    /// Whether another board has begun, or the same one again.
    var isBeginning: Bool { get }
    /// Whether it is the result of a game that was given up.
    var isGivenUp: Bool { get }
    /// The board that was replaced is back.
    static var takenBack: Self { get }
}

/// A deed of the player in any game.
public protocol GameAction: Hashable, Sendable {
    /// True holds a game that is played, false goes on with one that is held.
    static func pause(_ isPaused: Bool) -> Self
    /// Begins another game.
    static var newGame: Self { get }
    /// Takes back the last deed. On an untouched board this brings back the game before it.
    static var takeBack: Self { get }
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
