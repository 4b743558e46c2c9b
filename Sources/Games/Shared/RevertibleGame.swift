/// A game and the game that it replaced. The former game can be taken back until the first action
/// on the new board. It counts as given up only then. A restarted board is the same game, so the
/// clock of the former game runs on.
///
///     causes      open   newGame   takeBack   newGame   open
///     game        A      B         A          C         C
///     news               begun     takenBack  begun     givenUp(A)
public struct RevertibleGame<Game: PlayedGame>: TellingModel, Equatable {
    public typealias Command = Game.Command

    public private(set) var game: Game
    private var replaced: Replaced?

    /// The former game. The case is indirect, so that it does not double the size of this value.
    private indirect enum Replaced: Equatable {
        /// The former game, the waiting news of its end, the number of actions on the new
        /// board, and whether the new board is the reset one of the former game.
        case by(actionCount: Int, former: Game, news: [Game.News], isReset: Bool)
    }

    /// Begins with a game. `former` is the game that it replaces. An untouched one is forgotten.
    public init(_ game: Game, replacing former: Game? = nil) {
        self.game = game
        guard let former, former.isTouched else { return }
        replaced = .by(
            actionCount: game.actionCount, former: former.paused(at: .zero),
            news: [former.givenUpNews].compactMap(\.self), isReset: false)
    }

    /// The game that comes back if the last action is taken back. It is paused, unless it is the
    /// same board.
    public var former: Game? {
        if case .by(_, let former, _, _) = replaced { former } else { nil }
    }

    public mutating func apply(_ command: Command, tell: (Game.News) -> Void) {
        if let former, command.cause == .player(.takeBack) {
            (game, replaced) = (former, nil)
            game.apply(Command(.pause(false), at: command.time), tell: tell)
            return tell(.takenBack)
        }
        let before = game
        var (isReplaced, isReset, givenUp) = (false, false, [Game.News]())
        game.apply(command) { news in
            isReplaced = isReplaced || news.isBeginning
            isReset = isReset || news.isReset
            if news.isGivenUp { givenUp.append(news) } else { tell(news) }
        }
        // While the player sees the same board from its beginning, the clock runs on. The clock of
        // a board that was reset stands in a pause, as that of the board itself.
        let isSameBoard = !isReplaced || isReset || command.cause == .player(.restart)
        func following(_ former: Game, isReset: Bool) -> Game {
            isSameBoard && !(isReset && game.moment == .paused)
                ? former.resumed(at: command.time) : former.paused(at: command.time)
        }
        if case .by(game.actionCount, var former, let news, let wasReset) = replaced {
            // The new board is untouched, or a newer one has replaced it.
            if wasReset || former.moment == .running {
                former = following(former, isReset: wasReset)
            }
            replaced = .by(
                actionCount: game.actionCount, former: former, news: news + givenUp,
                isReset: wasReset && isSameBoard)
            return
        }
        if case .by(_, _, let news, _) = replaced.take() { news.forEach(tell) }
        if isReplaced, before.isWorthRestoring(at: command.time) {
            replaced = .by(
                actionCount: game.actionCount, former: following(before, isReset: isReset),
                news: givenUp, isReset: isReset)
        } else {
            givenUp.forEach(tell)
        }
    }
}

extension PlayedGame {
    /// Whether the player touched the game and it is not over. The check needs the paused game,
    /// because a search for another board may hide that the game is over.
    fileprivate func isWorthRestoring(at time: Duration) -> Bool {
        isTouched && paused(at: time).moment != .over
    }

    fileprivate func resumed(at time: Duration) -> Self {
        var game = self
        game.apply(Command(.pause(false), at: time))
        return game
    }
}
