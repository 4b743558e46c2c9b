/// A player of the memory game.
public enum MemoryPlayer: Equatable, Codable, Sendable {
    case person
    /// A computer that remembers the face-down cards shown last, up to this number.
    case computer(remembers: Int)
    /// A computer that forgets nothing and chooses its second cards by the best strategy for a
    /// duel.
    case expert
}
