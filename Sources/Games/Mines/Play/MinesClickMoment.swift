/// The moment of a click that opened cells.
public struct MinesClickMoment: Codable, Equatable, Sendable {
    /// The number of the click among all clicks of the player, counted from 1.
    public let number: Int
    /// The cells that got or lost a flag since the click that opened cells before it.
    public let flagged: [Int]
    /// Whether a hint opened the cells; nil if not, and in a game of an earlier version.
    public var isHinted: Bool?
}
