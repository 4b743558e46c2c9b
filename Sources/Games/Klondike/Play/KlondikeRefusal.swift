extension Klondike {
    /// A deed that changes nothing, and why.
    public enum Refusal: Hashable, Sendable {
        /// The card has nowhere to go.
        case noPlace(Card)
        /// The card cannot go home: the one below it is not there yet.
        case noHome(Card)
        case isHome(Card)
        /// The card that is held does not fit on a place, on which this one is on top.
        case misfit(Card, on: Place, top: Card?)
        /// Nothing can be taken there.
        case empty(Place)
        case noRedeal
        case cannotFinish
        case nothingToUndo, nothingToRedo
    }
}

extension KlondikeGame {
    /// The reason for which an action of the player would change nothing, if it has one.
    func refusal(of action: Action) -> Klondike.Refusal? {
        let table = klondike.table
        switch action {
        case .autoMove(let card) where table.homeward(card) == nil:
            return table.isHome(card) ? .isHome(card) : .noPlace(card)
        case .toFoundation(let card) where !table.targets(of: card).contains(where: \.isHome):
            return table.isHome(card) ? .isHome(card) : .noHome(card)
        case .take(.place(let place), _) where table.card(at: .place(place)) == nil:
            return .empty(place)
        case .drop(let place?): return misfit(on: place)
        // A card that does not take the one in hand is taken instead, and says why.
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
