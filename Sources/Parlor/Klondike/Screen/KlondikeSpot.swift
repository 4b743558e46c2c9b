import Games
import TUI

/// What can be pointed at in Klondike.
enum KlondikeSpot: Hashable {
    case table(Klondike.Spot)
    case button(KlondikeAct)
    case act(KlondikeAct)
}

extension Grip {
    /// Where the upper left corner of what is held is.
    var corner: Point {
        Point(column: pointer.column - hold.column, row: pointer.row - hold.row)
    }
}

extension Klondike.Faces {
    /// Nothing has been dealt yet.
    var isEmpty: Bool { piles.allSatisfy { $0.hidden + $0.cards.count == 0 } && waste.isEmpty }

    /// What the card is pointed at by: where only one can be reached, by its place.
    func spot(of card: Card) -> Klondike.Spot? {
        if waste.last == card { return .place(.waste) }
        if piles.contains(where: { $0.cards.contains(card) }) { return .card(card) }
        return foundations.firstIndex(of: card).map { .place(.foundation($0)) }
    }

    func top(ofPile pile: Int) -> Klondike.Spot {
        piles[pile].cards.last.map { .card($0) } ?? .place(.pile(pile))
    }

    /// The card that is meant when somebody points there: of a pile, none but those that are open.
    func card(at spot: Klondike.Spot) -> Card? {
        switch spot {
        case .card(let card): card
        case .place(.waste): waste.last
        case .place(.foundation(let home)): foundations[home]
        case .place(.pile), .place(.stock): nil
        }
    }
}
