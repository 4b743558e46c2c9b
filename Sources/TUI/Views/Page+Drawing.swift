extension Page {
    /// Returns the style of a role on the current background. A role without a background takes the
    /// current one, and the foreground that this background requires, if any.
    public func style(_ role: Role) -> Style { overBackground(theme[role]) }

    /// Returns a style on the current background.
    func overBackground(_ style: Style) -> Style {
        var style = style
        style.attributes.formUnion(background.attributes)
        guard style.background == .default else { return style }
        style.background = background.background
        // A background does not require the painted foreground, so roles keep their own.
        let isRequired = background.foreground != theme.paintedForeground
        if background.foreground != .default, isRequired || style.foreground == .default {
            style.foreground = background.foreground
        }
        return style
    }

    /// Draws a line of text, and returns its width in columns. In an ASCII theme, similar
    /// characters replace those outside ASCII.
    @discardableResult
    public mutating func draw(_ text: String, column: Int, row: Int, style: Style) -> Int {
        let text = theme.isASCII ? String(text.map(\.asciiForm)) : text
        return canvas.draw(text, column: column, row: row, style: style)
    }

    /// Draws a part of a text.
    @discardableResult
    public mutating func draw(_ text: Substring, column: Int, row: Int, style: Style) -> Int {
        draw(String(text), column: column, row: row, style: style)
    }

    /// Fills the current area with a glyph one column wide, or with only the style.
    public mutating func fill(with scalar: Unicode.Scalar = " ", style: Style) {
        fill(Rect(column: 0, row: 0, columns: size.columns, rows: size.rows), scalar, style)
    }

    mutating func fill(_ rect: Rect, _ scalar: Unicode.Scalar, _ style: Style) {
        canvas.fill(rect, with: cell(scalar, style))
    }

    /// Returns a glyph to draw on the canvas. In an ASCII theme, a similar one replaces it.
    public func cell(_ scalar: Unicode.Scalar, _ style: Style) -> Cell {
        Cell(theme.isASCII ? scalar.asciiForm : scalar, style)
    }
}
