import TUI

/// The arrangement of the screen's parts in a window. The cells are as large as possible.
struct SudokuLayout: Equatable {
    let shape: SudokuShape

    /// Indicates whether a column to the left of the board is kept free for the numbers of its
    /// rows. Without the column, the numbers interrupt the left line of the board. Only a window
    /// that is as wide as the board, or as a tiny board with the narrowest text, lacks the column.
    let hasGutter: Bool

    /// The columns between the board and the space beside it. If no other column is free, one of
    /// them is on the left of the board instead.
    let spacing: Int

    /// Indicates whether the tools are beside the board. If not, they are below it.
    let isBeside: Bool

    /// The width of the space beside the board.
    let side: Int

    /// The total width.
    let columns: Int

    /// The rows of the title bar and the line of information.
    static let head = 2
    /// The total number of free columns on both sides of a board that has tools or text beside it.
    static let gap = 2
    /// The free columns at both edges of the panel beside a very large board.
    static let margin = 2

    init(fitting size: Size) {
        for shape in SudokuShape.allCases {
            let side = shape.standsOnRules ? 16 : shape.size.columns > 40 ? 22 : 13
            let beside = shape.size.columns + SudokuLayout.gap + side
            if beside <= size.columns && SudokuLayout.head + shape.size.rows <= size.rows {
                let room = min(
                    size.columns - shape.size.columns - SudokuLayout.gap,
                    shape.cell.rows > 3 ? 56 : 34)
                self.init(shape: shape, isBeside: true, side: max(side, room), in: size)
                return
            }
            let below = SudokuLayout.head + shape.size.rows + (shape == .small ? 9 : 6)
            if max(40, shape.size.columns) <= size.columns && below <= size.rows {
                self.init(shape: shape, isBeside: false, side: 0, in: size)
                return
            }
        }
        self.init(shape: .tiny, isBeside: true, side: 13, in: size)
    }

    /// Indicates whether the record of the level and the keys fit beside the board.
    var isWide: Bool { side >= 44 }

    func rowsBelow(in window: Size) -> Int {
        window.rows - SudokuLayout.head - shape.size.rows
    }

    /// Returns whether the window has a row for the keys. The board may fill the whole window.
    func hasBar(in window: Size) -> Bool { rowsBelow(in: window) > 0 }

    /// The rectangle of the board in a window.
    func board(in window: Size) -> Rect {
        let rest = rowsBelow(in: window)
        let rows = SudokuLayout.head + shape.size.rows + foot(rest)
        let top = isBeside ? (window.rows - (hasBar(in: window) ? 1 : 0) - rows) / 2 : 0
        let left = (window.columns - columns) / 2
        return Rect(
            column: left + (isBeside ? hasGutter ? 1 : 0 : (columns - shape.size.columns) / 2),
            row: max(0, top) + SudokuLayout.head, columns: shape.size.columns,
            rows: shape.size.rows)
    }

    /// The space for text if the window shows only its head, the board and a row of keys. If the
    /// keys have no row, `keys` rows are reserved for them.
    func textRoom(in window: Size, head: Int, keys: Int = 0) -> TextRoom {
        let rest = window.rows - head - shape.size.rows
        guard isBeside else {
            return TextRoom(text: Size(columns: columns, rows: max(1, rest - 1)))
        }
        let foot = foot(rest)
        let beside = Size(columns: side, rows: shape.size.rows)
        if side < 18, foot > 2 {
            return TextRoom(text: Size(columns: columns, rows: foot), beside: beside)
        }
        return TextRoom(
            text: Size(columns: side, rows: beside.rows + foot - (rest > 0 ? 0 : keys)))
    }

    /// Indicates whether only one column of tools fits beside the board.
    var isNarrow: Bool { side < (shape.standsOnRules ? 16 : 22) }

    /// Indicates whether the board has few rows, so that there is little space beside it.
    var isLow: Bool { shape.size.rows < 20 }

    /// The rows below a board that has text beside it.
    func foot(_ rest: Int) -> Int { isLow ? max(0, min(rest - 1, 5)) : 0 }

    private init(shape: SudokuShape, isBeside: Bool, side: Int, in window: Size) {
        (self.shape, self.isBeside, self.side) = (shape, isBeside, side)
        let needed = shape.size.columns + (isBeside ? SudokuLayout.gap + side : 0)
        let hasFreeColumn = needed < window.columns
        hasGutter = hasFreeColumn || isBeside && side > 13
        spacing = SudokuLayout.gap - (hasGutter && !hasFreeColumn ? 1 : 0)
        columns = max(isBeside ? 0 : 40, needed + (hasFreeColumn ? 1 : 0))
    }
}
