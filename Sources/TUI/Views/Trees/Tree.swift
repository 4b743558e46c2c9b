/// Rows that open and close.
///
///     ▾ Sources
///       ▸ Games
///       ▾ TUI
///           Tree.swift
public struct Tree<Spot: Hashable>: View {
    private let tree: TreeOutline
    private let spot: Spot
    private let isFocused: Bool

    /// Creates the tree of a `.tree` control.
    public init(_ spot: Spot, in controls: Controls<Spot>) {
        self.spot = spot
        tree = controls.tree(spot)
        isFocused = controls.focus == spot
    }

    public func size(in offer: Size) -> Size {
        Size(
            columns: offer.columns.clampedToCanvas,
            rows: min(offer.rows.clampedToCanvas, tree.count))
    }

    public var stretch: Stretch { .both }

    public func draw(on page: inout Page) {
        page.tag(
            ControlPart.whole(spot), as: [.press, .focus, .wheel], isFocused: isFocused,
            partOf: page.size)
        let size = page.size
        let scroll = MenuScroll(
            count: tree.count, rows: size.rows, first: tree.cursor.first, selected: nil)
        let own = max(0, size.columns - (scroll.isNeeded ? 2 : 0))
        for (place, row) in scroll.visible.enumerated() {
            page.within(Rect(column: 0, row: place, columns: own, rows: 1)) {
                draw(row, of: size, on: &$0)
            }
            if isFocused, row == tree.cursor.selected {
                page.placeFocusCursor(column: 0, row: place)
            }
        }
        guard scroll.isNeeded, size.columns > 2 else { return }
        let isAway = !scroll.visible.contains(tree.cursor.selected)
        scroll.draw(
            on: &page, isFocused: isFocused && isAway,
            of: AreaValue(ScrollBar(of: ControlPart.whole(spot), scroll)))
    }

    private func draw(_ number: Int, of whole: Size, on page: inout Page) {
        let row = tree.row(number)
        let isChosen = number == tree.cursor.selected
        page.tag(ControlPart.row(spot, number), as: [.press, .hover, .wheel], partOf: whole)
        let background = page.background
        if isChosen {
            page.background = page.style(isFocused ? .focus : .selection)
            page.fill(style: page.background)
        }
        // With little space, deep rows are indented less.
        let indent = min(2 * row.depth, max(0, page.size.columns - 12))
        if row.canOpen {
            page.within(Rect(column: indent, row: 0, columns: 2, rows: 1)) {
                $0.tag(ControlPart.item(spot, number), as: [.press, .wheel], partOf: whole)
                let mark = row.isOpen ? (row.isUnknown ? "…" : "▾") : "▸"
                $0.draw(mark, column: 0, row: 0, style: $0.style(.accent))
            }
        }
        let place = Rect(
            column: indent + 2, row: 0, columns: max(0, page.size.columns - indent - 2), rows: 1)
        page.within(place) { Text(row.title).draw(on: &$0) }
        page.background = background
    }
}
