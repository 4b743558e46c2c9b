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
    /// A saved game stays paused until the player resumes it. Only a sudoku continues at once,
    /// because its rules say that the clock of a continued game runs on from the saved time.
    func saved(at time: Duration) -> Self?
}

extension PlayedGame {
    /// The same game, paused, with the elapsed part of the current second.
    public func paused(at time: Duration) -> Self {
        var game = self
        game.apply(Command(.pause(true), at: time))
        return game
    }

    public func saved(at time: Duration) -> Self? { canGoOn ? paused(at: time) : nil }
}
