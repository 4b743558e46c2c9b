extension TextLines {
    /// Draws a line. It ends in `…` if it is too long, or if more text follows below the visible
    /// part.
    func draw(
        _ line: Line, goesOn: Bool, row: Int, _ alignment: HorizontalAlignment, _ styles: [Style],
        on page: inout Page
    ) {
        let room = page.size.columns
        var line = line
        let isCut = goesOn || line.columns > room
        if isCut { cut(&line, to: room - 1) }
        var column = alignment.offset(of: line.columns + (isCut ? 1 : 0), in: room)
        for glyph in glyphs[line.glyphs] {
            let style = styles[glyph.piece]
            switch glyph {
            case .byte(let byte, _):
                page.canvas.draw(Unicode.Scalar(byte), column: column, row: row, style: style)
            case .other("\u{A0}", _, _):
                page.canvas.draw(" ", column: column, row: row, style: style)
            case .other(let character, _, _):
                let form = page.theme.isASCII ? character.asciiForm : character
                page.canvas.draw(form, column: column, row: row, style: style)
            }
            column += glyph.columns
        }
        guard isCut, let last = glyphs.isEmpty ? nil : styles[lastPiece(line)] else { return }
        page.draw("…", column: column, row: row, style: last)
    }

    private func cut(_ line: inout Line, to columns: Int) {
        var end = line.glyphs.lowerBound
        var taken = 0
        while end < line.glyphs.upperBound, taken + glyphs[end].columns <= columns {
            taken += glyphs[end].columns
            end += 1
        }
        line.glyphs = trimmed(line.glyphs.lowerBound..<end)
        line.columns = self.columns(of: line.glyphs)
    }

    private func lastPiece(_ line: Line) -> Int {
        let last = max(line.glyphs.lowerBound, line.glyphs.upperBound - 1)
        return glyphs[min(last, glyphs.count - 1)].piece
    }
}
