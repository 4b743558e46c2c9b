extension Klondike {
    /// Cards that move from one place to another, with the details that an animation needs.
    public struct Motion: Hashable, Sendable {
        /// The cards from the bottom card to the top card.
        public let cards: [Card]
        public let from, to: CardPlace

        /// The card that turns face up at the place that these cards leave.
        public let uncovers: Card?
        /// The card that turns face down at the place to which these cards return.
        public let covers: Card?

        /// Indicates whether the cards start at the pointer. If the player dropped them where they
        /// do not fit, `from` is that place, and `to` is the place to which they return.
        public let isFromHand: Bool

        /// Indicates whether the cards start face up. Only the cards of the stock start face down.
        public var startsFaceUp: Bool { from != .stock }
        public var endsFaceUp: Bool { to != .stock }

        init(
            _ cards: [Card], from: CardPlace, to: CardPlace, uncovers: Card? = nil,
            covers: Card? = nil,
            isFromHand: Bool = false
        ) {
            (self.cards, self.from, self.to) = (cards, from, to)
            (self.uncovers, self.covers) = (uncovers, covers)
            self.isFromHand = isFromHand
        }

        /// The motion that shows a move from one table to the next.
        init(_ move: Move, from before: Table, to after: Table, isFromHand: Bool = false) {
            switch move {
            case .draw:
                let count = before.stock.count - after.stock.count
                self.init(after.waste.suffix(count), from: .stock, to: .waste)
            case .redeal: self.init(before.waste, from: .waste, to: .stock)
            case .carry(let card, let source, let target):
                var uncovered: Card?
                if case .pile(let pile) = source, after.hidden < before.hidden {
                    uncovered = after.piles[pile].cards.last
                }
                self.init(
                    before.run(from: card), from: source, to: target, uncovers: uncovered,
                    isFromHand: isFromHand)
            }
        }

        /// The motion in the opposite direction.
        var reversed: Motion {
            Motion(cards, from: to, to: from, uncovers: covers, covers: uncovers)
        }
    }
}

extension KlondikeGame {
    /// The motions that show the deal: the face-up card of each pile comes from the stock.
    public var dealing: [Klondike.Motion] {
        guard hasCards else { return [] }
        return klondike.table.piles.enumerated().compactMap { number, pile in
            pile.cards.last.map { Klondike.Motion([$0], from: .stock, to: .pile(number)) }
        }
    }
}
