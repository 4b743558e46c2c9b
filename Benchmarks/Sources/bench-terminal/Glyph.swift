import CReference
import TUI

/// The content of a cell. The trail of a wide glyph takes no columns.
struct Glyph {
    let scalar: Unicode.Scalar
    let style: Style
    let isTrail: Bool

    init(_ cell: reference_cell, isRGB: Bool) {
        scalar = Unicode.Scalar(cell.scalar) ?? " "
        style = Style(
            foreground: Glyph.color(cell.fg, isRGB), background: Glyph.color(cell.bg, isRGB),
            attributes: Attributes(rawValue: cell.attributes))
        isTrail = cell.width == 0
    }

    private static func color(_ index: Int16, _ isRGB: Bool) -> Color {
        if index < 0 { return .default }
        if !isRGB { return .index(UInt8(index)) }
        let value = reference_rgb(CInt(index))
        return .rgb(UInt8(value >> 16), UInt8(value >> 8 & 255), UInt8(value & 255))
    }
}

/// A piece of text that is drawn with one call, in one style.
struct StyledText {
    var text = ""
    let column: Int
    let row: Int
    let style: Style

    /// Returns all texts of a frame.
    static func texts(of recording: Recording, _ glyphs: [Glyph], frame: Int) -> [StyledText] {
        var texts: [StyledText] = []
        for row in 0..<recording.rows {
            let first = texts.count
            for column in 0..<recording.columns {
                let glyph = glyphs[(frame * recording.rows + row) * recording.columns + column]
                if glyph.isTrail { continue }
                if texts.count == first || texts[texts.count - 1].style != glyph.style {
                    texts.append(StyledText(column: column, row: row, style: glyph.style))
                }
                texts[texts.count - 1].text.unicodeScalars.append(glyph.scalar)
            }
        }
        return texts
    }
}
