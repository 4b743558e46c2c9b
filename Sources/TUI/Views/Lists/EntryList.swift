/// Rows of several lines. Each row is a view, and only visible rows are created.
///
///     ▌Ada Lovelace
///     ▌  Notes on the engine
///      Alan Turing
///        On computable numbers
public struct EntryList<Spot: Hashable>: View {
    private let spot: Spot
    private let cursor: ListCursor
    private let lines: Int
    private let isFocused: Bool
    private let count: Int
    private let entry: (Int) -> any View

    /// Creates the list of a `.list` control. Its `lines` are the height of an entry.
    public init<Rows: RandomAccessCollection>(
        _ spot: Spot, rows: Rows, in controls: Controls<Spot>,
        @ViewBuilder _ entry: @escaping (Rows.Element) -> ViewGroup
    ) {
        self.spot = spot
        cursor = controls.cursor(spot)
        lines = controls.lines(spot)
        isFocused = controls.focus == spot
        count = rows.count
        self.entry = { entry(rows[rows.index(rows.startIndex, offsetBy: $0)]).made }
    }

    /// The chosen row, limited to the rows of the list. For a moment, the cursor may have more
    /// rows.
    private var selected: Int { min(cursor.selected, count - 1) }

    public func size(in offer: Size) -> Size {
        Size(
            columns: offer.columns.clampedToCanvas,
            rows: min(offer.rows.clampedToCanvas, count.multipliedClamped(by: lines)))
    }

    public var stretch: Stretch { .both }

    public func draw(on page: inout Page) {
        page.tag(
            ControlPart.whole(spot), as: [.press, .focus, .wheel], isFocused: isFocused,
            partOf: page.size)
        let size = page.size
        let scroll = MenuScroll(
            count: count, rows: size.rows / lines, first: cursor.first, selected: nil)
        let isNeeded = scroll.isNeeded && size.columns > 2
        let own = max(0, size.columns - (isNeeded ? 2 : 0))
        let visible = scroll.first..<min(count, scroll.first + (size.rows + lines - 1) / lines)
        for (place, row) in visible.enumerated() {
            page.within(Rect(column: 0, row: place * lines, columns: own, rows: lines)) {
                draw(row, of: size, on: &$0)
            }
        }
        guard isNeeded else { return }
        let bar = MenuScroll(
            count: count.multipliedClamped(by: lines), rows: size.rows,
            first: scroll.first.multipliedClamped(by: lines),
            selected: nil)
        bar.draw(
            on: &page, isFocused: isFocused && !visible.contains(selected),
            of: AreaValue(ScrollBar(of: ControlPart.whole(spot), bar)))
    }

    private func draw(_ row: Int, of whole: Size, on page: inout Page) {
        let isChosen = row == selected
        page.tag(ControlPart.row(spot, row), as: [.press, .hover, .wheel], partOf: whole)
        let background = page.background
        if isChosen || cursor.marked.contains(row) {
            page.background = page.style(
                isChosen ? (isFocused ? .focus : .selection) : .same)
            page.fill(style: page.background)
        }
        if isChosen {
            let edge = Rect(column: 0, row: 0, columns: 1, rows: page.size.rows)
            page.fill(edge, "▌", page.style(.accent))
            if isFocused { page.placeFocusCursor(column: 0, row: 0) }
        }
        page.draw(
            entry(row),
            in: Rect(column: 1, row: 0, columns: page.size.columns - 1, rows: page.size.rows))
        page.background = background
    }
}
