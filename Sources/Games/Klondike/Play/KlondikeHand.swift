extension Klondike {
    /// A thing that can be pointed at.
    public enum Spot: Hashable, Sendable {
        /// A card that is face up.
        case card(Card)
        /// A place as such: the stock, what lies face down, or nothing.
        case place(Place)
    }

    /// Cards that are held: they are not anywhere else before they are put down.
    public struct Hand: Hashable, Sendable {
        /// From the lowest to the one on top.
        public let cards: [Card]
        public let origin: Place
        /// The places where they may be put down.
        public let targets: [Place]
        /// Whether they follow the hand, or else are only marked where they lie.
        public let isDragged: Bool
        /// The place that they are held over.
        public internal(set) var over: Place?

        /// Nil if the card cannot be moved.
        init?(_ card: Card, on table: Table, isDragged: Bool) {
            cards = table.run(from: card)
            origin = table.place(of: card)
            targets = table.targets(of: card)
            self.isDragged = isDragged
            over = origin
            if cards.isEmpty { return nil }
        }
    }
}

extension Klondike.Table {
    /// The card that is taken hold of there: of a pile, the one that all of its run lies on.
    func card(at spot: Klondike.Spot) -> Card? {
        switch spot {
        case .card(let card): card
        case .place(.stock): nil
        case .place(.waste): waste.last
        case .place(.foundation(let home)):
            foundations.indices.contains(home) ? foundations[home].last : nil
        case .place(.pile(let pile)): piles.indices.contains(pile) ? piles[pile].faceUp.first : nil
        }
    }

    func place(of spot: Klondike.Spot) -> Klondike.Place {
        switch spot {
        case .card(let card): place(of: card)
        case .place(let place): place
        }
    }
}
