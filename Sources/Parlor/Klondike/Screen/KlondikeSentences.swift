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

    /// The reason of a refusal, in about three words.
    func reason(of refusal: Klondike.Refusal) -> String {
        let texts = klondike.refusals
        switch refusal {
        case .noPlace(let card):
            return card.above.map { texts.noneOpen(!card.isRed, $0.rankName) }
                ?? texts.noFreePile
        case .noHome(let card): return texts.first(card.below?.name ?? card.name)
        case .isHome: return texts.isHome
        case .misfit(_, .pile, let top?):
            return top.below.map { texts.takes(top.name, !top.isRed, $0.rankName) }
                ?? texts.takesNone(top.name)
        case .misfit(_, .pile, nil): return texts.onlyKings
        case .misfit(_, .foundation, nil): return texts.onlyAces
        case .misfit(_, .foundation, let top?):
            return top.above.map { texts.first($0.name) } ?? texts.notThere
        case .misfit, .empty(.foundation): return texts.notThere
        case .empty(.waste): return texts.emptyWaste
        case .empty(.pile): return texts.emptyPile
        case .empty(.stock): return texts.noCards
        case .noRedeal: return texts.noRedeal
        case .cannotFinish: return texts.cannotFinish
        case .nothingToUndo: return texts.nothingToUndo
        case .nothingToRedo: return texts.nothingToRedo
        }
    }

    /// The name of the deal of a game.
    func dealName(of game: KlondikeSeen) -> String {
        if game.request.day != nil { return klondike.dealOfTheDay }
        return game.deal.number.map { klondike.dealNumber("\($0)") } ?? klondike.foreignDeal
    }

    /// How hard the deal of a game turned out to be.
    func difficulty(of game: KlondikeSeen) -> String? {
        switch game.difficulty {
        case .easy: klondike.easy
        case .medium: klondike.medium
        case .hard: klondike.hard
        case .impossible, nil: nil
        }
    }

    /// The word beside the light.
    func light(of game: KlondikeSeen) -> String {
        if game.phase == .won { return klondike.isWon }
        return game.isDoomed ? klondike.never : name(of: game.winnability)
    }

    private func name(of winnability: Klondike.Winnability) -> String {
        switch winnability {
        case .winnable: klondike.winnable
        case .unwinnable: klondike.unwinnable
        case .thinking: klondike.thinking
        case .unknown: klondike.unknown
        }
    }
}
