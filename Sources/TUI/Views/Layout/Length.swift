extension Int {
    /// As a length that can be reckoned with: not negative, and no longer than any canvas, so that
    /// no sum of lengths overflows.
    var sane: Int { Swift.min(Canvas.longestSide, Swift.max(0, self)) }

    /// The sum, or what comes next to it where that is no number any more.
    func plus(_ other: Int) -> Int { DrawingWindow.sum(self, other) }

    func times(_ other: Int) -> Int {
        let (product, isOver) = multipliedReportingOverflow(by: other)
        return isOver ? ((self > 0) == (other > 0) ? .max : .min) : product
    }
}

extension Size {
    public static let zero = Size(columns: 0, rows: 0)

    /// As much as there can ever be.
    static let largest = Size(columns: Canvas.longestSide, rows: Canvas.longestSide)

    var sane: Size { Size(columns: columns.sane, rows: rows.sane) }

    func fits(in other: Size) -> Bool { columns <= other.columns && rows <= other.rows }

    func limited(to other: Size) -> Size {
        Size(columns: min(columns, other.columns), rows: min(rows, other.rows))
    }
}

extension Rect {
    var sane: Rect { Rect(column: column, row: row, columns: columns.sane, rows: rows.sane) }
}

extension View {
    /// The size it wants, made sane: every view that has others asks like this.
    func wanted(in offer: Size) -> Size { size(in: offer.sane).sane }
}
