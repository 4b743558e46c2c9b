extension Klondike.Position {
    /// Moves that win from this position without a decision: every card that fits goes to its
    /// foundation, and the stock is turned in between. Nil if the game is won already, if a pile
    /// has face-down cards, or if these moves do not win.
    public func finish(by rules: Klondike.Rules) -> [Klondike.Move]? {
        guard !table.isWon, table.hidden == 0 else { return nil }
        var (position, moves) = (self, [Klondike.Move]())
        var turnsWithoutGain = 0
        while !position.table.isWon {
            let toFoundation = position.moveToFoundation
            let move = toFoundation ?? (position.table.stock.isEmpty ? .redeal : .draw)
            // If two rounds through the stock move no card to a foundation, no further round will.
            turnsWithoutGain = toFoundation == nil ? turnsWithoutGain + 1 : 0
            guard turnsWithoutGain <= 2 * (position.talon + 1),
                let next = position.after(move, by: rules)
            else { return nil }
            moves.append(move)
            position = next
        }
        return moves
    }

    /// The points that the moves of `finish` lose by turning the waste over. Points that other
    /// moves gain are not subtracted.
    func pointsLost(by moves: [Klondike.Move], _ rules: Klondike.Rules) -> Int {
        guard moves.contains(.redeal), rules.scoring != .none else { return 0 }
        var (position, lost) = (self, 0)
        for move in moves {
            guard let next = position.after(move, by: rules) else { break }
            lost += max(0, position.score - next.score)
            position = next
        }
        return lost
    }

    private var talon: Int { table.stock.count + table.waste.count }

    /// A move of a card to a foundation, from the leftmost possible pile or, if there is none, from
    /// the waste; nil if no card fits.
    private var moveToFoundation: Klondike.Move? {
        let tops = table.piles.compactMap(\.cards.last) + [table.waste.last].compactMap(\.self)
        for card in tops {
            let source = table.place(of: card)
            let run = table.run(from: card, at: source)
            for home in Klondike.CardPlace.foundations
            where table.canMove(run, from: source, to: home) {
                return .carry(card, from: source, to: home)
            }
        }
        return nil
    }
}
