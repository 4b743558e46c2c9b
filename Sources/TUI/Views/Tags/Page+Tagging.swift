extension Page {
    /// Tags the visible part of the current area. The terminal's cursor goes to the focus, for
    /// screen readers and magnifiers. For a row, `whole` is the size of its list, which an
    /// ``AreaSize`` then reports.
    public mutating func tag(
        _ value: some Hashable, as uses: Area.Uses, isFocused: Bool = false,
        partOf whole: Size? = nil
    ) {
        tag(AreaValue(value), as: uses, isFocused: isFocused, partOf: whole, scrolling: nil)
    }

    mutating func tag(
        _ tagged: AreaValue, as uses: Area.Uses, isFocused: Bool, partOf whole: Size?,
        scrolling: ScrolledContent?
    ) {
        let window = canvas.window
        let rect = Rect(
            column: window.originColumn, row: window.originRow,
            columns: window.size.columns, rows: window.size.rows)
        areas.add(
            Area(
                rect: rect, visible: window.sight, tagged: tagged, uses: uses,
                isFocused: isFocused, whole: whole, scrolling: scrolling,
                container: container))
        if isFocused { placeFocusCursor(column: 0, row: 0) }
    }

    /// Places the terminal's cursor on the focus, where screen readers look for it. The theme may
    /// hide it there.
    public mutating func placeFocusCursor(column: Int, row: Int) {
        canvas.placeCursor(column: column, row: row, isVisible: theme.hasFocusCursor)
    }

    /// Makes everything drawn so far unreachable for the pointer and the focus.
    public mutating func hideAreasBelow() {
        areas.removeAll()
        canvas.cursor = nil
        hidesBelow = true
    }
}
