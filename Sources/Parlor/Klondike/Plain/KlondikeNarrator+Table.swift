import Games

// Descriptions of the table, and hints.

extension KlondikeNarrator {
    var table: [News] {
        let homes = seen.faces.foundations.compactMap { $0.map(plain.card) }
        return stock + waste + [.say(homes.isEmpty ? plain.nothingHome : plain.areHome(homes))]
            + seen.faces.piles.indices.map(sentence(pile:))
    }

    func pile(_ names: [String]) -> [News] {
        guard names.count == 1, let number = Int(names[0]), (1...7).contains(number) else {
            return [.say(plain.oneToSeven)]
        }
        return [sentence(pile: number - 1)]
    }

    private func sentence(pile: Int) -> News {
        let (hidden, cards) = (seen.faces.piles[pile].hidden, seen.faces.piles[pile].cards)
        let place = plain.place(.pile(pile))
        return .say(
            cards.isEmpty ? plain.isEmpty(place) : plain.has(place, hidden, cards.map(plain.card)))
    }

    var waste: [News] {
        let cards = seen.faces.waste.suffix(seen.faces.fan).reversed().map(plain.card)
        return [
            .say(
                cards.isEmpty
                    ? plain.isEmpty(plain.place(.waste))
                    : plain.wasteHas(cards, seen.faces.waste.count))
        ]
    }

    var stock: [News] {
        switch seen.faces.stock {
        case .cards(let count): [.say(plain.stockHas(count))]
        case .redeal: [.say(plain.canTurnOver)]
        case .exhausted: [.say(plain.isExhausted)]
        }
    }

    var status: [News] {
        let time = words.time(seconds: seen.clock.time.total)
        let score = words.klondike.score(seen.score, by: seen.request.rules.scoring)
        return [.say(plain.progress(moves: words.games.moves(seen.moves), time: time, score))]
    }

    /// The part of a hint that the player has requested.
    func sentence(of hint: Klondike.Hint) -> String {
        if hint.stage == .look, let source = hint.source {
            return words.klondike.look(plain.place(source))
        }
        let move =
            switch hint.move {
            case .draw: plain.toDraw
            case .redeal: plain.toTurnOver
            case .carry(let card, let source, let target):
                plain.toMove(
                    plain.card(card), with: hint.run.count - 1, from: source, to: target)
            case nil: ""
            }
        let reason = words.klondike.reason(
            for: hint, card: { plain.card($0) }, place: { plain.place($0) })
        return [move, reason.capitalizingFirst].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
