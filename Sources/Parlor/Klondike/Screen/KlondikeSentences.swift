import Games

// Names of cards, places and moves in the words of a language.

extension Words {
    func name(of place: Klondike.Place) -> String {
        switch place {
        case .stock: klondike.stock
        case .waste: klondike.waste
        case .foundation: klondike.foundation
        case .pile(let pile): klondike.pile(pile + 1)
        }
    }

    func name(of move: Klondike.Move) -> String {
        switch move {
        case .draw: klondike.turn
        case .refresh: klondike.turnOver
        case .carry(let card, _, let target): klondike.move(card.name, name(of: target))
        }
    }

    /// A hint and its reason.
    func sentence(of hint: Klondike.Hint) -> String {
        let reason = reason(of: hint)
        return hint.move.map { "\(name(of: $0)): \(reason)" } ?? reason
    }

    private func reason(of hint: Klondike.Hint) -> String {
        switch hint.reason {
        case .turnsUp(let pile): klondike.turnsUp(name(of: pile))
        case .homes: klondike.homes
        case .freesKingPlace(let pile): klondike.freesKingPlace(name(of: pile))
        case .bringsIntoPlay: klondike.bringsIntoPlay
        case .frees(let card): klondike.frees(card.name)
        case .bringsBack: klondike.bringsBack
        case .draws(let turns): klondike.draws(turns)
        case .noWinningMove(let steps): klondike.noWinningMove(steps)
        case .neverWinnable: klondike.neverWinnable
        case .unknown: klondike.nobodyKnows
        }
    }

    /// The name of the deal of a game.
    func dealName(of game: KlondikeSeen) -> String {
        if game.request.day != nil { return klondike.dealOfTheDay }
        return game.deal.number.map { klondike.dealNumber("\($0)") } ?? klondike.foreignDeal
    }

    func name(of winnability: Klondike.Winnability) -> String {
        switch winnability {
        case .winnable: klondike.winnable
        case .unwinnable: klondike.unwinnable
        case .thinking: klondike.thinking
        case .unknown: klondike.unknown
        }
    }
}
