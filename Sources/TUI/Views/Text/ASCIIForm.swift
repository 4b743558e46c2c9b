extension Character {
    /// The ASCII character of the same width that looks most similar, or the character itself if it
    /// resembles none, such as a letter of another script.
    var asciiForm: Character {
        let scalars = unicodeScalars
        guard let first = scalars.first, scalars.count == 1 else { return self }
        return Character(first.asciiForm)
    }
}

extension Unicode.Scalar {
    var asciiForm: Unicode.Scalar {
        switch value {
        case ..<0x80: self
        case 0x2500...0x257f: boxForm
        case 0x2581...0x2583: "_"
        case 0x258f, 0x2595: "|"
        case 0x2594: "-"
        case 0x2596, 0x2597: "."
        case 0x2598, 0x259d: "'"
        case 0x259a: "\\"
        case 0x259e: "/"
        case 0x2580...0x259f: "#"
        default: Unicode.Scalar.looks[self] ?? self
        }
    }

    var boxForm: Unicode.Scalar {
        switch self {
        case "─", "┄", "┈", "╌", "╴", "╶", "╼", "╾": "-"
        case "━", "═", "┅", "┉", "╍", "╸", "╺": "="
        case "│", "┃", "║", "┆", "┇", "┊", "┋", "╎", "╏", "╵", "╷", "╹", "╻", "╽", "╿": "|"
        case "╱": "/"
        case "╲": "\\"
        case "╳": "X"
        default: "+"
        }
    }

    private static let looks: [Unicode.Scalar: Unicode.Scalar] = [
        "…": "~", "·": ".", "•": "*", "–": "-", "—": "-", "−": "-", "×": "x", "÷": "/",
        "‘": "'", "’": "'", "“": "\"", "”": "\"", "‹": "<", "›": ">", "«": "<", "»": ">",
        "←": "<", "↑": "^", "→": ">", "↓": "v", "▲": "^", "▼": "v", "◀": "<", "▶": ">",
        "⌫": "<",
        "▴": "^", "▾": "v", "◂": "<", "▸": ">", "↵": "<", "⏎": "<", "↻": "@", "✓": "v", "✔": "v",
        "✗": "x",
        "♠": "S", "♥": "H", "♦": "D", "♣": "C", "♤": "S", "♡": "H", "♢": "D", "♧": "C", "⚑": "F",
        "■": "#", "□": "o", "▪": "#", "▫": "o", "●": "*", "◐": "+", "◔": "-", "○": "o", "◆": "*",
        "◇": "o",
        "★": "*", "✿": "*", "☆": ".", "\u{a0}": " ",
    ]
}
