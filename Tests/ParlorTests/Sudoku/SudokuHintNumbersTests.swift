import Testing

@testable import Games
@testable import Parlor
@testable import TUI

/// The numbers of the rows, and the terminal's own cursor, while a text names cells.
@Suite struct `The board beside a sudoku hint` {
    /// Windows for each shape of the board.
    private static let sizes = [
        (41, 20), (53, 18), (60, 40), (61, 30), (62, 30), (80, 24), (80, 34), (120, 40), (160, 50),
        (200, 60),
    ]

    @Test(arguments: sizes)
    func `has whole lines on its left`(_ size: (columns: Int, rows: Int)) throws {
        let play = try ProgramRun.sudoku(columns: size.columns, rows: size.rows)
        var page = Page(columns: size.columns, rows: size.rows)
        var lesson = SudokuTechniques(.english, .xWing, hasPlainTheme: false)
        lesson.respond(to: Surroundings(size: page.size)) { _ in }
        page.show(SudokuTechniquesPicture(page: lesson))
        play.pilot.type("h")
        let hasFreeColumn = size.columns != 61
        for text in [play.text, page.canvas.text()] {
            for number in 1...9 {
                #expect(text.contains("\(number)┃") == hasFreeColumn, "\(text)")
            }
        }
    }

    @Test(arguments: sizes)
    func `has the terminal's cursor where the hint looks`(
        _ size: (columns: Int, rows: Int)
    ) throws {
        let play = try ProgramRun.sudoku(columns: size.columns, rows: size.rows)
        for _ in 0..<12 {
            play.pilot.type("h")
            let (place, theme) = (
                play.pilot.session.page.canvas.cursor, play.pilot.session.page.theme
            )
            let cursor = try #require(place)
            let ground = play.pilot.session.page.canvas[cursor.column, cursor.row].background
            // Between two hints, the player's cursor is drawn.
            let grounds = [Role.hint, .focus].map { theme[$0].background }
            #expect(grounds.contains(ground), "\(play.text)")
        }
    }
}
