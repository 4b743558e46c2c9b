/// A click that opened cells, with everything that it opened, for looking back.
public struct MinesOpening: Equatable, Sendable {
    /// The number of the click among all clicks of the player, counted from 1.
    public let number: Int
    /// Indicates whether a hint opened the cells.
    public let isHinted: Bool
    /// The cells that the click opened directly: one cell, the covered neighbors of a number, or
    /// the safe cells of a hint.
    public let clicked: [Int]
    /// All cells that became open.
    public let opened: [Int]
    /// The cells with flags before the click.
    public let flags: Set<Int>
}
