extension Klondike {
    /// One of the seven piles: face-down cards, if there are any, with a face-up run on them.
    public struct Pile: Hashable, Sendable {
        /// The cards from the bottom card to the top card.
        public private(set) var cards: [Card]

        /// The number of face-down cards, which are at the bottom.
        public private(set) var hidden: Int

        init(_ cards: [Card], hidden: Int = 0) {
            (self.cards, self.hidden) = (cards, hidden)
        }

        public var faceUp: ArraySlice<Card> { cards[hidden...] }
        public var isEmpty: Bool { cards.isEmpty }

        /// Returns whether a run that begins with this card may be put here.
        public func takes(_ card: Card) -> Bool {
            card.fits(inPileOn: cards.last)
        }

        mutating func put(_ run: [Card]) { cards += run }

        /// Removes this many cards from the top, and turns the new top card face up.
        mutating func take(_ count: Int) {
            cards.removeLast(count)
            hidden = max(0, min(hidden, cards.count - 1))
        }
    }
}
