import ReactiveThreads

/// A piece of a frame: a view that draws, its position, and what else it does to the page. A piece
/// that does not change is the same object in all frames.
final class FramePiece {
    let view: any View
    let window: DrawingWindow
    let background: Style
    /// The index of the piece's theme in the frame's list of themes.
    let theme: Int
    var traces = Traces()

    init(_ view: any View, in window: DrawingWindow, on background: Style, theme: Int) {
        (self.view, self.window) = (view, window)
        (self.background, self.theme) = (background, theme)
    }

    /// The effects of a piece on the page, apart from its cells.
    struct Traces {
        var areas = Areas()
        /// Indicates whether everything below the piece becomes unreachable.
        var hidesBelow = false
        /// The cursor that the piece has set: a position, or nil to hide it. The outer optional is
        /// nil if the piece has set no cursor.
        var cursor: Point??
        /// The time at which the piece changes by itself; nil if it does not.
        var due: Duration?
        /// Indicates whether the piece has read the time.
        var readsTime = false
    }

    /// Returns whether the piece must be drawn again although its view is the same. This is always
    /// so for a piece that reads the time without requesting a frame.
    func isDue(at time: Duration, isSettled: Bool) -> Bool {
        guard let due = traces.due else { return traces.readsTime }
        return due <= time || isSettled
    }
}

/// The pieces and the composite views of the last frame. The next frame creates, lays out and draws
/// only changed views and pieces, and does not split texts into lines again.
final class FrameMemory {
    /// The memory of the page that is now drawing.
    @TaskLocal private static var current: TaskLocalBox<FrameMemory>?

    private let comparisons = ViewComparisons()
    var pieces: [FramePiece] = []
    /// The index of the piece that the new frame probably has next.
    var next = 0
    var areas = GatheredAreas()
    var themes: [Theme] = []
    var settled = Duration.zero
    var reducesMotion = false
    /// Indicates whether the canvas shows exactly the stored pieces.
    var isWhole = false
    /// Indicates whether the last frame had overlays, which are not in any piece.
    var hadOverlays = false
    /// The number of the last frame.
    private(set) var frame = 0
    private var composed: [ObjectIdentifier: ComposedViews] = [:]
    /// The composed views that this frame has drawn so far.
    var drawn: [ComposedView] = []
    /// The lines of texts, and the number of their glyphs.
    private var texts: [TextLines.Source: TextLines] = [:]
    private var glyphs = 0
    /// The maximum number of glyphs to remember.
    private static let mostGlyphs = 4_000

    func forget() {
        isWhole = false
        pieces.removeAll()
        areas = GatheredAreas()
        // Skips two numbers, because views may still remember pieces of the last frame, and of the
        // frame that was just collected.
        frame += 2
    }

    /// Stores the pieces of a frame, which becomes the last frame.
    func take(_ collected: inout [FramePiece]) {
        swap(&pieces, &collected)
        collected.removeAll(keepingCapacity: true)
        frame += 1
        isWhole = true
    }

    /// Returns the piece of the last frame that the new frame probably has next.
    func nextPiece() -> FramePiece? {
        defer { next += 1 }
        return next < pieces.count ? pieces[next] : nil
    }

    /// Returns pieces of the last frame that the new frame has, too.
    func takePieces(_ places: Range<Int>) -> ArraySlice<FramePiece> {
        next = places.upperBound
        return pieces[places]
    }

    /// Runs `draw`, and remembers the composite views that it draws.
    func remember(_ draw: () -> Void) {
        FrameMemory.$current.withBox(self, draw)
        for views in composed.values { views.endFrame() }
        drawn.removeAll(keepingCapacity: true)
    }

    /// Stores the composed views inside one that is not drawn again, and moves their pieces along
    /// with the pieces around them. When a later frame draws the outer view again, it therefore
    /// does not lay out the inner ones again.
    func keep(inside outer: RememberedPieces, movedBy shift: Int) {
        for composed in outer.inner {
            views(of: type(of: composed.view)).keep(composed)
            if let kept = composed.kept, outer.contains(kept) {
                composed.kept?.stay(movedBy: shift)
            }
        }
        drawn += outer.inner
    }

    /// Returns whether the view of a piece is known to draw the same as another view.
    func shows(_ piece: FramePiece, _ view: some View) -> Bool {
        comparisons.areSame(piece.view, view)
    }

    /// Returns the composed view of the last frame that can replace a new one.
    static func former(of composed: ComposedView) -> ComposedView? {
        current?.ownValue?.views(of: type(of: composed.view)).former(of: composed)
    }

    /// Returns the lines of a text, and remembers them for the next frames.
    static func lines(of source: TextLines.Source) -> TextLines {
        guard let memory = current?.ownValue else { return TextLines(source) }
        if let known = memory.texts[source] { return known }
        let lines = TextLines(source)
        memory.glyphs += lines.glyphs.count
        if memory.glyphs > mostGlyphs {
            memory.texts.removeAll()
            memory.glyphs = lines.glyphs.count
        }
        memory.texts[source] = lines
        return lines
    }

    private func views(of type: any View.Type) -> ComposedViews {
        if let views = composed[ObjectIdentifier(type)] { return views }
        let views = ComposedViews(comparisons)
        composed[ObjectIdentifier(type)] = views
        return views
    }
}

/// A list of rectangles that do not overlap.
struct Parts {
    /// The maximum number of rectangles. Joins more rectangles into one.
    private static let most = 24

    private(set) var all: [Rect] = []

    var cells: Int { all.reduce(0) { $0 + $1.columns * $1.rows } }

    mutating func add(_ rect: Rect) {
        if rect.isEmpty { return }
        var rect = rect
        while let place = all.firstIndex(where: { $0.overlaps(rect) || $0.isFlush(with: rect) }) {
            rect = rect.joined(to: all.remove(at: place))
        }
        all.append(rect)
        guard all.count > Parts.most else { return }
        all = [all.dropFirst().reduce(all[0]) { $0.joined(to: $1) }]
    }
}

extension Rect {
    /// Returns the smallest rectangle that contains both rectangles.
    fileprivate func joined(to other: Rect) -> Rect {
        let (left, top) = (min(column, other.column), min(row, other.row))
        return Rect(
            column: left, row: top, columns: max(right, other.right) - left,
            rows: max(bottom, other.bottom) - top)
    }

    /// Returns whether the two rectangles lie side by side and together make up a rectangle.
    fileprivate func isFlush(with other: Rect) -> Bool {
        column == other.column && columns == other.columns
            && (bottom == other.row || other.bottom == row)
            || row == other.row && rows == other.rows
                && (right == other.column || other.right == column)
    }
}
