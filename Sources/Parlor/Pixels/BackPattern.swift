import TUI

extension Page {
    /// Draws the pattern on the back of a card, within its edge.
    mutating func drawBackPattern(inset: Size, _ style: Style) {
        let columns = max(0, size.columns - 2 * inset.columns)
        let isCut = !columns.isMultiple(of: 2)
        let even = String(repeating: "╱╲", count: columns / 2) + (isCut ? "╱" : "")
        let odd = String(repeating: "╲╱", count: columns / 2) + (isCut ? "╲" : "")
        for row in inset.rows..<max(inset.rows, size.rows - inset.rows) {
            let isEven = (row - inset.rows).isMultiple(of: 2)
            draw(isEven ? even : odd, column: inset.columns, row: row, style: style)
        }
    }
}
