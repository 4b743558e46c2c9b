extension KlondikeGame {
    public var moment: GameMoment {
        switch phase {
        case .dealing: .waiting
        case .playing, .stuck: klondike.hasBegun ? .running : .ready
        case .paused: .paused
        case .won: .over
        }
    }

    /// Moves that were taken back count too, because the player touched the board.
    public var actionCount: Int {
        klondike.history.states.count - 1 + (help?.hints ?? 0) - earlierHints
    }

    /// The game, paused. A search for another deal is given up.
    public func paused(at time: Duration) -> KlondikeGame {
        var game = self
        game.search = nil
        game.apply(.init(.pause(true), at: time))
        return game
    }

    /// A deal without a move can be continued if a hint was taken, or if it is the deal of the day.
    /// The hint, and the time for which the cards were visible, therefore count.
    public var canGoOn: Bool {
        hasCards && !klondike.isWon
            && (klondike.hasBegun || help?.hints ?? 0 > 0 || request.day != nil)
    }

    /// The game, paused, without the results of the solver.
    public func saved(at time: Duration) -> KlondikeGame? {
        guard canGoOn else { return nil }
        var (watch, waiting) = (watch, waiting)
        watch.apply(.pause(at: time))
        waiting.apply(.pause(at: time))
        var game = KlondikeGame(klondike, request, dice, watch, difficulty)
        (game.help, game.waiting) = (help, waiting)
        (game.remarks, game.times) = (remarks, times)
        return game
    }
}
