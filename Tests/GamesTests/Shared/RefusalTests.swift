import Reactive
import Sweep
import Testing

@testable import Games

/// Refused actions change nothing and give a reason.
@Suite struct `A refusal` {
    @Test func `memory refuses cards that are up or gone, and those of another player's turn`() {
        var game = MemoryGame(theme: .ascii, options: MemoryOptions(pairs: 3, rounds: 1), seed: 1)
        func refused(_ card: Int) -> [MemoryNews<String>] {
            game.news(of: .init(.choose(card), at: .zero))
        }
        #expect(refused(99).isEmpty, "A game that has not begun refuses nothing.")
        #expect(game.news(of: .init(.hint, at: .zero)) == [.refused(.noHint)])
        game.apply(.init(.start, at: .zero))
        game.apply(.init(.choose(0), at: .zero))
        #expect(refused(0) == [.refused(.isUp(0))])
        game.apply(.init(.choose(1), at: .zero))
        #expect(refused(1) == [.refused(.isGone(1))])
        #expect(refused(99).isEmpty)

        let players: [MemoryPlayer] = [.computer(remembers: 8), .person]
        game = MemoryGame(
            theme: .ascii, options: MemoryOptions(pairs: 3, rounds: 1, players: players), seed: 1)
        game.apply(.init(.start, at: .zero))
        #expect(refused(0) == [.refused(.notYourTurn(0))])
        #expect(game.flips.isEmpty)
    }

    @Test(arguments: [
        (KlondikeGame.Action.autoMove(card("6S")), Klondike.Refusal.noPlace(card("6S"))),
        (.toFoundation(card("6S")), .noHome(card("6S"))),
        (.toFoundation(card("AS")), .isHome(card("AS"))),
        (.autoMove(card("AS")), .isHome(card("AS"))),
        (.take(.place(.waste), isDragged: false), .empty(.waste)),
        (.take(.place(.pile(6)), isDragged: false), .empty(.pile(6))),
        (.undo, .nothingToUndo), (.redo, .nothingToRedo), (.finish, .cannotFinish),
        (.draw, .empty(.stock)), (.tap(.place(.stock)), .empty(.stock)),
    ])
    func `Klondike names the missing condition`(
        _ action: KlondikeGame.Action, _ refusal: Klondike.Refusal
    ) throws {
        let table = try #require(Klondike.Table("1 6S\n2 9D 5C\n3 8H\nhome AS"))
        var game = KlondikeGame(Klondike(at: .init(table, score: 0)))
        #expect(game.news(of: .init(action, at: .zero)) == [.refused(refusal)])
        #expect(game.klondike.table == table)
    }

    @Test func `Klondike's reasons about foundations are true`() {
        var (low, covered, misfits) = (0, 0, 0)
        for seed in 0..<UInt64(Sweep.count(30, whole: 600)) {
            var game = KlondikeGame(seed: seed)
            var dice = Dice(seed: seed)
            for _ in 0..<60 {
                let card = dice.pick(from: Card.pack)
                let move = card.map { KlondikeGame.Action.autoMove($0) } ?? .draw
                game.apply(.init(dice.roll(below: 4) == 0 ? .draw : move, at: .zero))
                let table = game.klondike.table
                for pile in table.piles.indices {
                    for card in table.piles[pile].faceUp {
                        let isLast = table.top(of: .pile(pile)) == card
                        var next = game
                        for news in next.news(of: .init(.toFoundation(card), at: .zero)) {
                            guard case .refused(let refusal) = news else { continue }
                            if isLast { low += 1 } else { covered += 1 }
                            #expect(refusal == (isLast ? .noHome(card) : .isCovered(card)))
                            let isReady = table.foundations.contains { home in
                                home.last.map { ($0.rank + 1, $0.suit) == (card.rank, card.suit) }
                                    ?? false
                            }
                            #expect(!isLast || !isReady && !card.isAce, "\(card)")
                        }
                        for home in Klondike.CardPlace.foundations {
                            next = game
                            for news in next.news(of: .init(.move(card, to: home), at: .zero)) {
                                guard case .refused(let refusal) = news else { continue }
                                misfits += 1
                                let misfit = Klondike.Refusal.misfit(
                                    card, on: home, top: table.top(of: home))
                                #expect(refusal == (isLast ? misfit : .isCovered(card)))
                            }
                        }
                    }
                }
            }
        }
        #expect(low > 1_000 && covered > 100 && misfits > 1_000)
    }

    @Test func `a card that does not fit is refused, and one that is put back is not`() throws {
        let table = try #require(Klondike.Table("stock 9H\n1 6S\n2 9D 5C\n3 8H\nhome AS"))
        for (target, isRefused) in [
            (Klondike.CardPlace.pile(1), true), (.pile(5), true), (.foundation(0), true),
            (.waste, true),
            (.pile(0), false),
        ] {
            var game = KlondikeGame(Klondike(at: .init(table, score: 0)))
            game.apply(.init(.take(.card(card("6S")), isDragged: false), at: .zero))
            let news = game.news(of: .init(.drop(target), at: .zero))
            #expect(news.contains { if case .refused = $0 { true } else { false } } == isRefused)
        }
        let rules = Klondike.Rules(draw: .one, redeals: 0)
        var game = KlondikeGame(Klondike(at: .init(table, score: 0), rules: rules))
        #expect(game.news(of: .init(.draw, at: .zero)).allSatisfy { $0 != .refused(.noRedeal) })
        #expect(game.news(of: .init(.draw, at: .zero)) == [.refused(.noRedeal)])
    }

    @Test func `mines refuse to open flags and to mark numbers`() throws {
        var game = MinesGame(options: MinesOptions(), seed: 3, start: 40)
        game.act(.open(40))
        let open = try #require(game.table.covers.firstIndex(of: .open))
        let covered = try #require(game.table.covers.firstIndex(of: .covered))
        #expect(game.news(of: .init(.mark(open), at: .zero)) == [.refused(.isOpen(open))])
        game.apply(.init(.mark(covered), at: .zero))
        #expect(game.news(of: .init(.open(covered), at: .zero)) == [.refused(.isFlagged(covered))])
        #expect(
            game.news(of: .init(.chord(40), at: .zero)).contains(.refused(.nothingToOpen(40))))
    }

    @Test func `mines say that a board is too broad for a hint`() {
        // Every second cell of every second row is open. Its mines are on its left and right.
        let size = MinesSize(width: 31, height: 31, mines: 240)
        let odd = (0..<size.count).filter { $0 / 31 % 2 == 1 }
        var game = MinesGame(options: MinesOptions(size: size), seed: 3)
        game.table.board = MinesBoard(size: size, mines: odd.filter { $0 % 31 % 2 == 0 })
        for cell in odd where cell % 31 % 2 == 1 { game.table.covers[cell] = .open }
        game.phase = .playing
        #expect(game.news(of: .init(.hint, at: .zero)) == [.refused(.uncounted)])
        #expect(game.hint == nil && game.help.hints == 0)
    }

    @Test func `a sudoku refuses to change clues, and to undo without a step`() throws {
        var game = SudokuGame.begun(.example)
        func told(_ action: SudokuGame.Action) -> [SudokuNews] {
            game.news(of: .init(action, at: .zero))
        }
        #expect(told(.sheet(.number(5))) == [.refused(.noCell)])
        let given = try #require((0..<81).first { game.data.problem[$0] != 0 })
        #expect(told(.sheet(.tap(given))).isEmpty)
        for action in [SudokuGame.Action.sheet(.number(5)), .sheet(.note(5)), .use(.erase)] {
            #expect(told(action) == [.refused(.given(given))])
        }
        #expect(told(.use(.undo)) == [.refused(.nothingToUndo)])
        #expect(told(.use(.redo)) == [.refused(.nothingToRedo)])
        #expect(told(.use(.returnToSavePoint)) == [.refused(.noSavePoint)])
        #expect(told(.undoToLastRight) == [.refused(.noMistake)])
        // If digits are chosen first, a tap on a cell that does not exist is ignored, and not
        // refused.
        game.apply(.init(.set(SudokuOptions(isDigitFirst: true)), at: .zero))
        game.apply(.init(.sheet(.number(5)), at: .zero))
        for cell in [-1, 81, .max] { #expect(told(.sheet(.tap(cell))).isEmpty) }
    }
}
