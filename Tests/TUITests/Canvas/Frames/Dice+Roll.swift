import Reactive

extension Dice {
    /// A number below `count`. It differs from that of `roll(below:)`: the sizes of random frames
    /// in tables and documents were measured with this one.
    mutating func roll(_ count: Int) -> Int { Int(next() >> 33) % count }
}
