import TUI

extension Page {
    /// Draws the pattern on the back of a card, within its edge: a net of whole diamonds, which are
    /// twice as large on a tall card.
    mutating func drawBackPattern(inset: Size, _ style: Style) {
        let period = size.rows < 16 ? 2 : 4
        let across = NetAxis(size.columns - 2 * inset.columns, period)
        let down = NetAxis(size.rows - 2 * inset.rows, period)
        guard across.length > 0, down.length > 0 else { return }
        let net = BackNet(across: across, down: down, period: period)
        let signs = Dictionary(
            uniqueKeysWithValues: BackNet.signs.map { ($0, cell($0, style)) })
        for row in 0..<down.length {
            let line = (0..<across.length).compactMap { signs[net.sign($0, row)] }
            canvas.draw(
                line.span, column: inset.columns + across.margin,
                row: inset.rows + down.margin + row)
        }
    }
}

/// One direction of a net: as many whole diamonds as fit. If a cell is left over, the diamonds in
/// the middle are a cell larger.
private struct NetAxis {
    /// The cells of the net, and those that are free before it.
    let length, margin: Int
    /// The cell by which the diamonds in the middle are larger; nil if there is none.
    let middle: Int?

    init(_ room: Int, _ period: Int) {
        let whole = room / period * period
        let isLarger = whole > 0 && (room - whole).isMultiple(of: 2) == false
        length = whole + (isLarger ? 1 : 0)
        margin = (room - length) / 2
        middle = isLarger ? whole / 2 : nil
    }

    /// The place of a cell in a net without the additional cell.
    func place(_ cell: Int) -> Int { middle.map { cell > $0 ? cell - 1 : cell } ?? cell }
}

private struct BackNet {
    let across, down: NetAxis
    let period: Int

    static let signs: [Unicode.Scalar] = ["╱", "╲", "╳", "▔", "▁", "▏", "▕", " "]

    func sign(_ column: Int, _ row: Int) -> Unicode.Scalar {
        let (x, y) = (across.place(column), down.place(row))
        switch (column == across.middle, row == down.middle) {
        case (true, true): return isCrossing(x, y) ? "╳" : " "
        case (true, false):
            // The lines end at the edges of the additional column. A short line joins them.
            let isLast = row == down.length - 1
            return isCrossing(x, y) && row - 1 != down.middle
                ? "▔" : isLast && isCrossing(x, y + 1) ? "▁" : " "
        case (false, true):
            let isLast = column == across.length - 1
            return isCrossing(x, y) && column - 1 != across.middle
                ? "▏" : isLast && isCrossing(x + 1, y) ? "▕" : " "
        case (false, false):
            if (x + y) % period == period / 2 - 1 { return "╱" }
            return (x + period - y % period) % period == period / 2 ? "╲" : " "
        }
    }

    /// Returns whether two lines meet at the upper left corner of a cell.
    private func isCrossing(_ x: Int, _ y: Int) -> Bool {
        let half = period / 2
        return x % half == 0 && y % half == 0 && (x / half + y / half) % 2 == 1
    }
}
