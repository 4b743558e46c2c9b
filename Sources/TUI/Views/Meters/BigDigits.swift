/// Digits three rows high, for a clock that is seen from afar. Also `:`, `.`, `-` and the space.
///
///     █▀█ ▄ █▀▀ █▀█
///     █ █ ▄ ▀▀█ █▀█
///     ▀▀▀   ▀▀▀ ▀▀▀
public struct BigDigits: View {
    private let shapes: [BigDigit]
    private let role: Role

    public init(_ text: String, role: Role = .text) {
        shapes = text.compactMap { BigDigit($0) }
        self.role = role
    }

    public func size(in offer: Size) -> Size {
        let columns = shapes.reduce(0) { $0 + $1.columns + 1 }
        return Size(columns: max(0, columns - 1), rows: 3)
    }

    public func draw(on page: inout Page) {
        let style = page.style(role)
        var start = 0
        for shape in shapes where start < page.size.columns {
            for row in 0..<3 {
                for column in 0..<shape.columns {
                    let scalar =
                        page.theme.isASCII
                        ? shape.ascii(column, row) : shape.halfBlock(column, row)
                    page.canvas.draw(scalar, column: start + column, row: row, style: style)
                }
            }
            start += shape.columns + 1
        }
    }
}
