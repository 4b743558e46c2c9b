import TUI

extension Page {
    /// Draws the pattern on the back of a card, within its edge.
    mutating func drawBackPattern(inset: Int, _ style: Style) {
        let columns = max(0, size.columns - 2 * inset)
        let isCut = !columns.isMultiple(of: 2)
        let even = String(repeating: "╱╲", count: columns / 2) + (isCut ? "╱" : "")
        let odd = String(repeating: "╲╱", count: columns / 2) + (isCut ? "╲" : "")
        for row in inset..<max(inset, size.rows - inset) {
            let isEven = (row - inset).isMultiple(of: 2)
            draw(isEven ? even : odd, column: inset, row: row, style: style)
        }
    }
}
