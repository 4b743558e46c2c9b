extension Klondike {
    /// The reason why an action changed nothing.
    public enum Refusal: Hashable, Sendable {
        /// The card has nowhere to go.
        case noPlace(Card)
        /// The card does not fit on its foundation, because the next lower card is not there yet.
        case noHome(Card)
        case isHome(Card)
        /// The card cannot be picked up where it lies.
        case notFree(Card)
        case nothingGoesHome
        /// The card in hand does not fit on this place, which has this top card.
        case misfit(Card, on: Place, top: Card?)
        /// There is nothing to pick up.
        case empty(Place)
        case noRedeal
        case cannotFinish
        case nothingToUndo, nothingToRedo
        /// No earlier position is known to be winnable.
        case nothingToRewind
    }
}

extension KlondikeGame {
    /// The reason why an action of the player would change nothing; nil if it would change
    /// something.
    func refusal(of action: Action) -> Klondike.Refusal? {
        let table = klondike.table
        switch action {
        case .autoMove(let card) where table.homeward(card) == nil:
            if table.isHome(card) { return .isHome(card) }
            return table.isFree(card) ? .noPlace(card) : .notFree(card)
        case .toFoundation(let card) where table.home(for: card) == nil:
            if table.isHome(card) { return .isHome(card) }
            return table.isFree(card) ? .noHome(card) : .notFree(card)
        case .sendHome: return table.homebound == nil ? .nothingGoesHome : nil
        case .move(let card, let place) where !table.targets(of: card).contains(place):
            if !table.isFree(card) { return .notFree(card) }
            return .misfit(card, on: place, top: table.top(of: place))
        case .take(.place(let place), _) where table.card(at: .place(place)) == nil:
            return .empty(place)
        case .drop(let place?): return misfit(on: place)
        case .tap(.place(let place))
        where hand == nil && place != .stock && table.card(at: .place(place)) == nil:
            return .empty(place)
        // If the card in hand does not fit on the tapped card, the tap picks up the tapped card
        // instead and reports that.
        case .tap(let spot) where ![.stock, .waste].contains(table.place(of: spot)):
            return misfit(on: table.place(of: spot))
        case .draw, .tap(.place(.stock)):
            guard table.stock.isEmpty else { return nil }
            if table.waste.isEmpty { return .empty(.stock) }
            return klondike.redealsLeft == 0 ? .noRedeal : nil
        case .finish:
            return klondike.position.finish(by: klondike.rules) == nil ? .cannotFinish : nil
        case .undo: return klondike.canUndo ? nil : .nothingToUndo
        case .redo: return klondike.canRedo ? nil : .nothingToRedo
        case .undoToWinnable: return canUndoToWinnable ? nil : .nothingToRewind
        default: return nil
        }
    }

    private func misfit(on place: Klondike.Place) -> Klondike.Refusal? {
        guard let hand, let card = hand.cards.first, place != hand.origin,
            !hand.targets.contains(place)
        else { return nil }
        return .misfit(card, on: place, top: klondike.table.top(of: place))
    }
}

extension Klondike.Place {
    fileprivate var isHome: Bool { if case .foundation = self { true } else { false } }
}

extension Klondike.Table {
    fileprivate func isHome(_ card: Card) -> Bool { place(of: card).isHome }

    /// Whether the card can be picked up where it lies.
    fileprivate func isFree(_ card: Card) -> Bool { !run(from: card).isEmpty }

    fileprivate func top(of place: Klondike.Place) -> Card? {
        switch place {
        case .foundation(let home) where foundations.indices.contains(home):
            foundations[home].last
        case .pile(let pile) where piles.indices.contains(pile): piles[pile].cards.last
        case .waste: waste.last
        default: nil
        }
    }
}
