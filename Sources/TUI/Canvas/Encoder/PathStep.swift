/// The state that a step of the path starts from.
struct PathStep {
    let column: Int
    let cell: Cell
    let run: CellRun
    let columns: Int
    var glyphLength = 0
    var from = -1
    var fromKind = 0
    var cost = 0
    var cursor = CursorState.unknown
    var pen = Style.plain

    @inline(__always)
    init(column: Int, cell: Cell, run: CellRun, columns: Int) {
        self.column = column
        self.cell = cell
        self.run = run
        self.columns = columns
    }
}

/// The equal cells around a column, computed once for each run.
struct CellRun {
    /// The index after the last equal cell, and the index after the last of these cells that
    /// changed.
    private(set) var end = -1
    private(set) var usefulEnd = -1
    /// Indicate whether REP can print the run, and whether ECH and EL can erase it.
    private(set) var repeats = false
    private(set) var erases = false
    /// For blanks: the pen of the glyph after them, if blanks may be printed with it.
    private(set) var ahead: Style?

    @inline(__always)
    mutating func reach(
        _ column: Int, of frame: borrowing FrameDifference, _ base: Int, _ span: Range<Int>,
        _ dialect: Dialect
    ) {
        if column >= end { begin(column, of: frame, base, span, dialect) }
    }

    private mutating func begin(
        _ column: Int, of frame: borrowing FrameDifference, _ base: Int, _ span: Range<Int>,
        _ dialect: Dialect
    ) {
        let cell = frame.next[base + column]
        ahead = nil
        end = column + 1
        usefulEnd = end
        repeats = false
        erases = false
        guard cell.columns == 1 else { return }
        while end < frame.columns && frame.next[base + end] == cell { end += 1 }
        usefulEnd = min(end, span.upperBound)
        while usefulEnd > column + 1 && !frame.changed[base + usefulEnd - 1] { usefulEnd -= 1 }
        repeats = cell.glyph <= dialect.lastRepeatable && cell.drift != .likely
        guard cell.isBlank else { return }
        erases = !dialect.isBasic && (dialect.erasesInColor || cell.background.isDefault)
        guard end < span.upperBound else { return }
        let next = frame.next[base + end]
        let fits = next.attributes.isDisjoint(with: .visibleOnBlanks)
        if fits && !next.isBlank && next.background == cell.background { ahead = next.style }
    }
}

extension Style {
    /// The same pen, adapted to print blanks on a background.
    @inline(__always)
    func blanking(_ background: Color) -> Style {
        var style = self
        style.background = background
        style.attributes.subtract(.visibleOnBlanks)
        return style
    }
}

extension Cell {
    /// The number of bytes of the glyph.
    @inline(__always)
    func length(_ clusters: Clusters) -> Int {
        if glyph < 0x80 { return 1 }
        if let cluster { return clusters.length(at: cluster) }
        return glyph < 0x800 ? 2 : glyph < 0x10000 ? 3 : 4
    }
}

/// The state after a column: the cost, the previous state, the cursor and the pen.
struct PathState: BitwiseCopyable {
    enum Kind: UInt8 { case print, repeated, erased, erasedToEnd, printAhead }

    var cost: Int32 = 0
    var from: Int16 = -1
    var start: Int16 = 0
    var column: Int16 = 0
    var fromKind: UInt8 = 0
    var isCertain = true
    var pen = Style.plain
}
