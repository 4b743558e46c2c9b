extension Klondike {
    /// One of the seven: some cards face down, and on them a run that is face up.
    public struct Pile: Hashable, Sendable {
        /// From the lowest to the one that lies on top.
        public private(set) var cards: [Card]

        /// How many of them, from below, are face down.
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

        /// Takes the upper cards away; the one that is then on top turns face up.
        mutating func take(_ count: Int) {
            cards.removeLast(count)
            hidden = max(0, min(hidden, cards.count - 1))
        }
    }
}
