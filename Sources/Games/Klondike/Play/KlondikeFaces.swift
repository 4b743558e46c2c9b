extension Klondike {
    /// What there is to see of a table. Cards that lie face down are counted, and no more.
    public struct Faces: Equatable, Sendable {
        /// What shows where the stock is.
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

    /// What there is to see.
    public var faces: Faces {
        Faces(
            stock: !table.stock.isEmpty
                ? .cards(table.stock.count) : canRefresh ? .refresh : .exhausted,
            waste: table.waste,
            fan: min(rules.draw.rawValue, table.waste.count),
            foundations: table.foundations.map(\.last),
            piles: table.piles.map { Faces.Pile(hidden: $0.hidden, cards: Array($0.faceUp)) })
    }
}
