extension Klondike.Table {
    /// Returns whether the card, with the cards on it, may be dropped on `target`.
    public func canMove(_ card: Card, to target: Klondike.CardPlace) -> Bool {
        let source = place(of: card)
        return canMove(run(from: card, at: source), from: source, to: target)
    }

    /// The places where the card may be dropped: the foundations, then the piles, each from left to
    /// right. They are highlighted during a drag.
    public func targets(of card: Card) -> [Klondike.CardPlace] {
        let source = place(of: card)
        let run = run(from: card, at: source)
        guard !run.isEmpty else { return [] }
        return (Klondike.CardPlace.foundations + Klondike.CardPlace.piles).filter {
            canMove(run, from: source, to: $0)
        }
    }

    func canMove(
        _ run: [Card], from source: Klondike.CardPlace, to target: Klondike.CardPlace
    ) -> Bool {
        guard let card = run.first else { return false }
        switch (source, target) {
        case (_, .stock), (_, .waste), (.foundation, .foundation): return false
        case (_, .pile(let pile)):
            return source != target && piles.indices.contains(pile) && piles[pile].takes(card)
        case (_, .foundation(let home)):
            return run.count == 1 && foundations.indices.contains(home)
                && card.fits(onFoundationOn: foundations[home].last)
        }
    }

    /// The target of a card that is double-tapped; nil if there is none.
    ///
    /// A top card goes to its foundation if it fits there. An ace goes to the leftmost free
    /// foundation. Any other card goes, with the cards on it, to the leftmost pile where it fits. A
    /// king at the bottom of a pile goes to no other pile. A card on a foundation stays there.
    public func doubleTapTarget(of card: Card) -> Klondike.CardPlace? {
        let source = place(of: card)
        if case .foundation = source { return nil }
        let targets = targets(of: card)
        guard case .pile(let pile) = source, card.isKing, piles[pile].cards.first == card else {
            return targets.first
        }
        return targets.first { Klondike.CardPlace.foundations.contains($0) }
    }

    /// Every card that can be moved, paired with each place where it fits.
    public var fits: [(card: Card, target: Klondike.CardPlace)] {
        let tops = foundations.compactMap(\.last) + [waste.last].compactMap(\.self)
        return (tops + piles.flatMap(\.faceUp)).flatMap { card in
            targets(of: card).map { (card, $0) }
        }
    }
}

extension Card {
    /// Returns whether the card may lie on `top` in a pile: it is one rank lower and of the other
    /// color. An empty pile takes kings.
    public func fits(inPileOn top: Card?) -> Bool {
        guard let top else { return isKing }
        return rank + 1 == top.rank && isRed != top.isRed
    }

    /// Returns whether the card follows `top` on a foundation. An empty foundation takes aces.
    public func fits(onFoundationOn top: Card?) -> Bool {
        guard let top else { return isAce }
        return suit == top.suit && rank == top.rank + 1
    }
}
