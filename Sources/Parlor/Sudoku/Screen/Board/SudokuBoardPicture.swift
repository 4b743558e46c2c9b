import Games
import TUI

/// The board: nine boxes of nine cells.
struct SudokuBoardPicture: View {
    /// The 81 cells, row by row.
    let cells: [SudokuCell]
    let shape: SudokuShape

    /// The digit whose notes are highlighted.
    let digit: Int?

    /// The rows and columns that arrows point at.
    let covers: [House]

    /// The number of visible marks of a hint's groups or chain nodes; nil for all.
    let links: Motion<Double>?

    /// Whether marks are used instead of backgrounds.
    let showsMarks: Bool
    let wave: SudokuWave?
    let refusal: RefusedAction<SudokuSpot>?
    /// Whether the cells are alternately light and dark instead of having rules around them. Notes
    /// that fill a cell would touch its rules.
    private let isShaded: Bool
    /// The rows of cells of a shaded board in which notes are in the lower row.
    private let fullRows: Set<Int>

    init(
        cells: [SudokuCell], shape: SudokuShape, digit: Int?, covers: [House] = [],
        links: Motion<Double>? = nil, showsMarks: Bool, wave: SudokuWave? = nil,
        refusal: RefusedAction<SudokuSpot>? = nil
    ) {
        (self.cells, self.shape, self.digit, self.covers) = (cells, shape, digit, covers)
        (self.links, self.showsMarks) = (links, showsMarks)
        (self.wave, self.refusal) = (wave, refusal)
        let isShaded = shape.standsOnRules && !showsMarks
        let hasLowerNotes = cells.map {
            isShaded && SudokuBoardPicture.picture(of: $0, in: shape).hasLowerNotes
        }
        self.isShaded = isShaded
        fullRows = Set((0..<9).filter { hasLowerNotes[9 * $0..<9 * $0 + 9].contains(true) })
    }

    func size(in offer: Size) -> Size { shape.size }

    func draw(on page: inout Page) {
        drawRules(on: &page)
        let crest = wave?.crest(on: &page) ?? []
        if shape.standsOnRules { drawSeams(crest, on: &page) }
        if isShaded, !page.theme.isASCII { drawSides(crest, on: &page) }
        // The cells of a tiny board share the columns between them, so cells with marks are drawn
        // last.
        let weights = cells.map(weight)
        let order = (0...3).flatMap { weight in weights.indices.filter { weights[$0] == weight } }
        let uses: Area.Uses = [.press, .drag, .drop]
        for index in order {
            page.within(shape.target(of: index)) { page in
                page.tag(SudokuSpot.cell(index), as: uses)
            }
            let picture = picture(of: index, crest)
            var place = shape.place(of: index)
            place.column += refusal?.offset(of: .cell(index), on: &page) ?? 0
            page.within(place) { page in
                picture.draw(on: &page)
                if cells[index].isCursor || cells[index].hidesCursor {
                    page.canvas.placeCursor(column: shape.cursor.column, row: shape.cursor.row)
                }
            }
        }
        for index in cells.indices { drawLetters(of: index, on: &page) }
        for house in covers { point(at: house, on: &page) }
        if let cursor = cells.firstIndex(where: \.isCursor) { bracket(cursor, on: &page) }
    }

    private func picture(of index: Int, _ crest: Set<Int>) -> SudokuCellPicture {
        let (row, column) = index.quotientAndRemainder(dividingBy: 9)
        return SudokuCellPicture(
            cell: cells[index], shape: shape, digit: digit, showsMarks: showsMarks,
            isStriped: isShaded ? (row + column).isMultiple(of: 2) : shape.isStriped(row),
            isUnderlined: hasFoot(row) && !shape.standsOnRules, isOnCrest: crest.contains(index),
            fillsRule: fullRows.contains(row))
    }

    private static func picture(of cell: SudokuCell, in shape: SudokuShape) -> SudokuCellPicture {
        SudokuCellPicture(
            cell: cell, shape: shape, digit: nil, showsMarks: false, isStriped: false,
            isUnderlined: false, isOnCrest: false, fillsRule: false)
    }

    /// Draws the columns between cells in halves, each with the background of the cell beside it.
    private func drawSides(_ crest: Set<Int>, on page: inout Page) {
        let pictures = cells.indices.map { picture(of: $0, crest) }
        let grounds = pictures.map { $0.ground.map { page.style($0).background } ?? .default }
        for index in cells.indices where index % 3 < 2 {
            let place = shape.place(of: index)
            let column = place.column + place.columns
            let (left, right) = (grounds[index], grounds[index + 1])
            draw(left, right, column: column, row: place.row, on: &page)
            guard pictures[index].leavesRule else {
                draw(left, right, column: column, row: place.row + 1, on: &page)
                continue
            }
            // Below, the corners of four cells meet, or those of two cells and the rule of a box.
            let isInBox = index / 9 % 3 < 2
            let (below, other) =
                isInBox ? (grounds[index + 9], grounds[index + 10]) : (.default, .default)
            if left == .default, other == .default, below == right {
                page.draw("▞", column: column, row: place.row + 1, style: .on(right, .default))
            } else if right == .default, below == .default, left == other {
                page.draw("▚", column: column, row: place.row + 1, style: .on(left, .default))
            } else if left == other, right == below {
                page.draw("▚", column: column, row: place.row + 1, style: .on(left, right))
            } else {
                drawHalves(left, below, column: column, row: place.row + 1, 1, on: &page)
            }
        }
    }

    /// Draws a column whose left half has another color than its right half.
    private func draw(
        _ left: Color, _ right: Color, column: Int, row: Int, on page: inout Page
    ) {
        if left == right {
            page.draw(" ", column: column, row: row, style: .on(.default, left))
        } else if right != .default, left == .default {
            page.draw("▐", column: column, row: row, style: .on(right, left))
        } else {
            page.draw("▌", column: column, row: row, style: .on(left, right))
        }
    }

    /// Draws columns whose upper half has another color than their lower half. If the lower half
    /// has the page's own color, its colors are reversed.
    private func drawHalves(
        _ above: Color, _ below: Color, column: Int, row: Int, _ count: Int, on page: inout Page
    ) {
        var style = Style.on(below, above)
        if below == .default { (style, style.attributes) = (.on(above, below), .reverse) }
        let glyph = above == below ? " " : "▄"
        if above == below { style = .on(.default, above) }
        page.draw(String(repeating: glyph, count: count), column: column, row: row, style: style)
    }

    /// Draws the rules below cells in halves. The upper half has the background of the cell above,
    /// and the lower half that of the cell below. If both are the same, the rule stays. The glyph
    /// is always a lower block, because fonts draw it up to the edge. If the lower half has the
    /// page's own color, its colors are reversed.
    private func drawSeams(_ crest: Set<Int>, on page: inout Page) {
        if page.theme.isASCII { return }
        let grounds = cells.indices.map { index in
            picture(of: index, crest).ground.map { page.style($0).background } ?? .default
        }
        for index in cells.indices where picture(of: index, crest).leavesRule {
            let isInBox = index / 9 % 3 < 2
            let (above, below) = (grounds[index], isInBox ? grounds[index + 9] : .default)
            if above == .default && below == .default { continue }
            let place = shape.place(of: index)
            guard above == below else {
                drawHalves(
                    above, below, column: place.column, row: place.row + 1, place.columns,
                    on: &page)
                continue
            }
            let glyphs = String(repeating: isShaded ? " " : "─", count: place.columns)
            let style = Style.on(page.style(.rule).foreground, above)
            page.draw(glyphs, column: place.column, row: place.row + 1, style: style)
        }
    }

    private func weight(of cell: SudokuCell) -> Int {
        if cell.isCursor { return 3 }
        if cell.isConflict { return 2 }
        return cell.light == .none ? 0 : 1
    }

    /// Draws letters to the left of notes: those of a hint's parts, and those of the player's
    /// colors. A minus marks a note that the hint removes. It is to the left of the note, or to the
    /// right if a letter is there. In cells without room between notes, a line through the note
    /// has to do.
    private func drawLetters(of index: Int, on page: inout Page) {
        let cell = cells[index]
        let isPlain = cell.parts.isEmpty && cell.removed.isEmpty && cell.noteColors.isEmpty
        guard cell.digit == 0, !isPlain else { return }
        let place = shape.place(of: index)
        let notes = shape.notes(of: cell, showsMarks: showsMarks)
        let reached = links.map { page.value(of: $0) } ?? .infinity
        func put(_ letter: String, besides digit: Int, isBehind: Bool = false, _ role: Role) {
            guard let (note, left) = notes[digit] else { return }
            let point = isBehind ? Point(column: note.column + 1, row: note.row) : left
            var style = page.style(role)
            // The thin line below the cell goes on below the letter.
            let isOnLine =
                hasFoot(index / 9) && !shape.standsOnRules && point.row == shape.cell.rows - 1
            if isOnLine, point.column >= 0 { style.attributes.formUnion(.underline) }
            page.draw(
                letter, column: place.column + point.column, row: place.row + point.row,
                style: style)
        }
        if shape != .wide {
            for digit in cell.removed {
                put("−", besides: digit, isBehind: cell.parts[digit]?.letter != nil, .danger)
            }
        }
        let letters = shape.letters(of: cell, showsMarks: showsMarks)
        for (digit, color) in cell.noteColors where letters[digit] == color.rawValue {
            put(color.rawValue, besides: digit, color.role)
        }
        // A letter covers the minus of the note to its left, which is struck out anyway.
        for (digit, role) in cell.parts {
            if let number = role.number, Double(number) >= reached { continue }
            if let letter = role.letter { put(letter, besides: digit, .accent) }
        }
    }

    private func point(at house: House, on page: inout Page) {
        let style = page.style(.accent)
        switch house.kind {
        case .row:
            let place = shape.place(of: 9 * house.number)
            page.draw("▸", column: 0, row: place.row + shape.digit.row, style: style)
        case .column:
            let place = shape.place(of: house.number)
            page.draw("▾", column: place.column + shape.digit.column, row: 0, style: style)
        case .box: break
        }
    }

    /// Draws the cursor on the rules beside the cell if the cell is full of notes.
    private func bracket(_ cursor: Int, on page: inout Page) {
        let cell = cells[cursor]
        guard shape.note(1) != nil, cell.digit == 0, !cell.notes.isEmpty else { return }
        let place = shape.place(of: cursor)
        let rows = picture(of: cursor, []).leavesRule ? 1 : place.rows
        for row in place.row..<place.row + rows {
            page.draw("[", column: place.column - 1, row: row, style: page.style(.accent))
            page.draw(
                "]", column: place.column + place.columns, row: row, style: page.style(.accent))
        }
    }
}

// MARK: Rules

extension SudokuBoardPicture {
    /// The kind of a line of the board. Lines of the same kind look the same.
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

    private func drawRules(on page: inout Page) {
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

    /// The kind of a row. If neither rules nor backgrounds separate rows, each row has a thin line
    /// at its lower edge.
    private func kind(of row: Int) -> RowKind {
        if row == 0 { return .top }
        if row == shape.size.rows - 1 { return .bottom }
        let next = shape.line(at: row + 1)
        guard let line = shape.line(at: row) else {
            return next.map { $0.isMultiple(of: 3) } ?? true ? .betweenBoxes : .betweenCells
        }
        let isFoot = hasFoot(line) && next != line
        if isFoot, shape.standsOnRules, !isShaded { return .betweenCells }
        return .cells(isFoot: isFoot && !isShaded, isStriped: shape.isStriped(line))
    }

    private func strokes(
        of kind: RowKind, _ stretches: [(glyph: Int, columns: Range<Int>)],
        on page: borrowing Page
    ) -> [Stroke] {
        let isASCII = page.theme.isASCII
        let isInCells = if case .cells = kind { true } else { false }
        let glyphs = kind.glyphs.enumerated().map { place, glyph -> Cell? in
            // Without thin rules, nothing joins the rules of the boxes.
            let glyph = isShaded && !isInCells && place == 2 ? kind.glyphs[1] : glyph
            if glyph == " " || glyph == "│" && isShaded { return nil }
            let isThin = glyph == "│" || glyph == "▁" || glyph == "─" || glyph == "┼"
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

    /// Whether a glyph is on a vertical line between boxes or at the edge. ASCII has only one
    /// character for these.
    private func isHeavy(_ place: Int) -> Bool { place == 0 || place > 2 }

    /// Whether a row of cells has a thin line at its lower edge, which takes no extra row.
    private func hasFoot(_ line: Int) -> Bool {
        line % 3 < 2 && (shape.standsOnRules || showsMarks && shape == .tall)
    }

    /// The columns of each glyph of a row, from left to right.
    private var stretches: [(glyph: Int, columns: Range<Int>)] {
        var stretches = [(glyph: 0, columns: 0..<1)]
        for line in 1...9 {
            let start = stretches[stretches.count - 1].columns.upperBound
            let end = line < 9 ? shape.place(of: line).column - 1 : shape.size.columns - 1
            let glyph = line == 9 ? 4 : line.isMultiple(of: 3) ? 3 : shape == .tiny ? 1 : 2
            stretches += [(1, start..<end), (glyph, end..<end + 1)]
        }
        return stretches
    }
}

extension Style {
    /// A style without attributes.
    fileprivate static func on(_ foreground: Color, _ background: Color) -> Style {
        var style = Style.plain
        (style.foreground, style.background) = (foreground, background)
        return style
    }
}
