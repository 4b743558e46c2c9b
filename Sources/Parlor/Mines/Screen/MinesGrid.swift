import Games
import TUI

/// The positions of the cells, which are as large as possible, and of the names around them.
struct MinesGrid: Equatable {
    let board: MinesSize
    let cell: Size
    /// The space for the names. It is the same on both sides, so that the board stays centered.
    let edge: Size
    /// The visible part of the board. If the window is large enough, it is the whole board.
    let viewport: MinesViewport

    init(_ scene: MinesScene, in room: Size) {
        board = scene.seen.options.size
        viewport = scene.viewport.showing(scene.anchor, of: board, in: room)
        // The message below the board takes two rows.
        let most = Size(
            columns: (room.columns - 6) / board.width, rows: (room.rows - 3) / board.height)
        let rows = min(most.rows, (most.columns + 1) / 2, 7)
        if viewport.size != Size(columns: board.width, rows: board.height) {
            cell = Size(columns: MinesViewport.columnsOfCell, rows: 1)
            edge = MinesViewport.edge(of: board)
            return
        }
        // An odd width gives a cell a middle column.
        cell =
            rows > 1
            ? Size(columns: (min(2 * rows + 1, most.columns) - 1) | 1, rows: rows)
            : Size(columns: min(3, room.columns / board.width), rows: 1)
        // The names of rows are more important than the names of columns, because stripes help to
        // tell columns apart.
        let hasNames = most.columns >= cell.columns && most.rows >= cell.rows
        // Two letters in two columns would touch the next name, so the second letter is written
        // below the first, unless the window has no row for it.
        let letters = board.lettersOfColumn
        let isHigh = cell.columns <= letters && room.rows >= board.height + 2 + letters
        edge = Size(
            columns: most.columns >= cell.columns ? 3 : 0,
            rows: hasNames ? isHigh ? letters : 1 : 0)
    }

    /// Indicates whether the window shows only a part of the board.
    var isScrollable: Bool { viewport.size != Size(columns: board.width, rows: board.height) }

    /// Indicates whether the names of the columns do not fit.
    var lacksNames: Bool { edge.rows == 0 }

    var size: Size {
        Size(
            columns: cell.columns * viewport.size.columns + 2 * edge.columns,
            rows: cell.rows * viewport.size.rows + edge.rows)
    }

    func place(of number: Int) -> Rect {
        let (row, column) = number.quotientAndRemainder(dividingBy: board.width)
        return Rect(
            column: edge.columns + (column - viewport.corner.column) * cell.columns,
            row: edge.rows + (row - viewport.corner.row) * cell.rows,
            columns: cell.columns, rows: cell.rows)
    }

    /// The cell at a point; nil if the point is on a name or outside of the board.
    func cell(at point: Point) -> Int? {
        let (x, y) = (point.column - edge.columns, point.row - edge.rows)
        guard x >= 0, y >= 0 else { return nil }
        let (column, row) = (x / cell.columns, y / cell.rows)
        guard column < viewport.size.columns, row < viewport.size.rows else { return nil }
        return (row + viewport.corner.row) * board.width + column + viewport.corner.column
    }
}

/// The names of the rows and columns, and an arrow at each edge beyond which the board continues.
struct MinesEdges: View, Equatable {
    let grid: MinesGrid

    private var board: MinesSize { grid.board }
    private var cell: Size { grid.cell }
    private var edge: Size { grid.edge }
    private var viewport: MinesViewport { grid.viewport }

    func size(in offer: Size) -> Size { grid.size }

    func draw(on page: inout Page) {
        if grid.isScrollable { page.tag(MinesSpot.board, as: .wheel) }
        drawNames(on: &page)
        drawArrows(on: &page)
    }

    private func drawNames(on page: inout Page) {
        let style = page.style(.dim)
        if edge.rows > 0 { MinesColumnNames(grid: grid).draw(on: &page) }
        for row in edge.columns > 0 ? viewport.rows : 0..<0 {
            let middle = grid.place(of: row * board.width).row + (cell.rows - 1) / 2
            let name = "\(row + 1)"
            page.draw(name, column: edge.columns - 1 - name.count, row: middle, style: style)
        }
    }

    private func drawArrows(on page: inout Page) {
        guard edge.rows > 0, edge.columns > 0 else { return }
        let (right, last) = (page.size.columns - 1, page.size.rows - 1)
        let arrows: [(direction: Mouse.Direction, text: String, column: Int, row: Int)] = [
            (.left, "←", 0, 0), (.right, "→", right, 0), (.up, "↑", right, 1),
            (.down, "↓", right, last),
        ]
        for arrow in arrows where viewport.hasMore(arrow.direction, of: board) {
            page.within(Rect(column: arrow.column, row: arrow.row, columns: 1, rows: 1)) { page in
                page.tag(MinesSpot.arrow(arrow.direction), as: .press)
                page.draw(arrow.text, column: 0, row: 0, style: page.style(.accent))
            }
        }
    }
}

/// The names of the columns at the edge of the board. If there is no space, they are in the line
/// above the board while a text names cells.
struct MinesColumnNames: View, Equatable {
    let grid: MinesGrid

    func size(in offer: Size) -> Size {
        Size(columns: grid.size.columns, rows: max(1, grid.edge.rows))
    }

    func draw(on page: inout Page) {
        let (cell, viewport) = (grid.cell, grid.viewport)
        for column in viewport.columns {
            let whole = MinesSize.name(ofColumn: column)
            let name = grid.edge.rows > 1 ? whole[...] : whole.suffix(cell.columns)
            // A single column has space only for the last of two letters.
            let isCut = name.count < whole.count
            let style = page.style(isCut ? .accent : .dim)
            let left = grid.place(of: viewport.corner.row * grid.board.width + column).column
            if grid.edge.rows > 1 {
                for (row, letter) in zip((2 - name.count)..., name) {
                    page.draw(String(letter), column: left, row: row, style: style)
                }
                continue
            }
            // Without a second row for names of two letters, every second column has no name.
            if cell.columns == 2, grid.board.lettersOfColumn == 2, column % 2 == 1 { continue }
            let middle = left + (cell.columns - name.count) / 2
            page.draw(name, column: middle, row: 0, style: style)
        }
    }
}
