import Games
import TUI

// Translates gestures into actions of the game, depending on the state of the screen.

extension KlondikeScene {
    /// The actions of a gesture; nil if the table does not use this gesture.
    func actions(of intent: Intent<Klondike.Spot>) -> [KlondikeGame.Action]? {
        switch intent {
        case .press(let spot, _, .right, _): card(at: spot) { .toFoundation($0) }
        case .press(let spot, let count, .left, _):
            // Each click turns the stock, even the second click of a double click.
            count.isMultiple(of: 2) && spot != .place(.stock)
                ? card(at: spot) { .autoMove($0) } : tap(spot)
        case .lift(let spot, _): card(at: spot) { .take(.card($0), isDragged: true) }
        case .drag(_, let target, _): [.over(target?.place)]
        case .drop(_, let target, _): [.drop(target?.place)]
        case .cancel: [.cancel]
        default: nil
        }
    }

    /// The card that is held or focused. In a pile that was chosen by its number, it is the top
    /// card.
    var chosenCard: Card? {
        if let pickedPile { return seen.faces.piles[pickedPile].cards.last }
        return seen.hand?.cards.first ?? seen.faces.card(at: focus)
    }

    private func card(
        at spot: Klondike.Spot, _ action: (Card) -> KlondikeGame.Action
    ) -> [KlondikeGame.Action] { seen.faces.card(at: spot).map { [action($0)] } ?? [] }

    func pick(_ place: Klondike.CardPlace) -> [KlondikeGame.Action] {
        [.take(.place(place), isDragged: false)]
    }

    func tap(_ spot: Klondike.Spot) -> [KlondikeGame.Action] {
        guard pickedPile != nil, let place = seen.faces.place(of: spot), place != .stock else {
            return [.tap(seen.faces.lying(at: spot) ?? spot)]
        }
        // Choosing the same pile again moves its top card to any place where the card fits.
        if place == seen.hand?.origin { return chosenCard.map { [.autoMove($0)] } ?? [] }
        return put(on: place)
    }

    /// Puts the held cards on a place, or returns them if they came from it. If the player has
    /// chosen a pile by its number, moves the card of this pile that fits on the place.
    func put(on place: Klondike.CardPlace) -> [KlondikeGame.Action] {
        if place == seen.hand?.origin { return [.cancel] }
        guard let pickedPile, let card = seen.faces.card(ofPile: pickedPile, fitting: place) else {
            return [.drop(place)]
        }
        return [.move(card, to: place)]
    }
}

extension Klondike.Spot {
    /// The place that cards are dropped on.
    fileprivate var place: Klondike.CardPlace? {
        if case .place(let place) = self { place } else { nil }
    }
}
