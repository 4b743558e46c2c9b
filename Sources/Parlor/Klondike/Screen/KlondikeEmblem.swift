import Games
import TUI

/// A large picture in halves of cells, which are about as high as they are broad: the suit of an
/// ace, or the letter of a court card.
struct KlondikeEmblem {
    let columns: Int
    private let halves: Int
    private let isLit: (_ column: Int, _ half: Int) -> Bool

    /// As large as looks well in a room; nothing if that is too small.
    init?(of card: Card, in room: Size) {
        if card.isAce {
            self.init(suit: card.suit, room)
        } else if let letter = KlondikeEmblem.letters[card.rank] {
            self.init(letter: letter, room)
        } else {
            return nil
        }
    }

    var rows: Int { (halves + 1) / 2 }

    func draw(on page: inout Page, style: Style) {
        let left = (page.size.columns - columns) / 2
        let top = (page.size.rows - rows) / 2
        for row in 0..<rows {
            for column in 0..<columns {
                let lower = 2 * row + 1 < halves && isLit(column, 2 * row + 1)
                let glyph: Unicode.Scalar? =
                    isLit(column, 2 * row) ? (lower ? "█" : "▀") : lower ? "▄" : nil
                guard let glyph else { continue }
                page.canvas.draw(glyph, column: left + column, row: top + row, style: style)
            }
        }
    }

    // MARK: Letters

    private init?(letter: [String], _ room: Size) {
        let lines = letter.map { line in line.map { $0 == "#" } }
        guard room.columns > 5, room.rows > 2 else { return nil }
        let scale = max(1, min(3, (room.columns - 2) / 5, (2 * room.rows - 4) / 6))
        (columns, halves) = (5 * scale, 6 * scale)
        isLit = { lines[$1 / scale][$0 / scale] }
    }

    private static let letters: [Int: [String]] = [
        11: ["  ###", "    #", "    #", "    #", "#   #", " ### "],
        12: [" ### ", "#   #", "#   #", "# # #", "#  # ", " ## #"],
        13: ["#   #", "#  # ", "###  ", "# #  ", "#  # ", "#   #"],
    ]

    // MARK: Suits

    private init?(suit: Suit, _ room: Size) {
        let most = min(room.columns, 2 * room.rows)
        guard most > 5 else { return nil }
        var side = max(min(most, 8), most * 4 / 5)
        // It stands in the very middle.
        if (room.columns - side) % 2 != 0 { side -= 1 }
        (columns, halves) = (side, side)
        isLit = { column, half in
            suit.covers(
                Double(2 * column + 1 - side) / Double(side),
                Double(2 * half + 1 - side) / Double(side))
        }
    }
}

extension Suit {
    /// Whether its shape covers a point, from -1 to 1 across and down: discs, edges, and a foot.
    fileprivate func covers(_ across: Double, _ down: Double) -> Bool {
        let side = abs(across)
        func disc(_ center: (Double, Double), _ square: Double) -> Bool {
            let (x, y) = (side - center.0, down - center.1)
            return x * x + y * y <= square
        }
        func foot(from height: Double, _ slope: Double) -> Bool {
            down > -0.3 && side <= max(0.14, (down - height) * slope)
        }
        switch self {
        case .diamonds: return side * 1.25 + abs(down) <= 1.02
        case .hearts:
            return disc((0.48, -0.42), 0.27) || (down >= -0.35 && side <= (0.98 - down) * 0.74)
        case .spades:
            let isRoof = down <= 0.2 && side <= (down + 1) * 0.76
            return disc((0.46, 0.22), 0.25) || isRoof || foot(from: 0.5, 0.75)
        case .clubs:
            return disc((0, -0.6), 0.2) || disc((0.65, 0.25), 0.2) || foot(from: 0.45, 0.9)
        }
    }
}
