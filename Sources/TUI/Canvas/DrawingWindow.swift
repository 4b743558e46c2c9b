/// The part of a canvas to draw on: its origin and its bounds.
///
/// Sums with the position of a cell wrap around. A wrapped position is far outside, so `contains`
/// returns false for it.
@usableFromInline struct DrawingWindow {
    let originColumn: Int
    let originRow: Int
    let size: Size
    /// The part that may be written, in the canvas's own columns and rows.
    let clip: Rect
    /// The visible part, which contains `clip`.
    let sight: Rect

    // Computed once, because every drawn cell needs these values: the corner of the clip relative
    // to the origin, the clip's size, and the index of the origin in the buffer.
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

    /// Returns the window for a rectangle in this window. The rectangle's corner becomes the
    /// origin.
    func narrowed(to rect: Rect, stride: Int) -> DrawingWindow {
        let size = Size(columns: max(0, rect.columns), rows: max(0, rect.rows))
        let place = moved(rect)
        return DrawingWindow(
            originColumn: place.column, originRow: place.row, size: size,
            clip: clip.intersection(place), sight: sight.intersection(place),
            firstPlace: place.row &* stride &+ place.column)
    }

    /// Returns the same window, limited to a part of the canvas.
    func cut(to part: Rect) -> DrawingWindow {
        DrawingWindow(
            originColumn: originColumn, originRow: originRow, size: size,
            clip: clip.intersection(part), sight: sight, firstPlace: firstPlace)
    }

    /// Converts a rectangle to the canvas's own columns and rows.
    func moved(_ rect: Rect) -> Rect {
        Rect(
            column: DrawingWindow.sum(originColumn, rect.column),
            row: DrawingWindow.sum(originRow, rect.row),
            columns: max(0, rect.columns), rows: max(0, rect.rows))
    }

    /// Returns whether the clip contains a cell. One comparison for each axis is enough, because a
    /// position before the first column or row wraps around to a huge number.
    @inlinable func contains(_ column: Int, _ row: Int) -> Bool {
        UInt(bitPattern: column &- left) < columns && UInt(bitPattern: row &- top) < rows
    }

    /// Returns a sum that saturates, because a view may be at any distance outside the canvas.
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
