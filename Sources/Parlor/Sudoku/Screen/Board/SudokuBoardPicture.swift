import Games
import TUI

/// The board: nine boxes of nine cells.
struct SudokuBoardPicture: View {
    /// 81, row by row.
    let cells: [SudokuCell]
    let shape: SudokuShape

    /// The digit whose notes stand out.
    let digit: Int?

    /// Rows and columns that arrows point at.
    let covers: [House]

    /// How many groups of a hint, or nodes of its chain, are marked so far; all, if nil.
    let links: Motion<Double>?

    /// Whether marks tell what grounds tell elsewhere.
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
        // Cells of a tiny board share the blanks between them: who has most to say comes last.
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

    /// The parts of a hint and the colours of the player, by letters to the left of their notes,
    /// and what goes by a minus there, or on the right of a note that has the letter of a part; in
    /// a cell without room between the notes only the parts, one a row.
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

    /// The cursor of a cell that is full of notes stands on the rules beside it.
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

    /// A glyph as it is drawn; nil of what is left as it is.
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

    /// Whether it stands on a line between boxes that goes down: ASCII has one such character only.
    private func isHeavy(_ glyph: Character) -> Bool { "┃┏┳┓┣╋┫┗┻┛┠╂┨".contains(glyph) }

    /// The characters of a row: the left end, inside of cells, between cells, between boxes, and
    /// the right end. Where neither a rule nor grounds tell rows apart, each stands on a thin line.
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

    /// Whether the cells of a row stand on a thin line.
    private func hasFoot(_ line: Int) -> Bool {
        showsMarks && !shape.hasRules && shape.cell.rows > 1 && line % 3 < 2
    }

    /// Which of these glyphs stands in which columns, from left to right.
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
