extension Klondike {
    /// A set of cards in one word.
    ///
    /// Each rank takes four bits, above the bits of the rank below. Its cards form two pairs, one
    /// red and one black. The pairs swap places from rank to rank, so the cards that fit on a pair
    /// are the pair four bits below it. Questions about ranks and colors become bit arithmetic.
    typealias CardSet = UInt64

    enum Cards {
        static let all: CardSet = 1 << 52 - 1
        static let kings: CardSet = 0xF << 48
        /// The bit above the king of each suit, which stands for the next card of a complete
        /// foundation.
        static let beyond: CardSet = 0xF << 52
        private static let lower: CardSet = 0x5555_5555_5555_5555
        private static let firstPairs: CardSet = 0x3333_3333_3333_3333

        static func bit(_ card: Card) -> Int {
            let pair = (card.isRed ? 0 : 1) ^ ((card.rank - 1) & 1)
            let isSecond = card.suit == .hearts || card.suit == .spades
            return 4 * (card.rank - 1) + 2 * pair + (isSecond ? 1 : 0)
        }

        static func set(_ card: Card) -> CardSet { 1 << CardSet(bit(card)) }

        /// The suit from 0 to 3: two red suits, then two black ones.
        @inline(__always)
        static func suit(_ bit: Int) -> Int { (bit & 3) ^ ((bit >> 2 & 1) << 1) }

        /// The same suits one rank higher.
        @inline(__always)
        static func higher(_ cards: CardSet) -> CardSet { swapPairs(cards) << 4 }

        /// The same suits one rank lower.
        @inline(__always)
        static func lower(_ cards: CardSet) -> CardSet { swapPairs(cards) >> 4 }

        @inline(__always)
        private static func swapPairs(_ cards: CardSet) -> CardSet {
            (cards & firstPairs) << 2 | cards >> 2 & firstPairs
        }

        /// Both cards of each pair that has at least one card in the set.
        @inline(__always)
        static func pairs(_ cards: CardSet) -> CardSet {
            let any = (cards | cards >> 1) & lower
            return any | any << 1
        }

        /// The pairs that have more cards in `cards` than in `others`. Requires that no pair has
        /// more cards in `others`.
        @inline(__always)
        static func pairs(_ cards: CardSet, outnumbering others: CardSet) -> CardSet {
            let (any, anyOther) = (cards | cards >> 1, others | others >> 1)
            let (both, bothOthers) = (cards & cards >> 1, others & others >> 1)
            let more = (any & ~anyOther | both & ~bothOthers) & lower
            return more | more << 1
        }
    }
}
