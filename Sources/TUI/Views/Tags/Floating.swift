/// A picture above everything else, at a place of the page and not of the view it stands in: what
/// is being dragged, or a note beside the pointer. It takes no room and cannot be pointed at.
public struct Floating: View {
    private let overlay: Overlay

    /// With `staysInside` it moves aside rather than leave the page; otherwise it is clipped.
    public init(
        at point: Point, staysInside: Bool = false, @ViewBuilder _ content: () -> ViewGroup
    ) {
        overlay = Overlay(view: content().made, corner: point, staysInside: staysInside)
    }

    /// Under the pointer, held where it was taken hold of.
    public init(_ grip: Grip, @ViewBuilder _ content: () -> ViewGroup) {
        let corner = Point(
            column: grip.pointer.column &- grip.hold.column, row: grip.pointer.row &- grip.hold.row)
        self.init(at: corner, content)
    }

    public func size(in offer: Size) -> Size { .zero }
    public func draw(on page: inout Page) { page.float(overlay) }
}

struct Overlay {
    let view: any View
    let corner: Point
    let staysInside: Bool
    /// Whether it can be pointed at and have the focus, as what is drawn in its place can.
    var isReachable = false

    func place(on page: Size) -> Rect {
        let wanted = view.wanted(in: page).limited(to: page)
        var corner = corner
        if staysInside {
            corner.column = min(page.columns - wanted.columns, max(0, corner.column))
            corner.row = min(page.rows - wanted.rows, max(0, corner.row))
        }
        return Rect(
            column: corner.column, row: corner.row, columns: wanted.columns, rows: wanted.rows)
    }
}
