/// A digit in a cell. It may be possible, placed or eliminated.
public struct Candidate: Hashable, Sendable, Comparable {
    public let cell: Int
    public let digit: Int

    public init(_ digit: Int, at cell: Int) {
        self.cell = cell
        self.digit = digit
    }

    public static func < (left: Candidate, right: Candidate) -> Bool {
        (left.cell, left.digit) < (right.cell, right.digit)
    }
}

extension Candidate: CustomStringConvertible {
    /// The digit and its cell, as in `r1c2=3`.
    public var description: String { "\(CellHouses.name(cell))=\(digit)" }
}

extension CellHouses {
    /// The name of a cell, counted from one, as in `r1c2`.
    static func name(_ cell: Int) -> String { "r\(row(cell) + 1)c\(column(cell) + 1)" }
}
