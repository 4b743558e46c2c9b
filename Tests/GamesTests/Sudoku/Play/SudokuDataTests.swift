import Foundation
import Games
import Sweep
import Testing

/// The puzzle in a file.
func decodedSudoku(_ json: String) throws -> SudokuData {
    try JSONDecoder().decode(SudokuData.self, from: Data(json.utf8))
}

@Suite struct `The data of a sudoku` {
    private let value = SudokuData.example.problem.rows.description
    private let solution = (SudokuData.example.solution ?? SudokuGrid()).rows.description

    @Test func `the answer of the service is read from the first of its grids`() throws {
        let grid = #"{"value":\#(value),"solution":\#(solution),"difficulty":"Hard"}"#
        let other = #"{"value":\#(SudokuGrid().rows.description)}"#
        let data = try decodedSudoku(
            #"{"newboard":{"grids":[\#(grid),\#(other)],"results":2,"message":"All Ok"}}"#)
        #expect(data.problem == SudokuData.example.problem)
        #expect(data.solution == SudokuData.example.solution && data.level == .hard)
        #expect(try decodedSudoku(grid) == data)
    }

    @Test func `the solution and the level may be missing, and an unknown level is ignored`() throws
    {
        let bare = try decodedSudoku(#"{"value":\#(value)}"#)
        #expect(bare.solution == nil && bare.level == nil)
        #expect(try decodedSudoku(#"{"value":\#(value),"difficulty":"Odd"}"#).level == nil)
        #expect(try decodedSudoku(#"{"value":\#(value),"difficulty":"unfair"}"#).level == .unfair)
    }

    @Test(arguments: [
        "{}", "[]", #"{"newboard":{}}"#, #"{"value":[[1]]}"#, #"{"value":"53"}"#,
        #"{"value":[[10,0,0,0,0,0,0,0,0]]}"#, #"{"newboard":{"grids":[{"value":[]}]}}"#,
    ])
    func `a text without a board is an error`(json: String) {
        #expect(throws: DecodingError.self) { try decodedSudoku(json) }
    }

    @Test func `a puzzle is restored as it was written, with the point where play begins`() throws {
        var start = SudokuGame.begun(.example)
        for action in [
            SudokuGame.Action.sheet(.tap(2)), .sheet(.number(4)), .sheet(.tap(3)), .sheet(.note(2)),
            .sheet(.note(6)),
        ] {
            start.apply(.init(action, at: .zero))
        }
        let data = SudokuData(
            problem: SudokuData.example.problem, solution: SudokuData.example.solution,
            level: .medium, name: "2026-11-21", seed: .max, start: start.board)
        for data in [data, .example, .ambiguous, SudokuData()] {
            let again = try JSONDecoder().decode(
                SudokuData.self, from: JSONEncoder().encode(data))
            #expect(again == data)
        }
        let other = #"{"value":\#(value),"start":"\#(String(repeating: ".", count: 81))"}"#
        #expect(throws: DecodingError.self) { try decodedSudoku(other) }
    }

    @Test func `a puzzle knows its origin, and a file restores it`() throws {
        let day = Day(year: 2026, month: 11, day: 21)
        let origins: [(PuzzleRequest, SudokuOrigin)] = [
            (.daily(day, .easy), .daily(day)), (.level(.easy, seed: 5), .generated),
            (.pack(.easy, number: 3), .pack(number: 3)),
            (.practice(.nakedPair, seed: 25), .practice(.nakedPair)), (.given(.ambiguous), .own),
        ]
        for (request, origin) in origins {
            let data = try request.data()
            #expect(data.origin == origin)
            let again = try JSONDecoder().decode(SudokuData.self, from: JSONEncoder().encode(data))
            #expect(again == data)
        }
        // A name alone does not make it such a puzzle.
        for name in ["2026-11-21", "#1", SudokuTechnique.nakedPair.title] {
            let own = SudokuData(problem: SudokuData.example.problem, level: .easy, name: name)
            let again = try JSONDecoder().decode(SudokuData.self, from: JSONEncoder().encode(own))
            #expect(again == own && again.origin == .own)
            #expect(try PuzzleRequest.given(own).data().origin == .own)
        }
    }

    @Test func `a puzzle named after a day that does not exist is the player's own`() throws {
        let days = [28, 31].map { Day(year: 2026, month: 2, day: $0) }
        for (day, origin) in zip(days, [SudokuOrigin.daily(days[0]), .own]) {
            let data = SudokuData(
                problem: SudokuData.example.problem, level: .easy, name: day.description,
                seed: day.seed(of: .sudoku(.easy)))
            let again = try JSONDecoder().decode(SudokuData.self, from: JSONEncoder().encode(data))
            #expect(again.origin == origin)
        }
    }

    @Test func `an imported board has no solution, one, or many`() throws {
        #expect(SudokuData.example.verdict() == .one)
        #expect(SudokuData.ambiguous.verdict() == .many(2))
        #expect(SudokuData().verdict() == .many(1_000))
        #expect(SudokuData().verdict(limit: 20) == .many(20))
        for row in sample(try sudokuRows("sudoku-no-solution"), every: 20) {
            #expect(SudokuData(problem: grid(row[0])).verdict() == .none)
        }
        for row in sample(
            try sudokuRows("sudoku-multi-solution"), every: Sweep.count(40, whole: 20))
        {
            let count = row[1].hasPrefix(">") ? 1_000 : Int(row[1])
            #expect(SudokuData(problem: grid(row[0])).verdict() == .many(try #require(count)))
        }
        var clash = SudokuGrid()
        (clash[0], clash[1]) = (5, 5)
        #expect(SudokuData(problem: clash).verdict() == .none)
    }

    @Test func `the text of a board has the digits on it`() throws {
        let blank = String(repeating: ".", count: 78)
        let board = try #require(SudokuBoard("5(24)." + blank))
        #expect(board[0] == 5 && board.notes[1] == [2, 4] && board.isEmpty(2))
        #expect(board.description == "5(24)." + blank)
        for text in ["", "5", "5(24)" + blank, "5(24).." + blank, "0.." + blank, "5()." + blank] {
            #expect(SudokuBoard(text) == nil)
        }
        for text in ["5(24" + blank, "5(2x)." + blank, "5(22)." + blank, "(12)3)4" + blank] {
            #expect(SudokuBoard(text) == nil)
        }
    }

    @Test func `levels and techniques have names that can be read again`() {
        for level in SudokuLevel.allCases { #expect(SudokuLevel(name: level.name) == level) }
        for technique in SudokuTechnique.allCases {
            #expect(SudokuTechnique(name: technique.name) == technique)
        }
        #expect(SudokuLevel(name: "") == nil && SudokuTechnique(name: "") == nil)
    }
}
