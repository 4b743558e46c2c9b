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

    /// The number of visible marks of a hint's groups or chain nodes; nil shows all.
    let links: Motion<Double>?

    /// Whether marks replace backgrounds.
    let showsMarks: Bool
    let wave: SudokuWave?
    let refusal: RefusedAction<SudokuSpot>?

    init(
        cells: [SudokuCell], shape: SudokuShape, digit: Int?, covers: [House] = [],
        links: Motion<Double>? = nil, showsMarks: Bool, wave: SudokuWave? = nil,
        refusal: RefusedAction<SudokuSpot>? = nil
    ) {
        (self.cells, self.shape, self.digit, self.covers) = (cells, shape, digit, covers)
        (self.links, self.showsMarks) = (links, showsMarks)
        (self.wave, self.refusal) = (wave, refusal)
    }

    func size(in offer: Size) -> Size { shape.size }

    func draw(on page: inout Page) {
        drawRules(on: &page)
        let crest = wave?.crest(on: &page) ?? []
        // The cells of a tiny board share the columns between them, so the cell with most to show
        // is drawn last.
        let order = cells.indices.sorted { weight(of: cells[$0]) < weight(of: cells[$1]) }
        let uses: Area.Uses = [.press, .drag, .drop]
        for index in order {
            page.within(shape.target(of: index)) { page in
                page.tag(SudokuSpot.cell(index), as: uses)
            }
            let picture = SudokuCellPicture(
                cell: cells[index], shape: shape, digit: digit, showsMarks: showsMarks,
                isStriped: shape.isStriped(index / 9), isUnderlined: hasFoot(index / 9),
                isOnCrest: crest.contains(index))
            var place = shape.place(of: index)
            place.column += refusal?.offset(of: .cell(index), on: &page) ?? 0
            page.within(place) { page in
                picture.draw(on: &page)
                if cells[index].isCursor {
                    page.canvas.placeCursor(column: shape.digit.column, row: shape.digit.row)
                }
            }
        }
        for index in cells.indices { drawLetters(of: index, on: &page) }
        for house in covers { point(at: house, on: &page) }
        if let cursor = cells.firstIndex(where: \.isCursor) { bracket(cursor, on: &page) }
    }

    private func weight(of cell: SudokuCell) -> Int {
        if cell.isCursor { return 3 }
        if cell.isConflict { return 2 }
        return cell.light == .none ? 0 : 1
    }

    /// Draws the letters of a hint's parts and of the player's colors to the left of their notes. A
    /// minus there marks a note that the hint removes, or goes to the right of the note if the left
    /// has a letter. In cells without room between notes, only parts have letters, one per row.
    private func drawLetters(of index: Int, on page: inout Page) {
        let cell = cells[index]
        guard cell.digit == 0 else { return }
        let place = shape.place(of: index)
        var reached = 26.0
        if let links { reached = page.value(of: links) }
        func put(
            _ letter: String, besides digit: Int, at column: Int? = nil, isBehind: Bool = false,
            _ role: Role
        ) {
            guard let note = shape.note(digit) else { return }
            page.draw(
                letter, column: place.column + (column ?? note.column + (isBehind ? 1 : -1)),
                row: place.row + note.row, style: page.style(role))
        }
        for (digit, role) in cell.parts.sorted(by: { $0.key > $1.key }) {
            if case .group(let number) = role, Double(number) >= reached { continue }
            guard let letter = role.letter else { continue }
            put(letter, besides: digit, at: shape == .wide ? -1 : nil, .accent)
        }
        if shape == .wide { return }
        for digit in cell.removed {
            put("−", besides: digit, isBehind: cell.parts[digit]?.letter != nil, .danger)
        }
        for (digit, color) in cell.noteColors { put(color.rawValue, besides: digit, color.role) }
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

    /// Draws the cursor of a cell full of notes on the rules beside the cell.
    private func bracket(_ cursor: Int, on page: inout Page) {
        let cell = cells[cursor]
        guard shape.note(1) != nil, cell.digit == 0, !cell.notes.isEmpty else { return }
        let place = shape.place(of: cursor)
        for row in place.row..<place.row + place.rows {
            page.draw("[", column: place.column - 1, row: row, style: page.style(.accent))
            page.draw(
                "]", column: place.column + place.columns, row: row, style: page.style(.accent))
        }
    }
}

// MARK: Rules

extension SudokuBoardPicture {
    private func drawRules(on page: inout Page) {
        let stretches = stretches
        for row in 0..<shape.size.rows {
            let line = shape.line(at: row)
            let glyphs = glyphs(in: row).enumerated().map { kind, glyph in
                styled(glyph, isBetweenCells: kind == 2, in: line, on: page)
            }
            for (kind, columns) in stretches {
                guard let glyph = glyphs[kind] else { continue }
                page.draw(
                    String(repeating: glyph.text, count: columns.count),
                    column: columns.lowerBound, row: row, style: glyph.style)
            }
        }
    }

    /// The text and style of a glyph; nil if the position stays as it is.
    private func styled(
        _ glyph: Character, isBetweenCells: Bool, in line: Int?, on page: borrowing Page
    ) -> (text: String, style: Style)? {
        if glyph == " " { return nil }
        var style = page.style("│▁─┼".contains(glyph) ? .rule : .border)
        if isBetweenCells, let line, shape.isStriped(line) {
            style.background = page.style(.stripe).background
        }
        return (String(page.theme.isASCII && isHeavy(glyph) ? "#" : glyph), style)
    }

    /// Whether the glyph is on a vertical line between boxes, for which ASCII has a single
    /// character.
    private func isHeavy(_ glyph: Character) -> Bool { "┃┏┳┓┣╋┫┗┻┛┠╂┨".contains(glyph) }

    /// The glyphs of a row: the left end, inside of cells, between cells, between boxes, and the
    /// right end. If neither rules nor backgrounds separate rows, each row has a thin line at its
    /// bottom.
    private func glyphs(in row: Int) -> [Character] {
        if row == 0 { return Array("┏━┯┳┓") }
        if row == shape.size.rows - 1 { return Array("┗━┷┻┛") }
        if let line = shape.line(at: row) {
            let isFoot = hasFoot(line) && shape.line(at: row + 1) != line
            return Array(isFoot ? "┃▁│┃┃" : "┃ │┃┃")
        }
        let isBetweenBoxes = shape.line(at: row + 1).map { $0.isMultiple(of: 3) } ?? true
        return Array(isBetweenBoxes ? "┣━┿╋┫" : "┠─┼╂┨")
    }

    /// Whether a row of cells has a thin line at its bottom.
    private func hasFoot(_ line: Int) -> Bool {
        showsMarks && !shape.hasRules && shape.cell.rows > 1 && line % 3 < 2
    }

    /// The kinds of glyphs and their columns, from left to right.
    private var stretches: [(kind: Int, columns: Range<Int>)] {
        var stretches = [(kind: 0, columns: 0..<1)]
        for line in 1...9 {
            let start = stretches[stretches.count - 1].columns.upperBound
            let end = line < 9 ? shape.place(of: line).column - 1 : shape.size.columns - 1
            let kind = line == 9 ? 4 : line.isMultiple(of: 3) ? 3 : shape == .tiny ? 1 : 2
            stretches += [(1, start..<end), (kind, end..<end + 1)]
        }
        return stretches
    }
}
