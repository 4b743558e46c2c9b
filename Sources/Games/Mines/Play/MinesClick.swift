/// A click that opened cells: its number, the changes of flags before it, and whether a hint made
/// it.
public struct MinesClick: Codable, Equatable, Sendable {
    /// The number of the click among all clicks of the player, counted from 1.
    public let number: Int
    /// The cells whose flag changed since the previous click that opened cells.
    public let flagged: [Int]
    /// True if a hint opened the cells; nil otherwise, and in a game saved by an earlier version.
    public var isHinted: Bool?
}
