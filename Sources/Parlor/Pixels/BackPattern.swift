import TUI

extension Page {
    /// Draws the pattern on the back of a card, within its edge: a net of as many whole diamonds as
    /// fit. They are twice as large on a tall card.
    mutating func drawBackPattern(inset: Size, _ style: Style) {
        let period = size.rows < 16 ? 2 : 4
        /// The cells of the net in one direction, and those that are free before it.
        func net(_ room: Int) -> (length: Int, margin: Int) {
            let length = max(0, room) / period * period
            return (length, (room - length) / 2)
        }
        let across = net(size.columns - 2 * inset.columns)
        let down = net(size.rows - 2 * inset.rows)
        let (rising, falling, blank) = (cell("╱", style), cell("╲", style), cell(" ", style))
        for row in 0..<down.length {
            let line = (0..<across.length).map { column in
                if (column + row) % period == period / 2 - 1 { return rising }
                return (column + period - row % period) % period == period / 2 ? falling : blank
            }
            canvas.draw(
                line.span, column: inset.columns + across.margin,
                row: inset.rows + down.margin + row)
        }
    }
}
