/// How a game ended, or stands.
public struct MemoryResult: Equatable, Codable, Sendable {
    public let options: MemoryOptions
    /// The moves of the people who play; those of a computer are not theirs.
    public let moves: Int
    /// How many moves all its boards take on average, if nothing is forgotten.
    public let par: Double
    public let seconds: Int
    /// One to three for a player alone.
    public let stars: Int?
    public let scores: [MemoryScore]
    /// How many cards the people turned up that a perfect memory would have left.
    public let avoidableFlips: Int
    public let help: GameHelp

    /// The most moves that earn so many stars, two or three.
    public func mostMoves(for stars: Int) -> Int {
        MemoryPar(pairs: options.pairs).mostMoves(for: stars, rounds: options.rounds)
    }

    /// The player with more pairs than any other, if there is one.
    public var winner: Int? {
        let most = scores.map(\.allPairs).max() ?? 0
        let best = scores.indices.filter { scores[$0].allPairs == most }
        return scores.count > 1 && best.count == 1 ? best.first : nil
    }
}

extension MemoryGame {
    /// How the game stands: the stars are what it would earn if this were its end.
    public var result: MemoryResult {
        let moves = scores.indices.reduce(0) { $0 + (options.counts($1) ? scores[$1].moves : 0) }
        let isAlone = options.players == [.person]
        return MemoryResult(
            options: options, moves: moves,
            par: par.moves * Double(options.rounds), seconds: seconds,
            stars: isAlone ? par.stars(moves: moves, rounds: options.rounds) : nil,
            scores: scores, avoidableFlips: mistakes,
            help: GameHelp(restarts: resets))
    }
}
