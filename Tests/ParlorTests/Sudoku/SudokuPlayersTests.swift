import Games
import Testing

@testable import Parlor
@testable import TUI

/// Wishes of players of the sudoku.
@Suite struct `A player of the sudoku` {
    private static let sizes = [(40, 15), (40, 20), (60, 18), (60, 30), (80, 24), (120, 40)]

    private func solved(_ columns: Int, _ rows: Int, language: String = "en") throws -> Play {
        let play = try Play.sudoku(columns: columns, rows: rows, language: language)
        play.type(play.missing, from: play.missing[0].cell)
        play.pilot.press(.enter)
        return play
    }

    @Test(arguments: sizes)
    func `keeps a board that was solved, and begins another beside it`(
        _ columns: Int, _ rows: Int
    ) throws {
        for language in ["en", "ko_KR.UTF-8"] {
            let play = try Play.sudoku(columns: columns, rows: rows, language: language)
            play.type(Array(play.missing.dropLast()), from: play.missing[0].cell)
            let last = try #require(play.missing.last)
            try play.choose(last.cell)
            play.pilot.type("\(last.digit)")
            // The wave goes over the board, under the fireworks.
            let wave = play.pilot.frames.count
            play.pilot.advance(by: .milliseconds(500))
            #expect(play.pilot.frames.count > wave + 3)
            play.pilot.press(.enter)
            let grid = play.services.words.sudoku.alerts
            #expect(play.text.contains("[ \(grid.newGame) ]"), "\(columns)×\(rows)")
            #expect(play.text.contains("[ \(grid.quit) ]") && play.text.contains("c \(grid.copy)"))
            #expect(boardDigits(play) == 81, "\(columns)×\(rows)")
            try play.pilot.click(.text("[ \(grid.newGame) ]"))
            #expect(play.game?.data != nil && play.game?.isOver == false)
        }
    }

    private func text(_ play: Play, _ column: Int, _ row: Int) -> String {
        play.pilot.session.page.canvas.text(of: play.pilot.session.page.canvas[column, row])
    }

    /// How many cells show a digit.
    private func boardDigits(_ play: Play) -> Int {
        (0..<81).count { cell in
            guard let place = play.pilot.place(of: SudokuSpot.act(.play(.tap(cell)))) else {
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
    func `sees the three mistakes of a game that is lost`(_ columns: Int, _ rows: Int) throws {
        let play = try Play.sudoku(columns: columns, rows: rows)
        play.makeMistakes(3)
        #expect(play.text.contains("[ Restart ]") && play.text.contains("[ New game ]"))
        #expect(play.text.filter { $0 == "!" }.count == 3, "\(columns)×\(rows)")
        let given = play.services.words.sudoku
        #expect(play.text.contains(given.alerts.overMistakes.prefix(8)))
    }

    @Test func `looks back on a game that is over, without changing it`() throws {
        let play = try solved(80, 24)
        let end = play.text
        play.pilot.type("u")
        let count = try #require(play.services.results.all.first?.moves)
        #expect(play.text.contains("Step \(count - 1) of \(count)"))
        for _ in 0..<200 { play.pilot.type("u") }
        #expect(play.text.contains("Step 0 of \(count)"))
        for _ in 0..<200 { play.pilot.type("U") }
        #expect(play.text.contains("Step \(count) of \(count)") && play.text != end)
        #expect(play.services.results.all.count == 1 && play.game == nil)
        play.pilot.press(.enter)
        #expect(!play.text.contains("Continue"))
    }

    @Test func `sees that digits come first, and which`() throws {
        let play = try Play.sudoku()
        #expect(!play.text.contains("digit first"))
        play.pilot.type("d")
        #expect(play.text.contains("digit first: 1-9"))
        play.pilot.type("5")
        #expect(play.text.contains("digit first: 5"))
        play.pilot.type("d")
        #expect(!play.text.contains("digit first"))
    }

    @Test func `finds the cursor where a hint has done something`() throws {
        let play = try Play.sudoku()
        for _ in 0..<5 {
            play.pilot.type("h")
            let step = try #require(play.game?.hint?.step)
            play.pilot.type("hh")
            let target = try #require(
                step.placements.first?.cell ?? step.eliminations.map(\.cell).min())
            let area = try #require(play.pilot.place(of: SudokuSpot.act(.play(.tap(target)))))
            let cursor = try #require(play.pilot.cursor)
            #expect(area.contains(cursor))
        }
    }

    @Test func `sees which digits are finished`() throws {
        let play = try Play.sudoku()
        let digit = play.missing[0].digit
        let key = SudokuSpot.act(.play(.number(digit)))
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

    @Test func `hears why a deed was refused, in the place of the title`() throws {
        let play = try Play.sudoku()
        play.pilot.type("u")
        #expect(play.text.contains("nothing to undo"))
        let given = try #require((0..<81).first { play.game?.data.problem[$0] ?? 0 > 0 })
        try play.choose(given)
        #expect(!play.text.contains("nothing to undo"))
        let frames = play.pilot.frames.count
        play.pilot.type("5")
        #expect(play.text.contains("given, it stays"))
        play.pilot.advance(by: .milliseconds(300))
        #expect(play.pilot.frames.count > frames + 2)
        play.pilot.press(.down)
        #expect(!play.text.contains("given, it stays"))
    }

    /// The letters and digits beside the board and below it.
    private func besideBoard(_ play: Play) -> String {
        play.text.split(separator: "\n").map { row in
            String(row.split(omittingEmptySubsequences: false) { "┃┫┨┓┛".contains($0) }.last ?? "")
        }
        .joined().filter { $0.isLetter || $0.isNumber }
    }

    /// The conclusion of a hint is read whole, and once, however small the window is.
    @Test(arguments: sizes)
    func `reads what follows from a hint to its end`(_ columns: Int, _ rows: Int) throws {
        for language in ["en", "ko_KR.UTF-8"] {
            for level in ["easy", "hard", "unfair"] {
                let play = try Play.sudoku(
                    "--level \(level) --seed 11", columns: columns, rows: rows, language: language)
                let hints = play.services.words.sudoku.hints
                for _ in 0..<12 {
                    play.pilot.type("hh")
                    guard let step = play.game?.hint?.step else { break }
                    let text = besideBoard(play)
                    for line in hints.conclusions(of: step) {
                        let words = line.filter { $0.isLetter || $0.isNumber }
                        #expect(text.contains(words), "\(columns)×\(rows) \(line)\n\(play.text)")
                    }
                    let next = "h\(hints.doIt)".filter { $0.isLetter }
                    #expect(text.ranges(of: next).count == 1, "\(columns)×\(rows)\n\(play.text)")
                    play.pilot.type("h")
                }
            }
        }
    }
}

extension Pilot {
    /// The rectangle of what is tagged with a value, as far as it is seen.
    fileprivate func place(of value: some Hashable) -> Rect? {
        session.page.areas.all.last { $0.value == AnyHashable(value) }?.visible
    }
}
