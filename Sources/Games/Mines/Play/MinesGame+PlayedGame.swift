extension MinesGame {
    public var clockOrigin: Duration? { watch.origin }
    public var moment: GameMoment { phase.moment }
    public var canGoOn: Bool { phase == .playing || phase == .paused }
    public var isOver: Bool { phase.isOver }
    /// A restart counts once a cell was opened, because flags alone tell the player nothing.
    public var countsIfRestarted: Bool { table.board != nil }
    public var resultIfGivenUp: MinesResult { result }

    /// The openings as steps; none before the end.
    public var lookBack: LookBack {
        guard isOver else { return .none }
        return LookBack(
            count: openings.count, firstNumber: 1, shown: lookedAt, mistakes: mistakes,
            loss: phase == .lost ? openings.count - 1 : nil
        ) { record.times[$0 + 1] }
    }

    public var withoutHint: MinesGame {
        var game = self
        game.hint = nil
        return game
    }
}
