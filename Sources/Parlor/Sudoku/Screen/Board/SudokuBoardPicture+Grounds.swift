import TUI

/// The backgrounds and lines of cells that have a row for the digit and a row below it. They
/// consist of whole terminal cells, because blocks that fill a part of a cell leave gaps in some
/// fonts.
extension SudokuBoardPicture {
    /// Draws the backgrounds around the digits, or the lines below them. On a shaded board, the
    /// backgrounds fill both rows of all cells. On others, a line is below each cell that has no
    /// notes there, except above the line around the box. The column between two cells stays empty.
    func drawGrounds(of pictures: [SudokuCellPicture], on page: inout Page) {
        let grounds = pictures.map { page.style($0.ground ?? .page).background }
        for index in cells.indices {
            var (place, style) = (shape.place(of: index), Style.plain)
            if isShaded {
                style.background = grounds[index]
                page.canvas.fill(place, with: Cell(" ", style))
            } else if pictures[index].leavesRule, index / 9 % 3 < 2 {
                (place.row, place.rows) = (place.row + 1, 1)
                style = page.style(.rule)
                if grounds[index] == grounds[index + 9] { style.background = grounds[index] }
                page.canvas.fill(place, with: page.cell("─", style))
            }
        }
    }
}
