extension Klondike {
    /// What somebody points at.
    public enum Spot: Hashable, Sendable {
        /// A card that is face up.
        case card(Card)
        /// A place as such: the stock, what lies face down, or nothing.
        case place(Place)
    }

    /// A drag, from where cards are taken to where they are let go.
    public enum Drag: Hashable, Sendable {
        /// A card is taken, with all that lies on it.
        case start(Card)
        /// The hand is over a place, or beside all of them.
        case over(Place?)
        case drop(Place?)
        case cancel
    }

    /// Cards that are held: they are not anywhere else before they are put down.
    public struct Hand: Hashable, Sendable {
        /// From the lowest to the one on top.
        public let cards: [Card]
        public let origin: Place
        /// Where they may be put down.
        public let targets: [Place]
        /// Whether they follow the hand, or else are only marked where they lie.
        public let isDragged: Bool
        /// The place that they are held over.
        public internal(set) var over: Place?

        /// Nothing if the card cannot be moved.
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
