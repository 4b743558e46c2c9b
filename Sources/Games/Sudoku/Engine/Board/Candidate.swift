/// A digit in a cell: what may stand there, what does, or what cannot.
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
    /// Such as `r1c2=3`.
    public var description: String { "\(Place.name(cell))=\(digit)" }
}

extension Place {
    /// Such as `r1c2`, counted from one.
    static func name(_ cell: Int) -> String { "r\(row(cell) + 1)c\(column(cell) + 1)" }
}
