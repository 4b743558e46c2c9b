@testable import TUI

/// Draws a view on a page of this size, and returns the text.
func picture(
    _ view: some View, _ columns: Int, _ rows: Int, theme: Theme = .dark, at time: Duration = .zero
) -> String {
    var page = Page(columns: columns, rows: rows, theme: theme)
    page.show(view, at: time)
    return page.canvas.text()
}

/// Draws a view in its own size, and returns the text.
func picture(_ view: some View, theme: Theme = .dark) -> String {
    let size = view.wantedSize(in: Size(columns: 80, rows: 24))
    return picture(view, size.columns, size.rows, theme: theme)
}

/// Fills its room with a letter, to show the room that it received.
struct Block: View {
    let letter: Unicode.Scalar
    var columns = 1
    var rows = 1

    init(_ letter: Unicode.Scalar, _ columns: Int = 1, _ rows: Int = 1) {
        self.letter = letter
        self.columns = columns
        self.rows = rows
    }

    func size(in offer: Size) -> Size { Size(columns: columns, rows: rows) }
    func draw(on page: inout Page) { page.fill(with: letter, style: .plain) }
}
