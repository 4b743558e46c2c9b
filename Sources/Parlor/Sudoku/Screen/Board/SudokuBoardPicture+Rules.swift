import TUI

// The lines between the cells, and around the boxes.

extension SudokuBoardPicture {
    /// The kind of a row of the board. Rows of the same kind look the same.
    private enum RowKind: Hashable {
        case top, bottom, betweenBoxes, betweenCells
        /// A row of cells. If `isFoot` is true, the cells have a thin line at their lower edge.
        case cells(isFoot: Bool, isStriped: Bool)

        /// The glyphs at the left end, inside cells, between cells, between boxes, and at the right
        /// end.
        var glyphs: [Unicode.Scalar] {
            switch self {
            case .top: ["┏", "━", "┯", "┳", "┓"]
            case .bottom: ["┗", "━", "┷", "┻", "┛"]
            case .betweenBoxes: ["┣", "━", "┿", "╋", "┫"]
            case .betweenCells: ["┠", "─", "┼", "╂", "┨"]
            case .cells(true, _): ["┃", "▁", "│", "┃", "┃"]
            case .cells(false, _): ["┃", " ", "│", "┃", "┃"]
            }
        }
    }

    /// Adjacent glyphs, and the column of the first.
    private struct Stroke {
        let column: Int
        var glyphs: [Cell]
    }

    func drawRules(on page: inout Page) {
        let stretches = stretches
        var drawn: [RowKind: [Stroke]] = [:]
        for row in 0..<shape.size.rows {
            let kind = kind(of: row)
            if drawn[kind] == nil { drawn[kind] = strokes(of: kind, stretches, on: page) }
            for stroke in drawn[kind] ?? [] {
                page.canvas.draw(stroke.glyphs.span, column: stroke.column, row: row)
            }
        }
    }

    /// Draws the number of each row in the first column: on the line at the left, unless a column
    /// is free beside the board.
    func drawNumbersOfRows(on page: inout Page) {
        for number in 0..<9 {
            let row = shape.place(of: 9 * number).row + shape.digit.row
            page.draw("\(number + 1)", column: 0, row: row, style: page.style(.dim))
        }
    }

    /// Draws the number of each column on the line at the top.
    func drawNumbersOfColumns(on page: inout Page) {
        for number in 0..<9 {
            let column = shape.place(of: number).column + shape.digit.column
            let text = shape.cell.columns > 3 ? " \(number + 1) " : "\(number + 1)"
            page.draw(text, column: column - text.count / 2, row: 0, style: page.style(.dim))
        }
    }

    /// The kind of a row of the board. Lines between boxes have rows of their own, and so do lines
    /// between cells on a large board. Otherwise, the last row of a cell may have a thin line at
    /// its lower edge (`hasFoot`), except above a line between boxes.
    private func kind(of row: Int) -> RowKind {
        if row == 0 { return .top }
        if row == shape.size.rows - 1 { return .bottom }
        let next = shape.line(at: row + 1)
        guard let line = shape.line(at: row) else {
            return next.map { $0.isMultiple(of: 3) } ?? true ? .betweenBoxes : .betweenCells
        }
        return .cells(isFoot: hasFoot(line) && next != line, isStriped: shape.isStriped(line))
    }

    private func strokes(
        of kind: RowKind, _ stretches: [(glyph: Int, columns: Range<Int>)],
        on page: borrowing Page
    ) -> [Stroke] {
        let isASCII = page.theme.isASCII
        let glyphs = kind.glyphs.enumerated().map { place, glyph -> Cell? in
            // If notes fill the cells, only the boxes have lines, which the notes do not touch.
            let glyph = shape.standsOnRules && place == 2 ? kind.glyphs[1] : glyph
            if glyph == " " { return nil }
            let isThin = "│▁─┼".unicodeScalars.contains(glyph)
            var style = page.style(isThin ? .rule : .border)
            if place == 2, case .cells(_, isStriped: true) = kind {
                style.background = page.style(.stripe).background
            }
            return page.cell(isASCII && isHeavy(place) ? "#" : glyph, style)
        }
        return stretches.reduce(into: []) { strokes, stretch in
            guard let glyph = glyphs[stretch.glyph] else { return }
            let columns = stretch.columns
            if let last = strokes.last, last.column + last.glyphs.count == columns.lowerBound {
                strokes[strokes.count - 1].glyphs += repeatElement(glyph, count: columns.count)
            } else {
                let glyphs = Array(repeating: glyph, count: columns.count)
                strokes.append(Stroke(column: columns.lowerBound, glyphs: glyphs))
            }
        }
    }

    /// Returns whether a glyph is on a vertical line between boxes or at the edge. ASCII has only
    /// one character for such lines.
    private func isHeavy(_ place: Int) -> Bool { place == 0 || place > 2 }

    /// Returns whether a thin rule is drawn inside the last terminal row of a row of cells.
    func hasFoot(_ line: Int) -> Bool { line % 3 < 2 && showsMarks && shape == .tall }

    /// The columns of each glyph of a row, from left to right.
    private var stretches: [(glyph: Int, columns: Range<Int>)] {
        var stretches = [(glyph: 0, columns: 0..<1)]
        for line in 1...9 {
            let start = stretches[stretches.count - 1].columns.upperBound
            let end = line < 9 ? shape.line(before: line) : shape.size.columns - 1
            let glyph = line == 9 ? 4 : line.isMultiple(of: 3) ? 3 : shape == .tiny ? 1 : 2
            stretches += [(1, start..<end), (glyph, end..<end + 1)]
        }
        return stretches
    }
}
