extension Klondike {
    /// The cards on the table. Each of the fifty-two cards is on it once, and the top card of every
    /// pile is face up.
    public struct Table: Hashable, Sendable {
        /// The face-down cards. The last one is drawn next.
        public private(set) var stock: [Card]

        /// The cards of the waste, which are all face up. Only the last one can be played.
        public private(set) var waste: [Card] = []

        /// The foundations, each with the cards of one suit from the ace upwards. Each suit builds
        /// on the foundation where its ace was put.
        public private(set) var foundations: [[Card]] = Array(repeating: [], count: 4)

        public private(set) var piles: [Pile]

        public init(_ deal: Deal) {
            var rows = Array(repeating: [Card](), count: 7)
            var next = deal.cards.makeIterator()
            for row in 0..<7 {
                for pile in row..<7 {
                    if let card = next.next() { rows[pile].append(card) }
                }
            }
            piles = rows.map { Pile($0, hidden: $0.count - 1) }
            stock = Array(next).reversed()
        }

        init(stock: [Card], waste: [Card], foundations: [[Card]], piles: [Pile]) {
            (self.stock, self.waste) = (stock, waste)
            (self.foundations, self.piles) = (foundations, piles)
        }

        /// Indicates whether every card is on a foundation.
        public var isWon: Bool { foundations.allSatisfy { $0.count == 13 } }

        /// The place of a card. A card that is at no other place is in the stock.
        public func place(of card: Card) -> CardPlace {
            if waste.contains(card) { return .waste }
            if let home = foundations.firstIndex(where: { $0.contains(card) }) {
                return .foundation(home)
            }
            if let pile = piles.firstIndex(where: { $0.cards.contains(card) }) {
                return .pile(pile)
            }
            return .stock
        }

        /// The card that lies open on a pile, the waste or a foundation; nil if there is none.
        func top(of place: CardPlace) -> Card? {
            switch place {
            case .foundation(let home) where foundations.indices.contains(home):
                foundations[home].last
            case .pile(let pile) where piles.indices.contains(pile): piles[pile].cards.last
            case .waste: waste.last
            default: nil
            }
        }

        /// The card and the cards on it, which move together; empty if the card cannot be moved.
        public func run(from card: Card) -> [Card] { run(from: card, at: place(of: card)) }

        func run(from card: Card, at place: CardPlace) -> [Card] {
            switch place {
            case .waste: waste.last == card ? [card] : []
            case .foundation(let home) where foundations.indices.contains(home):
                foundations[home].last == card ? [card] : []
            case .pile(let pile) where piles.indices.contains(pile):
                Array(piles[pile].faceUp.drop { $0 != card })
            default: []
            }
        }

        mutating func draw(_ count: Int) {
            for _ in 0..<count {
                guard let card = stock.popLast() else { return }
                waste.append(card)
            }
        }

        mutating func redeal() {
            stock = waste.reversed()
            waste = []
        }

        /// Moves a run without checking whether it fits.
        mutating func carry(_ run: [Card], from source: CardPlace, to target: CardPlace) {
            switch source {
            case .stock: break
            case .waste: waste.removeLast(run.count)
            case .foundation(let home): foundations[home].removeLast(run.count)
            case .pile(let pile): piles[pile].take(run.count)
            }
            switch target {
            case .stock, .waste: break
            case .foundation(let home): foundations[home] += run
            case .pile(let pile): piles[pile].put(run)
            }
        }
    }
}
