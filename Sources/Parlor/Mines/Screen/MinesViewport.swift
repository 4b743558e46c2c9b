import Games
import TUI

/// The part of a board that a window shows. If the board does not fit, the part moves only as far
/// as needed to show a cell and, if there is space, two cells beyond it.
struct MinesViewport: Equatable {
    /// The width of a cell if only a part of the board is visible.
    static let columnsOfCell = 2
    /// The space for the names of the rows on each side, and for the names of the columns.
    static func edge(of board: MinesSize) -> Size {
        Size(columns: 3, rows: board.lettersOfColumn)
    }
    private static let margin = 2
    /// The number of cells that a notch of the wheel scrolls.
    static let notch = 3

    private(set) var corner = Point(column: 0, row: 0)
    private(set) var size = Size(columns: 0, rows: 0)

    var columns: Range<Int> { corner.column..<corner.column + size.columns }
    var rows: Range<Int> { corner.row..<corner.row + size.rows }

    /// The number of cells that an arrow at an edge scrolls: half of the visible cells.
    func page(_ direction: Mouse.Direction) -> Int {
        max(1, (direction.isSideways ? size.columns : size.rows) / 2)
    }

    func contains(_ cell: Int, of board: MinesSize) -> Bool {
        columns.contains(cell % board.width) && rows.contains(cell / board.width)
    }

    /// The largest part of a board that fits in a space and shows a cell.
    func showing(_ cell: Int, of board: MinesSize, in room: Size) -> MinesViewport {
        if room.columns >= board.width && room.rows > board.height {
            var viewport = MinesViewport()
            viewport.size = Size(columns: board.width, rows: board.height)
            return viewport
        }
        let edge = MinesViewport.edge(of: board)
        let most = Size(
            columns: (room.columns - 2 * edge.columns) / MinesViewport.columnsOfCell,
            rows: room.rows - edge.rows - 2)
        var viewport = self
        viewport.size = Size(
            columns: max(1, min(board.width, most.columns)),
            rows: max(1, min(board.height, most.rows)))
        viewport.corner = Point(
            column: MinesViewport.start(
                corner.column, showing: cell % board.width, viewport.size.columns, of: board.width),
            row: MinesViewport.start(
                corner.row, showing: cell / board.width, viewport.size.rows, of: board.height))
        return viewport
    }

    /// Returns whether the board continues in a direction.
    func hasMore(_ direction: Mouse.Direction, of board: MinesSize) -> Bool {
        scrolled(direction, by: 1, of: board) != self
    }

    /// The part of the board that is `cells` cells further in a direction, or at the edge of the
    /// board.
    func scrolled(
        _ direction: Mouse.Direction, by cells: Int, of board: MinesSize
    ) -> MinesViewport {
        let (columns, rows) =
            switch direction {
            case .up: (0, -cells)
            case .down: (0, cells)
            case .left: (-cells, 0)
            case .right: (cells, 0)
            }
        var viewport = self
        viewport.corner = Point(
            column: min(max(corner.column + columns, 0), board.width - size.columns),
            row: min(max(corner.row + rows, 0), board.height - size.rows))
        return viewport
    }

    /// The cell nearest to `cell` that this part of the board shows without moving.
    func nearest(to cell: Int, of board: MinesSize) -> Int {
        func nearest(_ place: Int, _ start: Int, _ visible: Int) -> Int {
            let margin = min(MinesViewport.margin, (visible - 1) / 2)
            return min(max(place, start + margin), start + visible - 1 - margin)
        }
        return nearest(cell / board.width, corner.row, size.rows) * board.width
            + nearest(cell % board.width, corner.column, size.columns)
    }

    private static func start(
        _ start: Int, showing place: Int, _ visible: Int, of all: Int
    ) -> Int {
        let margin = min(MinesViewport.margin, (visible - 1) / 2)
        let wanted = max(min(start, place - margin), place + margin + 1 - visible)
        return max(0, min(wanted, all - visible))
    }
}
