/// A random number generator with a seed. The same seed gives the same numbers on every machine and
/// in every version. A number therefore identifies a deal, and a game can be repeated.
///
/// The generator is SplitMix64. Drawing and shuffling are implemented here, because a later version
/// of the standard library may do both differently.
public struct Dice: RandomNumberGenerator, Equatable, Codable, Sendable {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var number = state
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        return number ^ (number >> 31)
    }

    /// Returns a whole number from 0 up to, but not including, `bound`. All results are equally
    /// likely.
    public mutating func roll(below bound: Int) -> Int {
        precondition(bound > 0, "The bound must be positive, but it is \(bound).")
        let bound = UInt64(bound)
        // Numbers from the last multiple of the bound upward would make small results more likely.
        let surplus = (UInt64.max % bound + 1) % bound
        var number = next()
        while number > .max - surplus { number = next() }
        return Int(number % bound)
    }

    /// Shuffles the items. All orders are equally likely.
    public mutating func shuffle<Item>(_ items: inout [Item]) {
        for last in items.indices.dropFirst().reversed() {
            items.swapAt(last, roll(below: last + 1))
        }
    }

    /// Returns one of the items, or nil if there are none.
    public mutating func pick<Item>(from items: [Item]) -> Item? {
        items.isEmpty ? nil : items[roll(below: items.count)]
    }
}
