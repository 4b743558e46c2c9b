/// An event in a game of Klondike, reported in addition to the new state.
public enum KlondikeNews: GameNews, Sendable {
    /// Cards moved from place to place, in this order. The table already shows them at their new
    /// places.
    case moved([Klondike.Motion])
    /// A new deal, or the same deal again. The cards come to the table in this order.
    case dealt([Klondike.Motion])
    /// An action of the player changed nothing.
    case refused(Klondike.Refusal)
    /// No moves can turn up a card, or play a card of the stock or the waste.
    case stuck
    /// The game was won.
    case finished(Klondike.Result)
    /// The game had begun, and was given up for another deal.
    case givenUp(Klondike.Result)
    /// The previous game is back, because the player took back the new deal.
    case takenBack

    public var refusal: Klondike.Refusal? {
        if case .refused(let reason) = self { reason } else { nil }
    }
    public var isBeginning: Bool { if case .dealt = self { true } else { false } }
    public var result: Klondike.Result? {
        switch self {
        case .finished(let result), .givenUp(let result): result
        default: nil
        }
    }
}

extension Klondike {
    /// Cards that move from one place to another, with the details that an animation needs.
    public struct Motion: Hashable, Sendable {
        /// The cards from the bottom card to the top card.
        public let cards: [Card]
        public let from, to: Place

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
            _ cards: [Card], from: Place, to: Place, uncovers: Card? = nil, covers: Card? = nil,
            isFromHand: Bool = false
        ) {
            (self.cards, self.from, self.to) = (cards, from, to)
            (self.uncovers, self.covers) = (uncovers, covers)
            self.isFromHand = isFromHand
        }

        /// The change that a move made to a table.
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
