/// The position of the terminal's cursor, as far as the encoder knows it.
struct CursorState: Equatable, BitwiseCopyable {
    /// The column; -1 if it is unknown: at the beginning, after the last column, and after a risky
    /// glyph.
    var column: Int32
    var row: Int32
    /// Indicates whether the column is certain. It is uncertain after a glyph that some terminals
    /// draw wider. Printing then continues, but a relative move would keep the error.
    var isCertain: Bool

    static var unknown: CursorState { CursorState(column: -1, row: -1, isCertain: true) }

    static func at(_ column: Int, _ row: Int) -> CursorState {
        CursorState(
            column: Int32(truncatingIfNeeded: column), row: Int32(truncatingIfNeeded: row),
            isCertain: true)
    }
}

/// The shortest way to move the cursor to a position.
struct CursorMove {
    enum Horizontal { case stay, home, to, right, left, backspaces, homeAndRight }
    enum Vertical { case stay, both, down, lineFeeds, up, to }

    var horizontal: Horizontal
    var vertical: Vertical
    var cost: Int

    @inline(__always)
    static func cheapest(from cursor: CursorState, to column: Int, _ row: Int) -> CursorMove {
        Int(cursor.row) == row
            ? CursorMove(from: cursor, to: column)
            : CursorMove(elsewhere: cursor, to: column, row)
    }

    /// Creates a move within a row.
    @inline(__always)
    init(from cursor: CursorState, to column: Int) {
        vertical = .stay
        if Int(cursor.column) == column {
            (horizontal, cost) = (.stay, 0)
            return
        }
        if column == 0 {
            (horizontal, cost) = (.home, 1)
            return
        }
        (horizontal, cost) = (.to, 3 + digits(column + 1))
        let known = Int(cursor.column)
        if known >= 0 && cursor.isCertain {
            let distance = abs(column - known)
            let stepCost = CursorMove.stepCost(distance)
            if column > known {
                if stepCost <= cost { (horizontal, cost) = (.right, stepCost) }
            } else if distance <= stepCost {
                if distance < cost { (horizontal, cost) = (.backspaces, distance) }
            } else if stepCost < cost {
                (horizontal, cost) = (.left, stepCost)
            }
        }
        let afterReturn = 1 + CursorMove.stepCost(column)
        if afterReturn < cost { (horizontal, cost) = (.homeAndRight, afterReturn) }
    }

    private init(elsewhere cursor: CursorState, to column: Int, _ row: Int) {
        self.init(steppingFrom: cursor, to: column, row)
        let absolute = 3 + digits(row + 1)
        let stepped = rowCost(from: cursor, to: row)
        if absolute < stepped { (vertical, cost) = (.to, cost - stepped + absolute) }
        let both = CursorMove.positionCost(column, row)
        if both <= cost || cursor.row < 0 { (horizontal, vertical, cost) = (.stay, .both, both) }
    }

    /// Creates a move that does not need the absolute number of the row.
    init(steppingFrom cursor: CursorState, to column: Int, _ row: Int) {
        if Int(cursor.row) == row {
            self.init(from: cursor, to: column)
            return
        }
        // For a move to another row, an uncertain column counts as unknown.
        self.init(from: cursor.isCertain ? cursor : .at(-1, Int(cursor.row)), to: column)
        let distance = row - Int(cursor.row)
        vertical = distance < 0 ? .up : .down
        if distance > 0 && distance <= CursorMove.stepCost(distance) { vertical = .lineFeeds }
        cost += rowCost(from: cursor, to: row)
    }

    /// Returns the number of bytes that relative moves to another row take.
    private func rowCost(from cursor: CursorState, to row: Int) -> Int {
        let distance = abs(row - Int(cursor.row))
        return vertical == .lineFeeds ? distance : CursorMove.stepCost(distance)
    }

    /// Returns the length of `CSI n C` and similar sequences, which omit a count of one.
    @inline(__always)
    static func stepCost(_ count: Int) -> Int { count == 1 ? 3 : 3 + digits(count) }

    /// Returns the length of `CSI row ; column H`, which omits a row or a column of one.
    private static func positionCost(_ column: Int, _ row: Int) -> Int {
        let rowCost = row == 0 ? 0 : digits(row + 1)
        return column == 0 ? 3 + rowCost : 4 + rowCost + digits(column + 1)
    }
}

/// Returns the number of decimal digits of a number up to 9999.
@inline(__always)
func digits(_ number: Int) -> Int {
    1 + (number > 9 ? 1 : 0) + (number > 99 ? 1 : 0) + (number > 999 ? 1 : 0)
}
