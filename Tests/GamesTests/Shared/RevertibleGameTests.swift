import Testing

@testable import Games

/// Tests the model alone. `ReplacedGameTests` checks its promises for every game in the list of
/// modules.
@Suite struct `A game that replaced another` {
    private var game = RevertibleGame(MinesGame(options: MinesOptions(), seed: 3))

    /// The fewest moves that count.
    private static let twoMoves = [MinesGame.Action.open(40), .mark(0)]

    private mutating func play() { for action in Self.twoMoves { _ = news(action) } }

    @Test mutating func `does not give it up after a single move`() {
        _ = news(.open(40))
        _ = news(.newGame)
        #expect(game.former != nil)
        #expect(news(.open(0)).allSatisfy { !$0.isGivenUp } && game.former == nil)
    }

    private mutating func news(_ action: MinesGame.Action) -> [MinesNews] {
        game.act(action)
    }

    @Test mutating func `restores it before its own first action, and nothing is given up`() {
        _ = news(.open(40))
        let before = game.game
        #expect(news(.newGame) == [.begun])
        #expect(game.game.actionCount == 0 && game.former?.table == before.table)
        #expect(news(.takeBack) == [.takenBack])
        #expect(game.game == before && game.former == nil)
    }

    @Test mutating func `gives it up with the first action`() {
        play()
        let result = game.game.result
        _ = news(.newGame)
        let told = news(.open(0))
        #expect(told.contains(.givenUp(result)) && game.former == nil)
        #expect(news(.takeBack) == [.refused(.nothingToTakeBack)])
    }

    @Test mutating func `gives up only the last touched game of several`() {
        #expect(news(.newGame) == [.begun] && game.former == nil)
        play()
        let first = game.game.result
        _ = news(.newGame)
        // Another new board in between does not affect the game that was played.
        #expect(news(.newGame) == [.begun] && game.former != nil)
        let told = news(.open(0))
        #expect(told.filter(\.isGivenUp) == [.givenUp(first)])
    }

    @Test func `restores a game that it was created to replace, unless that is untouched`() {
        let new = MinesGame(options: MinesOptions(), seed: 4)
        #expect(RevertibleGame(new, replacing: game.game).former == nil)
        var played = game.game
        for action in Self.twoMoves { played.act(action) }
        var replacing = RevertibleGame(new, replacing: played)
        #expect(replacing.game == new && replacing.former == played.paused(at: .zero))
        #expect(replacing.news(of: .init(.takeBack, at: .seconds(9))) == [.takenBack])
        #expect(replacing.game.moment == .running && replacing.game.table == played.table)
        replacing = RevertibleGame(new, replacing: played)
        let told = replacing.act(.open(0))
        #expect(told.contains(.givenUp(played.result)) && replacing.former == nil)
    }

    @Test func `is given up if its restart is replaced, and not if it comes back`() {
        var game = RevertibleGame(KlondikeGame(.init(.number(5)), seed: 1))
        func lost(_ actions: KlondikeGame.Action...) -> [Int] {
            actions.flatMap { game.news(of: .init($0, at: .zero)) }.filter(\.isGivenUp).compactMap {
                if case .givenUp(let result) = $0 { result.help?.restarts } else { nil }
            }
        }
        #expect(lost(.restart, .newGame, .draw, .draw, .undo) == [])
        #expect(lost(.restart, .newGame, .undo) == [])
        #expect(lost(.restart, .newGame, .draw) == [1])
    }

    @Test mutating func `is the same game after a restart, and counts once`() throws {
        play()
        #expect(news(.restart) == [.begun] && game.former != nil)
        let saved = try rewritten(game.game)
        #expect(saved.givenUpNews != nil && saved.givenUpNews == game.game.givenUpNews)
        #expect(news(.open(0)).allSatisfy { !$0.isGivenUp })
        let result = game.game.result
        #expect(result.help.restarts == 1)
        _ = news(.newGame)
        #expect(news(.open(0)).filter(\.isGivenUp) == [.givenUp(result)])
    }

    @Test func `gives up a sudoku only if it was touched, even if it was restarted`() throws {
        let data = try #require(try? PuzzleRequest.level(.easy, seed: 3).data())
        var game = RevertibleGame(
            SudokuGame(data).started(SudokuRequests(.given(data), mistakeLimit: 1), at: .zero))
        func lost(_ causes: SudokuGame.Cause...) -> Int {
            causes.flatMap { game.news(of: .init($0, at: .zero)) }.filter(\.isGivenUp).count
        }
        let another: [SudokuGame.Cause] = [.player(.given(data)), .puzzleArrived(data)]
        func replaced() -> Int { another.map { lost($0) }.reduce(0, +) }
        let cell = (0..<81).first { data.problem[$0] == 0 } ?? 0
        let right = data.solution?[cell] ?? 0
        let other = (0..<81).last { data.problem[$0] == 0 } ?? 0
        let steps: [SudokuGame.Action] = [
            .sheet(.tap(other)), .sheet(.note(1)), .sheet(.tap(cell)), .sheet(.number(right)),
        ]
        func touched() -> Int { steps.map { lost(.player($0)) }.reduce(0, +) }
        // An untouched puzzle does not count, and one that was touched counts with the next step.
        #expect(replaced() == 0 && touched() == 0 && replaced() == 0 && touched() == 1)
        #expect(lost(.player(.restart)) == 0 && replaced() == 0 && touched() == 1)
        // The end of a puzzle is its result, and a restart after it does not count.
        let given = (0..<9).map { data.problem[cell / 9 * 9 + $0] }.first { $0 != 0 } ?? 0
        #expect(lost(.player(.sheet(.number(given)))) == 0 && game.game.isOver)
        #expect(lost(.player(.restart)) == 0 && replaced() == 0 && touched() == 0)
    }

    @Test func `keeps the time of a restarted board, but not that of another board`() {
        func seconds(_ actions: MinesGame.Action...) -> Int {
            var game = RevertibleGame(MinesGame(options: MinesOptions(), seed: 3))
            let all: [MinesGame.Action] = [.open(40)] + actions + [.takeBack]
            for (action, minute) in zip(all, 0...) {
                game.act(action, at: .seconds(60 * minute))
            }
            return game.game.watch.seconds
        }
        #expect(seconds(.newGame) == 60 && seconds(.restart) == 120)
        // A pause ends with a restart, which shows the board.
        #expect(seconds(.pause(true), .restart) == 120)
        // A new game hides the restarted board, so the clock of the former game stops.
        #expect(seconds(.restart, .newGame) == 120)
        #expect(seconds(.restart, .newGame, .newGame, .restart) == 120)
    }

    @Test mutating func `keeps its hints over a restart, and a hint counts as an action`() throws {
        _ = news(.open(40))
        _ = news(.hint)
        _ = news(.restart)
        #expect(game.game.result.help.hints == 1 && game.game.actionCount == 0)
        _ = news(.hint)
        #expect(game.game.result.help.hints == 2 && game.former == nil)

        var klondike = RevertibleGame(KlondikeGame(.init(.number(5)), seed: 1))
        func told(_ action: KlondikeGame.Action) -> [KlondikeNews] {
            klondike.news(of: .init(action, at: .zero))
        }
        #expect(klondike.game.saved(at: .zero) == nil)
        _ = told(.hint)
        let question = try #require(klondike.game.question)
        let judgement = Klondike.Judgement(.winnable([.draw]))
        klondike.apply(.init(.judge(judgement, about: question), at: .zero)) { _ in }
        #expect(klondike.game.saved(at: .zero)?.help.hints == 1)
        #expect(told(.newGame).allSatisfy { !$0.isGivenUp } && klondike.former != nil)
        #expect(told(.undo).contains(.takenBack) && klondike.game.help.hints == 1)
    }

    @Test func `is still the current sudoku after the search for another puzzle was canceled`()
        throws
    {
        let data = try [3, 4].map { try PuzzleRequest.level(.easy, seed: $0).data() }
        var game = RevertibleGame(
            SudokuGame(data[0]).started(SudokuRequests(.given(data[0])), at: .zero))
        let cell = (0..<81).first { data[0].problem[$0] == 0 } ?? 0
        let steps: [SudokuGame.Cause] = [
            .player(.sheet(.tap(cell))), .player(.sheet(.number(data[0].solution?[cell] ?? 0))),
            .player(.newGame), .puzzleArrived(data[1]), .player(.newGame), .player(.cancel),
        ]
        for step in steps { game.apply(.init(step, at: .zero)) }
        #expect(game.game.data.problem == data[1].problem && game.game.moment == .running)
        #expect(game.former?.data.problem == data[0].problem)
    }

    @Test mutating func `does not restore a finished game`() {
        for cell in 0..<81 where game.game.moment != .over { _ = news(.open(cell)) }
        #expect(game.game.moment == .over)
        #expect(news(.newGame) == [.begun] && game.former == nil)
    }

    @Test func `is touched even if all its moves were undone`() {
        var game = RevertibleGame(KlondikeGame(.init(.number(5)), seed: 1))
        #expect(game.game.actionCount == 0)
        for action in [KlondikeGame.Action.draw, .draw, .undo, .undo] {
            game.apply(.init(action, at: .zero))
        }
        #expect(game.game.actionCount == 2 && game.game.moment == .running)
        var news: [KlondikeNews] = []
        game.apply(.init(.newGame, at: .zero)) { news.append($0) }
        #expect(game.former != nil && !news.contains { $0.isGivenUp })
        game.apply(.init(.draw, at: .zero)) { news.append($0) }
        #expect(game.former == nil && news.filter(\.isGivenUp).count == 1)
    }
}

extension RevertibleGame<MinesGame> {
    /// Plays an action, and answers the question that follows at once. Returns the news.
    @discardableResult fileprivate mutating func act(
        _ action: MinesGame.Action, at time: Duration = .zero
    ) -> [MinesNews] {
        let told = news(of: .init(action, at: time))
        guard let question = game.question else { return told }
        return told + news(of: .init(.judge(question.answer, about: question), at: time))
    }
}
