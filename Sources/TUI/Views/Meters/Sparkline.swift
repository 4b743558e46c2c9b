/// A series of numbers, one per column. The newest is at the right. Even a value of 0 fills an
/// eighth of a cell, so that it is visible.
///
///     ▂▅▇█▆▃▁
public struct Sparkline: View {
    private let values: [Double]
    private let top: Double?
    private let role: Role

    /// Creates the series. `top` is the value of a full column; nil stands for the largest visible
    /// value.
    public init(_ values: [Double], top: Double? = nil, role: Role = .accent) {
        self.values = values
        self.top = top
        self.role = role
    }

    public func size(in offer: Size) -> Size { Size(columns: values.count, rows: 1) }

    public func draw(on page: inout Page) {
        let (columns, rows) = (page.size.columns, page.size.rows)
        let shown = values.suffix(columns)
        let top = top ?? shown.filter(\.isFinite).max() ?? 0
        let style = page.style(role)
        for (column, value) in shown.enumerated() {
            // A value that is not a number shows nothing. A value above the range fills the column.
            let part = top > 0 ? value / top : 0
            let eighths = value >= 0 ? max(1, Eighths.count(part, of: rows)) : 0
            for row in 0..<rows {
                let filled = eighths - (rows - 1 - row) * 8
                let scalar =
                    page.theme.isASCII ? Eighths.ascii(filled) : Eighths.fromBelow(filled)
                page.canvas.draw(scalar, column: column, row: row, style: style)
            }
        }
    }
}
