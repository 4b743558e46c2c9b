extension Klondike.Position {
    /// Returns whether no progress is possible: no sequence of moves on the table turns up a card
    /// or finds a place for a card of the stock or the waste.
    ///
    /// Tries all sequences of moves on the table. Returns false if they lead to more than `limit`
    /// tables.
    func isStuck(by rules: Klondike.Rules, tables limit: Int = 400) -> Bool {
        guard !table.isWon, table.hidden + table.stock.count + table.waste.count > 0 else {
            return false
        }
        let cardsToCome = cardsToCome(by: rules)
        var seen: Set = [Set(table.piles)]
        var waiting = [table]
        while let table = waiting.popLast() {
            if cardsToCome.contains(where: table.takes) { return false }
            for (card, target) in table.fits {
                let source = table.place(of: card)
                if source == .waste { continue }
                var next = table
                next.carry(table.run(from: card), from: source, to: target)
                if next.hidden < table.hidden { return false }
                // The order of the piles does not matter, and cards that are in no pile are on the
                // foundations, so the set of piles identifies the table.
                if seen.insert(Set(next.piles)).inserted { waiting.append(next) }
                if seen.count > limit { return false }
            }
        }
        return true
    }

    /// The cards that reach the top of the waste, now or later, if none of them is played: those
    /// of the rest of this round and of one whole round. Every later round repeats that round.
    private func cardsToCome(by rules: Klondike.Rules) -> Set<Card> {
        var cardsToCome: Set<Card> = []
        var (position, hasBegunAgain) = (self, false)
        while true {
            if let top = position.table.waste.last { cardsToCome.insert(top) }
            if let next = position.after(.draw, by: rules) {
                position = next
            } else if !hasBegunAgain, let next = position.after(.redeal, by: rules) {
                (position, hasBegunAgain) = (next, true)
            } else {
                break
            }
        }
        return cardsToCome
    }
}

extension Klondike.Table {
    /// Returns whether a card from the waste fits anywhere.
    fileprivate func takes(_ card: Card) -> Bool {
        (Klondike.CardPlace.foundations + Klondike.CardPlace.piles).contains {
            canMove([card], from: .waste, to: $0)
        }
    }
}
