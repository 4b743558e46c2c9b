/// A click that opened cells, in the form in which it is saved.
public struct MinesClick: Codable, Equatable, Sendable {
    /// The cells that the click opened directly, without the regions that opened around them. A
    /// saved game lists them apart from the other properties.
    public internal(set) var cells: [Int] = []
    /// The number of the click among all clicks of the player, counted from 1.
    public let number: Int
    /// The cells whose flag changed since the previous click that opened cells.
    public let flagged: [Int]
    /// True if a hint opened the cells; nil otherwise, and in a game saved by an earlier version.
    public var isHinted: Bool?

    private enum CodingKeys: CodingKey { case number, flagged, isHinted }
}
