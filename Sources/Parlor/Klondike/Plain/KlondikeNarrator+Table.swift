import Games

// Descriptions of the table, and hints.

extension KlondikeNarrator {
    var table: [News] {
        let homes = seen.faces.foundations.compactMap { $0.map(plain.card) }
        return stock + waste + [.say(homes.isEmpty ? plain.nothingHome : plain.areHome(homes))]
            + seen.faces.piles.indices.map(sentence(pile:))
    }

    func pile(_ names: [String]) -> [News] {
        guard let number = names.first.flatMap({ Int($0) }), (1...7).contains(number) else {
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
        let time = words.games.time(seconds: seen.clock.time.total)
        let score = words.klondike.score(seen.score, by: seen.request.rules.scoring)
        return [.say(plain.progress(words.games.moves(seen.moves), time, score))]
    }

    func sentence(of hint: Klondike.Hint) -> String {
        let move =
            switch hint.move {
            case .draw: plain.toDraw
            case .redeal: plain.toTurnOver
            case .carry(let card, let source, let target):
                plain.toMove(plain.card(card), source, target)
            case nil: ""
            }
        return [move, reason(of: hint).capitalizingFirst].filter { !$0.isEmpty }.joined(
            separator: " ")
    }

    private func reason(of hint: Klondike.Hint) -> String {
        let texts = words.klondike
        func later(_ other: Klondike.Hint.Later?) -> String? {
            other.map { texts.later($0) { plain.card($0) } }
        }
        return switch hint.reason {
        case .turnsUp(let place): texts.turnsUp(plain.place(place))
        case .homes(let isSafe): texts.goesToFoundation(isSafe)
        case .homesBefore(let next, let moves):
            texts.goesToFoundation(before: texts.later(next) { plain.card($0) }, after: moves)
        case .waitsAtHome(let other): texts.waitsAtHome(texts.later(other) { plain.card($0) })
        case .finishes: texts.finishes
        case .freesKingPlace(let pile, let king):
            texts.freesKingPlace(plain.place(pile), king.map { plain.card($0) })
        case .bringsIntoPlay(let other): texts.bringsIntoPlay(later(other))
        case .frees(let card, let other): texts.frees(plain.card(card), later(other))
        case .bringsBack(let other): texts.bringsBack(later(other))
        case .draws(let turns, .card(let card), let place):
            texts.draws(
                turns, plain.card(card), plain.place(place), isToDraw: hint.move == .draw)
        case .draws(let turns, .unseen, let place):
            texts.draws(turns, nil, plain.place(place), isToDraw: hint.move == .draw)
        case .drawsNow: texts.drawsNow
        case .noWinningMove(let undo): texts.noWinningMove(undo)
        case .neverWinnable: texts.neverWinnable
        case .unknown: texts.noSolutionFound
        }
    }
}
