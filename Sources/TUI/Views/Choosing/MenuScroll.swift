/// The visible rows of a menu, and the thumb of its scroll bar.
struct MenuScroll: Hashable {
    let count: Int
    let rows: Int
    let first: Int

    init(count: Int, rows: Int, first: Int?, selected: Int?) {
        self.count = max(0, count)
        self.rows = max(0, rows)
        let last = max(0, self.count - self.rows)
        guard let selected else {
            self.first = min(last, max(0, first ?? 0))
            return
        }
        let wished = first ?? selected - self.rows / 2
        let lowest = selected - max(1, self.rows) + 1
        let inSight = min(selected, max(lowest, wished))
        self.first = min(last, max(0, inSight))
    }

    var isNeeded: Bool { count > rows }
    var visible: Range<Int> { first..<min(count, first + rows) }

    /// The thumb of the scroll bar. Its length shows how much is visible, and is at least one row.
    /// If all rows are visible, the thumb fills the bar. It touches the upper end only if the first
    /// row is visible, and the lower end only if the last row is visible, unless it can move by at
    /// most one row.
    var thumb: Range<Int> {
        guard isNeeded else { return 0..<rows }
        let length = max(1, rows * rows / count)
        let way = rows - length
        let last = count - rows
        var start = last.dividingFullWidth(first.multipliedFullWidth(by: way)).quotient
        if first > 0 && start == 0 && way > 1 { start = 1 }
        if first < last && start == way && way > 1 { start = way - 1 }
        return start..<start + length
    }

    /// Returns the first visible row if the middle of the thumb is at a row of the bar. The ends of
    /// the bar lead to the ends of the menu.
    func first(at row: Int) -> Int {
        let (last, way) = (max(0, count - rows), rows - thumb.count)
        if way < 1 { return row > first * rows / max(1, count) ? last : 0 }
        let start = min(max(0, row - (thumb.count - 1) / 2), way)
        return way.dividingFullWidth(last.multipliedFullWidth(by: start)).quotient
    }

    /// Draws the scroll bar. `bar` tags it, so that it takes the mouse. If `isFocused` is true, for
    /// example because the chosen row is not visible, the thumb also looks different without
    /// colors.
    func draw(on page: inout Page, isFocused: Bool = false, of bar: AreaValue? = nil) {
        guard rows > 0 else { return }
        if let bar {
            let place = Rect(column: page.size.columns - 1, row: 0, columns: 1, rows: rows)
            page.within(place) {
                $0.tag(bar, as: .drag, isFocused: false, partOf: nil, scrolling: nil)
            }
        }
        let thumb = thumb
        for row in 0..<rows {
            let isThumb = thumb.contains(row)
            let rect = Rect(column: page.size.columns - 1, row: row, columns: 1, rows: 1)
            let scalar: Unicode.Scalar =
                page.theme.isASCII ? (isThumb ? "#" : ":") : (isThumb ? "┃" : "│")
            page.fill(
                rect, scalar, page.style(isThumb ? (isFocused ? .focus : .accent) : .rule))
        }
    }
}
