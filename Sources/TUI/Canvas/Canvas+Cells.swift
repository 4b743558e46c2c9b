extension Canvas {
    /// The cell at a position. Outside of the drawing area, reading returns a blank, and writing
    /// does nothing. Writing a wide cell also writes its trail. If only one half is inside, that
    /// half becomes a blank. Writing only a trail does nothing.
    @inlinable public subscript(column: Int, row: Int) -> Cell {
        get {
            guard window.contains(column, row) else { return .blank }
            return cells[row &* columns &+ column &+ window.firstPlace]
        }
        set {
            // Most cells that a frame draws are already on the canvas. They cost only this test.
            if window.contains(column, row) && newValue.columns == 1 {
                if cells[row &* columns &+ column &+ window.firstPlace] == newValue { return }
            }
            replace(column, row, with: newValue)
        }
    }

    /// Fills a rectangle with one glyph.
    public mutating func fill(_ rect: Rect, with cell: Cell) {
        let inside = window.moved(rect).intersection(window.clip)
        if cell.columns == 1 { return fill(inside, withNarrow: cell) }
        if window.clip != window.sight { wasCut = true }
        let step = max(1, cell.width)
        for row in inside.row..<inside.row + inside.rows {
            for column in stride(from: inside.column, to: inside.right, by: step) {
                put(column + step <= inside.right ? cell : cell.blanked, column, row)
            }
        }
    }

    /// Fills a rectangle, in the canvas's own columns and rows, with a glyph of one column.
    private mutating func fill(_ inside: Rect, withNarrow cell: Cell) {
        guard inside.columns > 0 else { return }
        for row in inside.row..<inside.row + inside.rows {
            blankOtherHalf(inside.column, row)
            blankOtherHalf(inside.right - 1, row)
            let start = row * columns
            var (first, end) = (start + inside.column, start + inside.right)
            while first < end && cells[first] == cell { first += 1 }
            if first == end { continue }
            while cells[end - 1] == cell { end -= 1 }
            cells.fill(first..<end, with: cell)
            damage[row].add(first - start, end - start)
            versions[row] &+= 1
        }
    }

    /// Fills the drawing area with blanks in a style.
    public mutating func clear(_ style: Style = .plain) {
        let size = size
        fill(
            Rect(column: 0, row: 0, columns: size.columns, rows: size.rows),
            with: Cell(" ", style))
    }

    /// Writes a cell that may differ from the one on the canvas. This is the slow path.
    @inline(never) @usableFromInline
    mutating func replace(_ column: Int, _ row: Int, with cell: Cell) {
        let across = column &+ window.originColumn
        let down = row &+ window.originRow
        if window.contains(column, row) {
            put(cell, across, down)
        } else if cell.columns == 2 && window.contains(column &+ 1, row) {
            // The lead of the wide glyph is clipped, so its right half becomes a blank.
            if across >= window.sight.column { wasCut = true }
            put(cell.blanked, across &+ 1, down)
        }
    }

    /// Writes a cell in the canvas's own columns and rows, inside the clip.
    mutating func put(_ cell: Cell, _ column: Int, _ row: Int) {
        guard cell.columns > 0 else { return }
        let isWide = cell.columns == 2
        if isWide && column + 1 >= window.clip.right {
            if column + 1 < window.sight.right { wasCut = true }
            return put(cell.blanked, column, row)
        }
        // If the canvas already has the left half, it also has the right one.
        if cells[row * columns + column] == cell { return }
        blankOtherHalf(column, row)
        store(cell, column, row)
        guard isWide else { return }
        blankOtherHalf(column + 1, row)
        store(cell.trail, column + 1, row)
    }

    /// Blanks the other half of a wide glyph before one half is overwritten, even outside the clip.
    private mutating func blankOtherHalf(_ column: Int, _ row: Int) {
        let cell = cells[row * columns + column]
        if cell.columns == 0 && column > 0 {
            let lead = cells[row * columns + column - 1]
            if column - 1 < part.column { wasCut = true }
            if lead.columns == 2 { store(lead.blanked, column - 1, row) }
        } else if cell.columns == 2 && column + 1 < columns {
            if column + 1 >= part.right { wasCut = true }
            store(cell.blanked, column + 1, row)
        }
    }

    @inline(__always)
    mutating func store(_ cell: Cell, _ column: Int, _ row: Int) {
        let place = row * columns + column
        if cells[place] == cell { return }
        cells[place] = cell
        damage[row].add(column, column + 1)
        versions[row] &+= 1
    }
}

extension Cell {
    /// A blank with the same style.
    var blanked: Cell { Cell(glyph: 0x20, columns: 1, drift: .none, style: style) }

    /// The right half of a wide cell.
    var trail: Cell { Cell(glyph: 0, columns: 0, drift: .none, style: style) }
}
