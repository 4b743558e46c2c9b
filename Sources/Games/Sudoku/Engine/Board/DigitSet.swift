/// A set of the digits 1 to 9. Bit d is the digit d, and bit 0 is not used.
public struct DigitSet: Hashable, Sendable {
    var bits: UInt16

    init(bits: UInt16) { self.bits = bits }

    public init() { bits = 0 }

    public init(_ digits: some Sequence<Int>) {
        bits = 0
        for digit in digits { insert(digit) }
    }

    static let all = DigitSet(bits: 0b11_1111_1110)

    static func only(_ digit: Int) -> DigitSet { DigitSet(bits: 1 << UInt16(digit)) }

    public var count: Int { bits.nonzeroBitCount }
    public var isEmpty: Bool { bits == 0 }

    /// The smallest digit; nil if the set is empty.
    public var first: Int? { bits == 0 ? nil : bits.trailingZeroBitCount }

    public func contains(_ digit: Int) -> Bool { bits >> UInt16(digit) & 1 == 1 }

    func isSubset(of other: DigitSet) -> Bool { bits & ~other.bits == 0 }
    func isDisjoint(with other: DigitSet) -> Bool { bits & other.bits == 0 }

    public mutating func insert(_ digit: Int) { bits |= 1 << UInt16(digit) }

    public mutating func remove(_ digit: Int) { bits &= ~(1 << UInt16(digit)) }

    static func & (left: DigitSet, right: DigitSet) -> DigitSet {
        DigitSet(bits: left.bits & right.bits)
    }
    package static func | (left: DigitSet, right: DigitSet) -> DigitSet {
        DigitSet(bits: left.bits | right.bits)
    }
    static func - (left: DigitSet, right: DigitSet) -> DigitSet {
        DigitSet(bits: left.bits & ~right.bits)
    }
}

extension DigitSet: Sequence {
    /// An iterator over the digits in ascending order.
    public struct Iterator: IteratorProtocol {
        var bits: UInt16

        public mutating func next() -> Int? {
            guard bits != 0 else { return nil }
            defer { bits &= bits &- 1 }
            return bits.trailingZeroBitCount
        }
    }

    public func makeIterator() -> Iterator { Iterator(bits: bits) }
    public var underestimatedCount: Int { count }
}

extension DigitSet: ExpressibleByArrayLiteral {
    public init(arrayLiteral digits: Int...) { self.init(digits) }
}

extension DigitSet: CustomStringConvertible {
    /// The digits as text, such as `259`; empty if there are none.
    public var description: String { map { "\($0)" }.joined() }
}
