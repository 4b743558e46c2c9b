/// The lines around something.
public enum Border: Hashable, Sendable, CaseIterable {
    case single, double, heavy, rounded

    /// Drawn by every terminal; an ASCII theme draws all the others like this too.
    case ascii

    /// Horizontal, vertical, and the corners from the upper left to the lower right.
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
    /// Draws lines along the edges of all there is to draw on.
    public mutating func drawBorder(_ border: Border, style: Style) {
        let scalars = (theme.isASCII ? .ascii : border).scalars
        let (right, bottom) = (size.columns - 1, size.rows - 1)
        guard right >= 0 && bottom >= 0 else { return }
        for row in Set([0, bottom]) {
            fill(Rect(column: 0, row: row, columns: right + 1, rows: 1), scalars[0], style)
        }
        for column in Set([0, right]) {
            fill(Rect(column: column, row: 0, columns: 1, rows: bottom + 1), scalars[1], style)
        }
        let corners = [(0, 0), (right, 0), (0, bottom), (right, bottom)]
        for (corner, scalar) in zip(corners, scalars.dropFirst(2)) {
            canvas[corner.0, corner.1] = Cell(scalar, style)
        }
    }
}
