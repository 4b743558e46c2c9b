/// A composite view and its parts, which are created when they are first needed.
///
/// A page that remembers its last frame (`FrameMemory`) uses this object again while the composite
/// view stays equal. It then does not create, measure or place the parts again.
final class ComposedView: PlacingView {
    let view: any CompositeView
    private lazy var parts: any View = view.parts
    private lazy var ownStretch: Stretch = parts.stretch
    private var sizes = KnownSizes<Size>()
    /// The pieces of the view's parts on the page.
    var kept: RememberedPieces?
    /// The composed view that an equal view had in the last frame. It replaces this one; nil if
    /// there is none.
    private lazy var former: ComposedView? = FrameMemory.former(of: self)

    init(_ view: any CompositeView) { self.view = view }

    var stretch: Stretch { former?.ownStretch ?? ownStretch }

    func size(in offer: Size) -> Size {
        if let former { return former.ownSize(in: offer) }
        return ownSize(in: offer)
    }

    func draw(on page: inout Page) {
        let composed = former ?? self
        page.place(composed.parts, of: composed)
    }

    private func ownSize(in offer: Size) -> Size {
        if let known = sizes.result(for: offer) { return known }
        let size = parts.wantedSize(in: offer)
        sizes.add(size, for: offer)
        return size
    }
}

extension CompositeView {
    fileprivate var parts: any View { content.made }
}

/// The pieces of a composed view in a frame, and everything else on which they depend, except for
/// the view and the page's theme.
struct RememberedPieces {
    private(set) var frame: Int
    private(set) var places: Range<Int>
    /// The composed views that were drawn inside the view.
    let inner: [ComposedView]
    let window: DrawingWindow
    let background: Style

    init(
        of frame: Int, at places: Range<Int>, inner: [ComposedView], in window: DrawingWindow,
        on background: Style
    ) {
        (self.frame, self.places, self.inner) = (frame, places, inner)
        (self.window, self.background) = (window, background)
    }

    /// Notes that the next frame has the same pieces, `shift` places later.
    mutating func stay(movedBy shift: Int) {
        frame += 1
        places = places.lowerBound + shift..<places.upperBound + shift
    }

    /// Returns whether other pieces of the same frame are among these.
    func contains(_ other: RememberedPieces) -> Bool {
        other.frame == frame && other.places.lowerBound >= places.lowerBound
            && other.places.upperBound <= places.upperBound
    }
}

/// The composed views of one type.
final class ComposedViews {
    private let comparisons: ViewComparisons
    private var former: [ComposedView] = []
    private var latest: [ComposedView] = []
    private var next = 0

    /// The maximum number of views of the last frame that a search skips because this frame does
    /// not have them.
    private static let lookahead = 4

    init(_ comparisons: ViewComparisons) { self.comparisons = comparisons }

    /// Returns the next composed view of the last frame whose view equals that of `composed`.
    /// Stores the result, or else `composed`, for the next frame.
    func former(of composed: ComposedView) -> ComposedView? {
        let end = min(next + Self.lookahead, former.count)
        let place = (next..<end).first { place in
            let view = former[place].view
            return comparisons.areSame(view, composed.view)
        }
        guard let place else {
            latest.append(composed)
            return nil
        }
        next = place + 1
        latest.append(former[place])
        return former[place]
    }

    /// Stores a composed view that is drawn as in the last frame, because the composed view around
    /// it has not changed.
    func keep(_ composed: ComposedView) { latest.append(composed) }

    func endFrame() {
        (former, next) = (latest, 0)
        latest.removeAll(keepingCapacity: true)
    }
}
