/// Names side by side of which one is chosen; what it stands for is shown below by the program.
///
///      Home │▎Settings▕│ About
public struct Tabs<Value: Hashable>: View {
    private let items: [(value: Value, title: String)]
    private let selected: Value
    private let isFocused: Bool

    /// The values are what the program is told when one is pressed.
    public init(_ items: [(Value, String)], selected: Value, isFocused: Bool = false) {
        self.items = items.map { (value: $0.0, title: $0.1) }
        self.selected = selected
        self.isFocused = isFocused
    }

    public func size(in offer: Size) -> Size {
        Size(columns: items.reduce(0) { $0 + $1.title.drawnColumns + 3 } - 1, rows: 1)
    }

    public func draw(on page: inout Page) {
        var column = 0
        for (place, item) in items.enumerated() {
            let width = item.title.drawnColumns + 2
            page.within(Rect(column: column, row: 0, columns: width, rows: 1)) { page in
                let isSelected = item.value == selected
                page.tag(
                    item.value, as: [.press, .focus, .hover], isFocused: isSelected && isFocused)
                let role: Role = isSelected ? (isFocused ? .focus : .selection) : .dim
                if isSelected { page.fill(style: page.style(role)) }
                page.draw(item.title, column: 1, row: 0, style: page.style(role))
            }
            column += width
            if place + 1 < items.count {
                page.draw("│", column: column, row: 0, style: page.style(.rule))
            }
            column += 1
        }
    }

    /// The value so many tabs to the right of the chosen one, or to the left if negative; round the
    /// end it goes on at the beginning.
    public func value(after steps: Int) -> Value {
        guard let here = items.firstIndex(where: { $0.value == selected }) else { return selected }
        let count = items.count
        return items[((here + steps) % count + count) % count].value
    }
}
