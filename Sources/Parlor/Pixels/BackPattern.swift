import TUI

extension Page {
    /// Draws the pattern on the back of a card, within its edge.
    mutating func drawBackPattern(inset: Size, _ style: Style) {
        let columns = max(0, size.columns - 2 * inset.columns)
        let strokes = [cell("╱", style), cell("╲", style)]
        let line = (0...columns).map { strokes[$0 % 2] }
        for row in inset.rows..<max(inset.rows, size.rows - inset.rows) {
            let first = (row - inset.rows) % 2
            canvas.draw(
                line.span.extracting(first..<first + columns), column: inset.columns, row: row)
        }
    }
}
