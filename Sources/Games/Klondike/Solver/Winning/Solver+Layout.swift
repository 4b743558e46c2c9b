extension Klondike.Solver {
    /// The parts of a position that stay the same during a search: the cards that lie under others,
    /// the order of the talon (stock and waste together), and the weights of cards in a key.
    struct Layout {
        /// For each pile, the bit of each face-down card and of the bottom face-up card, as in
        /// `Cards.bit`.
        private(set) var columns: [[UInt8]] = []
        /// The pile of each card in `columns`, by bit.
        private(set) var pile = [UInt8](repeating: 0, count: 56)
        /// The weight of a card in each pile, followed by the weight of a card on each suit's
        /// foundation.
        private(set) var weights: [UInt64] = []

        /// The bit of each card of the talon, in drawing order.
        private(set) var talon: [UInt8] = []
        /// The index of each card in the talon, by bit.
        private(set) var talonIndex = [UInt8](repeating: 0, count: 56)
        let draw: Int

        init(_ table: Klondike.Table, draw: Int) {
            self.draw = draw
            var weight: UInt64 = 1
            for (number, pile) in table.piles.enumerated() {
                let column = pile.cards.prefix(pile.hidden + 1).map {
                    UInt8(Klondike.Cards.bit($0))
                }
                for bit in column { self.pile[Int(bit)] = UInt8(number) }
                columns.append(column)
                weights.append(weight)
                weight *= UInt64(column.count + 1)
            }
            for _ in 0..<4 {
                weights.append(weight)
                weight *= 14
            }
            precondition(
                weight <= 1 << 31, "A table must not have more face-down cards than it was dealt.")
            talon = (table.waste + table.stock.reversed()).map { UInt8(Klondike.Cards.bit($0)) }
            for (index, bit) in talon.enumerated() { talonIndex[Int(bit)] = UInt8(index) }
        }
    }
}
