/// A place on the grid. Columns grow to the right, rows grow downwards, both from zero.
public struct Point: Hashable, Sendable {
    public var column: Int
    public var row: Int

    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }
}

/// So many columns, and so many rows.
public struct Size: Hashable, Sendable {
    public var columns: Int
    public var rows: Int

    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }
}

/// A rectangle of cells; one without columns or rows is empty.
public struct Rect: Hashable, Sendable {
    public var column: Int
    public var row: Int
    public var columns: Int
    public var rows: Int

    public init(column: Int, row: Int, columns: Int, rows: Int) {
        self.column = column
        self.row = row
        self.columns = columns
        self.rows = rows
    }

    public var size: Size { Size(columns: columns, rows: rows) }
    public var isEmpty: Bool { columns <= 0 || rows <= 0 }

    public func contains(_ point: Point) -> Bool {
        point.column >= column && point.column < right && point.row >= row && point.row < bottom
    }

    /// The cells both cover; empty when they do not meet.
    public func intersection(_ other: Rect) -> Rect {
        let left = max(column, other.column)
        let top = max(row, other.row)
        return Rect(
            column: left, row: top,
            columns: max(0, min(right, other.right) &- left),
            rows: max(0, min(bottom, other.bottom) &- top))
    }

    /// One past the last column; saturating, so that a view may ask for "all there is".
    var right: Int { Rect.end(column, columns) }
    var bottom: Int { Rect.end(row, rows) }

    private static func end(_ start: Int, _ length: Int) -> Int {
        let (end, overflow) = start.addingReportingOverflow(max(0, length))
        return overflow ? .max : end
    }
}
