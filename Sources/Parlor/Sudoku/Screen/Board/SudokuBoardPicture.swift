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

    /// The number of nodes of a hint's chain that are marked so far, as an animation; nil if all
    /// are marked.
    let links: Motion<Double>?

    /// Indicates whether marks are used instead of backgrounds.
    let showsMarks: Bool
    let wave: SudokuWave?
    let refusal: RefusedAction<SudokuRefusal, SudokuSpot>?
    /// Indicates whether cells are alternately light and dark. Such a board has no lines around
    /// cells, because notes that fill a cell would touch them.
    let isShaded: Bool
    /// Indicates whether the rows and columns have numbers, because a text names cells by them.
    let showsNumbers: Bool
    /// The column of the board's left edge. The numbers of the rows are in the first column.
    private let left: Int

    init(
        cells: [SudokuCell], shape: SudokuShape, digit: Int?, covers: [House] = [],
        links: Motion<Double>? = nil, showsMarks: Bool, wave: SudokuWave? = nil,
        refusal: RefusedAction<SudokuRefusal, SudokuSpot>? = nil, showsNumbers: Bool = false,
        hasGutter: Bool = false, hasRules: Bool = false
    ) {
        (self.cells, self.shape, self.digit, self.covers) = (cells, shape, digit, covers)
        (self.links, self.showsMarks) = (links, showsMarks)
        (self.wave, self.refusal, self.showsNumbers) = (wave, refusal, showsNumbers)
        left = hasGutter ? 1 : 0
        isShaded = shape.standsOnRules && !showsMarks && !hasRules
    }

    func size(in offer: Size) -> Size {
        Size(columns: left + shape.size.columns, rows: shape.size.rows)
    }

    func draw(on page: inout Page) {
        if isShaded, page.theme.isASCII || page.theme[.stripe].background == .default {
            return withRules.draw(on: &page)
        }
        let place = Rect(
            column: left, row: 0, columns: shape.size.columns, rows: shape.size.rows)
        page.within(place) { drawBoard(on: &$0) }
        if showsNumbers { drawNumbersOfRows(on: &page) }
        for house in covers where house.kind == .row { point(at: house, on: &page) }
    }

    private func drawBoard(on page: inout Page) {
        drawRules(on: &page)
        if showsNumbers { drawNumbersOfColumns(on: &page) }
        let litCells = wave?.litCells(on: &page) ?? []
        let pictures = cells.indices.map { picture(of: $0, litCells) }
        if shape.standsOnRules { drawGrounds(of: pictures, on: &page) }
        // The cells of a tiny board share the columns between them, so cells with marks are drawn
        // last.
        let weights = cells.indices.map(weight)
        let order = (0...3).flatMap { weight in weights.indices.filter { weights[$0] == weight } }
        let uses: Area.Uses = [.press, .drag, .drop]
        for index in order {
            page.within(shape.target(of: index)) { page in
                page.tag(SudokuSpot.cell(index), as: uses)
            }
            var place = shape.place(of: index)
            place.column += refusal?.offset(of: .cell(index), on: &page) ?? 0
            page.within(place) { page in
                pictures[index].draw(on: &page)
                if cells[index].isCursor || cells[index].hidesCursor {
                    page.placeFocusCursor(column: shape.cursor.column, row: shape.cursor.row)
                }
            }
        }
        for index in cells.indices { drawLetters(of: index, on: &page) }
        for house in covers where house.kind == .column { point(at: house, on: &page) }
        if let cursor = cells.firstIndex(where: \.isCursor) { bracket(cursor, on: &page) }
    }

    /// The board for a theme without backgrounds.
    private var withRules: SudokuBoardPicture {
        SudokuBoardPicture(
            cells: cells, shape: shape, digit: digit, covers: covers, links: links,
            showsMarks: showsMarks, wave: wave, refusal: refusal, showsNumbers: showsNumbers,
            hasGutter: left > 0, hasRules: true)
    }

    private func picture(of index: Int, _ litCells: Set<Int>) -> SudokuCellPicture {
        let (row, column) = index.quotientAndRemainder(dividingBy: 9)
        return SudokuCellPicture(
            cell: cells[index], shape: shape, digit: digit, showsMarks: showsMarks,
            isStriped: isShaded ? (row + column).isMultiple(of: 2) : shape.isStriped(row),
            isUnderlined: hasFoot(row), isInWave: litCells.contains(index),
            fillsRule: isShaded)
    }

    private func weight(of index: Int) -> Int {
        if cells[index].isCursor { return 3 }
        if cells[index].isConflict { return 2 }
        return cells[index].light == .none ? 0 : 1
    }

    /// Draws letters to the left of notes: the letters of a hint's parts, and the letters of the
    /// player's colors. A minus to the left of a note marks that the hint removes the note. If a
    /// letter is on the left, the minus is on the right. In cells without space between notes, the
    /// note is only struck out.
    private func drawLetters(of index: Int, on page: inout Page) {
        guard cells[index].digit == 0, cells[index].hasLetters else { return }
        let cell = cells[index]
        let place = shape.place(of: index)
        let notes = shape.notes(of: cell, showsMarks: showsMarks)
        let reached = links.map { page.value(of: $0) } ?? .infinity
        func put(_ letter: String, besides digit: Int, isBehind: Bool = false, _ role: Role) {
            guard let note = notes.first(where: { $0.digit == digit }) else { return }
            let behind = Point(column: note.place.column + 1, row: note.place.row)
            let point = isBehind ? behind : note.letter
            var style = page.style(role)
            // The thin line below the cell continues below the letter.
            let isOnLine = hasFoot(index / 9) && point.row == shape.cell.rows - 1
            if isOnLine, point.column >= 0 { style.attributes.formUnion(.underline) }
            if isShaded, style.background == .default {
                style.background =
                    page.canvas[
                        place.column + point.column, place.row + point.row
                    ].background
            }
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

    /// Draws the marks of the cursor beside the cell if it has notes, which leave no space for them
    /// in the cell.
    private func bracket(_ cursor: Int, on page: inout Page) {
        let cell = cells[cursor]
        guard showsMarks, shape.note(1) != nil, cell.digit == 0, !cell.notes.isEmpty else { return }
        let place = shape.place(of: cursor)
        let (row, style) = (place.row + shape.digit.row, page.style(.accent))
        page.draw("[", column: place.column - 1, row: row, style: style)
        page.draw("]", column: place.column + place.columns, row: row, style: style)
    }
}
