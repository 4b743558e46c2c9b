/// The content that a view scrolls, in the layout of one frame.
final class ScrolledContent {
    /// The tag of the scrolled view.
    let tagged: AreaValue

    /// The sizes of the content and of the viewport.
    let size, room: Size

    /// The viewport in the page's own columns and rows.
    let rect: Rect

    /// The point of the content in the viewport's upper left corner, if the view has scrolled to
    /// the focus.
    let offset: Point?

    /// The scrolled content that contains this content; nil if there is none.
    let container: ScrolledContent?

    /// Indicates whether the parts of the content can be scrolled into view.
    let canBeSeen: Bool

    init(
        _ tagged: AreaValue, size: Size, room: Size, in window: DrawingWindow,
        offset: Point? = nil, container: ScrolledContent?
    ) {
        (self.tagged, self.size, self.room, self.offset) = (tagged, size, room, offset)
        rect = Rect(
            column: window.originColumn, row: window.originRow, columns: room.columns,
            rows: room.rows)
        self.container = container
        canBeSeen =
            room.columns > 0 && room.rows > 0 && (container?.canBeSeen ?? !window.sight.isEmpty)
    }

    /// The corners of this viewport and of the viewports around it, the outermost first.
    var corners: [Point] {
        (container?.corners ?? []) + [Point(column: rect.column, row: rect.row)]
    }
}
