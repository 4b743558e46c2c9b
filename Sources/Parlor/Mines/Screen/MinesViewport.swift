import Games
import TUI

/// The part of a board that a window shows. If the board does not fit, the part moves only as far
/// as needed to show a cell and, if there is space, two cells beyond it.
struct MinesViewport: Equatable {
    /// The width of a cell if only a part of the board is visible.
    static let columnsOfCell = 2
    /// The space for the names of the rows on each side, and for the names of the columns.
    static let edge = Size(columns: 3, rows: 1)
    private static let margin = 2

    private(set) var corner = Point(column: 0, row: 0)
    private(set) var size = Size(columns: 0, rows: 0)

    var columns: Range<Int> { corner.column..<corner.column + size.columns }
    var rows: Range<Int> { corner.row..<corner.row + size.rows }

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
        let most = Size(
            columns: (room.columns - 2 * MinesViewport.edge.columns) / MinesViewport.columnsOfCell,
            rows: room.rows - MinesViewport.edge.rows - 2)
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

    private static func start(
        _ start: Int, showing place: Int, _ visible: Int, of all: Int
    ) -> Int {
        let margin = min(MinesViewport.margin, (visible - 1) / 2)
        let wanted = max(min(start, place - margin), place + margin + 1 - visible)
        return max(0, min(wanted, all - visible))
    }
}
