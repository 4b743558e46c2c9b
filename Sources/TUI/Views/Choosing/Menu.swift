/// Rows to choose from. If they do not all fit, the menu scrolls to the chosen row, and a bar at
/// the right shows which part is visible.
///
///     ▸ Memory    m  ┃
///       Sudoku    s  ┃
///       Klondike  k  │
public struct Menu<Value: Hashable>: View {
    let items: [MenuItem<Value>]
    let selected: Value?
    let isFocused: Bool
    let first: Int?
    private let center: Value?
    /// The number of empty rows between the rows, in a menu that does not scroll.
    private var spacing = 0

    /// The value that tags the menu, and can have the focus, while the menu has no rows.
    var empty: Value?

    /// Creates a menu. `isFocused` is true if the menu receives the arrow keys. `first` is the row
    /// at the top, unless the chosen row would be hidden. If `first` is nil, the chosen row is in
    /// the middle.
    public init(
        _ items: [MenuItem<Value>], selected: Value?, isFocused: Bool = false, first: Int? = nil
    ) {
        self.init(items, selected: selected, isFocused: isFocused, first: first, center: selected)
    }

    /// Creates a menu with the row `center` in the middle, unless the chosen row would be hidden.
    init(
        _ items: [MenuItem<Value>], selected: Value?, isFocused: Bool = false, first: Int? = nil,
        center: Value?
    ) {
        self.items = items
        self.selected = selected
        self.isFocused = isFocused
        self.first = first
        self.center = center
    }

    /// Returns the menu with empty rows between its rows, or without them if not everything fits.
    public func spaced(by rows: Int) -> Menu {
        var menu = self
        menu.spacing = rows
        return menu
    }

    public func size(in offer: Size) -> Size {
        let scrolls = items.count > offer.rows
        return Size(
            columns: columns + (scrolls ? 2 : 0),
            rows: items.count + spacing(in: offer) * max(0, items.count - 1))
    }

    private func spacing(in room: Size) -> Int {
        items.count + spacing * (items.count - 1) <= room.rows ? spacing : 0
    }

    private var columns: Int { items.map { MenuRow.columns(of: $0) }.max() ?? 0 }

    public func draw(on page: inout Page) {
        let room = page.size
        if let empty, items.isEmpty {
            page.tag(empty, as: [.press, .focus, .wheel], isFocused: isFocused)
        }
        let top = first ?? index(of: center).map { $0 - room.rows / 2 }
        let scroll = MenuScroll(
            count: items.count, rows: room.rows, first: top, selected: index(of: selected))
        let own = max(0, room.columns - (scroll.isNeeded ? 2 : 0))
        let isTight = columns > own
        let step = 1 + spacing(in: room)
        for (place, index) in scroll.visible.enumerated() {
            page.draw(
                row(items[index], isTight: isTight, in: room),
                in: Rect(column: 0, row: place * step, columns: own, rows: 1))
        }
        if scroll.isNeeded && room.columns > 2 {
            scroll.draw(on: &page, of: bar(in: room))
        }
    }

    /// Returns the value that tags the bar. The chosen row is always visible, so each row of the
    /// bar leads to a row of the menu.
    private func bar(in room: Size) -> AreaValue {
        let last = max(1, room.rows - 1)
        let enabled = items.indices.filter { !items[$0].isDisabled }
        let values = (0..<room.rows).compactMap { row -> Value? in
            let index = row * (items.count - 1) / last
            return enabled.min { abs($0 - index) < abs($1 - index) }.map { items[$0].value }
        }
        return AreaValue(MenuScrollBar(values: values))
    }

    /// Returns the value `steps` rows below the chosen one, or above if negative. Skips disabled
    /// rows, and wraps around at the ends. If all rows are disabled, returns the chosen value.
    public func value(after steps: Int) -> Value? {
        let enabled = items.filter { !$0.isDisabled }
        guard !enabled.isEmpty else { return selected }
        let here = enabled.firstIndex { $0.value == selected } ?? (steps > 0 ? -1 : 0)
        let place = (here + steps % enabled.count + enabled.count) % enabled.count
        return enabled[place].value
    }

    private func index(of value: Value?) -> Int? { items.firstIndex { $0.value == value } }

    private func row(
        _ item: MenuItem<Value>, isTight: Bool, in size: Size
    ) -> some View {
        MenuRow(
            item: item, isSelected: item.value == selected, isFocused: isFocused,
            isTight: isTight, menuSize: size)
    }
}
