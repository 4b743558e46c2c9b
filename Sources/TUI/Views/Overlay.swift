/// A view over all others, and its position on the page.
struct Overlay {
    let view: any View
    let corner: Point
    let staysInside: Bool
    /// Indicates whether the pointer and the focus can reach the view.
    var isReachable = false

    func place(on page: Size) -> Rect {
        let wanted = view.wantedSize(in: page).limited(to: page)
        var corner = corner
        if staysInside {
            corner.column = min(page.columns - wanted.columns, max(0, corner.column))
            corner.row = min(page.rows - wanted.rows, max(0, corner.row))
        }
        return Rect(
            column: corner.column, row: corner.row, columns: wanted.columns, rows: wanted.rows)
    }
}
