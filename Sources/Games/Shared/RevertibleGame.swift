/// A game, and the former game that it replaced, if there is one. The player can take back the
/// former game until the first action on the new board. Only then does the former game count as
/// given up. A restarted board is the same game, so the clock of the former game keeps running.
///
///     causes      open   newGame   takeBack   newGame   open
///     game        A      B         A          C         C
///     news               begun     takenBack  begun     givenUp(A)
public struct RevertibleGame<Game: PlayedGame>: EmittingModel, Equatable {
    public typealias Command = Game.Command

    public private(set) var game: Game
    private var stored: Stored?

    /// The game that was replaced. The enum is indirect so that it does not double the size of this
    /// value.
    private indirect enum Stored: Equatable { case replaced(Replaced) }

    private struct Replaced: Equatable {
        /// The number of actions on the new board when it was begun.
        let actionCount: Int
        var former: Game
        /// The news of the former game's end, which has not been reported yet.
        var news: [Game.News]
        /// Indicates whether the new board is the former board after a reset.
        var isReset: Bool
    }

    private var replaced: Replaced? {
        get { if case .replaced(let replaced)? = stored { replaced } else { nil } }
        set { stored = newValue.map(Stored.replaced) }
    }

    /// Creates a value from a game and the game that it replaces. An untouched former game is
    /// dropped.
    public init(_ game: Game, replacing former: Game? = nil) {
        self.game = game
        guard let former, former.isTouched else { return }
        replaced = Replaced(
            actionCount: game.actionCount, former: former.paused(at: .zero),
            news: [former.givenUpNews].compactMap(\.self), isReset: false)
    }

    /// The game that comes back if the player takes back the new game. It is paused if it has
    /// another board. If both games have the same board, it may be running.
    public var former: Game? { replaced?.former }

    /// Indicates whether the former game is this one before a reset.
    var isReset: Bool { replaced?.isReset ?? false }

    public mutating func apply(_ command: Command, emit: (Game.News) -> Void) {
        if let former, command.cause == .player(.takeBack), !game.isHolding {
            return takeBack(former, at: command.time, emit)
        }
        let before = game
        let change = play(command, emit)
        if let replaced, replaced.actionCount == game.actionCount {
            keep(replaced, after: change, at: command.time)
        } else {
            replaced?.news.forEach(emit)
            replace(before, by: change, at: command.time, emit)
        }
    }

    /// Keeps the former game, because the new board is untouched, or another untouched board has
    /// replaced it.
    private mutating func keep(_ replaced: Replaced, after change: Change, at time: Duration) {
        var kept = replaced
        if kept.isReset || kept.former.moment == .running {
            kept.former = following(kept.former, change, isReset: kept.isReset, at: time)
        }
        kept.news += change.givenUp
        kept.isReset = kept.isReset && change.keepsBoard
        self.replaced = kept
    }

    /// Makes `before` the former game if the change has replaced it, and if it is worth restoring.
    /// If not, there is no former game any more.
    private mutating func replace(
        _ before: Game, by change: Change, at time: Duration, _ emit: (Game.News) -> Void
    ) {
        guard change.isReplaced, before.isWorthRestoring(at: time) else {
            replaced = nil
            return change.givenUp.forEach(emit)
        }
        replaced = Replaced(
            actionCount: game.actionCount,
            former: following(before, change, isReset: change.isReset, at: time),
            news: change.givenUp, isReset: change.isReset)
    }

    private mutating func takeBack(
        _ former: Game, at time: Duration, _ emit: (Game.News) -> Void
    ) {
        (game, stored) = (former, nil)
        game.apply(Command(.pause(false), at: time), emit: emit)
        emit(.takenBack)
    }

    /// The effects of a command on the board, and the news that the board was given up.
    private struct Change {
        let isRestart: Bool
        var isReplaced = false
        var isReset = false
        var givenUp: [Game.News] = []

        /// Indicates whether the player sees the same board as before, perhaps from its beginning.
        var keepsBoard: Bool { !isReplaced || isReset || isRestart }
    }

    /// Applies a command to the game. The news that the game was given up is not emitted yet.
    private mutating func play(_ command: Command, _ emit: (Game.News) -> Void) -> Change {
        var change = Change(isRestart: command.isRestart)
        game.apply(command) { news in
            if news.isBeginning { change.isReplaced = true }
            if news.isReset { change.isReset = true }
            if news.isGivenUp { change.givenUp.append(news) } else { emit(news) }
        }
        return change
    }

    /// The former game after a change. Its clock runs on while the player sees the same board,
    /// perhaps from the beginning. After a reset, the clock stops whenever the board is paused.
    private func following(
        _ former: Game, _ change: Change, isReset: Bool, at time: Duration
    ) -> Game {
        let runsOn = change.keepsBoard && !(isReset && game.moment == .paused)
        return runsOn ? former.resumed(at: time) : former.paused(at: time)
    }
}

extension PlayedGame {
    /// Returns whether the player touched the game and it is not over. Reads the moment of the
    /// paused game, because the moment of a finished game is not `over` while it searches for
    /// another board.
    fileprivate func isWorthRestoring(at time: Duration) -> Bool {
        isTouched && paused(at: time).moment != .over
    }

    fileprivate func resumed(at time: Duration) -> Self {
        var game = self
        game.apply(Command(.pause(false), at: time))
        return game
    }
}
