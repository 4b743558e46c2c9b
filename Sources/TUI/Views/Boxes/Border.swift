/// The style of a border.
public enum Border: Hashable, Sendable, CaseIterable {
    case single, double, heavy, rounded

    /// Plain ASCII characters. An ASCII theme draws all borders with them.
    case ascii

    /// The horizontal and the vertical line, and the four corners from the upper left to the lower
    /// right.
    var scalars: [Unicode.Scalar] {
        switch self {
        case .single: ["─", "│", "┌", "┐", "└", "┘"]
        case .double: ["═", "║", "╔", "╗", "╚", "╝"]
        case .heavy: ["━", "┃", "┏", "┓", "┗", "┛"]
        case .rounded: ["─", "│", "╭", "╮", "╰", "╯"]
        case .ascii: ["-", "|", "+", "+", "+", "+"]
        }
    }
}

extension Page {
    /// Draws a border along the edges of the current area.
    public mutating func drawBorder(_ border: Border, style: Style) {
        let scalars = (theme.isASCII ? .ascii : border).scalars
        let (right, bottom) = (size.columns - 1, size.rows - 1)
        guard right >= 0 && bottom >= 0 else { return }
        fill(Rect(column: 0, row: 0, columns: right + 1, rows: 1), scalars[0], style)
        fill(Rect(column: 0, row: bottom, columns: right + 1, rows: 1), scalars[0], style)
        fill(Rect(column: 0, row: 0, columns: 1, rows: bottom + 1), scalars[1], style)
        fill(Rect(column: right, row: 0, columns: 1, rows: bottom + 1), scalars[1], style)
        canvas[0, 0] = Cell(scalars[2], style)
        canvas[right, 0] = Cell(scalars[3], style)
        canvas[0, bottom] = Cell(scalars[4], style)
        canvas[right, bottom] = Cell(scalars[5], style)
    }
}
