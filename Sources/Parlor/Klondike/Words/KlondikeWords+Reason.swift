import Games

extension KlondikeWords {
    /// The reason for a hint. The closures return the names of cards and places.
    func reason(
        for hint: Klondike.Hint, card: (Card) -> String, place: (Klondike.CardPlace) -> String
    ) -> String {
        switch hint.reason {
        case .turnsUp(let pile): turnsUp(place(pile))
        case .homes(let isSafe): goesToFoundation(isSafe, isLast: hint.run.first?.isKing ?? false)
        case .homesBefore(let next, let moves):
            goesToFoundation(before: card(next), after: moves)
        case .waitsAtHome(let other): waitsAtHome(card(other))
        case .finishes: finishes
        case .freesKingPlace(let pile, let king): freesKingPlace(place(pile), king.map(card))
        case .bringsIntoPlay(let other): bringsIntoPlay(other.map(card))
        case .frees(let freed, let other): frees(card(freed), for: card(other))
        case .freesToMove(let freed): freesToMove(card(freed))
        case .uncovers(let freed): uncovers(card(freed))
        case .bringsBack(let other): bringsBack(other.map(card))
        case .draws(let turns, let drawn, let target):
            draws(turns, card(drawn), to: place(target), isToDraw: hint.move == .draw)
        case .drawsNow: drawsNow
        case .noWinningMove(let steps): noWinningMove(steps)
        case .neverWinnable: neverWinnable
        case .unknown: noSolutionFound
        }
    }
}
