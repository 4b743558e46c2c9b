extension Unicode.Scalar {
    /// The character that a console shows in place of this one. A console font has the characters
    /// of code page 437, Latin letters, and little else. Lines become light or double, corners
    /// become sharp, and most blocks fill half a cell or all of it.
    var consoleForm: Unicode.Scalar {
        switch value {
        case ..<0x250, 0x2550...0x256c, 0x2591...0x2593: self
        case 0x2500...0x257f: plainBox
        case 0x2581...0x2587: value < 0x2584 ? "_" : value == 0x2584 ? self : "▄"
        case 0x2589...0x258b: "█"
        case 0x258d...0x258e: "▌"
        case 0x258f: "|"
        case 0x2580...0x2595: "▀█▌▐".unicodeScalars.contains(self) ? self : "█"
        case 0x2596...0x259f: asciiForm == "#" ? "█" : asciiForm
        case 0x2800...0x28ff: value == 0x2800 ? " " : ":"
        default: Unicode.Scalar.consoleGlyphs.contains(self) ? self : asciiForm
        }
    }

    /// The light box character for a heavy, dashed or round one.
    private var plainBox: Unicode.Scalar {
        if let glyph = BoxGlyph(self) { return glyph.light.scalar }
        return switch self {
        case "╭": "┌"
        case "╮": "┐"
        case "╰": "└"
        case "╯": "┘"
        case "┄", "┅", "┈", "┉", "╌", "╍": "─"
        case "┆", "┇", "┊", "┋", "╎", "╏": "│"
        default: boxForm
        }
    }

    /// The characters of the console font except Latin letters, boxes and blocks.
    private static let consoleGlyphs = Set(
        "♠♥♦♣•◘○◙♂♀♪♫☼►◄↕‼▬↨↑↓→←∟↔▲▼⌂■…–—‘’“”‹›√∞≈≤≥".unicodeScalars)
}
