import Reactive
import Testing

@testable import TUI

@Suite struct `A row of a canvas` {
    private static let red = Style(background: .red)

    @Test func `cells side by side keep their own styles`() {
        var canvas = Canvas(columns: 6, rows: 2)
        let bold = Style(foreground: .green, attributes: .bold)
        canvas.draw([Cell("a", bold), Cell("b"), Cell("c", bold)].span, column: 2, row: 1)

        #expect(canvas.text(row: 0) == "      ")
        #expect(canvas.text(row: 1) == "  abc ")
        #expect((2..<5).map { canvas[$0, 1].style } == [bold, .plain, bold])
    }

    @Test func `a row that was read from a canvas can be drawn again`() {
        var canvas = Canvas(columns: 9, rows: 2)
        canvas.draw("x界e\u{301}👩‍💻", column: 0, row: 0, style: Self.red)
        let row = (0..<9).map { canvas[$0, 0] }
        canvas.draw(row.span, column: 0, row: 1)

        #expect(canvas.text(row: 1) == canvas.text(row: 0))
        #expect((0..<9).map { canvas[$0, 1] } == row)
    }

    @Test func `the text of a row has glyphs of any number of bytes`() {
        for text in ["ab", "a·é─", "界·", "─\u{1d11e}", "e\u{301}x", "한글", ""] {
            var canvas = Canvas(columns: 6, rows: 1)
            let columns = canvas.draw(text, column: 0, row: 0)
            let blanks = String(repeating: " ", count: 6 - columns)
            #expect(canvas.text(row: 0) == text + blanks)
            canvas.within(Rect(column: -1, row: 0, columns: 6, rows: 1)) {
                #expect($0.text(row: 0).hasPrefix(" "))
            }
        }
    }

    @Test func `a row is clipped, and half of a wide glyph is a blank`() {
        var canvas = Canvas(columns: 8, rows: 1)
        canvas.draw("--------", column: 0, row: 0)
        let wide = Cell("界", Self.red)
        canvas.within(Rect(column: 2, row: 0, columns: 4, rows: 1)) { canvas in
            canvas.draw([Cell("a"), wide, wide.trail].span, column: -2, row: 0)
            canvas.draw([Cell("b"), Cell("c"), wide, wide.trail].span, column: 1, row: 0)
            canvas.draw([Cell("x")].span, column: 0, row: 1)
        }

        #expect(canvas.text(row: 0) == "-- bc --")
        #expect(canvas[2, 0] == wide.blanked && canvas[5, 0] == wide.blanked)
    }

    @Test func `drawing a wide glyph again needs its room as well`() {
        var canvas = Canvas(columns: 4, rows: 1)
        canvas.draw("界界", column: 0, row: 0)
        canvas.within(Rect(column: 0, row: 0, columns: 1, rows: 1)) { canvas in
            canvas.draw([Cell("界")].span, column: 0, row: 0)
        }
        #expect(canvas.text(row: 0) == "  界")
    }

    @Test func `rows may lie outside of the canvas at any distance`() {
        var canvas = Canvas(columns: 3, rows: 1)
        let cells = [Cell("x"), Cell("y")]
        for column in [Int.min, .min + 1, -3, -2, 3, .max - 1, .max] {
            canvas.draw(cells.span, column: column, row: 0)
        }
        for row in [Int.min, -1, 1, .max] { canvas.draw(cells.span, column: 0, row: row) }
        canvas.draw([Cell]().span, column: 0, row: 0)
        #expect(canvas.text(row: 0) == "   ")

        var none = Canvas(columns: 0, rows: 0)
        none.draw(cells.span, column: 0, row: 0)
        #expect(none.size == Size(columns: 0, rows: 0))
    }

    @Test func `drawing the same again is no damage`() {
        var replay = Replay(columns: 8, rows: 1)
        replay.canvas.draw("ab界界cd", column: 0, row: 0)
        replay.show()
        let row = (0..<8).map { replay.canvas[$0, 0] }
        replay.canvas.draw(row.span, column: 0, row: 0)
        replay.canvas.draw("界", column: 2, row: 0)
        #expect(replay.canvas.damage[0].isEmpty)
    }

    @Test(arguments: 0..<300)
    func `a row is drawn as one cell after the other`(_ seed: Int) {
        var dice = Dice(seed: UInt64(seed))
        let columns = 1 + dice.roll(12)
        var atOnce = Canvas(columns: columns, rows: 2)
        var oneByOne = Canvas(columns: columns, rows: 2)
        for _ in 0..<8 {
            let window = Rect(
                column: dice.roll(6) - 2, row: dice.roll(2), columns: dice.roll(columns + 3),
                rows: 1 + dice.roll(2))
            let row = Self.cells(&dice)
            let column = dice.roll(columns + 12) - 10
            atOnce.within(window) { $0.draw(row.span, column: column, row: 0) }
            oneByOne.within(window) { canvas in
                for (index, cell) in row.enumerated() { canvas[column + index, 0] = cell }
            }
            for place in 0..<2 * columns {
                #expect(atOnce.cells[place] == oneByOne.cells[place])
                let isLead = atOnce.cells[place].columns == 2
                #expect(!isLead || place % columns + 1 < columns)
                #expect(!isLead || atOnce.cells[place + 1] == atOnce.cells[place].trail)
            }
        }
    }

    /// Narrow and wide glyphs, leads without a trail, and trails without a lead.
    private static func cells(_ dice: inout Dice) -> [Cell] {
        let wide = [Cell("界"), Cell("世", red)]
        return (0..<dice.roll(10)).map { _ in
            switch dice.roll(5) {
            case 0: Cell(["a", "b", "♠"][dice.roll(3)])
            case 1: Cell(" ", red)
            case 2: wide[dice.roll(2)].trail
            default: wide[dice.roll(2)]
            }
        }
    }
}
