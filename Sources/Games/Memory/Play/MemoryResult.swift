/// The result of a game at its end, or as if it ended now.
public struct MemoryResult: Equatable, Codable, Sendable {
    public let options: MemoryOptions
    /// The number from which the board was dealt, and its day if it is a board of the day.
    public let seed: UInt64
    public let day: Int?
    /// The number of moves of all human players. A computer's moves count only if no person plays.
    public let moves: Int
    /// The average number of moves that a perfect memory needs for all rounds together.
    public let par: Double
    public let seconds: Int
    /// One to three stars for a person who plays alone and did not give up; nil for other results.
    /// Each timeout costs a star, but one star remains.
    public let stars: Int?
    public let scores: [MemoryScore]
    /// The number of flips that a player with a perfect memory would have avoided. With several
    /// players, only missed pairs are included. Only players whose moves count are included.
    public let avoidableFlips: Int
    public let help: GameHelp
    /// Indicates whether the player gave the game up before its end.
    public let isGivenUp: Bool

    /// Indicates whether a single player finished the game without avoidable flips, restarts,
    /// resets or timeouts.
    public var isPerfect: Bool {
        scores.count == 1 && !isGivenUp && avoidableFlips == 0 && help.isNone
    }

    /// Indicates whether the game counts as won. Without a computer, the players win by finishing
    /// the game, but not by giving up. Against a computer, the player must have more pairs.
    public var isWon: Bool {
        !isGivenUp && (options.players.allSatisfy { $0 == .person } || winner == 0)
    }

    /// The number of pairs that all players together found on the current board; 0 once the last
    /// board is cleared.
    public var foundPairs: Int { scores.reduce(0) { $0 + $1.pairs } }

    /// The maximum number of moves that earns this many stars, two or three, without a timeout.
    public func mostMoves(for stars: Int) -> Int {
        MemoryPar(pairs: options.pairs).mostMoves(for: stars, rounds: options.rounds)
    }

    /// The number of moves before one costs a star; nil if no star can be lost by moves.
    public var movesBeforeStarIsLost: Int? {
        guard let stars, stars > 1 else { return nil }
        let par = MemoryPar(pairs: options.pairs)
        let earned = par.stars(moves: moves, rounds: options.rounds)
        return par.mostMoves(for: earned, rounds: options.rounds) - moves
    }

    /// The player with the most pairs; nil if several players share the lead, or if there is only
    /// one player.
    public var winner: Int? {
        let most = scores.map(\.allPairs).max() ?? 0
        let best = scores.indices.filter { scores[$0].allPairs == most }
        return scores.count > 1 && best.count == 1 ? best.first : nil
    }
}
