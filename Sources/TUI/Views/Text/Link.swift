/// A title that links to an address. The program or the terminal opens the address.
///
/// The underline shows a link, even without colors.
public struct Link<Value: Hashable>: View {
    private let title: String
    private let address: String
    private let value: Value
    private let isFocused: Bool

    /// Creates a link. A press sends `value` to the program.
    public init(_ title: String, to address: String, _ value: Value, isFocused: Bool = false) {
        (self.title, self.address) = (title, address)
        (self.value, self.isFocused) = (value, isFocused)
    }

    public func size(in offer: Size) -> Size { Size(columns: title.drawnColumns, rows: 1) }

    public func draw(on page: inout Page) {
        let columns = min(page.size.columns, title.drawnColumns)
        page.within(Rect(column: 0, row: 0, columns: columns, rows: 1)) { page in
            page.tag(value, as: [.press, .focus, .hover], isFocused: isFocused)
            var style = page.style(isFocused ? .focus : .accent)
            style.attributes.formUnion([.underline, page.canvas.link(to: address)])
            Text(title, style: style).draw(on: &page)
        }
    }
}
