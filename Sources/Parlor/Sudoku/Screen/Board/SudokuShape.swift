import TUI

/// How large the cells of a board are, from those for large windows to the smallest that can be
/// read.
///
///     huge 73×37   tall 55×31   wide 55×22   small 37×13   tiny 25×13
enum SudokuShape: CaseIterable {
    case huge, tall, wide, small, tiny

    /// The room inside of a cell. Those of the tiny board share the blanks between them.
    var cell: Size {
        switch self {
        case .huge: Size(columns: 7, rows: 3)
        case .tall: Size(columns: 5, rows: 3)
        case .wide: Size(columns: 5, rows: 2)
        case .small, .tiny: Size(columns: 3, rows: 1)
        }
    }

    /// Whether there are rules between all rows, and not only between boxes.
    var hasRules: Bool { self == .huge }

    /// The whole board, with its rules.
    var size: Size {
        let last = place(of: 80)
        return Size(columns: last.column + last.columns + 1, rows: last.row + last.rows + 1)
    }

    /// The place of a cell on the board.
    func place(of cell: Int) -> Rect {
        let (row, column) = cell.quotientAndRemainder(dividingBy: 9)
        let left = self == .tiny ? 1 + 2 * column + 2 * (column / 3) : 1 + column * stepAcross
        let top = hasRules ? 1 + row * stepDown : 1 + row * stepDown + row / 3
        return Rect(column: left, row: top, columns: self.cell.columns, rows: self.cell.rows)
    }

    /// The place at which a cell is pointed at: every place of a box belongs to one of its cells.
    func target(of cell: Int) -> Rect {
        var place = place(of: cell)
        if self == .tiny, cell % 3 < 2 { place.columns = 2 }
        return place
    }

    /// Whether a row of the board is the lower one of several in its cells, without a rule below.
    func isLastOfCell(_ row: Int) -> Bool {
        cell.rows > 1 && !hasRules
            && (0..<9).contains { line in
                let place = place(of: 9 * line)
                return line % 3 < 2 && row == place.row + place.rows - 1
            }
    }

    private var stepAcross: Int { cell.columns + 1 }
    private var stepDown: Int { cell.rows + (hasRules ? 1 : 0) }
}

// MARK: Inside of a cell

extension SudokuShape {
    /// The place of the digit.
    var digit: Point { Point(column: cell.columns / 2, row: self == .wide ? 0 : cell.rows / 2) }

    /// The place of a noted digit, if there is room for notes.
    func note(_ digit: Int) -> Point? {
        switch self {
        case .huge: Point(column: 1 + (digit - 1) % 3 * 2, row: (digit - 1) / 3)
        case .tall: Point(column: (digit - 1) % 3 * 2, row: (digit - 1) / 3)
        case .wide: Point(column: (digit - 1) % 5, row: (digit - 1) / 5)
        case .small, .tiny: nil
        }
    }

    /// A place where neither a digit nor a note ever stands.
    var free: Point {
        switch self {
        case .huge: Point(column: 6, row: 2)
        case .tall: Point(column: 3, row: 2)
        case .wide: Point(column: 4, row: 1)
        case .small, .tiny: Point(column: 0, row: 0)
        }
    }
}
