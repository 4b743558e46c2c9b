extension Day {
    /// A kind of board. Each day has one board of each kind, the same for all players.
    public struct Board: Hashable, Sendable {
        /// A number that is unique among the boards of a game. A change of the number would change
        /// the boards of all past days.
        let number: Int
    }

    /// The seed of the day's board.
    public func seed(of board: Board) -> UInt64 {
        let date = UInt64(truncatingIfNeeded: year &* 10_000 &+ month &* 100 &+ day)
        var dice = Dice(seed: date ^ UInt64(truncatingIfNeeded: board.number) << 32)
        return dice.next()
    }
}
