extension Klondike.Solver {
    /// A table in a few machine words, with the exact place of each card. Unlike a step between two
    /// `State`s, a step between two compact tables has a known number of moves.
    struct CompactTable {
        /// The required next step, without which the last step would have been useless.
        struct RequiredStep: Equatable {
            let code: UInt8

            static let none = RequiredStep(code: 0)
            /// A king goes to the empty pile.
            static let king = RequiredStep(code: 1)
            /// A card is put on this pile, or the next lower card of the top card's suit comes back
            /// from its foundation.
            static func put(on pile: Int) -> RequiredStep { RequiredStep(code: UInt8(2 + pile)) }
            /// The top card of this pile goes to its foundation.
            static func foundation(from pile: Int) -> RequiredStep {
                RequiredStep(code: UInt8(9 + pile))
            }

            @inline(__always) var pileToPutOn: Int? { code >= 2 && code < 9 ? Int(code) - 2 : nil }
            @inline(__always) var pileToSendFrom: Int? { code >= 9 ? Int(code) - 9 : nil }
        }

        /// The seven piles, two in each word.
        private var (one, two, three, four): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
        /// The slots of the talon that still contain a card. The talon is the stock and the waste
        /// together.
        private(set) var talon: UInt32
        /// The number of talon cards that are on the waste.
        private(set) var waste: UInt8
        /// The number of times that the waste may still be turned over, or `State.unlimited`.
        private(set) var redeals: Int8
        /// Four bits for each suit: the number of its cards on the foundation.
        private(set) var foundationHeights: UInt16 = 0
        var requiredStep = RequiredStep.none

        @inline(__always)
        subscript(pile: Int) -> CompactPile {
            get {
                let shift = UInt64(pile & 1) << 5
                return switch pile >> 1 {
                case 0: CompactPile(word: UInt32(truncatingIfNeeded: one >> shift))
                case 1: CompactPile(word: UInt32(truncatingIfNeeded: two >> shift))
                case 2: CompactPile(word: UInt32(truncatingIfNeeded: three >> shift))
                default: CompactPile(word: UInt32(truncatingIfNeeded: four >> shift))
                }
            }
            set {
                let shift = UInt64(pile & 1) << 5
                let word = UInt64(newValue.word) << shift
                let others = ~(UInt64(UInt32.max) << shift)
                switch pile >> 1 {
                case 0: one = one & others | word
                case 1: two = two & others | word
                case 2: three = three & others | word
                default: four = four & others | word
                }
            }
        }

        /// The number of cards on a suit's foundation.
        @inline(__always)
        func height(of suit: Int) -> Int { Int(foundationHeights >> UInt16(4 * suit) & 15) }

        var isWon: Bool { foundationHeights == 0xDDDD }

        /// Returns whether a card is the next one for its foundation.
        @inline(__always)
        func isNext(_ card: Int) -> Bool { height(of: Klondike.Cards.suit(card)) == card >> 2 }

        /// Returns whether the card can go to its foundation without a loss (see `State.safe`). The
        /// move costs nothing, because no solution that keeps the card on a pile is shorter.
        @inline(__always)
        func isSafe(_ card: Int) -> Bool {
            let (rank, suit) = (card >> 2, Klondike.Cards.suit(card))
            return rank <= height(of: suit ^ 2) + 1 && rank <= height(of: suit ^ 3) + 1
                && rank <= height(of: suit ^ 1) + 2
        }

        @inline(__always)
        mutating func sendToFoundation(_ card: Int) {
            foundationHeights += 1 << UInt16(4 * Klondike.Cards.suit(card))
        }

        @inline(__always)
        mutating func bringBack(_ card: Int) {
            foundationHeights -= 1 << UInt16(4 * Klondike.Cards.suit(card))
        }

        /// Removes the talon's card at this place, counted from 1. The caller has already brought
        /// it to the top of the waste.
        @inline(__always)
        mutating func takeFromTalon(slot: Int, place: Int, redeals used: Int8) {
            talon ^= 1 << UInt32(slot)
            waste = UInt8(place - 1)
            if redeals != State.unlimited { redeals -= used }
        }

        /// A hash in two words. Tables that differ only in the order of their piles have the same
        /// key. Other tables have the same key only with a probability of about 1 in 2^127.
        @inline(__always)
        var key: TableKey {
            var (one, two): (UInt64, UInt64) = (0, 0)
            let (taking, sending) = (requiredStep.pileToPutOn, requiredStep.pileToSendFrom)
            for pile in 0..<7 where !self[pile].isEmpty {
                var word = UInt64(self[pile].word)
                if pile == taking { word |= 1 << 31 }
                if pile == sending { word |= 1 << 30 }
                word &*= 0x9E37_79B9_7F4A_7C15
                word ^= word >> 32
                one &+= word &* 0xBF58_476D_1CE4_E5B9 ^ word >> 29
                word &*= 0x94D0_49BB_1331_11EB
                two &+= word ^ word >> 31
            }
            let rest =
                UInt64(talon) | UInt64(waste) << 24 | UInt64(redeals) << 32
                | (requiredStep == .king ? 1 << 40 : 0)
            one ^= rest &* 0xD6E8_FEB8_6659_FD93
            two &+= (rest ^ rest << 17) &* 0xA076_1D64_78BD_642F
            one = (one ^ one >> 29) &* 0x9E37_79B9_7F4A_7C15
            return TableKey(one: one ^ one >> 32, two: two | 1)
        }
    }

    struct TableKey: Equatable { let one, two: UInt64 }
}

extension Klondike.Solver.CompactTable {
    init(_ table: Klondike.Table, redeals: Int8, layout: Klondike.Solver.Layout) {
        talon = 1 << UInt32(layout.talon.count) - 1
        waste = UInt8(table.waste.count)
        self.redeals = redeals
        for (number, pile) in table.piles.enumerated() {
            self[number] = Klondike.Solver.CompactPile(hidden: pile.hidden)
            for card in pile.faceUp { self[number].put(Klondike.Cards.bit(card)) }
        }
        for card in table.foundations.joined() { sendToFoundation(Klondike.Cards.bit(card)) }
    }
}
