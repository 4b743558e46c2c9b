import Games

// What lies where, and what could be done.

extension KlondikeTelling {
    mutating func tellTable(_ faces: Klondike.Faces) {
        tellStock(faces)
        tellWaste(faces)
        let homes = faces.foundations.compactMap { $0.map(plain.card) }
        news.say(homes.isEmpty ? plain.nothingHome : plain.areHome(homes))
        for pile in faces.piles.indices { tell(pile, faces) }
    }

    mutating func tellPile(_ names: [String], _ faces: Klondike.Faces) {
        guard let number = names.first.flatMap({ Int($0) }), (1...7).contains(number) else {
            return news.say(plain.oneToSeven)
        }
        tell(number - 1, faces)
    }

    private mutating func tell(_ pile: Int, _ faces: Klondike.Faces) {
        let cards = faces.piles[pile].cards.map(plain.card)
        let place = plain.place(.pile(pile))
        news.say(
            cards.isEmpty ? plain.isEmpty(place) : plain.has(place, faces.piles[pile].hidden, cards)
        )
    }

    mutating func tellWaste(_ faces: Klondike.Faces) {
        let cards = faces.waste.suffix(faces.fan).reversed().map(plain.card)
        news.say(
            cards.isEmpty
                ? plain.isEmpty(plain.place(.waste)) : plain.wasteHas(cards, faces.waste.count))
    }

    mutating func tellStock(_ faces: Klondike.Faces) {
        switch faces.stock {
        case .cards(let count): news.say(plain.stockHas(count))
        case .refresh: news.say(plain.canTurnOver)
        case .exhausted: news.say(plain.isExhausted)
        }
    }

    func sentence(of hint: Klondike.Hint) -> String {
        let move =
            switch hint.move {
            case .draw: plain.toDraw
            case .refresh: plain.toTurnOver
            case .carry(let card, let source, let target):
                plain.toMove(plain.card(card), plain.place(source), plain.place(target))
            case nil: ""
            }
        return [move, reason(of: hint).capitalizingFirst].filter { !$0.isEmpty }.joined(
            separator: " ")
    }

    private func reason(of hint: Klondike.Hint) -> String {
        let texts = words.klondike
        return switch hint.reason {
        case .turnsUp(let place): texts.turnsUp(plain.place(place))
        case .homes: texts.homes
        case .freesKingPlace(let place): texts.freesKingPlace(plain.place(place))
        case .bringsIntoPlay: texts.bringsIntoPlay
        case .frees(let card): texts.frees(plain.card(card))
        case .bringsBack: texts.bringsBack
        case .draws(let turns): texts.draws(turns)
        case .noWinningMove(let undo): texts.noWinningMove(undo)
        case .neverWinnable: texts.neverWinnable
        case .unknown: texts.nobodyKnows
        }
    }
}
