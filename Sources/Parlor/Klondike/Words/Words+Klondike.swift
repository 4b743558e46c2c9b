import Games

// Names of cards, places and moves in the player's language.

extension Words {
    func name(of place: Klondike.CardPlace) -> String {
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
        case .carry(let card, _, let target):
            klondike.hintedMove(card: card.name, place: name(of: target))
        }
    }

    /// The move that lost the game, and a better move if one is known.
    func sentence(of mistake: Klondike.Mistake) -> String {
        klondike.mistake(
            mistake.number, deed(of: mistake.move), better: mistake.better.map(deed))
    }

    func deed(of move: Klondike.Move) -> String {
        switch move {
        case .draw: klondike.drawingFromStock
        case .redeal: klondike.turningWasteOver
        case .carry(let card, _, let target):
            klondike.moving(card: card.name, place: name(of: target))
        }
    }

    /// The part of a hint that the player has requested.
    func text(of hint: Klondike.Hint) -> String {
        guard hint.stage == .look, let source = hint.source else { return sentence(of: hint) }
        return klondike.look(name(of: source))
    }

    /// The whole sentence of a hint: its move and its reason.
    func sentence(of hint: Klondike.Hint) -> String {
        let reason = klondike.reason(for: hint, card: \.name, place: name)
        guard let move = hint.move else { return reason }
        guard case .carry(_, _, let target) = move, hint.run.count > 1, let first = hint.run.first,
            let last = hint.run.last
        else { return "\(name(of: move)): \(reason)" }
        let run = klondike.run(from: first.name, to: last.name)
        return "\(klondike.hintedMove(card: run, place: name(of: target))): \(reason)"
    }

    func dealName(of game: KlondikeSeen) -> String {
        if game.request.day != nil { return klondike.dealOfTheDay }
        let number = game.deal.number.map { "\($0)" } ?? game.deal.foreignNumber
        return number.map(klondike.dealNumber) ?? klondike.foreignDeal
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
        if game.phase == .won, !isEarlier { return games.end(isWon: true) }
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
