import Foundation
import Reactive
import Testing

@testable import Games

@Suite struct `A saved game of sudoku` {
    private func played() -> SudokuGame {
        var game = SudokuGame.begun(.example, options: .init(marking: .solution, cleansNotes: true))
        let actions: [SudokuGame.Action] = [
            .pause(false), .sheet(.tap(2)), .sheet(.number(4)), .use(.savePoint),
            .sheet(.number(5)), .use(.undo),
            .sheet(.tap(3)), .sheet(.note(2)), .sheet(.note(6)), .sheet(.tap(5)),
            .sheet(.number(8)), .hint, .dismissHint,
            .use(.undo), .use(.undo), .pause(true),
        ]
        for (index, action) in actions.enumerated() {
            game.apply(.init(action, at: .milliseconds(2_345 * index)))
        }
        return game
    }

    @Test func `a game is restored with its history and without a selection`() throws {
        let game = played()
        let again = try rewritten(game)
        #expect(again.data == game.data && again.options == game.options)
        #expect(again.steps == game.steps)
        #expect(again.tools.savePoints == game.tools.savePoints)
        #expect(again.board == game.board && again.board.notes[3] == [2])
        #expect(again.information == game.information && again.help.hints == 1)
        #expect(again.remarks == game.remarks && game.remarks.mistakes == [2])
        #expect(again.firstMistake == game.firstMistake && game.firstMistake != nil)
        #expect(again.phase == .ready && !again.information.isRunning)
        #expect(again.sheet.cursor == nil && !again.tools.writesNotes)
        #expect(again.steps.canUndo && again.steps.canRedo)
        // A file that is read and written again stays the same.
        #expect(try rewritten(again) == again)
    }

    @Test func `a practice position is restored, too, and restarts where it began`() throws {
        let data = try PuzzleRequest.practice(.nakedPair, seed: 25).data()
        var game = try rewritten(SudokuGame.begun(data))
        #expect(game.board == data.start)
        game.apply(.init(.use(.fillNotes), at: .zero))
        game.apply(.init(.restart, at: .zero))
        #expect(game.board == data.start)
    }

    /// The player takes help before and after the game ends. A single mistake ends it.
    @Test func `a restart keeps the help of an unfinished game, and not that of a finished one`()
        throws
    {
        var game = SudokuGame.begun(.example, mistakeLimit: 1)
        func act(_ actions: SudokuGame.Action...) {
            for action in actions { game.apply(.init(action, at: .zero)) }
        }
        act(.hint, .hint, .hint, .restart)
        #expect(game.help == GameHelp(hints: 1, restarts: 1))
        act(.sheet(.tap(2)), .sheet(.number(9)))
        #expect(game.result?.help == GameHelp(hints: 1, restarts: 1))
        act(.restart)
        #expect(game.help == GameHelp(restarts: 2))
        act(.hint, .dismissHint, .sheet(.tap(2)), .sheet(.number(9)))
        #expect(game.result?.help == GameHelp(hints: 1, restarts: 2))
    }

    @Test func `a restarted game counts as given up, in a saved game too`() throws {
        var game = SudokuGame.begun(.example)
        let moves: [SudokuGame.Action] = [
            .sheet(.tap(2)), .sheet(.number(4)), .sheet(.tap(3)), .sheet(.number(6)),
        ]
        for action in moves + [.restart] {
            game.apply(.init(action, at: .zero))
        }
        #expect(game.givenUpNews != nil)
        #expect(try rewritten(game).givenUpNews == game.givenUpNews)
        let untouched = try rewritten(SudokuGame.begun(.example))
        #expect(untouched.givenUpNews == nil)
    }

    @Test func `a long game is a small file`() throws {
        var game = SudokuGame.begun(.example, mistakeLimit: nil)
        var dice = Dice(seed: 1)
        game.apply(.init(.use(.fillNotes), at: .zero))
        while game.steps.step < 500 {
            game.apply(.init(.sheet(.tap(dice.roll(below: 81))), at: .zero))
            game.apply(.init(.sheet(.note(1 + dice.roll(below: 9))), at: .zero))
        }
        #expect(try JSONEncoder().encode(game).count < 10_000)
        #expect(try rewritten(game).steps == game.steps)
    }

    @Test(arguments: [
        #""step":2"#: #""step":99"#, #""mistakes":1"#: #""mistakes":3"#,
        #""hints":1"#: #""hints":-1"#, #""savePoints":[1]"#: #""savePoints":[77]"#,
        #""2=4""#: #""0=4""#, #""3=(26)""#: #""3=(2)""#, #""2=4""# + ",": #""nonsense","#,
        #""mistakeLimit":3"#: #""mistakeLimit":0"#, #""difficulty":"Easy""#: #""difficulty":5"#,
    ])
    func `a changed file is refused`(old: String, new: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = String(decoding: try encoder.encode(played()), as: UTF8.self)
        #expect(text.contains(old))
        let changed = text.replacing(old, with: new)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(SudokuGame.self, from: Data(changed.utf8))
        }
    }

    @Test func `a truncated file is refused`() throws {
        let data = try JSONEncoder().encode(played())
        for length in stride(from: 0, to: data.count, by: 7) {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(SudokuGame.self, from: data.prefix(length))
            }
        }
    }

    @Test func `files with a changed byte never break an invariant`() throws {
        let text = Array(try JSONEncoder().encode(played()))
        var dice = Dice(seed: 8)
        var read = 0
        for _ in 0..<2_000 {
            var bytes = text
            bytes[dice.roll(below: bytes.count)] = UInt8(32 + dice.roll(below: 95))
            guard let game = try? JSONDecoder().decode(SudokuGame.self, from: Data(bytes)) else {
                continue
            }
            read += 1
            #expect(game.board == game.steps.present && !game.board.grid.isSolved)
            #expect(
                (0..<81).allSatisfy { cell in
                    game.data.problem[cell] == 0 || game.data.problem[cell] == game.board[cell]
                })
        }
        #expect(read > 0)
    }
}
