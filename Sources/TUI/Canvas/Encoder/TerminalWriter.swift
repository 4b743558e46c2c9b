/// Writes to the terminal and tracks its cursor and its pen.
struct TerminalWriter: ~Copyable {
    var bytes = ByteBuffer()
    var cursor = CursorState.unknown
    var pen = Style.plain
    /// Indicates whether moves set columns and rows together, because the terminal, like a VT100,
    /// does not support `CSI G` and `CSI d`.
    var isBasic = false
    /// Indicates whether moves to other rows are always relative.
    var isInline = false
    /// The addresses of the links, by number.
    var links: Links?

    /// Removes all bytes, and takes the state of another writer.
    mutating func begin(like other: borrowing TerminalWriter) {
        bytes.removeAll()
        cursor = other.cursor
        pen = other.pen
        isBasic = other.isBasic
        isInline = other.isInline
    }

    /// Appends the bytes of another writer and takes its state.
    mutating func accept(_ other: borrowing TerminalWriter) {
        bytes.append(other.bytes)
        cursor = other.cursor
        pen = other.pen
    }

    mutating func move(to column: Int, _ row: Int) {
        if Int(cursor.column) == column && Int(cursor.row) == row { return }
        var move =
            isInline
            ? CursorMove(steppingFrom: cursor, to: column, row)
            : .cheapest(from: cursor, to: column, row)
        if isBasic && isInline && move.horizontal == .to {
            move.horizontal = .homeAndRight
        } else if isBasic && (move.horizontal == .to || move.vertical == .to) {
            position(column, row)
            cursor = .at(column, row)
            return
        }
        switch move.vertical {
        case .stay: break
        case .both: position(column, row)
        case .down: control(row - Int(cursor.row), "B")
        case .up: control(Int(cursor.row) - row, "A")
        case .lineFeeds: for _ in Int(cursor.row)..<row { bytes.append(UInt8(ascii: "\n")) }
        case .to: control(row + 1, "d")
        }
        switch move.horizontal {
        case .stay: break
        case .home: bytes.append(UInt8(ascii: "\r"))
        case .to: control(column + 1, "G")
        case .right: control(column - Int(cursor.column), "C")
        case .left: control(Int(cursor.column) - column, "D")
        case .backspaces: for _ in column..<Int(cursor.column) { bytes.append(8) }
        case .homeAndRight:
            bytes.append(UInt8(ascii: "\r"))
            control(column, "C")
        }
        cursor = .at(column, row)
    }

    mutating func change(to style: Style) {
        if pen == style { return }
        if pen.attributes.link != style.attributes.link {
            links?.write(style.attributes.link, into: &bytes)
        }
        let change = PenChange(from: pen, to: style)
        if !change.isNone { change.write(into: &bytes) }
        pen = style
    }

    /// Prints a glyph. The caller updates the cursor.
    @inline(__always)
    mutating func print(_ cell: Cell, _ clusters: Clusters) {
        if let cluster = cell.cluster {
            clusters.write(cluster, into: &bytes)
        } else {
            bytes.append(scalar: cell.glyph)
        }
    }

    /// Writes `CSI count letter`, and omits a count of one.
    mutating func control(_ count: Int, _ letter: Unicode.Scalar) {
        bytes.append("\u{1b}[")
        if count != 1 { bytes.append(decimal: count) }
        bytes.append(UInt8(truncatingIfNeeded: letter.value))
    }

    private mutating func position(_ column: Int, _ row: Int) {
        bytes.append("\u{1b}[")
        if row > 0 { bytes.append(decimal: row + 1) }
        if column > 0 {
            bytes.append(UInt8(ascii: ";"))
            bytes.append(decimal: column + 1)
        }
        bytes.append(UInt8(ascii: "H"))
    }
}

extension CursorState {
    /// Returns the cursor before a cell is printed. Before a risky glyph, the column counts as
    /// unknown, because some risky glyphs combine with the previous one.
    @inline(__always)
    func approaching(_ cell: Cell) -> CursorState {
        guard cell.drift == .likely else { return self }
        var cursor = self
        cursor.column = -1
        return cursor
    }

    /// Returns the cursor after a cell was printed. Its column is unknown after the last column,
    /// where terminals differ, and after a risky glyph.
    @inline(__always)
    func printing(_ cell: Cell, from column: Int, columns: Int) -> CursorState {
        var cursor = self
        let end = column + Int(cell.columns)
        let isKnown = end < columns && cell.drift != .likely
        cursor.column = isKnown ? Int32(truncatingIfNeeded: end) : -1
        if cell.drift != .none { cursor.isCertain = false }
        return cursor
    }
}
