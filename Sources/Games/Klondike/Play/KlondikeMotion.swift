extension Klondike {
    /// Cards that go from one place to another: all that an animation has to know.
    public struct Motion: Hashable, Sendable {
        /// From the lowest to the one on top, as they lie face up.
        public let cards: [Card]
        public let from, to: Place

        /// The card that turns face up where these left.
        public let uncovers: Card?
        /// The card that turns face down where these come back.
        public let covers: Card?

        /// Whether they start wherever the hand is that held them. If it let them go where they do
        /// not fit, that is `from`, and `to` is where they slide back.
        public let isFromHand: Bool

        /// What lies in the stock is face down, and everything else is face up.
        public var startsFaceUp: Bool { from != .stock }
        public var endsFaceUp: Bool { to != .stock }

        init(
            _ cards: [Card], from: Place, to: Place, uncovers: Card? = nil, covers: Card? = nil,
            isFromHand: Bool = false
        ) {
            (self.cards, self.from, self.to) = (cards, from, to)
            (self.uncovers, self.covers) = (uncovers, covers)
            self.isFromHand = isFromHand
        }
    }
}

extension Klondike.Motion {
    /// What a move did to a table.
    init(
        _ move: Klondike.Move, from before: Klondike.Table, to after: Klondike.Table,
        isFromHand: Bool = false
    ) {
        switch move {
        case .draw:
            let count = before.stock.count - after.stock.count
            self.init(after.waste.suffix(count), from: .stock, to: .waste)
        case .refresh: self.init(before.waste, from: .waste, to: .stock)
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

    /// The same way back.
    var reversed: Klondike.Motion {
        Klondike.Motion(cards, from: to, to: from, uncovers: covers, covers: uncovers)
    }
}
