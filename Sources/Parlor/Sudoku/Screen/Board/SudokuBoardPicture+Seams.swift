import TUI

/// The edges of cells that differ in their backgrounds. A cell takes half of the row above its
/// digit and half of the row below, so that the digit is in the middle. On a shaded board with
/// notes in the lower rows (`isFull`), each cell takes two full rows instead.
extension SudokuBoardPicture {
    /// Draws the row between two cells as two halves: the upper one with the background of the cell
    /// above, and the lower one with that of the cell below. On a shaded board, wide bars separate
    /// the boxes. ASCII has no half blocks, so its ruled lines stay.
    func drawSeams(of pictures: [SudokuCellPicture], on page: inout Page) {
        if page.theme.isASCII { return }
        let grounds = pictures.map { $0.ground.map { page.style($0).background } ?? .default }
        guard isShaded else { return drawRows(between: pictures, grounds, on: &page) }
        let bar = bar(on: page)
        drawBars(bar, on: &page)
        for index in cells.indices { drawEdges(of: index, grounds, bar, on: &page) }
    }

    /// The color of the bars between boxes.
    func bar(on page: borrowing Page) -> Color {
        page.style(.border).foreground.mixed(with: page.theme.defaults.background)
    }

    // MARK: Without wide bars

    /// Draws the row below each cell in halves, unless notes of the cell take this row. If the
    /// cells above and below the row have the same background, its line stays.
    private func drawRows(
        between pictures: [SudokuCellPicture], _ grounds: [Color], on page: inout Page
    ) {
        for index in cells.indices where pictures[index].leavesRule {
            let isInBox = index / 9 % 3 < 2
            let (above, below) = (grounds[index], isInBox ? grounds[index + 9] : .default)
            if above == .default && below == .default { continue }
            let place = shape.place(of: index)
            let row = place.row + 1
            guard above == below else {
                page.drawHalves(above, below, column: place.column, row: row, place.columns)
                continue
            }
            page.draw(
                "─", column: place.column, row: row, place.columns,
                .on(page.style(.rule).foreground, above))
        }
    }

    // MARK: With wide bars

    /// Draws the columns between the boxes, and those at the edges. If the cells have full rows,
    /// the bars between the boxes have full rows too.
    private func drawBars(_ bar: Color, on page: inout Page) {
        let blank = Cell(" ", .on(.default, bar))
        let last = shape.place(of: 80)
        let columns =
            [0, 3, 6].map { shape.place(of: $0).column - 1 } + [last.column + last.columns]
        for column in columns {
            let rows = last.row + (isFull ? 3 : 2)
            page.canvas.fill(Rect(column: column, row: 0, columns: 1, rows: rows), with: blank)
        }
        guard isFull else { return }
        for row in [0, 27, 54].map({ shape.place(of: $0).row - 1 }) + [last.row + last.rows] {
            let line = Rect(column: 0, row: row, columns: shape.size.columns, rows: 1)
            page.canvas.fill(line, with: blank)
        }
    }

    /// Draws the background of a cell: two full rows if notes fill them, or else its own row, the
    /// half row below it and, at the top of a box, the half row above it. The column between two
    /// cells of a box belongs to the cell at the left or right side of the box, because half blocks
    /// of a column have gaps in some fonts.
    private func drawEdges(
        of index: Int, _ grounds: [Color], _ bar: Color, on page: inout Page
    ) {
        var place = shape.place(of: index)
        switch index % 3 {
        case 0: place.columns += 1
        case 2: (place.column, place.columns) = (place.column - 1, place.columns + 1)
        default: break
        }
        let (line, ground) = (index / 9 % 3, grounds[index])
        func draw(_ above: Color, _ below: Color, row: Int) {
            page.drawHalves(above, below, column: place.column, row: row, place.columns)
        }
        draw(ground, ground, row: place.row)
        if isFull { return draw(ground, ground, row: place.row + 1) }
        if line == 0 { draw(bar, ground, row: place.row - 1) }
        draw(ground, line < 2 ? grounds[index + 9] : bar, row: place.row + 1)
    }
}

extension Page {
    /// Draws columns with one color in the upper half and one in the lower half. If the colors
    /// differ, the glyph is always a lower block, because fonts draw it up to the edge. If the
    /// lower half has the page's own color, its colors are reversed.
    fileprivate mutating func drawHalves(
        _ above: Color, _ below: Color, column: Int, row: Int, _ count: Int
    ) {
        var style = Style.on(below, above)
        if below == .default { (style, style.attributes) = (.on(above, below), .reverse) }
        if above == below { style = .on(.default, above) }
        draw(above == below ? " " : "▄", column: column, row: row, count, style)
    }

    /// Draws the same glyph in several columns.
    fileprivate mutating func draw(
        _ glyph: Unicode.Scalar, column: Int, row: Int, _ count: Int, _ style: Style
    ) {
        let columns = Rect(column: column, row: row, columns: count, rows: 1)
        canvas.fill(columns, with: Cell(glyph, style))
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
