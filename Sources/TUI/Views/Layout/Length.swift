extension Int {
    /// The number, limited to the length of a canvas so that sums of lengths do not overflow.
    var sane: Int { Swift.min(Canvas.longestSide, Swift.max(0, self)) }

    /// The sum, or the nearest number if it overflows.
    func plus(_ other: Int) -> Int { DrawingWindow.sum(self, other) }

    func times(_ other: Int) -> Int {
        let (product, isOver) = multipliedReportingOverflow(by: other)
        return isOver ? ((self > 0) == (other > 0) ? .max : .min) : product
    }
}

extension Size {
    public static let zero = Size(columns: 0, rows: 0)

    /// The largest size of a canvas.
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
    /// The size that the view wants, limited to valid lengths. Views that contain others must use
    /// it.
    func wanted(in offer: Size) -> Size { size(in: offer.sane).sane }
}
