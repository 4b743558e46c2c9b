import Foundation
import Reactive
import Sweep
import Testing

@testable import Games

@Suite struct `A game of Klondike` {
    private let deals = (0..<100).map { Klondike.Deal(number: $0) }

    /// A random command, which is often not allowed.
    private func command(in game: Klondike, dice: inout Dice) -> Klondike.Command {
        func any<Choice>(_ choices: [Choice]) -> Choice {
            choices[Int(dice.next() % UInt64(choices.count))]
        }
        let places = Klondike.CardPlace.piles + Klondike.CardPlace.foundations + [.stock, .waste]
        let tops = game.table.piles.compactMap(\.faceUp.first) + game.table.waste.suffix(1)
        switch dice.next() % 16 {
        case 0: return .play(.redeal)
        case 1: return game.sending(any(Card.pack))
        case 2: return game.carrying(any(Card.pack), to: any(places))
        case 3: return .undo
        case 4: return .redo
        case 5:
            let homes = game.table.foundations.compactMap(\.last)
            return game.carrying(any(homes + tops), to: any(places))
        case 6...10 where !tops.isEmpty: return game.sending(any(tops))
        default: return .play(game.table.stock.isEmpty ? .redeal : .draw)
        }
    }

    @Test func `random commands keep the table whole`() {
        var dice = Dice(seed: 6)
        for number in 0..<Sweep.count(100 as UInt64, whole: 500) {
            var game = Klondike(
                deals[Int(number % 100)], rules: .init(draw: number % 2 == 0 ? .one : .three))
            for _ in 0..<60 {
                game.apply(command(in: game, dice: &dice))
                if !game.table.isWhole { Issue.record("\(game.table)") }
            }
        }
    }

    @Test func `undo leads to the deal, and redo to the end`() {
        var dice = Dice(seed: 7)
        for number in 0..<100 as Range<UInt64> {
            var game = Klondike(.init(number: number), rules: .init(draw: .three))
            let start = game
            for _ in 0..<60 { game.apply(command(in: game, dice: &dice)) }
            while game.canRedo { game.apply(.redo) }
            let end = game
            while game.canUndo { game.apply(.undo) }
            #expect(game.position == start.position)
            while game.canRedo { game.apply(.redo) }
            #expect(game == end)
            while game.canUndo { game.apply(.undo) }
            game.apply(.play(.draw))
            #expect(!game.canRedo)
        }
    }

    @Test func `a saved game is the same game when it is restored`() throws {
        var dice = Dice(seed: 8)
        for number in 0..<50 as Range<UInt64> {
            let rules = Klondike.Rules(redeals: 2, scoring: .vegas(cumulative: true))
            var game = Klondike(.init(number: number), rules: rules, purse: -52)
            for _ in 0..<60 { game.apply(command(in: game, dice: &dice)) }
            let file = try JSONEncoder().encode(game)
            #expect(try JSONDecoder().decode(Klondike.self, from: file) == game)
        }
    }

    @Test func `a changed file is refused`() throws {
        var game = Klondike(.init(number: 1))
        game.apply(.play(.draw))
        let file = String(decoding: try JSONEncoder().encode(game), as: UTF8.self)
        for wrong in ["R", "KS17", "XX12", "D9"] {
            let changed = file.replacingOccurrences(
                of: #""moves":["D"]"#, with: #""moves":["\#(wrong)"]"#)
            #expect(changed != file)
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(Klondike.self, from: Data(changed.utf8))
            }
        }
    }

    @Test func `the last card home wins once, and nothing moves after it`() {
        let before = position("1 KS\nhome KH KD QS KC")
        #expect(!before.table.isWon)
        let move = Klondike.Move.carry(card("KS"), from: .pile(0), to: .foundation(2))
        let won = before.after(move, by: .init())
        #expect(won?.table.isWon == true)
        #expect(won?.table.stock.isEmpty == true)
        let back = Klondike.Move.carry(card("KS"), from: .foundation(2), to: .pile(0))
        #expect(won?.allows(back, by: .init()) == false)
    }

    @Test func `a finish names its moves, and makes them`() {
        let picture = """
            stock 9H KH
            waste TH
            home 8H KD JS KC
            1 QS JH
            2 QH
            3 KS
            """
        var position = position(picture)
        let rules = Klondike.Rules(redeals: 1)
        let moves = position.finish(by: rules) ?? []
        for move in moves { position = position.after(move, by: rules) ?? position }
        #expect(position.table.isWon)
        #expect(position.finish(by: rules) == nil)
    }

    @Test func `a game can be finished only if the rules let every card go home`() {
        let picture = "stock TH 9H\nhome 8H KD JS KC\n1 QS JH\n2 QH\n3 KS\n4 KH"
        #expect(position(picture).finish(by: .init(redeals: 0)) != nil)
        #expect(position(picture).finish(by: .init(draw: .three, redeals: 0)) == nil)
        #expect(position("1 (2S) AS").finish(by: .init()) == nil)
    }
}
