import Games

// The highlighting of cards and empty places.

extension KlondikeDrawing {
    /// The highlighting of a card or an empty place. `place` is nil for a card that others cover.
    func highlight(
        of spot: Klondike.Spot, at place: Klondike.CardPlace?, _ card: Card?
    ) -> KlondikeHighlight {
        guard shown.isOpen else { return KlondikeHighlight() }
        let isTarget = place.map(shown.targets.contains) ?? false
        var mark: KlondikeMark?
        if isTarget { mark = .target }
        if spot == focus || (isTarget && shown.hand?.over == place) {
            mark = shown.hint?.move == nil ? .focus : .quietFocus
        }
        if isHinted(card, place) { mark = .hint }
        if let card, shown.hand?.cards.contains(card) ?? false { mark = .held }
        return KlondikeHighlight(mark: mark, isTarget: isTarget)
    }

    private func isHinted(_ card: Card?, _ place: Klondike.CardPlace?) -> Bool {
        switch shown.hint?.move {
        case nil where shown.pastStep?.move == .redeal: place == .stock
        case nil: card.map { shown.pastStep?.motion.cards.contains($0) ?? false } ?? false
        case .some where shown.hint?.stage == .look: isSource(card, place)
        case .draw, .redeal: place == .stock
        case .carry(let hinted, _, let target):
            place == target || card.map(faces.run(from: hinted).contains) ?? false
        }
    }

    /// Returns whether a card or a place belongs to the place at which the hint lets the player
    /// look: the whole pile, or the top card of another place.
    private func isSource(_ card: Card?, _ place: Klondike.CardPlace?) -> Bool {
        guard let source = shown.hint?.source else { return false }
        if case .pile(let pile) = source {
            return card.map(faces.piles[pile].cards.contains) ?? false
        }
        return place == source
    }
}
