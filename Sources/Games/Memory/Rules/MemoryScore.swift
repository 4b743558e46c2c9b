/// The score of a player.
public struct MemoryScore: Equatable, Codable, Sendable {
    /// Pairs found on this board.
    public internal(set) var pairs = 0
    /// Pairs found on earlier boards.
    public internal(set) var earlierPairs = 0
    /// The number of times that the player turned up a second card.
    public internal(set) var moves = 0

    public var allPairs: Int { earlierPairs + pairs }

    mutating func startNextBoard() {
        earlierPairs += pairs
        pairs = 0
    }

    var isSound: Bool {
        [pairs, earlierPairs, moves].allSatisfy(SavedBounds.count.contains)
    }
}
