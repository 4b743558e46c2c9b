/// The result of a game at its end, or at the current moment.
public struct MemoryResult: Equatable, Codable, Sendable {
    public let options: MemoryOptions
    /// The number that dealt the board, and the day if it is a board of the day.
    public let seed: UInt64
    public let day: Int?
    /// The number of moves that persons made. A computer's moves count only if no person plays.
    public let moves: Int
    /// The average number of moves that a perfect memory needs for all rounds together.
    public let par: Double
    public let seconds: Int
    /// One to three stars for a single player who did not give up; nil otherwise. Each timeout
    /// costs a star.
    public let stars: Int?
    public let scores: [MemoryScore]
    /// The number of flips that a player with a perfect memory would not have made. Only players
    /// whose moves count are included.
    public let avoidableFlips: Int
    public let help: GameHelp
    /// Whether the player gave the game up before its end.
    public let isGivenUp: Bool

    /// Whether a single player finished the game without avoidable flips, restarts, resets or
    /// timeouts.
    public var isPerfect: Bool {
        scores.count == 1 && !isGivenUp && avoidableFlips == 0 && help.isNone
    }

    /// Whether the game counts as won. Without a computer, the players win by finishing the game,
    /// but not by giving up. Against a computer, the player must have more pairs.
    public var isWon: Bool {
        !isGivenUp && (options.players.allSatisfy { $0 == .person } || winner == 0)
    }

    /// The number of pairs that all players found on the last board.
    public var foundPairs: Int { scores.reduce(0) { $0 + $1.pairs } }

    /// The maximum number of moves that earns this many stars, two or three.
    public func mostMoves(for stars: Int) -> Int {
        MemoryPar(pairs: options.pairs).mostMoves(for: stars, rounds: options.rounds)
    }

    /// The player with the most pairs; nil if several players share the lead.
    public var winner: Int? {
        let most = scores.map(\.allPairs).max() ?? 0
        let best = scores.indices.filter { scores[$0].allPairs == most }
        return scores.count > 1 && best.count == 1 ? best.first : nil
    }
}

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
                ? par.stars(moves: moves, rounds: options.rounds, timeouts: timeouts.count) : nil,
            scores: scores, avoidableFlips: lapses,
            help: GameHelp(restarts: resets, timeouts: timeouts.count), isGivenUp: isGivenUp)
    }

    /// The news of giving up the game; nil if the game is over, or if no move was made on it, even
    /// before a restart.
    public var givenUpNews: MemoryNews<CardContent>? {
        let result = result(isGivenUp: true)
        return phase == .finished || result.moves == 0 && !wasRestarted ? nil : .givenUp(result)
    }
}
