extension Klondike.Solver {
    /// A cache of the talon's cards in reach. A search needs the same few talons again and again.
    struct Talon {
        private var known: [(key: UInt64, cards: Klondike.CardSet)]

        init() { known = Array(repeating: (0, 0), count: 1 << 12) }

        @inline(__always)
        mutating func cards(_ state: State, layout: borrowing Layout) -> Klondike.CardSet {
            let key =
                1 << 63 | UInt64(state.talon) << 8 | UInt64(state.turned) << 3
                | UInt64(state.redeals)
            let index = Int((key &* 0x9E37_79B9_7F4A_7C15) >> 52)
            if known[index].key == key { return known[index].cards }
            let cards = look(state, layout: layout)
            known[index] = (key, cards)
            return cards
        }

        private func look(_ state: State, layout: borrowing Layout) -> Klondike.CardSet {
            let count = state.talon.nonzeroBitCount
            var (rest, place) = (state.talon, 0)
            var cards: Klondike.CardSet = 0
            while rest != 0 {
                place += 1
                let comesAgain = place % layout.draw == 0 || place == count
                if state.redeals > 0 && comesAgain
                    || state.isAhead(place, of: count, draw: layout.draw)
                {
                    cards |= 1 << Klondike.CardSet(layout.talon[rest.trailingZeroBitCount])
                }
                rest &= rest - 1
            }
            return cards
        }
    }
}
