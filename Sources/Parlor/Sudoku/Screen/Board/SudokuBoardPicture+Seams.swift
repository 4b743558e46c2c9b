import TUI

/// The edges of cells that differ in their backgrounds.
extension SudokuBoardPicture {
    /// Draws the rows and the columns between cells in halves, each with the background of the cell
    /// beside it. ASCII has no halves.
    func drawSeams(of pictures: [SudokuCellPicture], on page: inout Page) {
        if page.theme.isASCII { return }
        let grounds = pictures.map { $0.ground.map { page.style($0).background } ?? .default }
        drawRows(between: pictures, grounds, on: &page)
        if isShaded { drawColumns(between: pictures, grounds, on: &page) }
    }

    /// Draws the rules below cells in halves. If both cells have the same background, the rule
    /// stays. The glyph is always a lower block, because fonts draw it up to the edge.
    private func drawRows(
        between pictures: [SudokuCellPicture], _ grounds: [Color], on page: inout Page
    ) {
        for index in cells.indices where pictures[index].leavesRule {
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

    private func drawColumns(
        between pictures: [SudokuCellPicture], _ grounds: [Color], on page: inout Page
    ) {
        for index in cells.indices where index % 3 < 2 {
            let place = shape.place(of: index)
            let column = place.column + place.columns
            let (left, right) = (grounds[index], grounds[index + 1])
            drawHalves(left: left, right: right, column: column, row: place.row, on: &page)
            guard pictures[index].leavesRule else {
                drawHalves(left: left, right: right, column: column, row: place.row + 1, on: &page)
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
    private func drawHalves(
        left: Color, right: Color, column: Int, row: Int, on page: inout Page
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
}

extension Style {
    /// A style without attributes.
    fileprivate static func on(_ foreground: Color, _ background: Color) -> Style {
        var style = Style.plain
        (style.foreground, style.background) = (foreground, background)
        return style
    }
}
