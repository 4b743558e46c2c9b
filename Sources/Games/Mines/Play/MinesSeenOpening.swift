/// An opening with everything that it opened, for looking back.
public struct MinesSeenOpening: Equatable, Sendable {
    /// The number of the move among all moves, which include marks, counted from 1.
    public let number: Int
    /// Indicates whether a hint opened the cells.
    public let isHinted: Bool
    /// The cells that the move opened directly: one cell, the covered neighbors of a number, or
    /// the safe cells of a hint.
    public let clicked: [Int]
    /// All cells that became open.
    public let opened: [Int]
    /// The cells with flags before the move.
    public let flags: Set<Int>
}
