import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `The editor of sudokus` {
    private static let puzzle =
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079"

    @Test(arguments: [".", "0", "x"])
    func `reads a puzzle that is typed with signs for empty cells`(_ sign: Character) throws {
        let play = try ProgramRun("")
        try play.pilot.click(.value(ListSpot.row(GameName.sudoku)))
        try play.pilot.click("Your own puzzle")
        play.pilot.type(String(Self.puzzle.map { $0 == "0" ? sign : $0 }))
        #expect(play.textBeside.contains("one solution"))
        try play.pilot.click(" Play ")
        #expect(play.game?.data.problem == (try SudokuGrid(Self.puzzle)))
    }

    @Test func `undoes typing, pasting and clearing`() throws {
        let play = try ProgramRun("")
        try play.pilot.click(.value(ListSpot.row(GameName.sudoku)))
        try play.pilot.click("Your own puzzle")
        // The text without the bar, which offers to undo the last deed.
        func page() -> ArraySlice<Substring> { play.text.split(separator: "\n").dropLast() }
        let empty = page()
        play.pilot.type("55")
        #expect(play.textBeside.contains("has a digit twice"))
        play.pilot.type("u")
        #expect(!play.textBeside.contains("has a digit twice"))
        play.pilot.type("U")
        #expect(play.textBeside.contains("has a digit twice"))
        play.pilot.paste(Self.puzzle)
        #expect(play.textBeside.contains("one solution"))
        try play.pilot.click(" Clear ")
        #expect(page() == empty)
        play.pilot.type("u")
        #expect(play.textBeside.contains("one solution"))
        play.pilot.type("u")
        #expect(play.textBeside.contains("has a digit twice"))
        play.pilot.type("uuu")
        #expect(!play.text.contains(" Play ") && !play.text.contains("twice"))
    }

    @Test(arguments: [false, true])
    func `moves its cursor with letters if the setting says so`(_ lettersMove: Bool) throws {
        let play = try ProgramRun("") {
            $0.settings.set(SudokuSettings.lettersMove, to: lettersMove)
        }
        try play.pilot.click(.value(ListSpot.row(GameName.sudoku)))
        try play.pilot.click("Your own puzzle")
        for (letter, arrow) in [("l", Key.left), ("j", .up)] {
            let before = play.text
            play.pilot.type(letter)
            #expect((play.text != before) == lettersMove, "\(play.text)")
            if lettersMove { play.pilot.press(arrow) }
            #expect(play.text == before, "\(play.text)")
        }
        play.pilot.type("?")
        #expect(play.text.contains("hjkl") == lettersMove, "\(play.text)")
    }

    @Test func `has a key for everything, and reads only the keys that it lists`() throws {
        let play = try ProgramRun("")
        try play.pilot.click(.value(ListSpot.row(GameName.sudoku)))
        try play.pilot.click("Your own puzzle")
        func listed() throws -> String {
            play.pilot.type("?")
            defer { play.pilot.type("b") }
            return try #require(play.text.split(separator: "Rules").first).description
        }
        let empty = play.text
        #expect(try !listed().contains("undo") && !listed().contains("clear"))
        play.pilot.type("uUc")
        play.pilot.press(.enter)
        #expect(play.text == empty)
        play.pilot.type("5")
        let five = play.text
        #expect(try listed().contains("undo") && listed().contains("clear"))
        play.pilot.type("u")
        #expect(play.text != five)
        #expect(try listed().contains("U, Ctrl-R"))
        play.pilot.press(.character("r"), modifiers: .control)
        #expect(play.text.contains("[5]"), "\(play.text)")
        play.pilot.type("c")
        #expect(!play.text.contains("c clear") && play.text.contains("u undo"), "\(play.text)")
        play.pilot.type("u")
        #expect(play.text.contains("c clear"))
    }

    @Test func `moves its cursor without a step, and without a new verdict`() {
        var editor = SudokuEditor()
        editor.apply(.board(.play(.number(5))))
        let before = editor
        editor.apply(.board(.play(.move(.down))))
        #expect(editor.tools == before.tools && editor.verdict == before.verdict)
        #expect(editor.cursor != before.cursor)
        editor.apply(.tools(.use(.undo)))
        #expect(editor.grid == SudokuGrid())
    }
}
