extension Klondike {
    /// Something on the table that the player can point at.
    public enum Spot: Hashable, Sendable {
        /// A face-up card.
        case card(Card)
        /// The stock, a face-down card, or an empty place.
        case place(CardPlace)
    }

    /// Cards that the player holds. They stay on the table until they are put down.
    public struct Hand: Hashable, Sendable {
        /// The cards, from the bottom card to the top card.
        public let cards: [Card]
        public let origin: CardPlace
        /// The places where the cards may be put down.
        public let targets: [CardPlace]
        /// Indicates whether the cards follow the pointer. If not, they stay where they are and are
        /// highlighted.
        public let isDragged: Bool
        /// The place that the cards are held over.
        public internal(set) var over: CardPlace?

        /// Returns nil if the card cannot be moved.
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
    /// The card to pick up at a spot. At a pile, this is the bottom card of the face-up run.
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

    func place(of spot: Klondike.Spot) -> Klondike.CardPlace {
        switch spot {
        case .card(let card): place(of: card)
        case .place(let place): place
        }
    }
}
