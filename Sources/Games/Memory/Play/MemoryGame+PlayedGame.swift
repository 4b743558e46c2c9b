extension MemoryGame {
    /// The result of the game, as if it ended now.
    public var result: MemoryResult { result(isGivenUp: isGivenUp) }

    private func result(isGivenUp: Bool) -> MemoryResult {
        let moves = scores.indices.reduce(0) { $0 + (options.counts($1) ? scores[$1].moves : 0) }
        let isAlone = options.players == [.person] && !isGivenUp
        return MemoryResult(
            options: options, seed: seed, day: day, moves: moves,
            par: par.moves * Double(options.rounds), seconds: seconds,
            stars: isAlone
                ? par.stars(moves: moves, rounds: options.rounds, timeouts: help.timeouts) : nil,
            scores: scores, avoidableFlips: lapses,
            help: help, isGivenUp: isGivenUp)
    }

    /// The round of each timeout. A round appears once for each of its timeouts. Timeouts before a
    /// restart count for the first round.
    public var timeouts: [Int] {
        Array(repeating: 1, count: help.timeouts - newTimeouts.count) + newTimeouts
    }

    public var clockOrigin: Duration? { clock.watch.origin }
    public var moment: GameMoment { phase.moment }
    public var actionCount: Int { flips.count }
    public var isPlaying: Bool { phase == .playing }
    public var canGoOn: Bool { isPlaying || phase == .paused }
    public var isComputersTurn: Bool { isPlaying && options.memory(of: turn) != nil }
    public var seconds: Int { clock.watch.seconds }
    public var isOver: Bool { phase == .finished }
    /// Indicates whether the player gave the game up.
    public var isGivenUp: Bool { phase == .finished && !board.isCleared }
    public var moveCount: Int { result.moves }
    /// A restart counts once a card was turned up.
    public var countsIfRestarted: Bool { !flips.isEmpty }
    public var resultIfGivenUp: MemoryResult { result(isGivenUp: true) }
}
