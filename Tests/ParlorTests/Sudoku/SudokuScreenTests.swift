import Games
import Testing

@testable import Parlor
@testable import TUI

@Suite struct `A sudoku at the terminal` {
    @Test(arguments: WalkSetting.all)
    func `stays in place when notes are switched on or a digit is lit`(_ setting: WalkSetting)
        throws
    {
        let play = try ProgramRun(
            "sudoku --seed 4", columns: setting.columns, rows: setting.rows,
            language: setting.language)
        func rows(of letter: Character) -> Set<Int> {
            let lines = play.text.split(separator: "\n", omittingEmptySubsequences: false)
            return Set(lines.indices.filter { lines[$0].contains(" \(letter) ") })
        }
        let before = "umhsv".map(rows)
        play.pilot.type("m")
        #expect("umhsv".map(rows) == before, "\(play.text)")
        play.pilot.type("v")
        #expect("umhsv".map(rows) == before, "\(play.text)")
    }

    @Test func `is solved by keys alone, with fireworks and a look back`() throws {
        let play = try ProgramRun.sudoku()
        play.pilot.advance(by: .seconds(62))
        play.type(play.missing, from: play.missing[0].cell)
        // The result is there at once, and the buttons follow the fireworks.
        #expect(play.text.contains("Congratulations!") && !play.text.contains("b Leave"))
        let (sparks, digits) = (play.text, play.text.filter(\.isNumber))
        play.pilot.advance(by: .seconds(2))
        #expect(play.text != sparks)
        // The sparks cover neither digits nor sentences.
        for _ in 0..<14 {
            #expect(play.text.contains("Congratulations!"))
            #expect(play.text.filter(\.isNumber) == digits, "\(play.text)")
            play.pilot.advance(by: .milliseconds(200))
        }
        play.pilot.advance(by: .milliseconds(200))
        #expect(play.text.contains("b Leave"))
        #expect(play.text.contains("Solved in 1:0") && !play.text.contains("mistake"))
        #expect(play.text.contains("Hardest step"))
        play.pilot.type("c")
        #expect(play.pilot.copied.count == 1)
        #expect(play.pilot.copied[0].hasPrefix("Parlor Sudoku: Easy, #7, 1:0"))
        #expect(play.pilot.copied[0].hasSuffix("●●●"))
        #expect(play.hasButton("Copied"))
        play.pilot.press(.escape)
        #expect(!play.text.contains("Continue"))
        #expect(play.services.results.all.map(\.variant) == ["Easy"])
        #expect(play.services.results.all.map(\.isWon) == [true])
    }

    @Test(arguments: [40, 55, 60, 66, 70, 80, 90], ["en", "ko"])
    func `shows a long title between the keys, and not over them`(
        _ columns: Int, _ language: String
    ) throws {
        let play = try ProgramRun.sudoku(columns: columns, language: language)
        func head() -> String { String(play.text.split(separator: "\n")[0]) }
        let usual = head()
        let keys = usual.contains("?") ? usual.drop { $0 != "?" } : usual.drop { $0 != "p" }
        play.pilot.type("1")
        play.pilot.type("n")
        #expect(head() != usual && head().hasSuffix(keys), "\(head())")
        #expect(head().dropLast(keys.count).hasSuffix("  "), "\(head())")
    }

    @Test func `describes a loss at 40×20 in reading order`() throws {
        let play = try ProgramRun.sudoku(columns: 40, rows: 20)
        let cells = (0..<81).filter { play.game?.board[$0] == 0 }.prefix(3)
        play.makeMistakes(3)
        let names = ["Too many"] + cells.map { "r\($0 / 9 + 1)c\($0 % 9 + 1)" }
        let rows = play.text.split(separator: "\n", omittingEmptySubsequences: false)
        let places = names.map { name in rows.firstIndex { $0.contains(name) } }
        #expect(!places.contains(nil), "\(play.text)")
        #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted(), "\(play.text)")
    }

    @Test func `rings the bell at the end if it is on`() throws {
        for isWanted in [false, true] {
            let solved = try ProgramRun.sudoku(boards: NearlySolvedBoards(missing: 5))
            let lost = try ProgramRun.sudoku()
            solved.set(GeneralSettings.sound, to: isWanted)
            solved.type(solved.missing, from: solved.missing[0].cell)
            #expect(solved.pilot.rings == (isWanted ? 1 : 0))
            lost.set(GeneralSettings.sound, to: isWanted)
            lost.makeMistakes(2)
            #expect(lost.pilot.rings == 0)
            lost.makeMistakes(3)
            #expect(lost.text.contains("Too many mistakes"))
            #expect(lost.pilot.rings == (isWanted ? 1 : 0))
        }
    }

    @Test func `is solved by the mouse alone`() throws {
        let play = try ProgramRun("--seed 7")
        try play.pilot.click(.value(ListSpot.row(GameName.sudoku)))
        try play.pilot.click("Level")
        #expect(play.text.contains("‹ Easy ›"))
        try play.pilot.click("New game")
        for digit in play.missing {
            try play.choose(digit.cell)
            try play.pilot.click(.value(SudokuSpot.digit(digit.digit)))
        }
        // One click ends the fireworks.
        try play.pilot.click(.at(10, 10))
        try play.pilot.click(" c Copy ")
        #expect(play.pilot.copied.count == 1)
        try play.pilot.click(" b Leave ")
        #expect(play.text.contains("New game") && !play.text.contains("Continue"))
    }

    @Test func `is lost at the third mistake, and begins again`() throws {
        let play = try ProgramRun.sudoku()
        play.makeMistakes(2)
        #expect(play.text.contains("Mistakes 2 / 3"))
        play.pilot.press(.backspace)
        #expect(play.text.contains("Mistakes 2 / 3"))
        play.pilot.type("u")
        let lost = try ProgramRun.sudoku()
        lost.makeMistakes(3)
        #expect(lost.text.contains("Too many mistakes"))
        #expect(lost.textBeside.contains("These 3 mistakes counted:"), "\(lost.text)")
        let time = lost.text.firstRange(of: "Time 0:00")
        lost.pilot.advance(by: .seconds(30))
        #expect(time != nil && lost.text.contains("Time 0:00"))
        #expect(lost.services.results.all.map(\.isWon) == [false])
        #expect(lost.game == nil)
        try lost.pilot.click(" R Same board ")
        #expect(lost.text.contains("Mistakes 0 / 3") && lost.text.contains("Time 0:00"))
        let board = lost.game?.data.problem
        lost.makeMistakes(3)
        try lost.pilot.click(" n New game ")
        #expect(lost.text.contains("Mistakes 0 / 3"))
        #expect(lost.game?.data.problem != board)
        lost.makeMistakes(3)
        lost.pilot.press(.escape)
        #expect(lost.text.contains("New game") && !lost.text.contains("Continue"))
    }

    @Test func `without a limit only counts mistakes`() throws {
        let play = try ProgramRun.sudoku("--level easy --seed 7 --mistakes 0")
        play.makeMistakes(5)
        #expect(play.text.contains("Mistakes 5 ") && !play.text.contains("Too many"))
    }

    /// A right digit, a wrong digit, notes, and some time.
    @Test(arguments: [(80, 24), (40, 20), (100, 40)], ["en", "ko"])
    func `a running game is drawn at every size`(
        _ window: (columns: Int, rows: Int), _ language: String
    ) throws {
        let play = try ProgramRun.sudoku(
            columns: window.columns, rows: window.rows, language: language)
        play.pilot.advance(by: .seconds(83))
        let cells = play.missing
        try play.choose(cells[0].cell)
        play.pilot.type("\(cells[0].digit)")
        try play.choose(cells[4].cell)
        play.pilot.type("@%&")
        try play.choose(cells[1].cell)
        play.pilot.type("\(cells[0].digit)")
        let name = "sudoku-\(window.columns)x\(window.rows)-\(language)"
        #expect(play.text + "\n" == (try frame(name, play.text)))
    }

    @Test func `a pause hides the board, and stops the clock`() throws {
        func paused(_ seed: Int, pausing: (ProgramRun) throws -> Void) throws -> ProgramRun {
            let play = try ProgramRun.sudoku("--level easy --seed \(seed)")
            play.pilot.press(.down, .right)
            play.pilot.type("f")
            play.pilot.advance(by: .seconds(5))
            try pausing(play)
            return play
        }
        func board(_ play: ProgramRun) -> [Substring] {
            play.text.split(separator: "\n").dropFirst(2).map { $0.prefix(56) }
        }
        let first = try paused(7) { $0.pilot.type("p") }
        #expect(first.text.contains("Paused") && first.text.contains("Time 0:05"))
        let digits = board(first).joined().filter(\.isNumber)
        #expect(digits.isEmpty)
        first.pilot.type("5xum")
        first.pilot.press(.down)
        first.pilot.advance(by: .seconds(60))
        #expect(first.pilot.nextWakeUp == nil)
        // The two screens are the same, even in color.
        let second = try paused(8) { $0.pilot.type("p") }
        let third = try paused(8) { $0.pilot.focus(false) }
        #expect(board(second) == board(first) && board(third) == board(first))
        first.pilot.type("p")
        #expect(!first.text.contains("Paused") && first.text.contains("Time 0:05"))
        first.pilot.advance(by: .seconds(1))
        #expect(first.text.contains("Time 0:06"))
        try third.pilot.click(" Resume ")
        #expect(!third.text.contains("Paused"))
    }

    @Test func `a game that was left continues from the list`() throws {
        let play = try ProgramRun.sudoku()
        let digit = try #require(play.missing.first)
        play.pilot.type("\(digit.digit)")
        play.pilot.advance(by: .seconds(42))
        try play.pilot.click("‹ b back")
        #expect(play.text.contains("Continue") && play.text.contains("of 81, 0:42"))
        play.pilot.press(.enter)
        #expect(play.text.contains("Time 0:42"))
    }

    @Test func `a hint shows where, then why, and then makes the step`() throws {
        let play = try ProgramRun.sudoku()
        let before = play.missing.count
        play.pilot.type("h")
        #expect(play.text.contains("Look at") && play.text.contains("h why"))
        try play.pilot.click("h why")
        #expect(play.text.contains("h do it"))
        let sentence = try #require(play.game?.hint?.step.map { $0.technique.title })
        #expect(play.text.contains(sentence))
        play.pilot.press(.escape)
        #expect(!play.text.contains("h do it") && !play.text.contains("Leave"))
        play.pilot.type("hhh")
        #expect(play.missing.count == before - 1)
    }

    /// The cell that a hint filled holds the cursor, so its digit is highlighted in the notes.
    @Test func `a hint highlights no digit of the cell with the cursor`() throws {
        let play = try ProgramRun.sudoku()
        func highlights() -> Int {
            let ground = Theme.dark[.same].background
            return play.pilot.session.page.canvas.runs().count { run in
                run.style.background == ground && run.text.contains { "123456789".contains($0) }
            }
        }
        play.pilot.type("fhhh")
        #expect(highlights() > 0)
        play.pilot.type("h")
        #expect(play.text.contains("Look at") && highlights() == 0, "\(play.text)")
    }

    @Test func `a wrong digit is the first hint`() throws {
        let play = try ProgramRun.sudoku()
        let cell = try #require(play.missing.first)
        let wrong = try #require(
            (1...9).first { digit in
                digit != cell.digit
                    && play.game?.board.grid.clashes.isEmpty == true
            })
        play.pilot.type("\(wrong)hh")
        let name = "r\(cell.cell / 9 + 1)c\(cell.cell % 9 + 1)"
        #expect(play.textBeside.contains("The \(wrong) in \(name) is wrong."), "\(play.text)")
    }

    @Test func `a cell is selected from the start, and in a continued game`() throws {
        let play = try ProgramRun.sudoku()
        let first = try #require(play.missing.first)
        play.pilot.type("\(first.digit)")
        #expect(play.game?.board[first.cell] == first.digit)
        let later = try play.comeBack("sudoku")
        let next = try #require(later.missing.first)
        later.pilot.type("!")
        #expect(later.game?.board.notes[next.cell] == [1])
    }

    @Test func `notes, digit-first mode and letters that move work by keys`() throws {
        let play = try ProgramRun.sudoku()
        let cells = play.missing.map(\.cell)
        try play.choose(cells[0])
        play.pilot.type("!@m3m")
        #expect(play.game?.board.notes[cells[0]] == [1, 2, 3])
        play.pilot.press(.character("4"), modifiers: .alt)
        #expect(play.game?.board.notes[cells[0]] == [1, 2, 3, 4])
        try play.pilot.click(.value(SudokuSpot.digit(1)), button: .right)
        #expect(play.game?.board.notes[cells[0]] == [2, 3, 4])
        play.pilot.type("xd7")
        #expect(play.text.contains("[7]"))
        #expect(play.game?.board[cells[0]] == 0)
        try play.choose(cells[1])
        #expect(play.game?.board[cells[1]] == 7)
        play.pilot.type("7d")
        #expect(!play.services.settings.now[SudokuSettings.digitFirst])
        play.pilot.type("b")
        play.set(SudokuSettings.lettersMove, to: true)
        try play.pilot.click("Continue")
        try play.choose(40)
        let middle = play.pilot.cursor
        play.pilot.type("hjlk")
        #expect(play.pilot.cursor == middle && play.game?.hint == nil)
        play.pilot.type("H")
        #expect(play.text.contains("H why"))
    }

    @Test func `Tab finds the next empty cell`() throws {
        let play = try ProgramRun.sudoku()
        let cells = play.missing.map(\.cell)
        play.pilot.type("!")
        #expect(play.game?.board.notes[cells[0]] == [1])
        play.pilot.press(.tab)
        play.pilot.type("@")
        #expect(play.game?.board.notes[cells[1]] == [2])
        play.pilot.press(.tab, .tab, modifiers: .shift)
        play.pilot.type("#")
        #expect(play.game?.board.notes[cells[cells.count - 1]] == [3])
    }

    @Test(arguments: [(40, 15), (61, 30), (80, 24), (120, 40)])
    func `everything can be clicked, each control for itself`(_ columns: Int, _ rows: Int) throws {
        let play = try ProgramRun.sudoku(columns: columns, rows: rows)
        var cursors: Set<Point> = []
        for cell in stride(from: 0, to: 81, by: columns == 80 ? 1 : 8) {
            try play.choose(cell)
            let cursor = try #require(play.pilot.cursor)
            #expect(cursors.insert(cursor).inserted, "\(cell)")
        }
        let empty = try #require(play.missing.first)
        try play.choose(empty.cell)
        for digit in 1...9 {
            try play.pilot.click(.value(SudokuSpot.digit(digit)), button: .right)
            #expect(play.game?.board.notes[empty.cell].contains(digit) == true)
        }
        try play.press(.play(.use(.erase)))
        #expect(play.game?.board.notes[empty.cell] == [])
        try play.press(.play(.use(.undo)))
        #expect(play.game?.board.notes[empty.cell].count == 9)
        try play.press(.play(.use(.redo)))
        #expect(play.game?.board.notes[empty.cell] == [])
        try play.press(.play(.use(.savePoint)))
        try play.press(.play(.use(.fillNotes)))
        #expect(play.game?.board.notes[empty.cell].isEmpty == false)
        try play.press(.play(.use(.returnToSavePoint)))
        #expect(play.game?.board.notes[empty.cell] == [])
        try play.press(.play(.use(.toggleNotes)))
        #expect(play.text.contains("notes on"))
        try play.press(.play(.hint))
        #expect(play.text.contains("Look at"))
        try play.press(.togglePause)
        #expect(play.text.contains("Paused"))
        try play.pilot.click(" Resume ")
        play.pilot.press(.escape)
        try play.pilot.click(.value(CommonAct.back))
        #expect(play.game?.isOver == false && !play.text.contains("Paused"))
    }

    @Test(arguments: ["en", "ko_KR.UTF-8"], [(40, 20), (80, 24), (120, 40)])
    func `a bookmark is confirmed, and so is the return to it`(
        _ language: String, _ size: (Int, Int)
    ) throws {
        let play = try ProgramRun.sudoku(columns: size.0, rows: size.1, language: language)
        let words = play.services.words.sudoku
        let isSet = words.bookmarkIsSet(isShort: size.0 < 80)
        play.pilot.type("S")
        let refusal = play.services.words.sentence(words.reason(for: .noSavePoint))
        #expect(play.text.contains(refusal), "\(play.text)")
        play.pilot.type("s")
        #expect(play.text.contains(isSet), "\(play.text)")
        // The next key removes the message.
        play.pilot.type("f")
        let notes = play.game?.board.notes
        #expect(!play.text.contains(isSet) && notes?.contains { !$0.isEmpty } == true)
        play.pilot.type("S")
        #expect(play.text.contains(words.isAtBookmark), "\(play.text)")
        #expect(play.game?.board.notes.contains { !$0.isEmpty } == false)
    }

    @Test func `a solved puzzle is congratulated at once if motion is off`() throws {
        let play = try ProgramRun.sudoku("--level easy --seed 7 --no-motion")
        play.pilot.keepsFrames = true
        play.type(play.missing, from: play.missing[0].cell)
        #expect(play.text.contains("Congratulations!"))
        // The buttons of the result wait for a moment.
        play.pilot.advance(by: .seconds(1))
        let count = play.pilot.frames.count
        play.pilot.advance(by: .seconds(10))
        #expect(play.pilot.frames.count == count)
    }

    @Test func `a key ends the fireworks, and does nothing else`() throws {
        let play = try ProgramRun.sudoku()
        play.type(play.missing, from: play.missing[0].cell)
        #expect(!play.text.contains("b Leave"))
        play.pilot.press(.enter)
        #expect(play.text.contains("Congratulations") && play.pilot.copied.isEmpty)
        // The next key begins another game and copies nothing.
        #expect(play.text.contains("b Leave"))
        play.pilot.advance(by: .seconds(1))
        play.pilot.press(.enter)
        #expect(!play.text.contains("Congratulations") && play.pilot.copied.isEmpty)
    }

    @Test func `a digit costs few bytes`() throws {
        let play = try ProgramRun.sudoku()
        try play.choose(play.missing[0].cell)
        play.pilot.keepsFrames = true
        let frames = play.pilot.frames.count
        play.pilot.type("!")
        #expect(play.pilot.frames.dropFirst(frames).map(\.count).reduce(0, +) < 160)
    }

    @Test func `every size of the window shows it without a crash`() throws {
        let play = try ProgramRun.sudoku()
        play.pilot.press(.down)
        play.pilot.type("f")
        play.pilot.type("hh")
        for (columns, rows) in zip(stride(from: 1, to: 140, by: 7), stride(from: 1, to: 60, by: 3))
        {
            play.pilot.resize(columns: columns, rows: rows)
            play.pilot.resize(columns: 140 - columns, rows: rows)
        }
        play.pilot.resize(columns: 39, rows: 14)
        #expect(play.text.contains("40"))
        play.pilot.resize(columns: 80, rows: 24)
        #expect(play.text.contains("Mistakes 0 / 3"))
    }

    @Test func `ASCII mode draws only ASCII`() throws {
        let play = try ProgramRun.sudoku("--level easy --seed 7 --ascii")
        play.pilot.press(.down)
        play.pilot.type("fhh")
        #expect(play.text.unicodeScalars.filter { !$0.isASCII }.isEmpty)
        play.pilot.type("p")
        #expect(play.text.unicodeScalars.filter { !$0.isASCII }.isEmpty)
    }
}
