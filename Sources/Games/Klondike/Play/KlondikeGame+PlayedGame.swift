extension KlondikeGame {
    public var moment: GameMoment {
        switch phase {
        case .dealing: .waiting
        case .playing, .stuck: klondike.hasBegun ? .running : .ready
        case .paused: .paused
        case .won: .over
        }
    }

    public var isOver: Bool { klondike.isWon }
    public var moveCount: Int { klondike.history.states.count - 1 }
    public var resultIfGivenUp: Klondike.Result { result }

    /// The wait before the first move counts only on the deal of the day.
    public var clockOrigin: Duration? {
        watch.origin ?? (request.day == nil ? nil : waitWatch.origin)
    }

    /// Indicates whether the player holds cards.
    public var isHolding: Bool { hand != nil }

    /// A paused copy of the game, without a search for another deal.
    public func paused(at time: Duration) -> KlondikeGame {
        var game = self
        game.search = nil
        game.apply(.init(.pause(true), at: time))
        return game
    }

    /// Indicates whether there is a game to continue. A deal without moves can be continued if a
    /// hint was taken, or if it is the deal of the day, so that the hint and the viewing time are
    /// not forgotten.
    public var canGoOn: Bool {
        hasCards && !klondike.isWon
            && (klondike.hasBegun || help.hints > 0 || request.day != nil)
    }

    /// A paused copy of the game, without the solutions that the solver found.
    public func stored(at time: Duration) -> KlondikeGame {
        var (watch, waitWatch) = (watch, waitWatch)
        watch.apply(.pause(at: time))
        waitWatch.apply(.pause(at: time))
        var game = KlondikeGame(klondike, request, dice, watch, difficulty)
        (game.record, game.countsHelp) = (record.stored, countsHelp)
        (game.waitWatch, game.remarks) = (waitWatch, remarks)
        return game
    }
}
