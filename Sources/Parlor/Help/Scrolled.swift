import TUI

/// A view that may be taller than its space. It shows the rows from `offset` on, or its last rows
/// if `offset` is larger than needed to reach the end.
struct Scrolled<Content: View>: View {
    let offset: Int
    let content: Content

    func size(in offer: Size) -> Size {
        let wanted = content.size(in: Size(columns: offer.columns, rows: 1_000))
        return Size(columns: wanted.columns, rows: min(wanted.rows, offer.rows))
    }

    func draw(on page: inout Page) {
        let room = page.size
        let wanted = content.size(in: Size(columns: room.columns, rows: 1_000))
        let first = min(offset, max(0, wanted.rows - room.rows))
        page.draw(
            content,
            in: Rect(column: 0, row: -first, columns: room.columns, rows: wanted.rows))
    }
}
