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
    private var replaced: Replaced?

    /// Data about the former game. The enum is indirect so that it does not double the size of this
    /// value.
    private indirect enum Replaced: Equatable {
        /// The number of actions on the new board, the former game, and the news of the former
        /// game's end, which was not reported yet. `isReset` indicates whether the new board is the
        /// former board after a reset.
        case by(actionCount: Int, former: Game, news: [Game.News], isReset: Bool)
    }

    /// Creates a value from a game and the game that it replaces. An untouched former game is
    /// dropped.
    public init(_ game: Game, replacing former: Game? = nil) {
        self.game = game
        guard let former, former.isTouched else { return }
        replaced = .by(
            actionCount: game.actionCount, former: former.paused(at: .zero),
            news: [former.givenUpNews].compactMap(\.self), isReset: false)
    }

    /// The game that comes back if the player takes back the new game. It is paused if it has
    /// another board. If both games have the same board, it may be running.
    public var former: Game? {
        if case .by(_, let former, _, _) = replaced { former } else { nil }
    }

    /// Indicates whether the former game is this one before a reset.
    var isReset: Bool {
        if case .by(_, _, _, let isReset) = replaced { isReset } else { false }
    }

    public mutating func apply(_ command: Command, emit: (Game.News) -> Void) {
        if let former, command.cause == .player(.takeBack), !game.isHolding {
            return takeBack(former, at: command.time, emit)
        }
        let before = game
        let change = play(command, emit)
        if case .by(game.actionCount, var former, let news, let wasReset) = replaced {
            // The new board is untouched, or has been replaced by another untouched board.
            if wasReset || former.moment == .running {
                former = following(former, change, isReset: wasReset, at: command.time)
            }
            replaced = .by(
                actionCount: game.actionCount, former: former, news: news + change.givenUp,
                isReset: wasReset && change.keepsBoard)
            return
        }
        if case .by(_, _, let news, _) = replaced.take() { news.forEach(emit) }
        if change.isReplaced, before.isWorthRestoring(at: command.time) {
            replaced = .by(
                actionCount: game.actionCount,
                former: following(before, change, isReset: change.isReset, at: command.time),
                news: change.givenUp, isReset: change.isReset)
        } else {
            change.givenUp.forEach(emit)
        }
    }

    private mutating func takeBack(
        _ former: Game, at time: Duration, _ emit: (Game.News) -> Void
    ) {
        (game, replaced) = (former, nil)
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
