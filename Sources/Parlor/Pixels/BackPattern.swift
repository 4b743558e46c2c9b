import TUI

extension Page {
    /// Draws the pattern on the back of a card, within its edge: a net of diamonds, which are twice
    /// as large on a tall card.
    mutating func drawBackPattern(inset: Size, _ style: Style) {
        let columns = max(0, size.columns - 2 * inset.columns)
        let period = size.rows < 16 ? 2 : 4
        let (rising, falling) = (cell("╱", style), cell("╲", style))
        let blank = cell(" ", style)
        let lines = (0..<period).map { row in
            (0..<columns).map { column in
                (column + row) % period == 0
                    ? rising : (column + period - row) % period == 1 ? falling : blank
            }
        }
        for row in inset.rows..<max(inset.rows, size.rows - inset.rows) {
            let line = lines[(row - inset.rows) % period]
            canvas.draw(line.span, column: inset.columns, row: row)
        }
    }
}
