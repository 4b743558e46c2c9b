/// A view over everything else, for a dragged object or a note beside the pointer. Its position
/// counts from the corner of the page, and not of the surrounding view. It takes no space, and the
/// pointer cannot reach it.
public struct Floating: PlacingView {
    private let overlay: Overlay

    /// Creates the view. If `staysInside` is true, it moves as far as necessary to stay on the
    /// page. If not, it is clipped.
    public init(
        at point: Point, staysInside: Bool = false, @ViewBuilder _ content: () -> ViewGroup
    ) {
        overlay = Overlay(view: content().made, corner: point, staysInside: staysInside)
    }

    /// Places the content so that the pointer stays where it picked up the content.
    public init(_ grip: Grip, @ViewBuilder _ content: () -> ViewGroup) {
        let corner = Point(
            column: grip.pointer.column &- grip.hold.column, row: grip.pointer.row &- grip.hold.row)
        self.init(at: corner, content)
    }

    public func size(in offer: Size) -> Size { .zero }
    public func draw(on page: inout Page) { page.float(overlay) }
}
