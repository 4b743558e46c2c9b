/// A set of digits for each of the nine boxes, all of them worked on at once.
///
/// The sixteen lanes are four groups of four: a group is a band, and its first three lanes are the
/// boxes of the band. The other lanes belong to no box; on a board they hold all digits, so that
/// nothing ever follows from them.
///
/// As in a `DigitSet`, bit d of a lane stands for the digit d.
struct BoxSets {
    typealias Lanes = SIMD16<Int16>
    private typealias Bits = SIMDMask<Lanes>

    /// All digits of one lane.
    static let full: Int16 = 0b11_1111_1110

    var lanes: Lanes

    init(_ lanes: Lanes) { self.lanes = lanes }

    /// The same in every lane.
    init(repeating bits: Int16) { lanes = Lanes(repeating: bits) }

    static var none: BoxSets { BoxSets(repeating: 0) }
    static var all: BoxSets { BoxSets(repeating: full) }

    /// All digits in the lanes of boxes, and nothing in the others.
    static var allInBoxes: BoxSets {
        BoxSets(
            Lanes(
                full, full, full, 0, full, full, full, 0, full, full, full, 0, 0, 0, 0, 0))
    }

    /// The greatest of the lanes as numbers: 0 where no lane holds a digit.
    var largest: Int16 { lanes.max() }

    /// All bits of the lanes in which nothing is.
    var whereEmpty: BoxSets { BoxSets((lanes .== Lanes())._storage) }

    /// All bits of the lanes that are this number.
    func whereEqual(to number: Int16) -> BoxSets {
        BoxSets((lanes .== Lanes(repeating: number))._storage)
    }

    var lowest: BoxSets { self & (.none &- self) }
    var withoutLowest: BoxSets { self & (self &- BoxSets(repeating: 1)) }

    /// The digit of the lanes that have a single one.
    var single: BoxSets { self & withoutLowest.whereEmpty }

    // Sets meet as masks, because the standard library combines these whole. Integers it combines
    // lane by lane, and the optimizer does not always put them together again, which costs two
    // thirds of the speed. Only the storage of a mask says what bits it has.

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

    // As numbers.

    static func &+ (left: BoxSets, right: BoxSets) -> BoxSets { BoxSets(left.lanes &+ right.lanes) }
    static func &- (left: BoxSets, right: BoxSets) -> BoxSets { BoxSets(left.lanes &- right.lanes) }
    static func &* (left: BoxSets, right: Int16) -> BoxSets {
        BoxSets(left.lanes &* Lanes(repeating: right))
    }
}
