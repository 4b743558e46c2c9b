extension Dice {
    /// The seed of the next game after a game with the given seed. It has at most ten digits, so
    /// that it can be typed.
    static func seed(after seed: UInt64) -> UInt64 {
        var dice = Dice(seed: seed)
        return dice.next() >> 32
    }
}
