import TUI

extension Page {
    /// Draws the pattern on the back of a card, within its edge: a net of as many whole diamonds as
    /// fit. They are twice as large on a tall card.
    mutating func drawBackPattern(inset: Size, _ style: Style) {
        let period = size.rows < 16 ? 2 : 4
        let across = NetLine(size.columns - 2 * inset.columns, period: period)
        let down = NetLine(size.rows - 2 * inset.rows, period: period)
        let (rising, falling, blank) = (cell("╱", style), cell("╲", style), cell(" ", style))
        let cross = cell("╳", style)
        for row in 0..<down.length {
            let line = (0..<across.length).map { column in
                guard let x = across[column], let y = down[row] else { return cross }
                if (x + y) % period == period / 2 - 1 { return rising }
                return (x + period - y % period) % period == period / 2 ? falling : blank
            }
            canvas.draw(
                line.span, column: inset.columns + across.margin,
                row: inset.rows + down.margin + row)
        }
    }
}

/// The cells of a net of diamonds in one direction.
private struct NetLine {
    /// The number of cells of the net, and those that are free before it.
    let length, margin: Int
    /// Indicates whether the cells in the middle are crosses, between the halves of a diamond. A
    /// diamond alone would leave the third of three cells free.
    private let isCrossed: Bool

    init(_ room: Int, period: Int) {
        isCrossed = room == 3 && period == 2
        length = isCrossed ? room : max(0, room) / period * period
        margin = (room - length) / 2
    }

    /// The cell of a diamond at a place; nil if a cross is there.
    subscript(place: Int) -> Int? { !isCrossed ? place : place == 1 ? nil : place / 2 }
}
