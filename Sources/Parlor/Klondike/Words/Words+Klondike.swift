import Games

// Names of cards, places and moves in the player's language.

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
        case .draw: klondike.hintedDraw
        case .redeal: klondike.hintedRedeal
        case .carry(let card, _, let target): klondike.hintedMove(card.name, name(of: target))
        }
    }

    /// The move that lost the game, and a better one if it is known.
    func sentence(of mistake: Klondike.Mistake) -> String {
        klondike.mistake(
            mistake.number, deed(of: mistake.move), better: mistake.better.map(deed))
    }

    func deed(of move: Klondike.Move) -> String {
        switch move {
        case .draw: klondike.drawingFromStock
        case .redeal: klondike.turningWasteOver
        case .carry(let card, _, let target): klondike.moving(card.name, name(of: target))
        }
    }

    /// The sentence of a hint, with its reason.
    func sentence(of hint: Klondike.Hint) -> String {
        let reason = reason(of: hint)
        return hint.move.map { "\(name(of: $0)): \(reason)" } ?? reason
    }

    private func reason(of hint: Klondike.Hint) -> String {
        switch hint.reason {
        case .turnsUp(let pile): klondike.turnsUp(name(of: pile))
        case .homes(let isSafe): klondike.goesToFoundation(isSafe)
        case .homesBefore(let next, let moves):
            klondike.goesToFoundation(before: klondike.later(next, \.name), after: moves)
        case .finishes: klondike.finishes
        case .freesKingPlace(let pile, let king):
            klondike.freesKingPlace(name(of: pile), king.map(\.name))
        case .bringsIntoPlay(let other):
            klondike.bringsIntoPlay(other.map { klondike.later($0, \.name) })
        case .frees(let card, let other):
            klondike.frees(card.name, other.map { klondike.later($0, \.name) })
        case .bringsBack(let other):
            klondike.bringsBack(other.map { klondike.later($0, \.name) })
        case .draws(let turns, .card(let card), let place):
            klondike.draws(turns, card.name, name(of: place), isToDraw: hint.move == .draw)
        case .draws(let turns, .faceDown, let place):
            klondike.draws(turns, nil, name(of: place), isToDraw: hint.move == .draw)
        case .drawsNow: klondike.drawsNow
        case .noWinningMove(let steps): klondike.noWinningMove(steps)
        case .neverWinnable: klondike.neverWinnable
        case .unknown: klondike.noSolutionFound
        }
    }

    /// The reason for a refusal, as a short sentence with names of cards.
    func reason(for refusal: Klondike.Refusal, name: (Card) -> String) -> String {
        let texts = klondike.refusals
        /// The rank of a card that fits on or under `card` in a pile, with its color.
        func rank(_ neighbor: Card, of card: Card) -> String {
            card.isRed ? klondike.black(neighbor.rankName) : klondike.red(neighbor.rankName)
        }
        switch refusal {
        case .noPlace(let card):
            return card.above.map { texts.noPileEnds(rank($0, of: card)) } ?? texts.kingStays
        case .noHome(let card): return texts.first(name(card.below ?? card))
        case .isHome: return texts.isHome
        case .notFree(let card): return texts.notFree(name(card))
        case .nothingGoesHome: return texts.nothingGoesHome
        case .misfit(_, .pile, let top?):
            return top.below.map { texts.takes(name(top), rank($0, of: top)) }
                ?? texts.takesNone(name(top))
        case .misfit(_, .pile, nil): return texts.onlyKings
        case .misfit(_, .foundation, nil), .empty(.foundation): return texts.onlyAces
        case .misfit(_, .foundation, let top?):
            return top.above.map { texts.first(name($0)) } ?? texts.notThere
        case .misfit: return texts.notThere
        case .empty(.waste): return texts.emptyWaste
        case .empty(.pile): return texts.emptyPile
        case .empty(.stock): return texts.noCards
        case .noRedeal: return texts.noRedeal
        case .cannotFinish: return texts.cannotFinish
        case .finishCosts(let cost): return klondike.finishCosts(cost)
        case .nothingToUndo: return texts.nothingToUndo
        case .nothingToRedo: return texts.nothingToRedo
        case .nothingToRewind: return texts.nothingToRewind
        }
    }

    /// The name of a game's deal.
    func dealName(of game: KlondikeSeen) -> String {
        if game.request.day != nil { return klondike.dealOfTheDay }
        return game.deal.number.map { klondike.dealNumber("\($0)") } ?? klondike.foreignDeal
    }

    /// The difficulty of a game's deal, once it is known.
    func difficulty(of game: KlondikeSeen) -> String? {
        switch game.difficulty {
        case .easy: klondike.easy
        case .medium: klondike.medium
        case .hard: klondike.hard
        case .impossible, nil: nil
        }
    }

    /// The word next to the light.
    func light(of game: KlondikeSeen) -> String {
        let isEarlier = game.lookBack.isOpen && !game.lookBack.isAtEnd
        if game.phase == .won, !isEarlier { return klondike.isWon }
        return game.isDoomed ? klondike.neverWinnableLight : name(of: game.winnability)
    }

    private func name(of winnability: Klondike.Winnability) -> String {
        switch winnability {
        case .winnable: klondike.winnableLight
        case .unwinnable: klondike.lostLight
        case .thinking: klondike.thinkingLight
        case .unknown: klondike.unknownLight
        }
    }
}
