/// The part of a canvas that is drawn on: where drawing counts from, and where it ends.
///
/// All sums wrap around. Whatever wraps is far outside, and the comparison keeps it there.
@usableFromInline struct DrawingWindow {
    let originColumn: Int
    let originRow: Int
    let size: Size
    /// The part that may be written, in the canvas's own columns and rows.
    let clip: Rect
    /// The part that is seen, of which only `clip` may be drawn again.
    let sight: Rect

    // Worked out once, because every cell that is drawn asks: the corner of the clip as seen from
    // the origin, the clip's size, and the place of the origin in the buffer.
    @usableFromInline let left: Int
    @usableFromInline let top: Int
    @usableFromInline let columns: UInt
    @usableFromInline let rows: UInt
    @usableFromInline let firstPlace: Int

    init(columns: Int, rows: Int) {
        let whole = Rect(column: 0, row: 0, columns: columns, rows: rows)
        self.init(
            originColumn: 0, originRow: 0, size: whole.size, clip: whole, sight: whole,
            firstPlace: 0)
    }

    private init(
        originColumn: Int, originRow: Int, size: Size, clip: Rect, sight: Rect, firstPlace: Int
    ) {
        self.originColumn = originColumn
        self.originRow = originRow
        self.size = size
        self.clip = clip
        self.sight = sight
        left = clip.column &- originColumn
        top = clip.row &- originRow
        columns = UInt(clip.columns)
        rows = UInt(clip.rows)
        self.firstPlace = firstPlace
    }

    /// The window of a rectangle in this one.
    func narrowed(to rect: Rect, stride: Int) -> DrawingWindow {
        let size = Size(columns: max(0, rect.columns), rows: max(0, rect.rows))
        let place = moved(rect)
        return DrawingWindow(
            originColumn: place.column, originRow: place.row, size: size,
            clip: clip.intersection(place), sight: sight.intersection(place),
            firstPlace: place.row &* stride &+ place.column)
    }

    /// The same window, of which only a part of the canvas is drawn again.
    func cut(to part: Rect) -> DrawingWindow {
        DrawingWindow(
            originColumn: originColumn, originRow: originRow, size: size,
            clip: clip.intersection(part), sight: sight, firstPlace: firstPlace)
    }

    /// A rectangle in the canvas's own columns and rows.
    func moved(_ rect: Rect) -> Rect {
        Rect(
            column: DrawingWindow.sum(originColumn, rect.column),
            row: DrawingWindow.sum(originRow, rect.row),
            columns: max(0, rect.columns), rows: max(0, rect.rows))
    }

    /// One comparison an axis: what lies before the first column wraps around to a huge one.
    @inlinable func contains(_ column: Int, _ row: Int) -> Bool {
        UInt(bitPattern: column &- left) < columns && UInt(bitPattern: row &- top) < rows
    }

    /// Saturating, so that a view may stand as far outside as it likes.
    static func sum(_ one: Int, _ other: Int) -> Int {
        let (sum, overflow) = one.addingReportingOverflow(other)
        return overflow ? (other < 0 ? .min : .max) : sum
    }
}

extension DrawingWindow: Equatable {
    @usableFromInline static func == (one: DrawingWindow, other: DrawingWindow) -> Bool {
        one.originColumn == other.originColumn && one.originRow == other.originRow
            && one.size == other.size && one.clip == other.clip && one.sight == other.sight
    }
}
