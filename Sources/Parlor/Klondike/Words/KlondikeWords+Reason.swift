import Games

extension KlondikeWords {
    /// The reason for a hint. The closures return the names of cards and places.
    func reason(
        for hint: Klondike.Hint, card: (Card) -> String, place: (Klondike.CardPlace) -> String
    ) -> String {
        func later(_ other: Klondike.Hint.Later) -> String { self.later(other, card) }
        return switch hint.reason {
        case .turnsUp(let pile): turnsUp(place(pile))
        case .homes(let isSafe): goesToFoundation(isSafe)
        case .homesBefore(let next, let moves):
            goesToFoundation(before: later(next), after: moves)
        case .waitsAtHome(let other): waitsAtHome(later(other))
        case .finishes: finishes
        case .freesKingPlace(let pile, let king): freesKingPlace(place(pile), king.map(card))
        case .bringsIntoPlay(let other): bringsIntoPlay(other.map(later))
        case .frees(let moved, let other): frees(card(moved), other.map(later))
        case .bringsBack(let other): bringsBack(other.map(later))
        case .draws(let turns, .card(let drawn), let target):
            draws(turns, card(drawn), place(target), isToDraw: hint.move == .draw)
        case .draws(let turns, .unseen, let target):
            draws(turns, nil, place(target), isToDraw: hint.move == .draw)
        case .drawsNow: drawsNow
        case .noWinningMove(let steps): noWinningMove(steps)
        case .neverWinnable: neverWinnable
        case .unknown: noSolutionFound
        }
    }
}
