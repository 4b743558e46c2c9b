import Games
import Testing

@testable import Parlor
@testable import TUI

@Suite struct `A player of the sudoku` {
    private static let sizes = [(40, 15), (40, 20), (60, 18), (60, 30), (80, 24), (120, 40)]

    private func solved(_ columns: Int, _ rows: Int, language: String = "en") throws -> ProgramRun {
        let play = try ProgramRun.sudoku(
            columns: columns, rows: rows, language: language, boards: NearlySolvedBoards(missing: 5)
        )
        play.type(play.missing, from: play.missing[0].cell)
        play.endCelebration()
        return play
    }

    @Test(arguments: sizes)
    func `keeps a solved board, and begins another beside it`(
        _ columns: Int, _ rows: Int
    ) throws {
        for language in ["en", "ko_KR.UTF-8"] {
            let play = try ProgramRun.sudoku(
                columns: columns, rows: rows, language: language,
                boards: NearlySolvedBoards(missing: 5))
            play.type(Array(play.missing.dropLast()), from: play.missing[0].cell)
            let last = try #require(play.missing.last)
            try play.choose(last.cell)
            play.pilot.type("\(last.digit)")
            play.pilot.press(.enter)
            let words = play.services.words
            let grid = words.sudoku.alerts
            let copy = Phrase.copy.capitalized.text(in: words.language)
            #expect(play.hasButton(grid.newGame), "\(columns)×\(rows)")
            #expect(play.hasButton(grid.quit) && play.hasButton(copy))
            #expect(boardDigits(play) == 81, "\(columns)×\(rows)")
            try play.pilot.click(.text(" \(grid.newGame) "))
            #expect(play.game?.data != nil && play.game?.isOver == false)
        }
    }

    @Test func `sees a wave run over the board from the cell that was filled last`() throws {
        let play = try ProgramRun.sudoku(boards: NearlySolvedBoards(missing: 5))
        play.type(Array(play.missing.dropLast()), from: play.missing[0].cell)
        let last = try #require(play.missing.last)
        try play.choose(last.cell)
        func litCells() -> [Int] {
            let ground = play.pilot.session.page.style(.hint).background
            return (0..<81).filter { cell in
                guard let area = play.pilot.place(of: SudokuSpot.cell(cell)) else {
                    return false
                }
                // Sparks may hide a part of the text.
                return (area.column..<area.column + area.columns).contains {
                    play.pilot.session.page.canvas[$0, area.row].background == ground
                }
            }
        }
        #expect(litCells().isEmpty)
        play.pilot.type("\(last.digit)")
        var frames: [Int: Int] = [:]
        for frame in 0..<40 {
            for cell in litCells() where frames[cell] == nil { frames[cell] = frame }
            play.pilot.advance(by: .milliseconds(10))
        }
        #expect(litCells().isEmpty)
        func distance(_ cell: Int) -> Int {
            max(abs(cell / 9 - last.cell / 9), abs(cell % 9 - last.cell % 9))
        }
        let rings = (0...8).map { ring in
            Set(frames.filter { distance($0.key) == ring }.values)
        }.filter { !$0.isEmpty }
        // The first ring is lit at once, and each other ring after the one inside it.
        #expect(frames.count == 81 && rings.allSatisfy { $0.count == 1 })
        let order = rings.compactMap(\.first)
        #expect(order == order.sorted() && Set(order).count == order.count, "\(order)")
    }

    private func text(_ play: ProgramRun, _ column: Int, _ row: Int) -> String {
        play.pilot.session.page.canvas.text(of: play.pilot.session.page.canvas[column, row])
    }

    /// The number of cells that show a digit.
    private func boardDigits(_ play: ProgramRun) -> Int {
        (0..<81).count { cell in
            guard let place = play.pilot.place(of: SudokuSpot.cell(cell)) else {
                return false
            }
            return (place.row..<place.row + place.rows).contains { row in
                (place.column..<place.column + place.columns).contains {
                    text(play, $0, row) != " "
                }
            }
        }
    }

    @Test(arguments: sizes)
    func `sees the three mistakes of a lost game`(_ columns: Int, _ rows: Int) throws {
        let play = try ProgramRun.sudoku(columns: columns, rows: rows)
        play.makeMistakes(3)
        #expect(play.hasButton("Same board") && play.hasButton("New game"))
        // The three mistakes, and the two digits that they repeat.
        #expect(play.text.filter { $0 == "!" }.count == 5, "\(columns)×\(rows)")
    }

    /// The picture without the bar, which may lack room for all keys.
    private func besideBar(_ play: ProgramRun) -> Substring {
        let text = play.text
        return text[..<(text.lastIndex(of: "\n") ?? text.endIndex)]
    }

    /// The letters and digits of a text that may be broken into lines.
    private func letters(_ text: String) -> String {
        text.filter { $0.isLetter || $0.isNumber }
    }

    @Test(arguments: sizes)
    func `reads about all mistakes of a lost game, and looks back on it`(
        _ columns: Int, _ rows: Int
    ) throws {
        for language in ["en", "ko_KR.UTF-8"] {
            let play = try ProgramRun.sudoku(columns: columns, rows: rows, language: language)
            let cells = play.missing.prefix(3).map(\.cell)
            play.makeMistakes(3)
            let (alerts, hints) = (
                play.services.words.sudoku.alerts, play.services.words.sudoku.hints
            )
            let text = besideBoard(play)
            for cell in cells {
                let mistake = (1...9).map {
                    alerts.mistake($0, cell: hints.cell(cell), time: "0:00")
                }
                #expect(
                    mistake.contains { text.contains(letters($0)) },
                    "\(columns)×\(rows) \(hints.cell(cell))\n\(play.text)")
            }
            let look = letters(Phrase.lookBack.capitalized.text(in: play.services.words.language))
            #expect(text.contains(look), "\(play.text)")
            #expect(!besideBar(play).contains("…"), "\(play.text)")
            play.pilot.type("l")
            #expect(
                besideBoard(play).contains(
                    letters(play.services.words.games.pastStep(step: 3, last: 4))),
                "\(play.text)")
            #expect(!besideBar(play).contains("…"), "\(play.text)")
        }
    }

    @Test(arguments: sizes)
    func `reads the whole line of a won game that is copied, and looks back on it`(
        _ columns: Int, _ rows: Int
    ) throws {
        for language in ["en", "ko_KR.UTF-8"] {
            let play = try solved(columns, rows, language: language)
            let words = play.services.words
            let alerts = words.sudoku.alerts
            let text = beside(play).filter { !$0.isWhitespace }
            let time = try #require(play.services.results.all.first?.seconds)
            let clock = ClockReading(seconds: time).text
            #expect(text.contains(clock), "\(columns)×\(rows)\n\(play.text)")
            let look = letters(Phrase.lookBack.capitalized.text(in: words.language))
            #expect(besideBoard(play).contains(look), "\(play.text)")
            play.pilot.type("c")
            let line = try #require(play.pilot.copied.last).split(separator: " ")
            #expect(line.allSatisfy { play.text.contains($0) }, "\(play.text)")
            #expect(!besideBar(play).contains("…"), "\(play.text)")
            play.pilot.type("l")
            let count = try #require(play.services.results.all.first?.moves)
            let step = letters(words.games.pastStep(step: count, last: count))
            #expect(besideBoard(play).contains(step), "\(columns)×\(rows)\n\(play.text)")
            // Beside an earlier board, no text says that the puzzle is solved.
            #expect(!play.text.contains(alerts.success), "\(play.text)")
        }
    }

    @Test(arguments: [(40, 20), (60, 18), (120, 40)])
    func `reads the possible actions at the end`(
        _ columns: Int, _ rows: Int
    ) throws {
        for isWon in [false, true] {
            let play =
                isWon
                ? try solved(columns, rows) : try ProgramRun.sudoku(columns: columns, rows: rows)
            if !isWon { play.makeMistakes(3) }
            let bar = try #require(play.text.split(separator: "\n").last)
            #expect(bar.contains("Enter choose  n new game"), "\(bar)")
            for key in ["1-9", "Tab", "A-D"] { #expect(!bar.contains(key), "\(bar)") }
            play.pilot.advance(by: .seconds(1))
            play.pilot.type("n")
            #expect(play.game?.isOver == false && play.text.contains("h hint"))
        }
    }

    @Test func `sees wrong digits marked in every look back at a lost game`() throws {
        let play = try ProgramRun.sudoku()
        play.makeMistakes(3)
        #expect(play.text.count { $0 == "!" } == 5, "\(play.text)")
        play.pilot.type("l")
        for wrong in [3, 2, 1, 0] {
            #expect(play.text.count { $0 == "!" } == wrong, "\(play.text)")
            play.pilot.press(.left)
        }
    }

    @Test func `reads the result at once in a window out of focus`() throws {
        let play = try ProgramRun.sudoku()
        play.type(play.missing, from: play.missing[0].cell)
        // The result is there at once, and the buttons follow the fireworks.
        #expect(play.text.contains("Congratulations!") && !play.hasButton("New game"))
        play.pilot.focus(false)
        #expect(play.hasButton("New game"), "\(play.text)")
    }

    @Test func `reads the best result when a puzzle is solved`() throws {
        let play = try solved(120, 40)
        let figure = play.services.words.games.firstBest
        #expect(besideBoard(play).contains(letters(figure)), "\(play.text)")
    }

    @Test func `reads no best result after a hint`() throws {
        let play = try ProgramRun.sudoku(
            columns: 120, rows: 40, boards: NearlySolvedBoards(missing: 5))
        let before = play.missing
        play.pilot.type("hhh")
        let hinted = try #require(before.first { !play.missing.contains($0) })
        play.type(play.missing, from: hinted.cell)
        play.pilot.press(.enter)
        let figure = play.services.words.games.firstBest
        #expect(besideBoard(play).contains("Congratulations"), "\(play.text)")
        #expect(!besideBoard(play).contains(letters(figure)), "\(play.text)")
    }

    @Test func `begins with easy puzzles if no level is requested, until one is solved`() throws {
        for _ in 0..<5 {
            let play = try ProgramRun("sudoku")
            #expect(play.text.contains("Level Easy"), "\(play.text)")
        }
    }

    @Test func `looks back on a finished game without changing it`() throws {
        let play = try solved(80, 24)
        let end = play.text
        play.pilot.type("l")
        let count = try #require(play.services.results.all.first?.moves)
        #expect(play.text.contains("Step \(count) of \(count)"))
        for _ in 0..<200 { play.pilot.press(.left) }
        #expect(play.text.contains("This is the beginning."))
        play.pilot.press(.home)
        #expect(play.text.contains("Step 0 of \(count)"))
        play.pilot.press(.pageDown)
        #expect(play.text.contains("Step \(min(10, count)) of \(count)"))
        play.pilot.press(.end)
        #expect(play.text.contains("Step \(count) of \(count)") && play.text != end)
        play.pilot.press(.right)
        #expect(play.text.contains("This is the end."))
        play.pilot.type("l")
        #expect(play.text == end)
        #expect(play.services.results.all.count == 1 && play.game == nil)
        play.pilot.press(.enter)
        #expect(!play.text.contains("Continue"))
    }

    @Test func `sees the digit of digit-first mode`() throws {
        let play = try ProgramRun.sudoku()
        #expect(!play.text.contains("digit first"))
        play.pilot.type("d")
        #expect(play.text.contains("digit first: 1-9"))
        play.pilot.type("5")
        #expect(play.text.contains("digit first: 5"))
        play.pilot.type("d")
        #expect(!play.text.contains("digit first"))
    }

    @Test func `finds the cursor at the cell that a hint has filled`() throws {
        let play = try ProgramRun.sudoku()
        for _ in 0..<5 {
            play.pilot.type("h")
            let step = try #require(play.game?.hint?.step)
            play.pilot.type("hh")
            let target = try #require(
                step.placements.first?.cell ?? step.eliminations.map(\.cell).min())
            let area = try #require(play.pilot.place(of: SudokuSpot.cell(target)))
            let cursor = try #require(play.pilot.cursor)
            #expect(area.contains(cursor))
        }
    }

    @Test func `sees which digits are finished`() throws {
        let play = try ProgramRun.sudoku()
        let digit = play.missing[0].digit
        let key = SudokuSpot.digit(digit)
        func style() throws -> String {
            let area = try #require(play.pilot.place(of: key))
            let columns = area.column..<area.column + area.columns
            let place = try #require(
                columns.first { text(play, $0, area.row) == "\(digit)" })
            let cell = play.pilot.session.page.canvas[place, area.row]
            return "\(cell.foreground) \(cell.attributes)"
        }
        let before = try style()
        for missing in play.missing where missing.digit == digit {
            try play.choose(missing.cell)
            play.pilot.type("\(digit)")
        }
        #expect(try style() != before)
    }

    @Test func `reads why an action was refused, in place of the title`() throws {
        let play = try ProgramRun.sudoku()
        play.pilot.type("u")
        #expect(play.text.contains("Nothing to undo."))
        let given = try #require((0..<81).first { play.game?.data.problem[$0] ?? 0 > 0 })
        try play.choose(given)
        #expect(!play.text.contains("Nothing to undo."))
        play.pilot.keepsFrames = true
        let frames = play.pilot.frames.count
        play.pilot.type("5")
        #expect(play.text.contains("This digit is given."))
        play.pilot.advance(by: .milliseconds(300))
        #expect(play.pilot.frames.count > frames + 2)
        play.pilot.press(.down)
        #expect(!play.text.contains("digit is given"))
    }

    /// The text beside and below the board.
    private func beside(_ play: ProgramRun) -> String {
        play.text.split(separator: "\n").map { row in
            String(row.split(omittingEmptySubsequences: false) { "┃┫┨┓┛".contains($0) }.last ?? "")
        }
        .joined()
    }

    private func besideBoard(_ play: ProgramRun) -> String { letters(beside(play)) }
}

extension Pilot {
    /// The visible rectangle of an element with a value.
    fileprivate func place(of value: some Hashable) -> Rect? {
        session.page.areas.all.last { $0.value == AnyHashable(value) }?.visible
    }
}
