/// A position on the grid. Columns count to the right and rows downwards, both from zero.
public struct Point: Hashable, Sendable {
    public var column: Int
    public var row: Int

    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }
}

/// A number of columns and rows.
public struct Size: Hashable, Sendable {
    public var columns: Int
    public var rows: Int

    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }
}

/// A rectangle of cells. Without columns or rows, it is empty.
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

    /// Returns the cells that both rectangles contain. The result is empty if they do not overlap.
    public func intersection(_ other: Rect) -> Rect {
        let left = max(column, other.column)
        let top = max(row, other.row)
        return Rect(
            column: left, row: top,
            columns: max(0, min(right, other.right) &- left),
            rows: max(0, min(bottom, other.bottom) &- top))
    }

    /// Returns whether the rectangles have a cell in common.
    func overlaps(_ other: Rect) -> Bool {
        max(column, other.column) < min(right, other.right)
            && max(row, other.row) < min(bottom, other.bottom)
    }

    /// The column after the last one, at most `Int.max`, because a view may be of unlimited size.
    var right: Int { Rect.end(column, columns) }
    var bottom: Int { Rect.end(row, rows) }

    private static func end(_ start: Int, _ length: Int) -> Int {
        let (end, overflow) = start.addingReportingOverflow(max(0, length))
        return overflow ? .max : end
    }
}

extension Collection<Rect> {
    /// The smallest rectangle that contains all of these; nil if there are none.
    package var bounds: Rect? {
        guard let first else { return nil }
        return dropFirst().reduce(first) { all, rect in
            let (column, row) = (Swift.min(all.column, rect.column), Swift.min(all.row, rect.row))
            return Rect(
                column: column, row: row, columns: Swift.max(all.right, rect.right) - column,
                rows: Swift.max(all.bottom, rect.bottom) - row)
        }
    }
}
