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
            return cards.first { $0.fits(on: top) }
        case .foundation(let home):
            guard let card = cards.last else { return nil }
            guard let top = foundations[home] else { return card.isAce ? card : nil }
            return top.suit == card.suit && top.rank + 1 == card.rank ? card : nil
        }
    }
}
