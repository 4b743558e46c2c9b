import Games
import Testing

@Suite struct `The stock` {
    private func game(draw: Klondike.Draw, redeals: Int? = nil) -> Klondike {
        Klondike(Klondike.Deal(number: 5), rules: .init(draw: draw, redeals: redeals))
    }

    @Test func `24 draws empty the stock, and a refresh repeats the same cards`() {
        var game = game(draw: .one)
        let deal = game.table
        var rounds: [[Card]] = []
        for _ in 0..<2 {
            rounds.append([])
            for count in 1...24 {
                #expect(!game.allows(.redeal))
                game.apply(.play(.draw))
                #expect(game.table.waste.count == count)
                if let top = game.table.waste.last { rounds[rounds.count - 1].append(top) }
            }
            #expect(!game.allows(.draw) && game.table.stock.isEmpty)
            game.apply(.play(.redeal))
        }
        #expect(rounds[0] == rounds[1] && rounds[0].count == 24)
        #expect(game.table == deal)
        #expect(game.moves == 50)
    }

    @Test func `a draw takes three cards, or the rest at the end`() {
        var game = game(draw: .three)
        let stock = game.table.stock
        game.apply(.play(.draw))
        #expect(game.table.waste == Array(stock.reversed().prefix(3)))
        for _ in 0..<7 { game.apply(.play(.draw)) }
        #expect(game.table.waste.count == 24)
        game.apply(.restart)
        let taken = (0..<8).lazy.map { _ in game.apply(.play(.draw)) }.contains { _ in
            guard let top = game.table.waste.last else { return false }
            game.apply(game.sending(top))
            return game.table.waste.last != top
        }
        #expect(taken)
        for _ in 0..<8 { game.apply(.play(.draw)) }
        #expect(game.table.stock.isEmpty && game.table.waste.count == 23)
    }

    @Test func `a draw and a refresh of nothing do nothing`() throws {
        var game = game(draw: .one)
        game.apply(.play(.redeal))
        #expect(game.moves == 0 && !game.canUndo)
        for _ in 0..<30 { game.apply(.play(.draw)) }
        #expect(game.moves == 24)
    }

    @Test(arguments: [0, 1, 2]) func `the waste can be turned as often as the rules permit`(
        redeals: Int
    ) {
        var game = game(draw: .three, redeals: redeals)
        for _ in 0..<5 {
            for _ in 0..<8 { game.apply(.play(.draw)) }
            game.apply(.play(.redeal))
        }
        #expect(game.redealsLeft == 0)
        #expect(game.moves == 8 * (redeals + 1) + redeals)
        #expect(!game.allows(.redeal) && !game.allows(.draw))
    }

    @Test func `undoing a refresh restores the waste`() {
        var game = game(draw: .three, redeals: 1)
        for _ in 0..<8 { game.apply(.play(.draw)) }
        game.apply(.play(.redeal))
        #expect(game.redealsLeft == 0)
        game.apply(.undo)
        #expect(game.redealsLeft == 1 && game.allows(.redeal))
    }
}
