/// Randomness from a seed: the same seed gives the same numbers on every machine and in every
/// version, so that a deal has a number, and a game can be played again.
///
/// The numbers are SplitMix64's. They are drawn and shuffled here, since the standard library does
/// not promise to turn the same numbers into the same order for ever.
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

    /// A whole number from 0 up to, and without, `bound`; each is exactly as likely as the others.
    public mutating func roll(below bound: Int) -> Int {
        precondition(bound > 0, "There is no number below \(bound) to roll.")
        let bound = UInt64(bound)
        // Numbers above the last whole multiple of the bound would favour the small ones.
        let surplus = (UInt64.max % bound + 1) % bound
        var number = next()
        while number > .max - surplus { number = next() }
        return Int(number % bound)
    }

    /// Puts the items into an order of which each is as likely as the others.
    public mutating func shuffle<Item>(_ items: inout [Item]) {
        for last in items.indices.dropFirst().reversed() {
            items.swapAt(last, roll(below: last + 1))
        }
    }

    /// One of the items, or nothing if there is none.
    public mutating func pick<Item>(from items: [Item]) -> Item? {
        items.isEmpty ? nil : items[roll(below: items.count)]
    }
}
