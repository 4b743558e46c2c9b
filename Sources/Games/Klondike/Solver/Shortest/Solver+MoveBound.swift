extension Klondike.Solver {
    /// A lower bound for the number of moves that win from a table. It counts these necessary
    /// moves:
    ///
    /// - Each card goes to its foundation.
    /// - A card on a pile that lies above a lower card of its suit has to go to another pile first.
    ///   The face-up cards of a pile may move together.
    /// - The stock is turned to its end.
    /// - A card on the waste that lies above a lower card of its suit has to go to a pile first, or
    ///   the waste has to be turned over.
    struct MoveBound {
        private let layout: Layout
        /// For each pile and number of face-down cards, the number of these cards that must go to
        /// another pile.
        private var moved = [UInt8](repeating: 0, count: 7 * 8)
        /// For each pile and number of face-down cards, their lowest rank in each suit.
        private var lowest = [LowestRanks](repeating: LowestRanks(), count: 7 * 8)

        /// The lowest rank of each suit among some cards. Each suit takes four bits, and 15 means
        /// that there is no card of the suit.
        private struct LowestRanks {
            private var ranks: UInt16 = 0xFFFF

            /// Returns whether these cards contain a lower card of the suit of `card`.
            @inline(__always)
            func has(lowerThan card: Int) -> Bool {
                Int(ranks >> UInt16(4 * Klondike.Cards.suit(card)) & 15) < card >> 2
            }

            @inline(__always)
            mutating func add(_ card: Int) {
                guard !has(lowerThan: card) else { return }
                let shift = UInt16(4 * Klondike.Cards.suit(card))
                ranks = ranks & ~(15 << shift) | UInt16(card >> 2) << shift
            }
        }

        init(_ layout: Layout) {
            self.layout = layout
            for (pile, column) in layout.columns.enumerated() {
                for (hidden, card) in column.dropLast().map(Int.init).enumerated() {
                    let index = 8 * pile + hidden
                    let isMoved = lowest[index].has(lowerThan: card)
                    moved[index + 1] = moved[index] + (isMoved ? 1 : 0)
                    lowest[index + 1] = lowest[index]
                    lowest[index + 1].add(card)
                }
            }
        }

        /// The lower bound for the number of moves, and the number of face-down cards.
        @inline(__always)
        func moves(from table: CompactTable) -> (least: Int, hidden: Int) {
            var (moves, hidden) = (52, 0)
            for suit in 0..<4 { moves -= table.height(of: suit) }
            for pile in 0..<7 where table[pile].hidden > 0 {
                let run = table[pile]
                let index = 8 * pile + run.hidden
                hidden += run.hidden
                moves += Int(moved[index])
                var place = 0
                while place < run.count, !lowest[index].has(lowerThan: run[place]) { place += 1 }
                if place < run.count { moves += 1 }
            }
            let stock = table.talon.nonzeroBitCount - Int(table.waste)
            moves += (stock + layout.draw - 1) / layout.draw
            return (moves + movedFromWaste(table), hidden)
        }

        /// The number of moves for cards on the waste that lie above a lower card of their suit. It
        /// is at most two: turning the waste over and drawing again.
        @inline(__always)
        private func movedFromWaste(_ table: CompactTable) -> Int {
            var (ranks, moved, rest) = (LowestRanks(), 0, table.talon)
            for _ in 0..<Int(table.waste) {
                let card = Int(layout.talon[rest.trailingZeroBitCount])
                rest &= rest - 1
                if ranks.has(lowerThan: card) { moved += 1 }
                ranks.add(card)
            }
            return min(moved, 2)
        }
    }
}
