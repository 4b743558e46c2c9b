/// Digits three rows tall, for a clock that is read from a distance. They include `:`, `.`, `-` and
/// the space.
///
///     █▀█ ▄ █▀▀ █▀█        ┌─┐   ┌── ┌─┐
///     █ █ ▄ ▀▀█ █▀█        │ │ · └─┐ ├─┤
///     ▀▀▀   ▀▀▀ ▀▀▀        └─┘ · ──┘ └─┘
///
/// If the terminal has neither blocks nor lines, the digits consist of `_` and `|`.
public struct BigDigits: View {
    /// The characters that form the strokes of the digits.
    public enum Shape: Sendable { case blocks, lines }

    private let shapes: [BigDigit]
    private let shape: Shape
    private let role: Role
    private let style: Style?

    public init(_ text: String, role: Role = .text) {
        self.init(text, .blocks, role, nil)
    }

    public init(_ text: String, _ shape: Shape, style: Style) {
        self.init(text, shape, .text, style)
    }

    private init(_ text: String, _ shape: Shape, _ role: Role, _ style: Style?) {
        shapes = text.compactMap { BigDigit($0) }
        (self.shape, self.role, self.style) = (shape, role, style)
    }

    public func size(in offer: Size) -> Size {
        let columns = shapes.reduce(0) { $0 + $1.columns + 1 }
        return Size(columns: max(0, columns - 1), rows: 3)
    }

    public func draw(on page: inout Page) {
        let style = self.style ?? page.style(role)
        let isASCII = page.theme.isASCII || !page.theme.hasPartialBlocks
        var start = 0
        for digit in shapes where start < page.size.columns {
            for row in 0..<3 {
                for column in 0..<digit.columns {
                    let scalar =
                        isASCII
                        ? digit.ascii(column, row)
                        : shape == .lines
                            ? digit.line(column, row) : digit.halfBlock(column, row)
                    page.canvas.draw(scalar, column: start + column, row: row, style: style)
                }
            }
            start += digit.columns + 1
        }
    }
}
