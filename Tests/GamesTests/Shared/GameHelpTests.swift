import Foundation
import Testing

@testable import Games

@Suite struct `The help in a result` {
    private func coded<Value: Codable>(_ value: Value) throws -> Value {
        try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
    }

    @Test func `is stored without the kinds that were not used`() throws {
        let all = GameHelp(hints: 1, undone: 2, rescues: 3, restarts: 4, isInspected: true)
        for help in [GameHelp(), GameHelp(restarts: 2), all] { #expect(try coded(help) == help) }
        #expect(try JSONEncoder().encode(GameHelp()) == Data("{}".utf8))
        #expect(GameHelp().isNone && !all.isNone && !GameHelp(hints: -1).isSound)
    }

    @Test func `counts after a restart, but only its restarts if the game was over`() {
        let help = GameHelp(hints: 1, undone: 2, rescues: 3, restarts: 4, timeouts: 5)
        var again = help
        #expect(help.afterRestart(isOver: false, counts: false) == help)
        again.restarts = 5
        #expect(help.afterRestart(isOver: false, counts: true) == again)
        #expect(help.afterRestart(isOver: true, counts: false) == GameHelp(restarts: 4))
        #expect(help.afterRestart(isOver: true, counts: true) == GameHelp(restarts: 5))
    }

    @Test func `counts the hints of mines`() {
        var game = MinesGame(options: MinesOptions(), seed: 3)
        #expect(game.result.help.isNone)
        for _ in 0..<100 where game.moment != .over {
            game.act(.hint)
        }
        #expect(game.result.help == GameHelp(hints: game.help.hints) && game.help.hints > 0)
    }

    @Test func `counts that the same board of mines was begun again`() throws {
        for start in [nil, 4] as [Int?] {
            var game = MinesGame(options: MinesOptions(), seed: 3, start: start)
            game.day = 7
            game.play(.open(40))
            let first = game
            // A restart of an untouched board does not count.
            game.play(.restart, .restart)
            #expect(game.moment == .ready && game.result.help == GameHelp(restarts: 1))
            // The mines are the same, wherever the player begins.
            game.play(.open(80))
            #expect(game.table == first.table && game.day == 7)
            #expect(try coded(game).result.help == GameHelp(restarts: 1))
            game.play(.newGame)
            #expect(game.result.help.isNone)
        }
    }

    @Test func `counts that the same game of memory was begun again`() throws {
        var game = MemoryGame(theme: .ascii, options: MemoryOptions(pairs: 4), seed: 3)
        func act(_ actions: MemoryGame<String>.Action...) {
            for action in actions { game.apply(.init(action, at: .zero)) { _ in } }
        }
        act(.start)
        let first = game.board
        game.day = 7
        act(.choose(0), .choose(1), .shuffle, .restart)
        #expect(game.board == first && game.day == 7 && game.moment == .running)
        act(.restart)
        #expect(game.result.help == GameHelp(restarts: 1) && game.result.moves == 0)
        #expect(try coded(game).result.help == GameHelp(restarts: 1))
        act(.newGame)
        #expect(game.result.help.isNone && game.board != first)
    }

    @Test func `counts the timeouts of memory before a restart for its first round`() {
        let options = MemoryOptions(pairs: 4, rounds: 2, timeLimit: 6)
        var game = MemoryGame(theme: .ascii, options: options, seed: 3)
        func act(_ action: MemoryGame<String>.Action, at second: Int) {
            game.apply(.init(action, at: .seconds(second))) { _ in }
        }
        act(.start, at: 0)
        act(.choose(0), at: 1)
        act(.pause(false), at: 8)
        game.apply(.tick(at: .seconds(15)))
        #expect(game.help == GameHelp(timeouts: 2))
        act(.restart, at: 15)
        #expect(game.help == GameHelp(restarts: 1, timeouts: 2) && game.timeouts == [1, 1])
        act(.newGame, at: 16)
        #expect(game.help.isNone && game.timeouts.isEmpty)
    }

    @Test func `counts how often memory put its cards back`() throws {
        var game = MemoryGame(theme: .ascii, options: MemoryOptions(pairs: 4), seed: 3)
        for action in [.start, .choose(0), .reset, .choose(0), .reset, .reset]
            as [MemoryGame<String>.Action]
        {
            game.apply(.init(action, at: .zero)) { _ in }
        }
        #expect(game.result.help == GameHelp(restarts: 2))
        #expect(try coded(game).result.help == GameHelp(restarts: 2))
        game.apply(.init(.newGame, at: .zero)) { _ in }
        #expect(game.result.help.isNone)
    }

    private func act(_ game: inout KlondikeGame, _ actions: KlondikeGame.Action..., at second: Int)
    {
        for action in actions { game.apply(.init(action, at: .seconds(second))) { _ in } }
    }

    @Test func `counts hints, undone moves and restarts of Klondike`() throws {
        var game = KlondikeGame(.init(.number(5)), seed: 1)
        act(&game, .hint, .hint, at: 1)
        #expect(game.result.help?.isNone == true)
        let question = try #require(game.question)
        game.apply(.init(.judge(.init(.winnable([.draw])), about: question), at: .seconds(1)))
        act(&game, .draw, .undo, .redo, .draw, .undo, .undo, at: 1)
        #expect(game.result.help == GameHelp(hints: 1, undone: 3))
        act(&game, .restart, .restart, .draw, at: 2)
        let help = GameHelp(hints: 1, undone: 3, restarts: 1)
        #expect(game.result.help == help)
        let saved = try #require(game.saved(at: .seconds(3)))
        #expect(try coded(saved).result.help == help)
        act(&game, .newGame, at: 4)
        #expect(game.result.help == GameHelp())
    }

    @Test func `records in Klondike that a lost position was left by the offered way back`() {
        var game = KlondikeGame(.init(.number(5)), seed: 1)
        act(&game, .draw, .draw, at: 1)
        func judge(_ verdict: Klondike.Solver.Verdict) {
            guard let question = game.question else { return }
            game.apply(
                .init(.judge(Klondike.Judgement(verdict), about: question), at: .seconds(1))
            ) { _ in }
        }
        judge(.unwinnable)
        act(&game, .undo, at: 2)
        #expect(game.result.help == GameHelp(undone: 1, rescues: 1))
    }

    @Test func `is unknown for a game that an earlier version saved`() throws {
        var game = KlondikeGame(.init(.number(5)), seed: 1)
        act(&game, .draw, at: 1)
        let saved = try #require(game.saved(at: .seconds(3)))
        var object = try #require(
            JSONSerialization.jsonObject(with: JSONEncoder().encode(saved)) as? [String: Any])
        object["help"] = nil
        object["waiting"] = nil
        let old = try JSONDecoder().decode(
            KlondikeGame.self, from: JSONSerialization.data(withJSONObject: object))
        #expect(old.result.help == nil && old.result.moves == 1)
    }

    @Test func `includes the time for which the cards lay open before the first move`() throws {
        var game = KlondikeGame(.init(.number(5)), seed: 1)
        act(&game, .dismissHint, at: 10)
        act(&game, .pause(true), at: 25)
        act(&game, .pause(false), at: 60)
        act(&game, .draw, at: 70)
        act(&game, .draw, at: 90)
        #expect(game.result.waited == 25 && game.result.seconds == 20)
        let saved = try #require(game.saved(at: .seconds(91)))
        #expect(try coded(saved).result.waited == 25)
        act(&game, .restart, .draw, at: 100)
        #expect(game.result.waited == 0)
    }

    @Test func `counts hints, ways back from mistakes and restarts of a sudoku`() throws {
        let data = try #require(try? PuzzleRequest.level(.easy, seed: 3).data())
        var game = SudokuGame(data).started(
            SudokuRequests(.given(data), mistakeLimit: nil), at: .zero)
        for _ in 0..<6 { game.apply(.init(.hint, at: .zero)) { _ in } }
        #expect(game.help == GameHelp(hints: 2))
        game.apply(.init(.restart, at: .zero)) { _ in }
        game.apply(.init(.restart, at: .zero)) { _ in }
        // The second restart was on an untouched board.
        #expect(game.help == GameHelp(hints: 2, restarts: 1))
        let saved = try #require(game.saved(at: .seconds(3)))
        #expect(try coded(saved).help == game.help)
    }
}
