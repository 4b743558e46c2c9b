extension Int {
    /// The number, limited to the range from 0 to the longest side of a canvas, so that sums of
    /// lengths do not overflow.
    var clampedToCanvas: Int { Swift.min(Canvas.longestSide, Swift.max(0, self)) }

    /// Returns the sum, or the nearest number if it overflows.
    func addingClamped(_ other: Int) -> Int { DrawingWindow.sum(self, other) }

    func multipliedClamped(by other: Int) -> Int {
        let (product, isOver) = multipliedReportingOverflow(by: other)
        return isOver ? ((self > 0) == (other > 0) ? .max : .min) : product
    }
}

extension Size {
    public static let zero = Size(columns: 0, rows: 0)

    /// The largest size of a canvas.
    static let largest = Size(columns: Canvas.longestSide, rows: Canvas.longestSide)

    var clampedToCanvas: Size { Size(columns: columns.clampedToCanvas, rows: rows.clampedToCanvas) }

    func fits(in other: Size) -> Bool { columns <= other.columns && rows <= other.rows }

    func limited(to other: Size) -> Size {
        Size(columns: min(columns, other.columns), rows: min(rows, other.rows))
    }
}

extension Rect {
    var clampedToCanvas: Rect {
        Rect(column: column, row: row, columns: columns.clampedToCanvas, rows: rows.clampedToCanvas)
    }
}

extension View {
    /// Returns the size that the view wants, limited to valid lengths. Views that contain other
    /// views must use this size.
    func wantedSize(in offer: Size) -> Size { size(in: offer.clampedToCanvas).clampedToCanvas }
}
