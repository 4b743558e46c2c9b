import Foundation
import Reactive
import Sweep
import Testing

@testable import Games

@Suite struct `The first click of mines` {
    private let new = MinesGame(options: MinesOptions(), seed: 5)

    @Test func `waits for its board, while the clock stands still`() {
        let session = MinesSession(new, answersAfter: .seconds(1))
        session.wait(5)
        session.play(.open(40))
        #expect(session.last.isPlacing && session.last.moment == .ready && session.news.isEmpty)
        session.wait(0.9)
        #expect(session.last.cells.allSatisfy { $0 == .covered })
        session.wait(0.1)
        #expect(!session.last.isPlacing && session.last.moment == .running)
        #expect(session.last.cells[40] == .open(0) && session.last.clock.time.total == 0)
        session.wait(3.5)
        #expect(session.last.clock.time.total == 3)
    }

    @Test(arguments: 1..<16, [false, true])
    func `opens its cell with every number of mines`(_ mines: Int, _ allowsGuesses: Bool) {
        let options = MinesOptions(
            size: MinesSize(width: 4, height: 4, mines: mines), allowsGuesses: allowsGuesses)
        let session = MinesSession(MinesGame(options: options, seed: 7), answersAfter: .zero)
        session.play(.open(5))
        session.wait(1)
        #expect(!session.last.isPlacing && session.last.cells[5] != .covered)
    }

    @Test func `stops the clock that a flag has started`() {
        let session = MinesSession(new, answersAfter: .seconds(2))
        session.play(.mark(0))
        session.wait(3)
        session.play(.open(40))
        session.wait(1.9)
        #expect(session.last.isPlacing && session.last.clock.time.total == 3)
        session.wait(1.1)
        #expect(!session.last.isPlacing && session.last.clock.time.total == 4)
    }

    /// A late board gives the same game as a board that is there at once.
    @Test func `is followed by what the player did meanwhile`() {
        var (dice, ended) = (Dice(seed: 3), 0)
        for seed in 0..<UInt64(Sweep.count(40, whole: 800)) {
            let size = MinesSize(width: 5, height: 5, mines: 3)
            let options = MinesOptions(
                size: size, allowsGuesses: seed % 2 == 0, allowsQuestionMarks: seed % 3 == 0)
            let start = seed % 5 == 0 ? size.middle : nil
            var (prompt, late) = (
                MinesGame(options: options, seed: seed, start: start),
                MinesGame(options: options, seed: seed, start: start)
            )
            for _ in 0..<12 {
                let cell = dice.roll(below: size.count)
                let actions: [MinesGame.Action] = [
                    .open(cell), .mark(cell), .chord(cell), .hint, .dismissHint,
                ]
                let action = actions[dice.roll(below: actions.count)]
                prompt.act(action)
                late.apply(.init(action, at: .zero))
            }
            late.settle()
            late.settle()
            #expect(late == prompt, "\(seed)")
            if prompt.isOver { ended += 1 }
        }
        #expect(ended > 5)
    }

    @Test func `is forgotten with its board`() throws {
        for action: MinesGame.Action in [.newGame, .restart] {
            let session = MinesSession(new, answersAfter: .seconds(1))
            session.play(.open(40), .mark(0), action)
            session.wait(2)
            #expect(session.judge.asked == 1 && session.judge.canceled == 1)
            #expect(session.news == [.begun] && !session.last.isPlacing)
            #expect(session.last.moment == .ready && session.last.minesLeft == 10)
            // An answer that arrives after all is ignored.
            var game = new
            game.apply(.init(.open(40), at: .zero))
            let question = try #require(game.question)
            game.apply(.init(action, at: .zero))
            let before = game
            game.apply(.init(.judge(question.answer, about: question), at: .zero))
            #expect(game == before)
        }
    }

    @Test func `waits for the end of a pause`() {
        let session = MinesSession(new, answersAfter: .seconds(1))
        session.play(.mark(0), .open(40), .pause(true))
        session.wait(5)
        #expect(session.judge.canceled == 1 && session.last.moment == .paused)
        session.play(.pause(false))
        session.wait(1)
        #expect(session.judge.asked == 2 && session.last.cells[40].number != nil)
    }

    @Test func `is not in the file of a game that was left meanwhile`() throws {
        let session = MinesSession(new, answersAfter: .seconds(1))
        session.play(.open(40))
        #expect(session.saved == nil)
        let flagged = MinesSession(new, answersAfter: .seconds(1))
        flagged.play(.mark(0), .open(40))
        var game = try rewritten(try #require(flagged.saved))
        #expect(game.isSound && game.question == nil && game.position.faces[0] == .flagged)
        game.play(.pause(false), .open(40))
        #expect(game.position.faces[40].number != nil && game.position.faces[0] == .flagged)
    }

    @Test func `rejects a board that does not fit`() throws {
        var game = new
        game.apply(.init(.open(40), at: .zero))
        let question = try #require(game.question)
        guard case .board(let right) = question.answer else {
            return #expect(Bool(false), "The question is not about a board.")
        }
        let mines = right.board.mines
        let boards = [
            MinesBoard(size: .small, mines: mines.dropFirst()),
            MinesBoard(size: .small, mines: mines.dropFirst() + [40]),
            MinesBoard(size: MinesSize(width: 9, height: 10, mines: 10), mines: mines),
        ]
        let wrong =
            boards.map { MinesPlacement(seed: right.seed, level: nil, board: $0, guesses: nil) } + [
                MinesPlacement(seed: right.seed + 1, level: nil, board: right.board, guesses: nil),
                MinesPlacement(seed: right.seed, level: nil, board: right.board, guesses: 1),
            ]
        let before = game
        for answer in wrong.map(MinesAnswer.board) + [.gambles([0])] {
            game.apply(.init(.judge(answer, about: question), at: .zero))
            #expect(game == before)
        }
        game.settle()
        #expect(game.table.board == right.board)
    }

    @Test @MainActor func `gets its board from a task`() async throws {
        var game = MinesGame(options: MinesOptions(size: .medium, level: .hard), seed: 2)
        game.apply(.init(.open(0), at: .zero))
        let question = try #require(game.question)
        var answers: [MinesAnswer] = []
        for try await answer in BackgroundMinesJudge().answer(to: question).values {
            answers.append(answer)
        }
        #expect(answers == [question.answer])
    }
}

@Suite struct `The search for gambles` {
    @Test func `comes after the end, and says nothing before`() {
        let game = MinesGame.placed(.small, seed: 5)
        let session = MinesSession(game, answersAfter: .seconds(1))
        session.play(.open(game.table.board?.mines[0] ?? 0), .look(at: 0))
        let before = session.last.lookBack
        #expect(before.count == 2 && before.mistakes == nil && before.shown == 0)
        #expect(before.start == 1 && before.nextMistake == nil)
        session.wait(1)
        #expect(session.last.lookBack.mistakes == [1] && session.last.lookBack.shown == 0)
        #expect(session.judge.asked == 1)
    }

    @Test func `rejects a click that was not made`() throws {
        var game = MinesGame.placed(.small, seed: 5)
        game.apply(.init(.open(game.table.board?.mines[0] ?? 0), at: .zero))
        let question = try #require(game.question)
        for answer in [MinesAnswer.gambles([2]), .gambles([-1])] {
            game.apply(.init(.judge(answer, about: question), at: .zero))
            #expect(game.lookBack.mistakes == nil)
        }
        game.settle()
        #expect(game.lookBack.mistakes == [1] && game.question == nil)
    }
}
