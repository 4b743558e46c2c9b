/// A set of cells with one bit for each cell. Cells are numbered 0 to 80, row by row.
public struct CellSet: Hashable, Sendable {
    var bits: UInt128

    init(bits: UInt128) { self.bits = bits }

    public init() { bits = 0 }

    public init(_ cells: some Sequence<Int>) {
        bits = 0
        for cell in cells { insert(cell) }
    }

    static let all = CellSet(bits: 1 << 81 - 1)

    static func only(_ cell: Int) -> CellSet { CellSet(bits: 1 << cell) }

    public var count: Int { bits.nonzeroBitCount }
    public var isEmpty: Bool { bits == 0 }

    /// The cell with the lowest number; nil if the set is empty.
    public var first: Int? { bits == 0 ? nil : bits.trailingZeroBitCount }

    public func contains(_ cell: Int) -> Bool { bits >> cell & 1 == 1 }

    func isSubset(of other: CellSet) -> Bool { bits & ~other.bits == 0 }
    func isDisjoint(with other: CellSet) -> Bool { bits & other.bits == 0 }

    mutating func insert(_ cell: Int) { bits |= 1 << cell }
    mutating func remove(_ cell: Int) { bits &= ~(1 << cell) }

    static func & (left: CellSet, right: CellSet) -> CellSet {
        CellSet(bits: left.bits & right.bits)
    }
    static func | (left: CellSet, right: CellSet) -> CellSet {
        CellSet(bits: left.bits | right.bits)
    }
    static func - (left: CellSet, right: CellSet) -> CellSet {
        CellSet(bits: left.bits & ~right.bits)
    }
    static func &= (left: inout CellSet, right: CellSet) { left.bits &= right.bits }
    static func |= (left: inout CellSet, right: CellSet) { left.bits |= right.bits }
    static func -= (left: inout CellSet, right: CellSet) { left.bits &= ~right.bits }
}

extension CellSet: Sequence {
    /// An iterator over the cells in ascending order.
    public struct Iterator: IteratorProtocol {
        var bits: UInt128

        public mutating func next() -> Int? {
            guard bits != 0 else { return nil }
            defer { bits &= bits &- 1 }
            return bits.trailingZeroBitCount
        }
    }

    public func makeIterator() -> Iterator { Iterator(bits: bits) }
    public var underestimatedCount: Int { count }
}

extension CellSet: ExpressibleByArrayLiteral {
    public init(arrayLiteral cells: Int...) { self.init(cells) }
}

extension CellSet: CustomStringConvertible {
    /// The cells as text, such as `[0, 1, 80]`.
    public var description: String { "\(Array(self))" }
}
