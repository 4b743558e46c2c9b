/// A column of a table.
public struct TableColumn<Row> {
    public let title: String
    let columns: Int?
    let alignment: HorizontalAlignment
    let role: Role
    let text: (Row) -> String

    /// Creates a column. `columns` is its width. Columns without one share the remaining space.
    public init(
        _ title: String, columns: Int? = nil, alignment: HorizontalAlignment = .left,
        role: Role = .text, text: @escaping (Row) -> String
    ) {
        self.title = title
        self.columns = columns?.clampedToCanvas
        self.alignment = alignment
        self.role = role
        self.text = text
    }
}

/// The column by which a table is sorted, and the direction.
public struct TableSorting: Hashable, Sendable {
    public private(set) var column: Int
    public private(set) var isAscending: Bool

    public init(column: Int = 0, isAscending: Bool = true) {
        (self.column, self.isAscending) = (column, isAscending)
    }

    /// Handles a press on a header: sorts by its column, or reverses the direction if the table is
    /// already sorted by this column.
    public mutating func press(_ column: Int) {
        self = TableSorting(column: column, isAscending: column != self.column || !isAscending)
    }
}

/// A part of a table that can be pressed.
public enum TablePart: Hashable, Sendable {
    case header(Int)
    case row(Int)

    /// The area of the rows. It has the focus while the chosen row is not visible.
    case body
}

/// Any number of rows in aligned columns, below a header that stays in place. Reads only visible
/// rows.
///
///     Name ▲      Size
///     Klondike  42,120  ┃
///     Memory    11,980  │
public struct DataTable<Row, Value: Hashable>: View {
    private let columns: [TableColumn<Row>]
    private let cursor: ListCursor
    private let sorting: TableSorting?
    private let isFocused: Bool
    private let tag: (TablePart) -> Value
    private let count: Int
    private let row: (Int) -> Row

    /// Creates a table. A press on a header or a row sends the result of `tag` to the program. A
    /// lazy collection creates rows on demand: `(0..<count).lazy.map(row)`.
    public init<Rows: RandomAccessCollection>(
        _ columns: [TableColumn<Row>], rows: Rows, cursor: ListCursor,
        sorting: TableSorting? = nil, isFocused: Bool = false,
        tag: @escaping (TablePart) -> Value
    ) where Rows.Element == Row {
        self.columns = columns
        self.cursor = cursor
        count = rows.count
        self.sorting = sorting
        self.isFocused = isFocused
        self.tag = tag
        row = { rows[rows.index(rows.startIndex, offsetBy: $0)] }
    }

    /// The chosen row, limited to the rows of the table. For a moment, the cursor may have more
    /// rows.
    private var selected: Int { min(cursor.selected, count - 1) }

    public func size(in offer: Size) -> Size {
        Size(
            columns: offer.columns.clampedToCanvas,
            rows: min(offer.rows.clampedToCanvas, count.addingClamped(1)))
    }

    public var stretch: Stretch { .both }

    public func draw(on page: inout Page) {
        let rows = page.size.rows - 1
        guard rows >= 0 else { return }
        let scroll = MenuScroll(count: count, rows: rows, first: cursor.first, selected: nil)
        let own = max(0, page.size.columns - (scroll.isNeeded ? 2 : 0))
        let places = places(in: own)
        drawHeader(places, on: &page)
        let visible = scroll.visible
        let body = Rect(column: 0, row: 1, columns: page.size.columns, rows: rows)
        // If the chosen row is not visible, the area below the header has the focus.
        let bodyHasFocus = isFocused && !visible.contains(selected)
        page.within(body) {
            let uses: Area.Uses =
                bodyHasFocus || count == 0 ? [.press, .focus, .wheel] : [.press, .wheel]
            $0.tag(tag(.body), as: uses, isFocused: bodyHasFocus, partOf: body.size)
        }
        // Only one row can get the focus, for the whole table.
        let focusable = visible.contains(selected) ? selected : visible.lowerBound
        for (place, index) in visible.enumerated() {
            let rect = Rect(column: 0, row: place + 1, columns: own, rows: 1)
            page.within(rect) {
                draw(index, places, isFocusable: index == focusable, of: body.size, on: &$0)
            }
        }
        if scroll.isNeeded && page.size.columns > 2 {
            let bar = AreaValue(ScrollBar(of: tag(.body), scroll))
            page.within(body) { scroll.draw(on: &$0, isFocused: bodyHasFocus, of: bar) }
        }
    }

    private func drawHeader(_ places: [Range<Int>], on page: inout Page) {
        for (index, column) in columns.enumerated() {
            let place = places[index]
            let mark = sorting?.column == index ? (sorting?.isAscending ?? true ? " ▲" : " ▼") : ""
            page.within(Rect(column: place.lowerBound, row: 0, columns: place.count, rows: 1)) {
                $0.tag(tag(.header(index)), as: [.press, .hover])
                let role: Role = mark.isEmpty ? .title : .accent
                $0.drawCell(column.title + mark, column.alignment, $0.style(role))
            }
        }
        // A `…` shows that a column does not fit.
        let isCut = columns.indices.contains { places[$0].isEmpty && columns[$0].columns != 0 }
        guard isCut, let end = places.last?.upperBound else { return }
        page.draw("…", column: max(0, end - 1), row: 0, style: page.style(.dim))
    }

    private func draw(
        _ index: Int, _ places: [Range<Int>], isFocusable: Bool, of body: Size,
        on page: inout Page
    ) {
        let isSelected = index == selected
        page.tag(
            tag(.row(index)),
            as: isFocusable ? [.press, .focus, .hover, .wheel] : [.press, .hover, .wheel],
            isFocused: isSelected && isFocused, partOf: body)
        let isMarked = cursor.marked.contains(index)
        let below = page.background
        if isSelected || isMarked {
            page.background = page.style(isSelected ? (isFocused ? .focus : .selection) : .same)
            // A marked row is also underlined, because a theme of sixteen colors may have no color
            // for it.
            if isMarked { page.background.attributes.insert(.underline) }
            page.fill(style: page.background)
        }
        let item = row(index)
        // Loops over indices. Zipping sequences of a generic row needs runtime lookups, which take
        // several times as long as drawing the row.
        for number in places.indices {
            let (column, place) = (columns[number], places[number])
            page.within(Rect(column: place.lowerBound, row: 0, columns: place.count, rows: 1)) {
                $0.drawCell(column.text(item), column.alignment, $0.style(column.role))
            }
        }
        page.background = below
    }

    /// Returns the window columns of each table column, with two blanks between them. A table
    /// column without a width has at least one window column, for `…`.
    private func places(in room: Int) -> [Range<Int>] {
        let fixed = columns.compactMap(\.columns).reduce(0, +) + max(0, columns.count - 1) * 2
        let open = columns.filter { $0.columns == nil }.count
        var left = max(open, room - fixed)
        var remaining = open
        var start = 0
        return columns.map { column in
            var width = column.columns ?? 0
            if column.columns == nil {
                width = left / max(1, remaining)
                left -= width
                remaining -= 1
            }
            let end = min(room, start + width)
            defer { start = min(room, end + 2) }
            return min(start, end)..<end
        }
    }
}

extension Page {
    /// Draws text across the current area. Cuts a text that is too long, and ends it in `…`.
    fileprivate mutating func drawCell(
        _ text: String, _ alignment: HorizontalAlignment, _ style: Style
    ) {
        let room = size.columns
        var shown = text
        var columns = text.utf8.count
        if columns > room || !text.utf8.allSatisfy({ $0 < 0x80 }) {
            columns = text.drawnColumns
            if columns > room, room > 0 {
                shown = ""
                columns = 0
                for character in text {
                    let width = character.drawnColumns
                    if columns + width > room - 1 { break }
                    shown.append(character)
                    columns += width
                }
                shown.append("…")
                columns += 1
            }
        }
        let start = alignment.offset(of: columns, in: room)
        draw(shown, column: max(0, start), row: 0, style: style)
    }
}
