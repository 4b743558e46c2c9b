import Testing

@testable import Games
@testable import Parlor
@testable import TUI

/// Colors, selections of several cells and the lit digit, with keys and the mouse.
@Suite struct `Marks on the screen of a sudoku` {
    private func place(_ cell: Int) -> Pilot.Target { .value(SudokuSpot.cell(cell)) }

    @Test func `dragging over cells selects them, and a number becomes a note in all`() throws {
        let play = try ProgramRun.sudoku()
        try play.pilot.drag(from: place(1), to: place(19))
        play.pilot.type("5")
        let board = try #require(play.game?.board)
        let dragged = [1, 10, 19].filter { play.game?.data.problem[$0] == 0 }
        #expect(!dragged.isEmpty && dragged.allSatisfy { board.notes[$0].contains(5) })
        #expect(board.grid == play.game?.data.problem)
    }

    /// The terminal reports only some of the cells that a fast pointer passes.
    @Test(arguments: [(40, 15), (40, 20), (60, 18), (80, 24), (120, 40), (200, 60)])
    func `a fast drag selects every cell on its way`(_ size: (columns: Int, rows: Int)) throws {
        let play = try ProgramRun.sudoku(columns: size.columns, rows: size.rows)
        let column = Array(stride(from: 4, to: 81, by: 9))
        for (start, end, passed) in [
            (0, 8, Array(0...8)), (26, 18, Array(18...26)), (4, 76, column),
        ] {
            func report(_ action: Mouse.Action, _ cell: Int) throws {
                let areas = play.pilot.session.page.areas.all
                let rect = try #require(
                    areas.last { $0.tagged == AreaValue(SudokuSpot.cell(cell)) }
                ).rect
                play.pilot.send(.mouse(Mouse(action, column: rect.column, row: rect.row)))
            }
            try report(.press(.left), start)
            try report(.drag(.left), end)
            try report(.release(.left), end)
            let chosen = try #require(play.game?.sheet.chosen)
            #expect(chosen.sorted() == passed, "\(play.text)")
        }
    }

    @Test func `a drag that begins on a digit selects no cells`() throws {
        let play = try ProgramRun.sudoku()
        let before = try #require(play.game?.sheet.chosen)
        try play.pilot.drag(from: .value(SudokuSpot.digit(5)), to: place(80))
        #expect(!before.contains(80) && play.game?.sheet.chosen == before)
    }

    @Test func `keys and the mouse make the same marks`() throws {
        let (keys, mouse) = (try ProgramRun.sudoku(), try ProgramRun.sudoku())
        let cell = try #require(keys.missing.first { $0.cell % 9 < 8 && $0.cell < 72 }).cell
        for play in [keys, mouse] { try play.choose(cell) }
        keys.pilot.press(.right, .down, modifiers: .shift)
        try mouse.pilot.click(place(cell + 1), button: .right)
        try mouse.pilot.click(place(cell + 10), button: .right)
        keys.pilot.type("fB")
        mouse.pilot.type("f")
        try mouse.pilot.click(.value(SudokuAct.play(.sheet(.mark(.color(.b))))))
        keys.pilot.press(.function(1))
        try mouse.pilot.click(.value(SudokuSpot.digit(1)), button: .middle)
        keys.pilot.type("vV")
        #expect(keys.text == mouse.text)
        #expect(keys.game?.board == mouse.game?.board)
        #expect(Set(keys.game?.board.colors.keys.map(\.self) ?? []) == [cell, cell + 1, cell + 10])
        try mouse.pilot.click(
            .value(SudokuAct.play(.sheet(.mark(.lightNext(isBackwards: false))))))
        #expect(mouse.text.contains("light 2"))
        keys.pilot.type("E")
        #expect(keys.game?.board.colors.isEmpty == true)
    }

    @Test func `colors are saved with the game, and undone at the next start`() throws {
        let play = try ProgramRun.sudoku()
        play.pilot.type("A")
        let cell = try #require(play.game?.board.colors.first?.key)
        let again = try play.comeBack("sudoku")
        #expect(again.game?.board.colors == [cell: .a])
        again.pilot.type("u")
        #expect(again.game?.board.colors.isEmpty == true)
    }

    @Test func `dragging in digit-first mode writes only into its first cell`() throws {
        let play = try ProgramRun.sudoku()
        play.pilot.type("d5")
        let before = try #require(play.game?.board)
        let start = try #require(play.missing.first { $0.digit == 5 }).cell
        try play.pilot.drag(from: place(start), to: place((start + 27) % 81))
        let board = try #require(play.game?.board)
        #expect((0..<81).filter { board[$0] != before[$0] } == [start])
    }

    private static let puzzle =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

    @Test(arguments: ["en", "ko_KR.UTF-8"])
    func `a puzzle that is pasted in the lobby is played, with its notes`(_ language: String) throws
    {
        let play = try ProgramRun("sudoku", language: language)
        play.pilot.type("b")
        let marks = PencilMarks(try SudokuGrid(Self.puzzle))
        play.pilot.paste(marks.description)
        let games = play.services.openedSudokus
        let game = try #require(games.first { $0.game.data.origin == .own }?.game)
        #expect(game.board.notes[2] == marks[2] && game.board.grid.text() == Self.puzzle)
    }

    @Test func `a puzzle that is pasted again is continued, in the lobby and in the editor`()
        throws
    {
        let play = try ProgramRun("sudoku")
        play.pilot.type("b")
        play.pilot.paste(Self.puzzle)
        play.pilot.type("hhh")
        let games = play.services.openedSudokus.map(\.game.board)
        try #require(games.contains { $0.grid.clueCount == 31 })
        play.pilot.type("b")
        play.pilot.paste(Self.puzzle)
        #expect(play.services.openedSudokus.map(\.game.board) == games, "\(play.text)")
        #expect(play.text.contains("h hint"), "\(play.text)")
        play.pilot.type("b")
        try play.pilot.click(.text("Your own puzzle"))
        play.pilot.paste(Self.puzzle)
        play.pilot.press(.enter)
        #expect(play.services.openedSudokus.map(\.game.board) == games, "\(play.text)")
        #expect(play.text.contains("h hint"), "\(play.text)")
    }

    @Test func `a pasted board that cannot be played opens the editor`() throws {
        let play = try ProgramRun("sudoku")
        play.pilot.type("b")
        play.pilot.paste("hello")
        #expect(play.text.contains("Your own puzzle") && play.text.contains("paste"))
        play.pilot.paste(Self.puzzle)
        play.pilot.press(.enter)
        #expect(play.services.openedSudokus.contains { $0.game.data.origin == .own })
    }

    @Test func `colors and possible cells of a digit are read out in typed play`() throws {
        let play = try PlainPlay("sudoku --board \(Self.puzzle)")
        let places = try #require(play.type("light 8").first)
        #expect(places.hasPrefix("8 can go in r1c6, ") && !places.contains("r1c1"))
        #expect(play.type("color r1c3 b") == ["Row 1, column 3 is empty. The cell is colored B."])
        _ = play.type("note r1c3 1 4")
        #expect(
            play.type("color r1c3 4 A")
                == ["Row 1, column 3 has the notes 1 and 4 A. The cell is colored B."])
        #expect(
            play.type("undo") == ["Row 1, column 3 has the notes 1 and 4. The cell is colored B."])
        #expect(play.type("color r1c3 x").first?.hasPrefix("Type a cell and a color") == true)
        #expect(play.type("new \(Self.puzzle)") == [play.services.words.sudoku.plain.isThisPuzzle])
        #expect(play.type("restart").last?.contains(": 30 digits are given") == true)
    }
}
