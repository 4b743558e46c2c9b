/// A view of content that may be larger than the available space. Bars show the position.
///
/// With a `.scroll` control, the view scrolls to the focused control in its content. The wheel and
/// the page keys scroll away from that control, until a key for the control scrolls back.
public struct ScrollView<Content: View>: View {
    private let offset: Point
    private let content: Content

    /// The view's control; nil if the program scrolls the view.
    var control: ScrolledControl?

    /// Creates a view with the point `offset` of the content in its upper left corner. Limits the
    /// offset to the content.
    public init(offset: Point, @ViewBuilder _ content: () -> Content) {
        self.offset = offset
        self.content = content()
    }

    /// Creates a view that scrolls only to the focus in its content.
    init(following tag: some Hashable, @ViewBuilder _ content: () -> Content) {
        self.init(offset: Point(column: 0, row: 0), content)
        control = ScrolledControl(tagged: AreaValue(tag), isFocused: false, followsFocus: true)
    }

    public func size(in offer: Size) -> Size {
        content.wantedSize(in: Size(columns: offer.columns, rows: Size.largest.rows))
    }

    public var stretch: Stretch { .both }

    public func draw(on page: inout Page) {
        let window = window(at: offset, in: page.size)
        guard control?.followsFocus == true else { return draw(window, on: &page) }
        let draft = PageDraft(page)
        draw(window, on: &page)
        guard let place = page.focusPlace(since: draft) else { return }
        let room = page.absolute(window.room)
        let moved = self.window(
            at: Point(
                column: window.offset.column
                    + place.columns.shift(into: room.column..<room.right, margin: 0),
                row: window.offset.row + place.rows.shift(into: room.row..<room.bottom, margin: 1)),
            in: page.size)
        if moved.offset == window.offset { return }
        page.discard(draft)
        draw(moved, on: &page, hasMoved: true)
    }

    private func window(at offset: Point, in size: Size) -> ScrollWindow {
        ScrollWindow(room: size, offset: offset) { content.wantedSize(in: $0) }
    }

    private func draw(_ window: ScrollWindow, on page: inout Page, hasMoved: Bool = false) {
        let (size, container) = (page.size, page.container)
        if let control {
            let content = ScrolledContent(
                control.tagged, size: window.content, room: window.room, in: page.canvas.window,
                offset: hasMoved ? window.offset : nil, container: container)
            page.tag(
                control.tagged, as: [.wheel, .focus, .press], isFocused: control.isFocused,
                partOf: window.room, scrolling: content)
            page.container = content
        }
        page.within(Rect(column: 0, row: 0, columns: window.room.columns, rows: window.room.rows)) {
            let place = Rect(
                column: -window.offset.column, row: -window.offset.row,
                columns: window.content.columns, rows: window.content.rows)
            $0.draw(content, in: place)
        }
        page.container = container
        if window.room.columns < size.columns {
            page.within(Rect(column: 0, row: 0, columns: size.columns, rows: window.room.rows)) {
                let scroll = MenuScroll(
                    count: window.content.rows, rows: window.room.rows, first: window.offset.row,
                    selected: nil)
                scroll.draw(
                    on: &$0, isFocused: control?.isFocused ?? false,
                    of: control?.tagged.bar(scroll))
            }
        }
        if window.room.rows < size.rows { window.drawLowerBar(on: &page) }
    }
}

/// The properties of a scroll control that its view needs.
struct ScrolledControl {
    let tagged: AreaValue
    let isFocused: Bool

    /// Indicates whether the view scrolls to the focus in its content.
    let followsFocus: Bool
}

/// The visible part of the content, without the scroll bars.
struct ScrollWindow {
    private(set) var room: Size
    private(set) var content: Size
    private(set) var offset: Point

    init(room whole: Size, offset requested: Point, _ wanted: (Size) -> Size) {
        room = whole
        content = wanted(Size(columns: whole.columns, rows: Size.largest.rows))
        if content.rows > room.rows, room.columns > 2 {
            room.columns -= 2
            content = wanted(Size(columns: room.columns, rows: Size.largest.rows))
        }
        if content.columns > room.columns, room.rows > 1 { room.rows -= 1 }
        content = Size(
            columns: max(content.columns, room.columns), rows: max(content.rows, room.rows))
        offset = Point(
            column: min(max(0, requested.column), content.columns - room.columns),
            row: min(max(0, requested.row), content.rows - room.rows))
    }

    func drawLowerBar(on page: inout Page) {
        let length = max(1, room.columns * room.columns / content.columns)
        let start = offset.column * (room.columns - length) / max(1, content.columns - room.columns)
        for column in 0..<room.columns {
            let isThumb = (start..<start + length).contains(column)
            let rect = Rect(column: column, row: page.size.rows - 1, columns: 1, rows: 1)
            page.fill(rect, isThumb ? "━" : "─", page.style(isThumb ? .accent : .rule))
        }
    }
}

/// A scroll position. It is a value with commands, and stays within the content.
public struct ScrollOffset: Equatable, Sendable {
    public enum Command: Hashable, Sendable {
        case move(columns: Int, rows: Int)
        case page(Int)
        case start

        /// Scrolls to the last row.
        case end
    }

    public private(set) var point = Point(column: 0, row: 0)

    /// The sizes of the content and of the visible part. If they change, the position stays the
    /// same as far as the content allows.
    public var content: Size { didSet { keep() } }
    public var room: Size { didSet { keep() } }

    public init(content: Size, room: Size) {
        self.content = content
        self.room = room
    }

    public mutating func apply(_ command: Command) {
        switch command {
        case .move(let columns, let rows):
            point.column = point.column.addingClamped(columns)
            point.row = point.row.addingClamped(rows)
        case .page(let pages):
            point.row = point.row.addingClamped(pages.multipliedClamped(by: max(1, room.rows - 1)))
        case .start: point = Point(column: 0, row: 0)
        case .end: point.row = content.rows
        }
        keep()
    }

    mutating func move(to point: Point) {
        self.point = point
        keep()
    }

    /// Indicates whether the last row is visible.
    var isAtEnd: Bool { point.row >= content.rows - room.rows }

    private mutating func keep() {
        point.column = min(max(0, point.column), max(0, content.columns - room.columns))
        point.row = min(max(0, point.row), max(0, content.rows - room.rows))
    }
}

extension ScrollOffset.Command {
    /// Creates the command of a key: an arrow, a page key, Home or End.
    public init?(_ key: KeyPress) {
        guard key.isIntended, key.modifiers.isEmpty else { return nil }
        switch key.key {
        case .up, .keypad(.up): self = .move(columns: 0, rows: -1)
        case .down, .keypad(.down): self = .move(columns: 0, rows: 1)
        case .left, .keypad(.left): self = .move(columns: -2, rows: 0)
        case .right, .keypad(.right): self = .move(columns: 2, rows: 0)
        case .pageUp, .keypad(.pageUp): self = .page(-1)
        case .pageDown, .keypad(.pageDown): self = .page(1)
        case .home, .keypad(.home): self = .start
        case .end, .keypad(.end): self = .end
        default: return nil
        }
    }

    /// Creates the command of a notch of the wheel, which scrolls by three rows, or six columns.
    public init(wheel direction: Mouse.Direction) {
        switch direction {
        case .up: self = .move(columns: 0, rows: -3)
        case .down: self = .move(columns: 0, rows: 3)
        case .left: self = .move(columns: -6, rows: 0)
        case .right: self = .move(columns: 6, rows: 0)
        }
    }
}
