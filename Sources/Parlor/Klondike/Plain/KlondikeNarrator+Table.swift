import Games

// The cards as they lie, and hints.

extension KlondikeNarrator {
    func tellTable(_ faces: Klondike.Faces, _ tell: (News) -> Void) {
        tellStock(faces, tell)
        tellWaste(faces, tell)
        let homes = faces.foundations.compactMap { $0.map(plain.card) }
        tell(.say(homes.isEmpty ? plain.nothingHome : plain.areHome(homes)))
        for pile in faces.piles.indices { self.tell(pile, faces, tell) }
    }

    func tellPile(_ names: [String], _ faces: Klondike.Faces, _ tell: (News) -> Void) {
        guard let number = names.first.flatMap({ Int($0) }), (1...7).contains(number) else {
            return tell(.say(plain.oneToSeven))
        }
        self.tell(number - 1, faces, tell)
    }

    private func tell(_ pile: Int, _ faces: Klondike.Faces, _ tell: (News) -> Void) {
        let cards = faces.piles[pile].cards.map(plain.card)
        let place = plain.place(.pile(pile))
        tell(
            .say(
                cards.isEmpty
                    ? plain.isEmpty(place) : plain.has(place, faces.piles[pile].hidden, cards)
            ))
    }

    func tellWaste(_ faces: Klondike.Faces, _ tell: (News) -> Void) {
        let cards = faces.waste.suffix(faces.fan).reversed().map(plain.card)
        tell(
            .say(
                cards.isEmpty
                    ? plain.isEmpty(plain.place(.waste)) : plain.wasteHas(cards, faces.waste.count))
        )
    }

    func tellStock(_ faces: Klondike.Faces, _ tell: (News) -> Void) {
        switch faces.stock {
        case .cards(let count): tell(.say(plain.stockHas(count)))
        case .refresh: tell(.say(plain.canTurnOver))
        case .exhausted: tell(.say(plain.isExhausted))
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
