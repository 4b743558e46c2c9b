extension Klondike {
    /// One of the seven piles: cards that are face down, and a face-up run on them.
    public struct Pile: Hashable, Sendable {
        /// The cards from the lowest to the top one.
        public private(set) var cards: [Card]

        /// How many cards, counted from the bottom, are face down.
        public private(set) var hidden: Int

        init(_ cards: [Card], hidden: Int = 0) {
            (self.cards, self.hidden) = (cards, hidden)
        }

        public var faceUp: ArraySlice<Card> { cards[hidden...] }
        public var isEmpty: Bool { cards.isEmpty }

        /// Whether a run that begins with this card may be put here.
        public func takes(_ card: Card) -> Bool {
            card.fits(inPileOn: cards.last)
        }

        mutating func put(_ run: [Card]) { cards += run }

        /// Takes the upper cards away and turns the new top card face up.
        mutating func take(_ count: Int) {
            cards.removeLast(count)
            hidden = max(0, min(hidden, cards.count - 1))
        }
    }
}
