/// A cleared round: its number of moves, and its stars for a person who plays alone.
public struct MemoryRound: Equatable, Sendable {
    public let number, moves: Int
    public let stars: Int?
}

extension MemoryGame {
    /// The round before the current one; nil in the first round.
    var lastRound: MemoryRound? {
        guard round > 1 else { return nil }
        let moves = roundMoves[round - 1] ?? 0
        return MemoryRound(
            number: round - 1, moves: moves,
            stars: options.players == [.person]
                ? par.stars(moves: moves, timeouts: timeouts.count { $0 == round - 1 }) : nil)
    }
}
