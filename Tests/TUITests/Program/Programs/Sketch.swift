@testable import TUI

/// A view for tests that takes all available room and is drawn by a closure.
struct Sketch: View {
    private let drawing: (inout Page) -> Void

    init(_ drawing: @escaping (inout Page) -> Void) { self.drawing = drawing }

    func size(in offer: Size) -> Size { offer }
    func draw(on page: inout Page) { drawing(&page) }
}

extension Page {
    /// Draws a line of text with a value.
    mutating func put(
        _ text: String, _ column: Int, _ row: Int, for value: some Hashable,
        as uses: Area.Uses = .press, isFocused: Bool = false
    ) {
        let rect = Rect(column: column, row: row, columns: text.count, rows: 1)
        within(rect) { page in
            page.put(text, 0, 0, isFocused ? Style(attributes: .reverse) : .plain)
            page.tag(value, as: uses, isFocused: isFocused)
        }
    }

    mutating func put(_ text: String, _ column: Int, _ row: Int, _ style: Style = .plain) {
        canvas.draw(text, column: column, row: row, style: style)
    }
}
