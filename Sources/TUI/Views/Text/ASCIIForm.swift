extension Character {
    /// What stands for it where there is ASCII only: something of the same width that looks alike.
    /// What has no look-alike stays, such as what somebody has written in their own script.
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
        case 0x2580...0x259f: "#"
        default: Unicode.Scalar.looks[self] ?? self
        }
    }

    private var boxForm: Unicode.Scalar {
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
        "▴": "^", "▾": "v", "◂": "<", "▸": ">", "↵": "<", "⏎": "<", "↻": "@", "✓": "v", "✔": "v",
        "✗": "x",
        "♠": "S", "♥": "H", "♦": "D", "♣": "C", "♤": "S", "♡": "H", "♢": "D", "♧": "C",
        "■": "#", "□": "o", "▪": "#", "▫": "o", "●": "*", "○": "o", "◆": "*", "◇": "o",
        "★": "*", "☆": "*", "\u{a0}": " ",
    ]
}
