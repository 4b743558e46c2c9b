import TUI

/// A line between the cells or around the boxes. No line is inside a cell, so a cell that changes
/// is drawn without the lines.
struct SudokuLine: View, Equatable {
    enum Place: Equatable {
        /// A row of the board that has no cells.
        case row(Int)
        /// The line to the left of a column of cells; with the number 9, the line at the right
        /// edge.
        case column(Int)
    }

    let shape: SudokuShape
    let place: Place

    /// The lines of a board. A row begins at the left edge, and a column at the upper edge.
    static func all(of shape: SudokuShape) -> [SudokuLine] {
        let rows = (0..<shape.size.rows).filter { shape.line(at: $0) == nil }
        let columns = (0...9).filter { shape.hasLines(betweenColumns: $0) }
        return (rows.map(Place.row) + columns.map(Place.column)).map {
            SudokuLine(shape: shape, place: $0)
        }
    }

    /// The rectangle of the line on the board.
    var room: Rect {
        switch place {
        case .row(let row): Rect(column: 0, row: row, columns: shape.size.columns, rows: 1)
        case .column(let number):
            Rect(
                column: shape.column(ofLine: number), row: 0, columns: 1, rows: shape.size.rows)
        }
    }

    func size(in offer: Size) -> Size { room.size }

    func draw(on page: inout Page) {
        switch place {
        case .row(let row): drawRow(row, on: &page)
        case .column(let number): drawColumn(number, on: &page)
        }
    }

    /// The glyphs at the left end, between the lines, between cells, between boxes, and at the
    /// right end.
    private func glyphs(ofRow row: Int) -> [Unicode.Scalar] {
        if row == 0 { return ["┏", "━", "┯", "┳", "┓"] }
        guard let next = shape.line(at: row + 1) else { return ["┗", "━", "┷", "┻", "┛"] }
        return next.isMultiple(of: 3) ? ["┣", "━", "┿", "╋", "┫"] : ["┠", "─", "┼", "╂", "┨"]
    }

    private func drawRow(_ row: Int, on page: inout Page) {
        let glyphs = glyphs(ofRow: row)
        page.canvas.fill(
            Rect(column: 0, row: 0, columns: shape.size.columns, rows: 1),
            with: cell(glyphs[1], isHeavy: false, on: page))
        for number in 0...9 where shape.hasLines(betweenColumns: number) {
            let isHeavy = number.isMultiple(of: 3)
            let glyph =
                number == 0 ? glyphs[0] : number == 9 ? glyphs[4] : glyphs[isHeavy ? 3 : 2]
            page.canvas[shape.column(ofLine: number), 0] = cell(
                glyph, isHeavy: isHeavy, on: page)
        }
    }

    private func drawColumn(_ number: Int, on page: inout Page) {
        let isHeavy = number.isMultiple(of: 3)
        var glyph = cell(isHeavy ? "┃" : "│", isHeavy: isHeavy, on: page)
        let background = glyph.style.background
        for row in 0..<shape.size.rows {
            guard let line = shape.line(at: row) else { continue }
            let isStriped = !isHeavy && shape.isStriped(line)
            glyph.style.background =
                isStriped ? page.style(.stripe).background : background
            page.canvas[0, row] = glyph
        }
    }

    /// A glyph of the line. ASCII has only one character for lines around boxes.
    private func cell(
        _ glyph: Unicode.Scalar, isHeavy: Bool, on page: borrowing Page
    ) -> Cell {
        let style = page.style("│─┼".unicodeScalars.contains(glyph) ? .rule : .border)
        return page.cell(isHeavy && page.theme.isASCII ? "#" : glyph, style)
    }
}

extension SudokuShape {
    /// Returns whether a line separates two columns of cells, or is at an edge. If notes fill the
    /// cells, only the boxes have lines, which the notes do not touch.
    fileprivate func hasLines(betweenColumns number: Int) -> Bool {
        number.isMultiple(of: 3) || !standsOnRules && self != .tiny
    }

    /// The column of the line to the left of a column of cells; with the number 9, of the line at
    /// the right edge.
    fileprivate func column(ofLine number: Int) -> Int {
        number == 0 ? 0 : number == 9 ? size.columns - 1 : line(before: number)
    }
}
