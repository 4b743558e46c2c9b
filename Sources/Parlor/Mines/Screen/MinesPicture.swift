import Games
import TUI

/// The mines game: the number of remaining mines, the board, and a message.
struct MinesPicture: CompositeView, Equatable {
    private let topLine: MinesTopLine
    private let grid: MinesGrid
    private let field: MinesField
    private let foot: MinesFoot
    /// Indicates whether a text names cells, and the board has no space for the names of columns.
    private let namesColumns: Bool

    init(scene: MinesScene, showsClock: Bool) {
        grid = MinesGrid(scene, in: MinesPicture.room(in: scene.life.window))
        (field, foot) = (MinesField(scene, grid), MinesFoot(scene, grid))
        namesColumns = grid.lacksNames && scene.reading(in: scene.life.window) != nil
        topLine = MinesTopLine(
            scene, grid, verdict: foot.verdictAbove, showsClock: showsClock)
    }

    var content: some View {
        Column {
            if namesColumns { MinesColumnNames(grid: grid).aligned(.center) } else { topLine }
            Reader { room in
                Column {
                    field.aligned(.center)
                    foot
                }
                .padding(top: MinesPicture.top(of: grid, in: room))
            }
            .stretching(columns: 1, rows: 1)
        }
    }

    /// The rows above the board.
    static func top(of grid: MinesGrid, in room: Size) -> Int {
        max(0, (room.rows - grid.size.rows - 2) / 2)
    }

    /// The cell at a point of the window.
    static func cell(at point: Point, in scene: MinesScene) -> Int? {
        let room = room(in: scene.life.window)
        let grid = MinesGrid(scene, in: room)
        let left = (room.columns - grid.size.columns) / 2
        // The board starts below the top line.
        return grid.cell(
            at: Point(column: point.column - left, row: point.row - 1 - top(of: grid, in: room)))
    }

    /// The space for the board and the message, between the top line and the keys.
    static func room(in window: Size) -> Size {
        Size(columns: window.columns, rows: window.rows - 2)
    }

    /// The space for a message below the board.
    static func textRoom(of scene: MinesScene, in window: Size) -> Size {
        let room = room(in: window)
        let grid = MinesGrid(scene, in: room)
        return Size(
            columns: min(76, room.columns - 2),
            rows: room.rows - grid.size.rows - top(of: grid, in: room))
    }

    /// Returns whether the figures and the answers of a game fit below the board.
    static func hasRoomForEnd(of scene: MinesScene) -> Bool {
        let room = room(in: scene.life.window)
        let grid = MinesGrid(scene, in: room)
        return room.columns >= 78 && room.rows - grid.size.rows - top(of: grid, in: room) > 2
    }
}
