/// A list of lines that grows at its end. The view shows the last lines until the user scrolls
/// back. It reads only visible lines, so its cost does not depend on the number of lines.
public struct LogView<Spot: Hashable>: View {
    private let spot: Spot
    private let offset: Point
    private let isFocused: Bool
    private let count: Int
    private let line: (Int) -> Text

    /// Creates the log of a `.scroll(followsEnd: true)` control.
    public init<Lines: RandomAccessCollection>(
        _ spot: Spot, lines: Lines, in controls: Controls<Spot>
    ) where Lines.Element == Text {
        self.spot = spot
        offset = controls.offset(spot)
        isFocused = controls.focus == spot
        count = lines.count
        line = { lines[lines.index(lines.startIndex, offsetBy: $0)] }
    }

    public init<Lines: RandomAccessCollection<String>>(
        _ spot: Spot, lines: Lines, in controls: Controls<Spot>
    ) {
        self.init(spot, lines: lines.lazy.map { Text($0) }, in: controls)
    }

    public func size(in offer: Size) -> Size {
        Size(columns: offer.columns.clampedToCanvas, rows: min(offer.rows.clampedToCanvas, count))
    }

    public var stretch: Stretch { .both }

    public func draw(on page: inout Page) {
        let size = page.size
        let content = ScrolledContent(
            AreaValue(ControlPart.whole(spot)),
            size: Size(columns: size.columns, rows: max(count, size.rows)), room: size,
            in: page.canvas.window, container: page.container)
        page.tag(
            content.tagged, as: [.press, .focus, .wheel], isFocused: isFocused, partOf: size,
            scrolling: content)
        let scroll = MenuScroll(count: count, rows: size.rows, first: offset.row, selected: nil)
        let own = max(0, size.columns - (scroll.isNeeded ? 2 : 0))
        for (place, number) in scroll.visible.enumerated() {
            page.draw(
                line(number), in: Rect(column: 0, row: place, columns: own, rows: 1))
        }
        if scroll.isNeeded, size.columns > 2 {
            scroll.draw(on: &page, isFocused: isFocused, of: content.tagged.bar(scroll))
        }
    }
}
