import Testing

@testable import TUI

@Suite struct `A canvas` {
    @Test func `a cell is sixteen bytes`() {
        #expect(MemoryLayout<Cell>.size == 16 && MemoryLayout<Cell>.stride == 16)
    }

    @Test func `drawing outside of the canvas is clipped`() {
        var canvas = Canvas(columns: 5, rows: 2)
        canvas.draw("hello, world", column: -2, row: 0)
        canvas.draw("ab", column: 4, row: 1)
        canvas.draw("x", column: .max, row: .min)
        canvas.draw("x", column: .min, row: .max)
        canvas.fill(
            Rect(column: .min, row: .min, columns: .max, rows: .max), with: Cell("!"))
        canvas[7, 7] = Cell("x")

        #expect(canvas.text(row: 0) == "llo, ")
        #expect(canvas.text(row: 1) == "    a")
        #expect(canvas[7, 7] == .blank)
    }

    @Test func `a view draws in its rectangle as if it were alone`() {
        var canvas = Canvas(columns: 6, rows: 3)
        let size = canvas.within(Rect(column: 2, row: 1, columns: 3, rows: 1)) { canvas in
            canvas.draw("abcdef", column: 0, row: 0)
            canvas.draw("no", column: 0, row: 1)
            canvas.within(Rect(column: 1, row: 0, columns: 9, rows: 9)) { canvas in
                canvas.draw("界x", column: 0, row: 0)
            }
            return canvas.size
        }

        #expect(size == Size(columns: 3, rows: 1))
        #expect(canvas.size == Size(columns: 6, rows: 3))
        #expect((0..<3).map { canvas.text(row: $0) } == ["      ", "  a界 ", "      "])
    }

    @Test func `writing over half of a wide glyph blanks the other half`() {
        var canvas = Canvas(columns: 6, rows: 1)
        canvas.draw("界界界", column: 0, row: 0)
        canvas.draw("x", column: 1, row: 0)
        canvas.draw("y", column: 2, row: 0)
        #expect(canvas.text(row: 0) == " xy 界")

        canvas.draw("世", column: 3, row: 0)
        #expect(canvas.text(row: 0) == " xy世 ")
    }

    @Test func `no wide glyph begins in the last column or before the first`() {
        var canvas = Canvas(columns: 4, rows: 1)
        canvas.draw("界", column: 3, row: 0, style: Style(background: .red))
        canvas.draw("界", column: -1, row: 0, style: Style(background: .blue))

        #expect(canvas.text(row: 0) == "    ")
        #expect(canvas[3, 0] == Cell(" ", Style(background: .red)))
        #expect(canvas[0, 0] == Cell(" ", Style(background: .blue)))
    }

    @Test func `a cluster is one cell, and controls are blanks`() {
        var canvas = Canvas(columns: 8, rows: 1)
        let columns = canvas.draw("e\u{301}👩‍💻\t\u{200b}x", column: 0, row: 0)

        #expect(columns == 5)
        #expect(canvas.text(row: 0) == "e\u{301}👩‍💻 x   ")
        #expect(canvas[1, 0].width == 2 && canvas[2, 0].width == 0)
    }

    @Test func `every size works, however small or large`() {
        for (columns, rows) in [(0, 0), (0, 5), (5, 0), (1, 1), (-3, -3)] {
            var replay = Replay(columns: max(0, columns), rows: max(0, rows))
            replay.canvas.resize(columns: columns, rows: rows)
            replay.canvas.draw("界abc", column: 0, row: 0)
            replay.show()
            #expect(replay.differences.isEmpty)
        }
        #expect(Canvas(columns: .max, rows: 1).columns == Canvas.longestSide)
    }
}
