import Games
import TUI

/// A large picture of squares, two of which lie above each other in a cell.
struct KlondikeEmblem {
    private let lines: [[Bool]]

    /// An ace shows its suit, and a court card its letter.
    init?(of card: Card) {
        let picture =
            card.isAce ? KlondikeEmblem.suit(card.suit) : KlondikeEmblem.letters[card.rank]
        guard let picture else { return nil }
        lines = picture.map { line in line.map { $0 == "#" } }
    }

    /// How large it can be, in columns for a square; nothing if it does not fit at all.
    func scale(in room: Size) -> Int? {
        let scale = min(room.columns / lines[0].count, 2 * room.rows / lines.count)
        return scale > 0 ? scale : nil
    }

    func draw(on page: inout Page, scale: Int, style: Style) {
        let (columns, halves) = (lines[0].count * scale, lines.count * scale)
        let left = (page.size.columns - columns) / 2
        let top = (page.size.rows - (halves + 1) / 2) / 2
        for row in 0..<(halves + 1) / 2 {
            for column in 0..<columns {
                let upper = isLit(column / scale, 2 * row / scale)
                let lower = 2 * row + 1 < halves && isLit(column / scale, (2 * row + 1) / scale)
                let glyph: Unicode.Scalar? =
                    upper ? (lower ? "█" : "▀") : lower ? "▄" : nil
                guard let glyph else { continue }
                page.canvas.draw(glyph, column: left + column, row: top + row, style: style)
            }
        }
    }

    private func isLit(_ column: Int, _ line: Int) -> Bool { lines[line][column] }

    private static let letters: [Int: [String]] = [
        11: ["  ###", "   # ", "   # ", "   # ", "#  # ", " ##  "],
        12: [" ### ", "#   #", "#   #", "# # #", "#  # ", " ## #"],
        13: ["#   #", "#  # ", "###  ", "# #  ", "#  # ", "#   #"],
    ]

    private static func suit(_ suit: Suit) -> [String] {
        switch suit {
        case .clubs:
            [
                "  ###  ", "  ###  ", "## # ##", "#######", "## # ##", "   #   ", "  ###  ",
            ]
        case .diamonds:
            [
                "   #   ", "  ###  ", " ##### ", "#######", " ##### ", "  ###  ", "   #   ",
            ]
        case .hearts:
            [
                " ## ## ", "#######", "#######", " ##### ", "  ###  ", "   #   ", "       ",
            ]
        case .spades:
            [
                "   #   ", "  ###  ", " ##### ", "#######", "## # ##", "   #   ", "  ###  ",
            ]
        }
    }
}
