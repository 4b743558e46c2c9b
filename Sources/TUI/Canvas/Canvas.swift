/// A grid of styled cells that views draw on.
///
/// Drawing outside is clipped. A wide glyph keeps both its cells: writing over one half blanks the
/// other, and no lead stands in the last column. Nothing is allocated but at a new size and for a
/// cluster never seen before. It is one piece of memory and does not copy itself.
public struct Canvas: ~Copyable {
    /// The length that no side exceeds; a larger request gets this.
    public static let longestSide = 4096

    /// The place of the terminal's own cursor, or nil to hide it. In the canvas's own columns.
    public var cursor: Point?

    public private(set) var columns: Int
    public private(set) var rows: Int
    @usableFromInline var cells: PlainBuffer<Cell>
    @usableFromInline var damage: PlainBuffer<Damage>
    /// How often each row was written.
    var versions: PlainBuffer<UInt32>
    /// Tells this canvas from one before or after it.
    let birth = Birth()
    final class Birth {}
    private(set) var clusters = Clusters()
    private(set) var links = Links()

    @usableFromInline var window: DrawingWindow

    /// The part that is drawn anew.
    var part: Rect
    /// Whether the edge of that part has cut a wide glyph, which looks otherwise as a whole.
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

    /// The size of what can be drawn on: the whole canvas, or the rectangle given to `within`.
    public var size: Size { window.size }

    /// Starts over, blank, at another size.
    public mutating func resize(columns: Int, rows: Int) {
        let keepsClusters = clusters.count < Clusters.limit / 2
        let (pool, links) = (clusters, links)
        self = Canvas(columns: columns, rows: rows)
        if keepsClusters && links.addresses.count < Links.limit / 2 {
            (clusters, self.links) = (pool, links)
        }
    }

    /// Draws in a rectangle as if it were the whole canvas: places count from its corner, and what
    /// leaves it is clipped.
    @discardableResult
    public mutating func within<Result>(
        _ rect: Rect, _ draw: (inout Canvas) -> Result
    ) -> Result {
        let outer = window
        window = outer.narrowed(to: rect, stride: columns)
        defer { window = outer }
        return draw(&self)
    }

    /// Puts the cursor where drawing counts from; one that is clipped away is hidden.
    public mutating func placeCursor(column: Int, row: Int) {
        let place = window.moved(Rect(column: column, row: row, columns: 1, rows: 1))
        let point = Point(column: place.column, row: place.row)
        cursor = window.sight.contains(point) ? point : nil
    }
}

/// The columns of a row that were written since the last frame; empty when `first` is not below
/// `end`.
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
