import Games

extension Klondike.Faces {
    /// Indicates whether the piles and the waste are empty, as before the cards are dealt.
    var isEmpty: Bool { piles.allSatisfy { $0.hidden + $0.cards.count == 0 } && waste.isEmpty }

    /// The spot of a card. For the top card of the waste or of a foundation, it is the spot of the
    /// place.
    func spot(of card: Card) -> Klondike.Spot? {
        if waste.last == card { return .place(.waste) }
        if piles.contains(where: { $0.cards.contains(card) }) { return .card(card) }
        return foundations.firstIndex(of: card).map { .place(.foundation($0)) }
    }

    /// The cards that move together with a card: the card, and those on it in its pile.
    func run(from card: Card) -> ArraySlice<Card> {
        for pile in piles {
            if let place = pile.cards.firstIndex(of: card) { return pile.cards[place...] }
        }
        return [card]
    }

    func top(ofPile pile: Int) -> Klondike.Spot {
        piles[pile].cards.last.map { .card($0) } ?? .place(.pile(pile))
    }

    /// The face-up card at a spot; nil if there is none.
    func card(at spot: Klondike.Spot) -> Card? {
        switch spot {
        case .card(let card): card
        case .place(.waste): waste.last
        case .place(.foundation(let home)): foundations[home]
        case .place(.pile), .place(.stock): nil
        }
    }

    /// The card at a spot of the waste or a foundation, as a spot of its own; nil for other spots.
    func lying(at spot: Klondike.Spot) -> Klondike.Spot? {
        switch spot {
        case .place(.waste), .place(.foundation): card(at: spot).map { .card($0) }
        default: nil
        }
    }

    /// The place of a spot; nil for a card that is not in a pile.
    func place(of spot: Klondike.Spot) -> Klondike.CardPlace? {
        switch spot {
        case .place(let place): place
        case .card(let card): piles.firstIndex { $0.cards.contains(card) }.map { .pile($0) }
        }
    }
}
