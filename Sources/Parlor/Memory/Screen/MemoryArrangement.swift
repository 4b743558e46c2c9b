import Games
import TUI

/// Places of the cards on the table, in equal slots with gaps between them.
///
/// A gap is made of what the rule of the slots leaves over; where it leaves nothing, a card gives it,
/// unless it is one of the smallest.
struct MemoryArrangement {
    /// The room that is not for the cards: the line above them, the clock and the keys below.
    static let otherRows = 3

    private let grid: AdaptiveGrid
    private let card: Size
    private let gap: Size
    private let left, top: Int

    init?(of count: Int, in room: Size) {
        guard
            let grid = AdaptiveGrid(fullRowsOf: count, width: room.columns, height: room.rows)
        else { return nil }
        self.grid = grid
        // A column is half as broad as a row is high, and a picture of odd width is drawn.
        let isOdd = (13...19).contains(grid.cellWidth) && !grid.cellWidth.isMultiple(of: 2)
        let across = MemoryArrangement.gap(
            2, for: grid.columns, of: grid.cellWidth, in: room.columns,
            given: grid.cellWidth < 6 ? 0 : isOdd ? 2 : 1)
        let down = MemoryArrangement.gap(
            1, for: grid.rows, of: grid.cellHeight, in: room.rows,
            given: grid.cellHeight < 7 ? 0 : 1)
        card = Size(columns: across.cell, rows: down.cell)
        gap = Size(columns: across.gap, rows: down.gap)
        left = (room.columns - (grid.columns * (card.columns + gap.columns) - gap.columns)) / 2
        top = (room.rows - (grid.rows * (card.rows + gap.rows) - gap.rows)) / 2
    }

    /// A gap of so many units out of what is over, or else of `given` units out of the cell.
    private static func gap(
        _ wanted: Int, for cells: Int, of size: Int, in room: Int, given: Int
    ) -> (cell: Int, gap: Int) {
        let over = cells > 1 ? (room - cells * size) / (cells - 1) : wanted
        if over >= given { return (size, min(wanted, over)) }
        return (size - given + over, given)
    }

    static func fits(_ count: Int, in window: Size) -> Bool {
        MemoryArrangement(
            of: count,
            in: Size(columns: window.columns, rows: window.rows - otherRows)) != nil
    }

    /// The card in a slot. Rows fill from the left, the last one too.
    func rect(of slot: Int) -> Rect {
        Rect(
            column: left + slot % grid.columns * (card.columns + gap.columns),
            row: top + slot / grid.columns * (card.rows + gap.rows),
            columns: card.columns, rows: card.rows)
    }
}
