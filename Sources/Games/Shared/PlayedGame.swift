/// A game that is played by timed commands.
public protocol PlayedGame: EmittingModel, Equatable
where Command == GameCommand<Cause>, News: GameNews {
    associatedtype Cause: GameCause

    /// Stops the clock at this time, and reports the news of the time that has passed.
    mutating func stopClock(at time: Duration, emit: (News) -> Void)
    /// Responds to a cause while the clock stands still.
    mutating func respond(to cause: Cause, emit: (News) -> Void)
    /// Starts the clock if time counts in the current state.
    mutating func startClock(at time: Duration)
    /// The origin of the stopwatch whose seconds count; nil while no stopwatch runs.
    var clockOrigin: Duration? { get }

    var moment: GameMoment { get }
    /// The number of actions on this board; zero if the board is untouched.
    var actionCount: Int { get }
    /// Indicates whether there is a game to continue.
    var canGoOn: Bool { get }
    /// The number of moves on this board, including moves that were taken back. A hint alone is not
    /// a move.
    var moveCount: Int { get }
    /// The record of how the board was played. `apply` begins a new one with each board.
    var record: PlayRecord { get set }
    /// Indicates whether a restart of the board now would count as help.
    var countsIfRestarted: Bool { get }
    /// Indicates whether the game was won, lost or given up.
    var isOver: Bool { get }
    /// The result of the game if the player gave it up now.
    var resultIfGivenUp: News.Result { get }
    /// The steps that the player can look back at; none before the game is finished or lost.
    var lookBack: LookBack { get }
    /// Indicates whether the player holds something that a take-back puts down, such as a card in
    /// hand. Taking back then brings back no former game.
    var isHolding: Bool { get }
    /// The same game without the hint that is shown. No file contains a hint, so a game that was
    /// left comes back without it.
    var withoutHint: Self { get }
    /// The same game, paused.
    func paused(at time: Duration) -> Self
    /// The same game, paused, as its slot keeps it. Called only if there is a game to continue.
    func stored(at time: Duration) -> Self
    /// Returns whether both games are the same in everything that a slot keeps.
    ///
    /// A slot also keeps parts that no file contains, such as the cursor. A player who returns to
    /// the game in the same run finds them again.
    func isKeptLike(_ other: Self) -> Bool
}

extension PlayedGame {
    public var isHolding: Bool { false }
    public var withoutHint: Self { self }
    public var actionCount: Int { moveCount + help.hints - record.earlierHints }
    public var countsIfRestarted: Bool { moveCount > 0 }
    public var help: GameHelp { record.help }
    public var lookedAt: Int? { record.lookedAt }

    /// The news of giving up the game; nil if its result does not count.
    ///
    /// A game counts from its second move on, because the first move may only be a look at the
    /// board. Moves before a restart count, too.
    public var givenUpNews: News? {
        countsIfGivenUp ? .givenUp(resultIfGivenUp) : nil
    }

    private var helpAfterRestart: GameHelp {
        help.afterRestart(isOver: isOver, counts: countsIfRestarted)
    }

    private var countsIfGivenUp: Bool { !isOver && (moveCount >= 2 || record.wasRestarted) }

    /// Indicates whether replacing the game loses anything: actions on its board, or actions before
    /// its board was restarted.
    public var isTouched: Bool { actionCount > 0 || givenUpNews != nil }

    /// Applies a command. Stops the clock at the time of the command, and starts it again
    /// afterwards, so that every command reads the exact time. A clock that starts again at the
    /// time at which it stopped keeps its origin, so the timer of its seconds goes on. A tick has
    /// no cause: stopping the clock already counts the time that has passed.
    ///
    /// If another board begins, the former game is given up. If the same board begins again, the
    /// help that the player took still counts.
    public mutating func apply(_ command: Command, emit: (News) -> Void) {
        stopClock(at: command.time, emit: emit)
        if let cause = command.cause {
            respond(to: cause, isRestart: command.isRestart, emit)
        }
        startClock(at: command.time)
    }

    private mutating func respond(
        to cause: Cause, isRestart: Bool, _ emit: (News) -> Void
    ) {
        let former = self
        var hasBegun = false
        respond(to: cause) { news in
            if news.isBeginning, !news.isReset {
                hasBegun = true
                if !isRestart, let givenUp = former.givenUpNews { emit(givenUp) }
            }
            emit(news)
        }
        if hasBegun {
            record = PlayRecord(
                takingOver: isRestart ? former.helpAfterRestart : GameHelp(),
                wasRestarted: isRestart && former.countsIfGivenUp)
        }
    }

    /// Shows the step of a finished or lost game that is nearest to `step`. Nil stops looking back.
    /// Looking back changes neither the board nor its history.
    mutating func look(at step: Int?) { record.lookedAt = lookBack.step(nearest: step) }

    /// A paused copy of the game. Its clock keeps the elapsed fraction of the current second.
    public func paused(at time: Duration) -> Self {
        var game = self
        game.apply(Command(.pause(true), at: time))
        return game
    }

    public func stored(at time: Duration) -> Self { paused(at: time) }
    public func isKeptLike(_ other: Self) -> Bool { self == other }

    /// The game to save; nil if there is no game to continue.
    public func saved(at time: Duration) -> Self? { isWorthSaving ? stored(at: time) : nil }

    /// Returns whether a slot keeps the same for both games.
    func isSavedLike(_ other: Self) -> Bool {
        isWorthSaving == other.isWorthSaving && isKeptLike(other)
    }

    private var isWorthSaving: Bool { canGoOn && !isOver }
}
