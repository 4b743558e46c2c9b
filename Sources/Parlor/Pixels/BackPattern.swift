import TUI

extension Page {
    /// The pattern on the back of a card, within its edge.
    mutating func drawBackPattern(inset: Int, _ style: Style) {
        let rows = inset..<max(inset, size.rows - inset)
        let columns = inset..<max(inset, size.columns - inset)
        for row in rows {
            for column in columns {
                let isRising = (row + column).isMultiple(of: 2)
                draw(isRising ? "╱" : "╲", column: column, row: row, style: style)
            }
        }
    }
}
