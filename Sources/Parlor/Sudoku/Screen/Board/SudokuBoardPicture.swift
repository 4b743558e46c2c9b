import Games
import TUI

/// The board: nine boxes of nine cells.
struct SudokuBoardPicture: CompositeView, Equatable {
    /// The 81 cells, row by row.
    let cells: [SudokuCell]
    let shape: SudokuShape

    /// The digit whose notes are highlighted.
    let digit: Int?

    /// The rows and columns that arrows point at.
    let covers: [House]

    /// The number of nodes of a hint's chain that are highlighted so far, as an animation; nil if
    /// all are.
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

    var content: some View { SudokuSquares(board: self) }

    fileprivate var size: Size {
        Size(columns: left + shape.size.columns, rows: shape.size.rows)
    }

    /// Places the lines and the cells as they look in this frame. Each cell is a view, so a move of
    /// the cursor draws only the cells that look different.
    fileprivate func place(on page: inout Page) {
        if isShaded, page.theme.isASCII || page.theme[.stripe].background == .default {
            return withRules.place(on: &page)
        }
        let room = Rect(column: left, row: 0, columns: shape.size.columns, rows: shape.size.rows)
        page.within(room) { placeBoard(on: &$0) }
        if showsNumbers { placeNumbersOfRows(on: &page) }
        for house in covers where house.kind == .row { point(at: house, on: &page) }
    }

    private func placeBoard(on page: inout Page) {
        for line in SudokuLine.all(of: shape) { page.place(line, in: line.room) }
        if showsNumbers { placeNumbersOfColumns(on: &page) }
        let litCells = wave?.litCells(on: &page) ?? []
        let offsets = cells.indices.map { refusal?.offset(of: .cell($0), on: &page) ?? 0 }
        let weights = cells.indices.map { offsets[$0] == 0 ? weight(of: $0) : 4 }
        for weight in 0...(weights.max() ?? 0) {
            for index in cells.indices where weights[index] == weight {
                let hasRule = shape.standsOnRules && !isShaded && index / 9 % 3 < 2
                let square = SudokuSquare(
                    index: index, picture: picture(of: index, litCells),
                    groundBelow: hasRule ? picture(of: index + 9, litCells).ground ?? .page : nil,
                    offset: offsets[index])
                page.place(square, in: square.room)
            }
        }
        for index in cells.indices where cells[index].digit == 0 && cells[index].hasLetters {
            page.place(
                SudokuLetters(picture: picture(of: index, litCells), links: links),
                in: shape.place(of: index).widened(by: 1))
        }
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

    /// A cell as it looks on this board. A wave lights some cells.
    func picture(of index: Int, _ litCells: Set<Int> = []) -> SudokuCellPicture {
        let (row, column) = index.quotientAndRemainder(dividingBy: 9)
        var cell = cells[index]
        cell.hasRoomOnRight = column % 3 == 2 || cells[index + 1].leavesRoomOnLeft
        return SudokuCellPicture(
            cell: cell, shape: shape,
            digit: digit.flatMap { cell.shownNotes.contains($0) ? $0 : nil },
            showsMarks: showsMarks,
            isStriped: isShaded ? (row + column).isMultiple(of: 2) : shape.isStriped(row),
            isUnderlined: shape.hasFoot(row, showsMarks: showsMarks),
            isInWave: litCells.contains(index), fillsRule: isShaded)
    }

    /// The place of a cell in the order of drawing. The cells of a tiny board share the columns
    /// between them, so cells with marks are drawn last.
    private func weight(of index: Int) -> Int {
        guard shape == .tiny else { return 0 }
        if cells[index].isCursor { return 3 }
        if cells[index].isConflict { return 2 }
        return cells[index].light == .none ? 0 : 1
    }

    /// Places the number of each row in the first column: on the line at the left, unless a column
    /// is free beside the board.
    private func placeNumbersOfRows(on page: inout Page) {
        for number in 0..<9 {
            let row = shape.place(of: 9 * number).row + shape.digit.row
            put("\(number + 1)", .dim, column: 0, row: row, on: &page)
        }
    }

    /// Places the number of each column on the line at the top.
    private func placeNumbersOfColumns(on page: inout Page) {
        for number in 0..<9 {
            let column = shape.place(of: number).column + shape.digit.column
            let text = shape.cell.columns > 3 ? " \(number + 1) " : "\(number + 1)"
            put(text, .dim, column: column - text.count / 2, row: 0, on: &page)
        }
    }

    /// Places an arrow that points at a row or a column.
    private func point(at house: House, on page: inout Page) {
        switch house.kind {
        case .row:
            let place = shape.place(of: 9 * house.number)
            put("▸", .accent, column: 0, row: place.row + shape.digit.row, on: &page)
        case .column:
            let place = shape.place(of: house.number)
            put("▾", .accent, column: place.column + shape.digit.column, row: 0, on: &page)
        case .box: break
        }
    }

    /// Places the marks of the cursor beside the cell if it has notes, which leave no space for
    /// them in the cell.
    private func bracket(_ cursor: Int, on page: inout Page) {
        let cell = cells[cursor]
        guard showsMarks, shape.note(1) != nil, cell.digit == 0, !cell.notes.isEmpty else { return }
        let place = shape.place(of: cursor)
        let row = place.row + shape.digit.row
        put("[", .accent, column: place.column - 1, row: row, on: &page)
        put("]", .accent, column: place.column + place.columns, row: row, on: &page)
    }

    private func put(
        _ sign: String, _ role: Role, column: Int, row: Int, on page: inout Page
    ) {
        page.place(
            Text(sign, role), in: Rect(column: column, row: row, columns: sign.count, rows: 1))
    }
}

/// The cells of a board, and the lines, numbers and marks around them.
private struct SudokuSquares: PlacingView {
    let board: SudokuBoardPicture

    func size(in offer: Size) -> Size { board.size }
    func draw(on page: inout Page) { board.place(on: &page) }
}
