/// Titles side by side, of which one is chosen. The program shows the content below. If some titles
/// do not fit, the chosen one is visible, and marks lead to the others.
///
///      Home │▎Settings▕│ About  ›
public struct Tabs<Value: Hashable>: View {
    private let items: [(value: Value, title: String)]
    private let selected: Value
    private let isFocused: Bool

    /// Creates tabs. A press on a tab sends the tab's value to the program.
    public init(_ items: [(Value, String)], selected: Value, isFocused: Bool = false) {
        self.items = items.map { (value: $0.0, title: $0.1) }
        self.selected = selected
        self.isFocused = isFocused
    }

    public func size(in offer: Size) -> Size { Size(columns: columns(items.indices), rows: 1) }

    public func draw(on page: inout Page) {
        let room = page.size.columns
        let shown = visible(in: room)
        var column = 0
        if shown.lowerBound > 0 {
            mark("‹", items[shown.lowerBound - 1].value, at: 0, on: &page)
            column = 2
        }
        let end = shown.upperBound < items.count ? max(column, room - 2) : room
        for place in shown {
            let width = min(items[place].title.drawnColumns + 2, end - column)
            page.within(Rect(column: column, row: 0, columns: width, rows: 1)) {
                draw(items[place], on: &$0)
            }
            column += width
            if place + 1 < shown.upperBound {
                page.draw("│", column: column, row: 0, style: page.style(.rule))
            }
            column += 1
        }
        if shown.upperBound < items.count {
            mark("›", items[shown.upperBound].value, at: room - 1, on: &page)
        }
    }

    private func draw(_ item: (value: Value, title: String), on page: inout Page) {
        let isSelected = item.value == selected
        page.tag(item.value, as: [.press, .focus, .hover], isFocused: isSelected && isFocused)
        let role: Role = isSelected ? (isFocused ? .focus : .selection) : .dim
        if isSelected { page.fill(style: page.style(role)) }
        page.draw(
            Text(item.title, role),
            in: Rect(column: 1, row: 0, columns: page.size.columns - 1, rows: 1))
    }

    private func mark(_ mark: String, _ value: Value, at column: Int, on page: inout Page) {
        page.within(Rect(column: column, row: 0, columns: 1, rows: 1)) {
            $0.tag(value, as: [.press, .hover])
            $0.draw(mark, column: 0, row: 0, style: $0.style(.accent))
        }
    }

    /// Returns the visible tabs: the chosen one, as many before it as fit, and then as many after
    /// it.
    private func visible(in room: Int) -> Range<Int> {
        if columns(items.indices) <= room || items.isEmpty { return items.indices }
        let chosen = items.firstIndex { $0.value == selected } ?? 0
        func fits(_ range: Range<Int>) -> Bool {
            let marks = (range.lowerBound > 0 ? 2 : 0) + (range.upperBound < items.count ? 2 : 0)
            return columns(range) + marks <= room
        }
        let first = (0...chosen).first { fits($0..<chosen + 1) } ?? chosen
        let end = (chosen + 1...items.count).last { fits(first..<$0) } ?? chosen + 1
        return first..<end
    }

    private func columns(_ range: Range<Int>) -> Int {
        max(0, items[range].reduce(-1) { $0 + $1.title.drawnColumns + 3 })
    }

    /// Returns the value `steps` tabs to the right of the chosen one, or to the left if negative.
    /// Wraps around at the ends.
    public func value(after steps: Int) -> Value {
        guard let here = items.firstIndex(where: { $0.value == selected }) else { return selected }
        let count = items.count
        return items[((here + steps) % count + count) % count].value
    }

    /// Returns the value to which a key leads while a tab has the focus, or nil for other keys.
    public func value(for key: KeyPress) -> Value? {
        guard key.isIntended, key.modifiers.isEmpty else { return nil }
        switch key.key {
        case .left, .keypad(.left): return value(after: -1)
        case .right, .keypad(.right): return value(after: 1)
        case .home, .keypad(.home): return items.first?.value
        case .end, .keypad(.end): return items.last?.value
        default: return nil
        }
    }
}
