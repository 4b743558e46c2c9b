/// A set of digits for each of the nine boxes. Operations work on all boxes at once.
///
/// The sixteen lanes are four groups of four. Each of the first three groups is a band, and its
/// first three lanes are the boxes of the band. The other lanes have no box. On a board they
/// contain all digits, so that nothing follows from them.
///
/// Bit d of a lane is the digit d, as in a `DigitSet`.
struct BoxSets {
    typealias Lanes = SIMD16<Int16>
    private typealias Bits = SIMDMask<Lanes>

    /// A lane with all nine digits.
    static let full: Int16 = 0b11_1111_1110

    var lanes: Lanes

    init(_ lanes: Lanes) { self.lanes = lanes }

    /// The same bits in every lane.
    init(repeating bits: Int16) { lanes = Lanes(repeating: bits) }

    static var none: BoxSets { BoxSets(repeating: 0) }
    static var all: BoxSets { BoxSets(repeating: full) }

    /// All digits in the lanes with a box, and none in the others.
    static var allInBoxes: BoxSets {
        BoxSets(
            Lanes(
                full, full, full, 0, full, full, full, 0, full, full, full, 0, 0, 0, 0, 0))
    }

    /// The largest lane as a number; 0 if every lane is empty.
    var largest: Int16 { lanes.max() }

    /// The larger of the two numbers in each lane.
    func max(_ other: BoxSets) -> BoxSets {
        let isLarger = BoxSets((lanes .> other.lanes)._storage)
        return self & isLarger | other & ~isLarger
    }

    /// A mask with all bits set in the lanes that are empty.
    var whereEmpty: BoxSets { BoxSets((lanes .== Lanes())._storage) }

    /// A mask with all bits set in the lanes that are equal to a number.
    func whereEqual(to number: Int16) -> BoxSets {
        BoxSets((lanes .== Lanes(repeating: number))._storage)
    }

    var lowest: BoxSets { self & (.none &- self) }
    var withoutLowest: BoxSets { self & (self &- BoxSets(repeating: 1)) }

    /// The lanes that contain exactly one digit. All other lanes are empty.
    var single: BoxSets { self & withoutLowest.whereEmpty }

    // Set operations use masks, because the standard library applies these to the whole vector. The
    // library applies integer operations lane by lane, and the optimizer does not always join them,
    // which costs two thirds of the speed. The bits of a mask are accessible only through its
    // storage.

    static func & (left: BoxSets, right: BoxSets) -> BoxSets {
        BoxSets((Bits(left.lanes) .& Bits(right.lanes))._storage)
    }
    static func | (left: BoxSets, right: BoxSets) -> BoxSets {
        BoxSets((Bits(left.lanes) .| Bits(right.lanes))._storage)
    }
    static func ^ (left: BoxSets, right: BoxSets) -> BoxSets {
        BoxSets((Bits(left.lanes) .^ Bits(right.lanes))._storage)
    }
    static prefix func ~ (sets: BoxSets) -> BoxSets { sets ^ BoxSets(repeating: -1) }

    // Arithmetic on lanes as numbers.

    static func &+ (left: BoxSets, right: BoxSets) -> BoxSets { BoxSets(left.lanes &+ right.lanes) }
    static func &- (left: BoxSets, right: BoxSets) -> BoxSets { BoxSets(left.lanes &- right.lanes) }
    static func &* (left: BoxSets, right: Int16) -> BoxSets {
        BoxSets(left.lanes &* Lanes(repeating: right))
    }
}
