extension Page {
    /// How a role looks on the background it is drawn on: one without a background of its own has
    /// the background's, and the background's foreground too, where the background insists on one.
    public func style(_ role: Role) -> Style { overBackground(theme[role]) }

    /// How a style looks on the background it is drawn on.
    func overBackground(_ style: Style) -> Style {
        var style = style
        style.attributes.formUnion(background.attributes)
        guard style.background == .default else { return style }
        style.background = background.background
        if background.foreground != .default { style.foreground = background.foreground }
        return style
    }

    /// Draws a line of text and says how many columns it takes. In an ASCII theme, look-alikes
    /// stand for what ASCII has not.
    @discardableResult
    public mutating func draw(
        _ text: some StringProtocol, column: Int, row: Int, style: Style
    ) -> Int {
        guard theme.isASCII else {
            return canvas.draw(text, column: column, row: row, style: style)
        }
        let plain = String(text.map(\.asciiForm))
        return canvas.draw(plain, column: column, row: row, style: style)
    }

    /// Fills all there is to draw on with a glyph of one column, or with nothing but the style.
    public mutating func fill(with scalar: Unicode.Scalar = " ", style: Style) {
        fill(Rect(column: 0, row: 0, columns: size.columns, rows: size.rows), scalar, style)
    }

    mutating func fill(_ rect: Rect, _ scalar: Unicode.Scalar, _ style: Style) {
        let scalar = theme.isASCII ? scalar.asciiForm : scalar
        canvas.fill(rect, with: Cell(scalar, style))
    }
}
