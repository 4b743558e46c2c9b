/// A player of the memory game.
public enum MemoryPlayer: Equatable, Codable, Sendable {
    case person
    /// The computer, which remembers this many of the face-down cards shown last.
    case computer(remembers: Int)
    /// The computer, which forgets nothing and chooses its second cards as is best in a duel.
    case expert
}
