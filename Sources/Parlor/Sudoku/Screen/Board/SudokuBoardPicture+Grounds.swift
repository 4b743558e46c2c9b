import TUI

/// The backgrounds of cells that have a row for the digit and a row below it. They consist of whole
/// terminal cells, because blocks that fill a part of a cell leave gaps in some fonts.
extension SudokuBoardPicture {
    /// Draws the backgrounds around the digits. On a shaded board, they fill both rows of all
    /// cells. On others, they fill the row between two cells that have the same background. ASCII
    /// has no backgrounds.
    func drawGrounds(of pictures: [SudokuCellPicture], on page: inout Page) {
        if page.theme.isASCII { return }
        let grounds = pictures.map { page.style($0.ground ?? .page).background }
        for index in cells.indices {
            if isShaded {
                drawGround(grounds[index], of: index, on: &page)
            } else if pictures[index].leavesRule, index / 9 % 3 < 2,
                grounds[index] == grounds[index + 9]
            {
                drawRule(over: grounds[index], below: index, on: &page)
            }
        }
    }

    /// Draws the background of a cell. The column between two cells of a box belongs to the cell at
    /// the left or right side of the box.
    private func drawGround(_ ground: Color, of index: Int, on page: inout Page) {
        var place = shape.place(of: index)
        if index % 3 != 1 { place.columns += 1 }
        if index % 3 == 2 { place.column -= 1 }
        var style = Style.plain
        style.background = ground
        page.canvas.fill(place, with: Cell(" ", style))
    }

    /// Draws the line below a cell on a background.
    private func drawRule(over ground: Color, below index: Int, on page: inout Page) {
        if ground == page.style(.page).background { return }
        var place = shape.place(of: index)
        (place.row, place.rows) = (place.row + 1, 1)
        var style = page.style(.rule)
        style.background = ground
        page.canvas.fill(place, with: Cell("─", style))
    }
}
