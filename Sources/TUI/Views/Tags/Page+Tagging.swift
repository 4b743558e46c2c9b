extension Page {
    /// Tags what is drawn on now, as far as it can be seen. The terminal's cursor goes to what has
    /// the focus, for those who follow it with a screen reader or a magnifier. `whole` is the size
    /// of the list that what is tagged is a row of: an ``AreaSize`` tells that.
    public mutating func tag(
        _ value: some Hashable, as uses: Area.Uses, isFocused: Bool = false,
        partOf whole: Size? = nil
    ) {
        tag(value, as: uses, isFocused: isFocused, partOf: whole, content: nil)
    }

    mutating func tag(
        _ value: some Hashable, as uses: Area.Uses, isFocused: Bool, partOf whole: Size?,
        content: Size?
    ) {
        let window = canvas.window
        let rect = Rect(
            column: window.originColumn, row: window.originRow,
            columns: window.size.columns, rows: window.size.rows)
        areas.add(
            Area(
                rect: rect, visible: window.sight, value: AnyHashable(value), uses: uses,
                isFocused: isFocused, whole: whole, content: content))
        if isFocused { canvas.placeCursor(column: 0, row: 0) }
    }

    /// Makes everything drawn so far unreachable for the pointer and the focus.
    public mutating func hideAreasBelow() {
        areas.removeAll()
        canvas.cursor = nil
        hidesBelow = true
    }
}
