import Games

/// Plays random commands. After each one, the table must have each of the fifty-two cards once, and
/// the top card of every pile face up. Undoing all moves must lead back to the deal, and redoing
/// them to the last table.
struct RandomGames {
    let count: Int

    func run() -> Bool {
        var dice = SystemRandomNumberGenerator()
        var commands = 0
        for number in 0..<count {
            var game = Klondike(
                .init(number: UInt64(number)),
                rules: .init(
                    draw: number % 2 == 0 ? .one : .three, redeals: [nil, 0, 2][number % 3]))
            let start = game.position
            for _ in 0..<200 {
                game.apply(command(in: game, dice: &dice))
                commands += 1
                guard isWhole(game.table) else {
                    print("Not whole:\n\(game.table)")
                    return false
                }
            }
            while game.canRedo { game.apply(.redo) }
            let end = game
            while game.canUndo { game.apply(.undo) }
            guard game.position == start else { return false }
            while game.canRedo { game.apply(.redo) }
            guard game == end else { return false }
        }
        print("\n\(count) random games of \(commands) commands kept their tables whole.")
        return true
    }

    private func command(
        in game: Klondike, dice: inout SystemRandomNumberGenerator
    ) -> Klondike.Command {
        let card = Card.pack[Int.random(in: 0..<52, using: &dice)]
        let places = Klondike.CardPlace.piles + Klondike.CardPlace.foundations + [.stock, .waste]
        switch Int.random(in: 0..<16, using: &dice) {
        case 0: return .play(.redeal)
        case 1: return carrying(card, to: game.table.doubleTapTarget(of: card) ?? .stock, in: game)
        case 2:
            let place = places[Int.random(in: 0..<13, using: &dice)]
            return carrying(card, to: place, in: game)
        case 3: return .undo
        case 4: return .redo
        case 5...11:
            guard let fit = game.table.fits.randomElement(using: &dice) else {
                return .play(.draw)
            }
            return carrying(fit.card, to: fit.target, in: game)
        default: return .play(game.table.stock.isEmpty ? .redeal : .draw)
        }
    }

    private func carrying(
        _ card: Card, to target: Klondike.CardPlace, in game: Klondike
    ) -> Klondike.Command { .play(.carry(card, from: game.table.place(of: card), to: target)) }

    private func isWhole(_ table: Klondike.Table) -> Bool {
        let piles = table.piles.flatMap(\.cards)
        let cards = table.stock + table.waste + table.foundations.flatMap(\.self) + piles
        return cards.count == 52 && Set(cards).count == 52
            && table.piles.allSatisfy { $0.isEmpty || !$0.faceUp.isEmpty }
    }
}
