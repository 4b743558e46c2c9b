/// A grid of styled cells that views draw on.
///
/// The canvas clips what is drawn outside. A wide glyph always has both its cells: writing over one
/// half blanks the other, and no wide glyph begins in the last column. The canvas allocates memory
/// only for a new size, and for each new link or character with several scalars. A canvas cannot be
/// copied.
public struct Canvas: ~Copyable {
    /// The maximum length of a side. A canvas cuts a longer side to this length.
    public static let longestSide = 4096

    /// The position of the terminal's cursor in the canvas's own columns and rows; nil to hide the
    /// cursor.
    public var cursor: Point?

    /// The position at which a view last placed the cursor, visible or not.
    private(set) var cursorPlace = Point(column: 0, row: 0)

    public private(set) var columns: Int
    public private(set) var rows: Int
    @usableFromInline var cells: PlainBuffer<Cell>
    @usableFromInline var damage: PlainBuffer<Damage>
    /// For each row, the number of times that it was written.
    var versions: PlainBuffer<UInt32>
    /// An identity that distinguishes this canvas from others of the same size.
    let identity = Identity()
    final class Identity {}
    private(set) var clusters = Clusters()
    private(set) var links = Links()

    @usableFromInline var window: DrawingWindow

    /// The part of the canvas that is drawn again.
    var part: Rect
    /// Indicates whether the edge of `part` has cut a wide glyph. The halves look different from
    /// the whole glyph.
    var wasCut = false

    public init(columns: Int, rows: Int) {
        self.columns = min(Canvas.longestSide, max(0, columns))
        self.rows = min(Canvas.longestSide, max(0, rows))
        cells = PlainBuffer(repeating: .blank, count: self.columns * self.rows)
        damage = PlainBuffer(repeating: .row(self.columns), count: self.rows)
        versions = PlainBuffer(repeating: 0, count: self.rows)
        window = DrawingWindow(columns: self.columns, rows: self.rows)
        part = window.clip
    }

    /// The size of the drawing area: the whole canvas, or the rectangle of `within`.
    public var size: Size { window.size }

    /// Blanks the canvas and gives it another size.
    public mutating func resize(columns: Int, rows: Int) {
        let keepsClusters = clusters.count < Clusters.limit / 2
        let (pool, links) = (clusters, links)
        self = Canvas(columns: columns, rows: rows)
        if keepsClusters && links.addresses.count < Links.limit / 2 {
            (clusters, self.links) = (pool, links)
        }
    }

    /// Draws into a rectangle as if it were the whole canvas. Positions count from its corner.
    /// Clips what is outside.
    @discardableResult
    public mutating func within<Result>(
        _ rect: Rect, _ draw: (inout Canvas) -> Result
    ) -> Result {
        let outer = window
        window = outer.narrowed(to: rect, stride: columns)
        defer { window = outer }
        return draw(&self)
    }

    /// Places the cursor in the drawing area. A cursor outside of it is hidden.
    public mutating func placeCursor(column: Int, row: Int) {
        placeCursor(column: column, row: row, isVisible: true)
    }

    mutating func placeCursor(column: Int, row: Int, isVisible: Bool) {
        let place = window.moved(Rect(column: column, row: row, columns: 1, rows: 1))
        let point = Point(column: place.column, row: place.row)
        cursorPlace = point
        cursor = isVisible && window.sight.contains(point) ? point : nil
    }
}

/// The columns of a row that were written since the last frame; none if `first` is not below `end`.
@usableFromInline struct Damage: BitwiseCopyable {
    @usableFromInline var first: Int32
    @usableFromInline var end: Int32

    @inlinable init(first: Int32, end: Int32) {
        self.first = first
        self.end = end
    }

    static var none: Damage { Damage(first: .max, end: 0) }
    static func row(_ columns: Int) -> Damage { Damage(first: 0, end: Int32(columns)) }

    var isEmpty: Bool { first >= end }
    var range: Range<Int> { isEmpty ? 0..<0 : Int(first)..<Int(end) }

    @inlinable mutating func add(_ first: Int, _ end: Int) {
        self.first = min(self.first, Int32(truncatingIfNeeded: first))
        self.end = max(self.end, Int32(truncatingIfNeeded: end))
    }
}
