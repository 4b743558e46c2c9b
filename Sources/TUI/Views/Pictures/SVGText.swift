/// The letters of a row. Adjacent letters in one style are one piece of text.
///
/// A glyph whose width depends on the font is a piece of its own, in the middle of its cell.
struct SVGText {
    private let row: Int
    private var letters = ""
    private var blanks = 0
    private var start = 0
    private var ink: UInt32 = 0
    private var attributes: Attributes = []

    init(row: Int) { self.row = row }

    mutating func add(
        _ glyph: String, _ attributes: Attributes, _ ink: UInt32, at place: SVGCell,
        into output: inout String
    ) {
        let attributes = attributes.intersection([.bold, .italic])
        if glyph == " " {
            // A single blank is part of the text. A larger gap starts a new piece.
            blanks += 1
            if blanks > 1 { end(into: &output) }
            return
        }
        guard glyph.unicodeScalars.allSatisfy(\.isLetterWidth) else {
            end(into: &output)
            output += "<text x=\"\(place.center)\" y=\"\(place.baseline)\" text-anchor=\"middle\""
            output += SVGText.dress(ink, attributes) + ">\(SVGText.escaped(glyph))</text>\n"
            return
        }
        if ink != self.ink || attributes != self.attributes { end(into: &output) }
        if letters.isEmpty {
            (start, self.ink, self.attributes) = (place.x, ink, attributes)
        } else if blanks > 0 {
            letters += " "
        }
        blanks = 0
        letters += glyph
    }

    mutating func end(into output: inout String) {
        defer { (letters, blanks) = ("", 0) }
        if letters.isEmpty { return }
        let baseline = SVGCell(column: 0, row: row, columns: 1).baseline
        output += "<text x=\"\(start)\" y=\"\(baseline)\""
        output += " textLength=\"\(letters.count * SVGCell.width)\""
        output += " lengthAdjust=\"spacingAndGlyphs\"" + SVGText.dress(ink, attributes)
        output += ">\(SVGText.escaped(letters))</text>\n"
    }

    private static func dress(_ ink: UInt32, _ attributes: Attributes) -> String {
        " fill=\"\(ink.hex)\"" + (attributes.contains(.bold) ? " font-weight=\"bold\"" : "")
            + (attributes.contains(.italic) ? " font-style=\"italic\"" : "")
    }

    static func escaped(_ text: String) -> String {
        text.reduce(into: "") { escaped, character in
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            // XML does not allow these two characters.
            case "\u{fffe}", "\u{ffff}": escaped += "\u{fffd}"
            default: escaped.append(character)
            }
        }
    }
}

extension Unicode.Scalar {
    /// Indicates whether every monospace font has the character in one width, like Latin letters.
    fileprivate var isLetterWidth: Bool {
        (0x21..<0x7f).contains(value) || (0xa1..<0x250).contains(value)
    }
}
