import Games
import TUI

/// A cell at its place on the board, with its background and its target.
///
/// Backgrounds consist of whole terminal cells, because blocks that fill a part of a cell leave
/// gaps in some fonts.
struct SudokuSquare: View, Equatable {
    let index: Int
    let picture: SudokuCellPicture
    /// The background of the cell below, if a line separates the two; nil if there is no line.
    let groundBelow: Role?
    /// The number of columns by which the cell is displaced.
    let offset: Int

    private var shape: SudokuShape { picture.shape }
    private var cell: SudokuCell { picture.cell }

    /// The rectangle of the cell on the board, with the columns beside it if it is displaced.
    var room: Rect { shape.place(of: index).widened(by: abs(offset)) }

    func size(in offer: Size) -> Size { room.size }

    func draw(on page: inout Page) {
        let (room, place) = (room, shape.place(of: index))
        func inside(_ rect: Rect, movedBy columns: Int = 0) -> Rect {
            Rect(
                column: rect.column - room.column + columns, row: rect.row - room.row,
                columns: rect.columns, rows: rect.rows)
        }
        drawGround(inside(place), on: &page)
        page.within(inside(shape.target(of: index))) { page in
            page.tag(SudokuSpot.cell(index), as: [.press, .drag, .drop])
        }
        page.within(inside(place, movedBy: offset)) { page in
            picture.draw(on: &page)
            if cell.isCursor || cell.isLookedAt {
                page.placeFocusCursor(column: shape.cursor.column, row: shape.cursor.row)
            }
        }
    }

    /// Draws the background around the digit, or the line below it. On a shaded board, the
    /// background fills both rows of the cell. On others, a line is below a cell that has no notes
    /// there, except above the line around the box. The column between two cells stays empty. A
    /// thin line is inside the last row of a cell.
    private func drawGround(_ place: Rect, on page: inout Page) {
        let ground = page.style(picture.ground ?? .page).background
        let line = Rect(
            column: place.column, row: place.row + place.rows - 1, columns: place.columns, rows: 1)
        if picture.fillsRule {
            var style = Style.plain
            style.background = ground
            page.canvas.fill(place, with: Cell(" ", style))
        } else if let groundBelow, picture.leavesRule {
            var style = page.style(.rule)
            if ground == page.style(groundBelow).background { style.background = ground }
            page.canvas.fill(line, with: page.cell("─", style))
        } else if picture.isUnderlined {
            page.canvas.fill(line, with: page.cell("▁", page.style(.rule)))
        }
    }
}

extension Rect {
    /// The rectangle with more columns on both sides.
    func widened(by columns: Int) -> Rect {
        Rect(
            column: column - columns, row: row, columns: self.columns + 2 * columns, rows: rows)
    }
}
