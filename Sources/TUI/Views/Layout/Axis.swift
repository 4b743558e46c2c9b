/// The direction of a line of views: along the columns or the rows.
enum Axis {
    case columns, rows

    func length(_ size: Size) -> Int { self == .columns ? size.columns : size.rows }
    func breadth(_ size: Size) -> Int { self == .columns ? size.rows : size.columns }

    func size(_ length: Int, _ breadth: Int) -> Size {
        self == .columns
            ? Size(columns: length, rows: breadth) : Size(columns: breadth, rows: length)
    }

    func rect(at start: Int, _ side: Int, _ length: Int, _ breadth: Int) -> Rect {
        self == .columns
            ? Rect(column: start, row: side, columns: length, rows: breadth)
            : Rect(column: side, row: start, columns: breadth, rows: length)
    }

    /// Returns the weight by which a view stretches along the line.
    func weight(_ stretch: Stretch) -> Int {
        max(self == .columns ? stretch.columns : stretch.rows, stretch.along).clampedToCanvas
    }

    /// Returns the weight by which a view stretches across the line.
    func crossWeight(_ stretch: Stretch) -> Int {
        (self == .columns ? stretch.rows : stretch.columns).clampedToCanvas
    }
}
