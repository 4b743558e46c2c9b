import Games
import TUI

extension MemoryGame {
    /// The remaining cards, face down, in the rows that the game has in the window. The largest
    /// cards have the frame and the net of the game's cards.
    var thumbnail: Thumbnail {
        let cards = faces.map { $0.side != .gone }
        return Thumbnail { window in
            let sizes = [(10, 6), (8, 4), (6, 3), (4, 2), (3, 2), (2, 1), (1, 1)]
            let pictures = sizes.map { columns, rows in
                MemoryGame.picture(
                    of: cards, Size(columns: columns, rows: rows),
                    Size(columns: columns > 6 ? 2 : 1, rows: 1), in: window)
            }
            let none = Size(columns: 0, rows: 0)
            return pictures + [MemoryGame.picture(of: cards, nil, none, in: window)]
        }
    }

    /// The cards of one size with gaps between them. Without a size, each is a mark.
    private static func picture(
        of cards: [Bool], _ size: Size?, _ gap: Size, in window: Size
    ) -> Thumbnail.Picture {
        let places = MemoryArrangement.best(of: cards.count, in: window, rows: nil)?.arrangement
        let tops = cards.indices.map { places?.rect(of: $0).row ?? 0 }
        let lines = Dictionary(grouping: cards.indices) { tops[$0] }
            .sorted { $0.key < $1.key }.map(\.value)
        let most = lines.map(\.count).max() ?? 0
        let columns = size?.columns ?? 1
        let rows = lines.map { slots in
            (0..<(size?.rows ?? 1)).map { row in
                // A shorter row is in the middle.
                let free = (most - slots.count) * (columns + gap.columns) / 2
                let signs = slots.map { slot -> [Thumbnail.Sign] in
                    guard cards[slot] else { return [.blank(columns)] }
                    return [size.map { back(row, of: $0) } ?? .init("▪", .accent)]
                }
                return (free > 0 ? [.blank(free)] : [])
                    + signs.joined(separator: gap.columns > 0 ? [.blank(gap.columns)] : [])
            }
        }
        return Array(rows.joined(separator: Array(repeating: [], count: gap.rows)))
    }

    /// A row of the back of a card.
    private static func back(_ row: Int, of size: Size) -> Thumbnail.Sign {
        guard size.rows > 2 else {
            return .init(String(repeating: "▒", count: size.columns), .cardBack)
        }
        let inside = size.columns - 2
        let line = String(repeating: "─", count: inside)
        if row == 0 { return .init("╭\(line)╮", .cardBack) }
        if row == size.rows - 1 { return .init("╰\(line)╯", .cardBack) }
        let net = (0..<inside).map { ($0 + row).isMultiple(of: 2) ? "╲" : "╱" }.joined()
        return .init("│\(net)│", .cardBack)
    }
}
