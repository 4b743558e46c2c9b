extension Klondike {
    /// A table as it is seen. Cards that lie face down are counted, and no more.
    public struct Faces: Equatable, Sendable {
        /// The stock, or the sign in its place.
        public enum Stock: Equatable, Sendable {
            /// A back: so many cards are left.
            case cards(Int)
            /// None is left, and the waste may be turned over.
            case refresh
            /// None is left, and none will come.
            case exhausted
        }

        public struct Pile: Equatable, Sendable {
            public let hidden: Int
            /// From the lowest to the one on top.
            public let cards: [Card]
        }

        public let stock: Stock
        /// All of the waste; the last card lies on top.
        public let waste: [Card]
        /// How many cards of the waste show beside each other.
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
                : position.allows(.refresh, by: rules) ? .refresh : .exhausted,
            waste: table.waste,
            fan: min(rules.draw.rawValue, table.waste.count),
            foundations: table.foundations.map(\.last),
            piles: table.piles.map { Faces.Pile(hidden: $0.hidden, cards: Array($0.faceUp)) })
    }
}

extension Klondike.Faces {
    /// Of the open cards of a pile, the one that can be put on a place, with those that lie on it.
    /// There is never more than one.
    public func card(ofPile pile: Int, fitting place: Klondike.Place) -> Card? {
        guard piles.indices.contains(pile) else { return nil }
        let cards = piles[pile].cards
        switch place {
        case .stock, .waste, .pile(pile): return nil
        case .pile(let other):
            guard let top = piles[other].cards.last else {
                // A king at the bottom of its pile has a place already.
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
