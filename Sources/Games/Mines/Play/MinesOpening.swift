/// A move that opened cells, as the game keeps it: a click, a chord, or a move made by a hint.
public struct MinesOpening: Codable, Equatable, Sendable {
    /// The cells that the move opened directly, without the regions that opened around them. A
    /// saved game lists them apart from the other properties.
    public internal(set) var cells: [Int] = []
    /// The number of the move among all moves, which include marks, counted from 1.
    public let number: Int
    /// The cells whose flag changed since the previous opening.
    public let flagged: [Int]
    /// Indicates whether a hint opened the cells. An earlier version did not save this property.
    public var isHinted = false
}

extension MinesOpening {
    private enum CodingKeys: CodingKey { case number, flagged, isHinted }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        number = try values.decode(Int.self, forKey: .number)
        flagged = try values.decode([Int].self, forKey: .flagged)
        isHinted = try values.decodeIfPresent(Bool.self, forKey: .isHinted) ?? false
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(number, forKey: .number)
        try values.encode(flagged, forKey: .flagged)
        if isHinted { try values.encode(true, forKey: .isHinted) }
    }
}
