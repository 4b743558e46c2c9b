extension Klondike {
    /// A table as the player sees it. Face-down cards are only counted.
    public struct Faces: Equatable, Sendable {
        /// The stock, or the mark that replaces it when it is empty.
        public enum Stock: Equatable, Sendable {
            /// The back of a card, with the number of cards left in the stock.
            case cards(Int)
            /// The stock is empty, and the waste may be turned over.
            case redeal
            /// The stock is empty and cannot be refilled.
            case exhausted
        }

        public struct Pile: Equatable, Sendable {
            public let hidden: Int
            /// The face-up cards, from the bottom card to the top card.
            public let cards: [Card]
        }

        public let stock: Stock
        /// All cards of the waste, the top card last.
        public let waste: [Card]
        /// The number of waste cards that are shown side by side.
        public let fan: Int
        /// The top card of each foundation.
        public let foundations: [Card?]
        public let piles: [Pile]

        /// A table without cards.
        static let none = Faces(
            stock: .exhausted, waste: [], fan: 0, foundations: Array(repeating: nil, count: 4),
            piles: Array(repeating: Pile(hidden: 0, cards: []), count: 7))
    }

    public var faces: Faces {
        Faces(
            stock: !table.stock.isEmpty
                ? .cards(table.stock.count)
                : position.allows(.redeal, by: rules) ? .redeal : .exhausted,
            waste: table.waste,
            fan: min(rules.draw.rawValue, table.waste.count),
            foundations: table.foundations.map(\.last),
            piles: table.piles.map { Faces.Pile(hidden: $0.hidden, cards: Array($0.faceUp)) })
    }
}

extension Klondike.Faces {
    /// The face-up card of a pile that can be moved to `place` with the cards on it; nil if there
    /// is none. There is at most one such card.
    public func card(ofPile pile: Int, fitting place: Klondike.CardPlace) -> Card? {
        guard piles.indices.contains(pile) else { return nil }
        let cards = piles[pile].cards
        switch place {
        case .stock, .waste, .pile(pile): return nil
        case .pile(let other):
            guard let top = piles[other].cards.last else {
                // A king at the bottom of its pile gains nothing by moving.
                return cards.first { $0.isKing }.flatMap { piles[pile].hidden > 0 ? $0 : nil }
            }
            return cards.first { $0.fits(inPileOn: top) }
        case .foundation(let home):
            return cards.last.flatMap {
                $0.fits(onFoundationOn: foundations[home]) ? $0 : nil
            }
        }
    }
}
