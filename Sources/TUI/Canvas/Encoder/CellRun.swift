/// The equal cells around a column, found once for each run.
struct CellRun {
    /// The index after the last equal cell.
    private(set) var end = -1
    /// The index after the last of these cells that changed.
    private(set) var usefulEnd = -1
    /// Indicates whether REP can print the run.
    private(set) var repeats = false
    /// Indicates whether ECH and EL can erase the run.
    private(set) var erases = false
    /// The pen of the glyph after a run of blanks, if the blanks may be printed with that pen.
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
