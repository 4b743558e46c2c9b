import Foundation
import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `A sudoku that is left` {
    /// A game with digits, notes, a mistake, undone moves, and some time.
    private func played() throws -> ProgramRun {
        let play = try ProgramRun.sudoku()
        play.pilot.advance(by: .milliseconds(42_300))
        let missing = play.missing
        try play.choose(missing[0].cell)
        play.pilot.type("\(missing[0].digit)")
        try play.choose(missing[1].cell)
        play.pilot.type("!@#s")
        try play.choose(missing[2].cell)
        play.pilot.type("45u")
        return play
    }

    @Test func `is restored as it was, with its notes, its time and its history`() throws {
        let play = try played()
        let before = try #require(play.game)
        let later = try play.comeBack()
        #expect(later.text.contains("Continue Sudoku") && later.text.contains("of 81, 0:42"))
        later.pilot.press(.enter)
        let after = try #require(later.game)
        #expect(after.board == before.board && after.tools == before.tools)
        #expect(after.information.mistakes == before.information.mistakes)
        #expect(later.text.contains("Time 0:42"))
        // The fraction of a second that was played is not lost.
        later.pilot.advance(by: .milliseconds(700))
        #expect(later.text.contains("Time 0:43"))
        later.pilot.type("UuuS")
        #expect(later.game?.tools.history?.step == 4)
    }

    @Test func `is in its file after every move, however the program ends`() throws {
        let play = try played()
        let before = try #require(play.game)
        let crashed = try play.comeBackAfterCrash()
        let found = try #require(crashed.game)
        #expect(found.tools == before.tools)
        try play.choose(play.missing[3].cell)
        play.pilot.type("!")
        let again = try play.comeBackAfterCrash()
        #expect(again.game?.board == play.game?.board)
    }

    @Test func `is not lost by looking at the help`() throws {
        let play = try played()
        let board = play.game?.board
        play.pilot.type("?")
        #expect(play.text.contains("Shift+1-9"))
        play.pilot.type("b")
        #expect(play.text.contains("Time 0:42") && play.game?.board == board)
        play.pilot.type("u")
        #expect(play.game?.board != board)
    }

    @Test func `keeps its slot until the next puzzle has arrived`() throws {
        let first = try played()
        let slow = SlowBoards(.seconds(2), failures: 1)
        let second = try ProgramRun("", workers: .workers(boards: slow), directory: copy(of: first))
        slow.scheduler = second.pilot.scheduler
        // The first line of the menu resumes the game; the second one begins another.
        second.pilot.press(.down, .down, .enter)
        try second.pilot.click("New game")
        second.pilot.advance(by: .seconds(3))
        #expect(second.text.contains("It has no solution."))
        try second.pilot.click(" Leave ")
        #expect(second.text.contains("Continue") && second.text.contains("of 81, 0:42"))
    }

    @Test func `has three slots, each with a game of its own`() throws {
        let play = try played()
        for seconds in [5, 15] {
            play.pilot.type("b")
            try play.pilot.click("New game")
            #expect(!play.text.contains("Start a new game?"))
            play.pilot.advance(by: .seconds(seconds))
            try play.choose(play.missing[0].cell)
            play.pilot.type("m1m")
        }
        play.pilot.type("b")
        for time in ["0:42", "0:05", "0:15"] { #expect(play.text.contains("of 81, \(time)")) }
        try play.pilot.click("of 81, 0:05")
        #expect(play.text.contains("Time 0:05"))
        play.pilot.type("b")
        // There is no room for a fourth game.
        try play.pilot.click("New game")
        #expect(play.text.contains("Start a new game?"))
        try play.pilot.click("[ New game ]")
        play.pilot.advance(by: .seconds(7))
        try play.choose(play.missing[0].cell)
        play.pilot.type("m1m")
        play.pilot.type("b")
        for time in ["0:42", "0:05", "0:07"] { #expect(play.text.contains("of 81, \(time)")) }
    }

    @Test func `the sudoku of the day is the same for everybody`() throws {
        func board() throws -> SudokuGrid? {
            let play = try ProgramRun.sudoku("--daily --level medium")
            return play.game?.data.problem
        }
        let first = try board()
        #expect(first != nil)
        #expect(try board() == first)
        let easy = try ProgramRun.sudoku("--daily --level easy")
        #expect(easy.game?.data.problem != first)
        easy.pilot.press(.down)
        easy.type(easy.missing, from: 0)
        #expect(easy.services.results.all.map(\.isDaily) == [true])
    }

    private func copy(of play: ProgramRun) throws -> String {
        let copy = temporaryFolder + "parlor-tests-\(UUID().uuidString)"
        try FileManager.default.copyItem(atPath: play.directory, toPath: copy)
        return copy
    }
}

@Suite struct `A requested sudoku` {
    @Test func `ignores keys until it arrives`() throws {
        let slow = SlowBoards(.seconds(2))
        let play = try ProgramRun("", workers: .workers(boards: slow))
        slow.scheduler = play.pilot.scheduler
        try play.pilot.click(.value(ListSpot.row(GameName.sudoku)))
        try play.pilot.click("New game")
        #expect(play.text.contains("Preparing…"))
        let spinner = play.text
        play.pilot.type("15umxfp")
        play.pilot.press(.down, .tab)
        play.pilot.advance(by: .milliseconds(1_500))
        #expect(play.text != spinner && play.text.contains("Preparing…"))
        play.pilot.advance(by: .milliseconds(500))
        #expect(!play.text.contains("Preparing…"))
        #expect(play.text.contains("Mistakes 0 / 3") && play.text.contains("Time 0:00"))
        #expect(play.game?.board.grid == play.game?.data.problem)
        play.pilot.advance(by: .seconds(3))
        #expect(play.text.contains("Time 0:03"))
    }

    @Test func `can be left while it is loading`() throws {
        let slow = SlowBoards(.seconds(2))
        let play = try ProgramRun("", workers: .workers(boards: slow))
        slow.scheduler = play.pilot.scheduler
        try play.pilot.click(.value(ListSpot.row(GameName.sudoku)))
        try play.pilot.click("New game")
        play.pilot.press(.escape)
        #expect(play.text.contains("New game"))
        #expect(play.pilot.nextWakeUp == nil)
    }

    @Test func `may fail to arrive, and can be requested again`() throws {
        let slow = SlowBoards(.seconds(1), failures: 1, failure: .rare(.swordfish))
        let play = try ProgramRun("", workers: .workers(boards: slow))
        slow.scheduler = play.pilot.scheduler
        try play.pilot.click(.value(ListSpot.row(GameName.sudoku)))
        try play.pilot.click("New game")
        play.pilot.advance(by: .seconds(10))
        #expect(play.text.contains("The puzzle could not be loaded"))
        #expect(play.text.contains("Swordfish") && play.text.contains("Time 0:00"))
        // Without a board, the number of missing digits is not shown either.
        #expect(!play.text.contains("×9"))
        #expect(play.pilot.nextWakeUp == nil)
        try play.pilot.click(" Try again ")
        #expect(play.text.contains("Preparing…"))
        play.pilot.advance(by: .seconds(1))
        #expect(play.text.contains("Mistakes 0 / 3"))
    }

    @Test func `is practiced, with the technique as the next step`() throws {
        let play = try ProgramRun("")
        try play.pilot.click(.value(ListSpot.row(GameName.sudoku)))
        play.pilot.press(.down, .down, .left, .left)
        #expect(play.text.contains("Enter: practice Locked candidates (pointing)"))
        #expect(play.text.contains("‹ Locked candidates (pointing) ›"))
        play.pilot.press(.enter)
        play.pilot.type("hh")
        #expect(play.text.contains("(pointing)") && play.text.contains("h do it"))
        #expect(!play.text.contains("Mistakes"))
        play.pilot.press(.escape)
        play.pilot.type("b")
        #expect(play.text.contains("Practice: Locked candidates (pointing), 0:00"), "\(play.text)")
    }

    private static let puzzle =
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079"

    @Test func `is given on the command line, as text or in a file`() throws {
        let play = try ProgramRun.sudoku("--board \(Self.puzzle)")
        #expect(play.game?.data.problem == (try SudokuGrid(Self.puzzle)))
        #expect(play.text.contains("Level Easy"))
        let path = temporaryFolder + "parlor-tests-\(UUID().uuidString).json"
        let rows = try SudokuGrid(Self.puzzle).rows
        let json = "{\"newboard\": {\"grids\": [{\"value\": \(rows), \"difficulty\": \"Hard\"}]}}"
        try json.write(toFile: path, atomically: true, encoding: .utf8)
        let other = try ProgramRun.sudoku("--board \(path)")
        #expect(other.game?.data.problem == play.game?.data.problem)
        #expect(other.text.contains("Level Hard"))
        try FileManager.default.removeItem(atPath: path)
        #expect(throws: InvocationRefusal.self) {
            try Invocation.parse(["sudoku", "--board", path])
        }
        #expect(throws: InvocationRefusal.self) {
            try Invocation.parse(["sudoku", "--board", Self.puzzle, "--seed", "7"])
        }
    }

    @Test func `is typed in, and judged before it is played`() throws {
        let play = try ProgramRun("")
        try play.pilot.click(.value(ListSpot.row(GameName.sudoku)))
        try play.pilot.click("Your own puzzle")
        #expect(!play.text.contains(" Play "))
        play.pilot.type("55")
        #expect(play.textBeside.contains("has a digit twice") && play.text.contains("5!"))
        play.pilot.press(.up, .left, .right, .enter)
        try play.pilot.click(" Clear ")
        for character in Self.puzzle {
            play.pilot.type("\(character)")
        }
        #expect(play.textBeside.contains("one solution"))
        play.pilot.press(.up)
        try play.choose(80)
        play.pilot.press(.backspace)
        #expect(play.text.contains("solution"))
        play.pilot.paste("hello")
        #expect(play.textBeside.contains("not a cell"))
        play.pilot.paste(Self.puzzle + "\n")
        play.pilot.press(.enter)
        #expect(play.text.contains("Mistakes 0 / 3") && play.text.contains("Level Easy"))
        #expect(play.game?.data.problem == (try SudokuGrid(Self.puzzle)))
    }

    @Test func `is judged by the editor by its number of solutions`() throws {
        func verdict(_ text: String) -> SudokuEditor.Verdict {
            var editor = SudokuEditor()
            editor.apply(.paste(text.padding(toLength: 81, withPad: ".", startingAt: 0)))
            return editor.verdict
        }
        #expect(verdict(Self.puzzle) == .solutions(.one))
        #expect(verdict("") == .empty)
        #expect(verdict("12345678.") == .solutions(.many(SudokuData.countedSolutions)))
        #expect(verdict("55") == .clash)
        #expect(verdict("12345678.........9") == .solutions(.none))
    }

    @Test func `is written in a recording like its own description`() {
        let (levels, seeds) = (SudokuLevel.allCases.map(Optional.some) + [nil], [0, 3, UInt64.max])
        for level in levels {
            for seed in seeds {
                let request = PuzzleRequest.level(level, seed: seed)
                #expect(request.printed == "\(request)")
            }
        }
    }
}
