/// A row of a view with wrapped lines: a line, and the number of the row within it.
struct WrappedRow: Equatable, Comparable {
    var line: Int
    var number: Int

    init(line: Int, number: Int) { (self.line, self.number) = (line, number) }
    init(_ point: Point) { (line, number) = (point.row, point.column) }

    /// The row as a point for `Viewport.first`.
    var point: Point { Point(column: number, row: line) }

    static func < (one: WrappedRow, other: WrappedRow) -> Bool {
        (one.line, one.number) < (other.line, other.number)
    }
}
