import Games
import TUI

/// What is inside the frame of a card: its pips, a large suit on an ace, a large letter on a court
/// card.
struct KlondikeFace: View {
    let card: Card
    let style: Style

    func size(in offer: Size) -> Size { offer }

    func draw(on page: inout Page) {
        let room = page.size
        guard room.columns > 0, room.rows > 0 else { return }
        let emblem = KlondikeEmblem(of: card)
        if let emblem, !page.theme.isASCII, let scale = emblem.scale(in: room) {
            emblem.draw(on: &page, scale: scale, style: style)
        } else if emblem == nil, room.columns > 6, room.rows > 2 {
            for pip in KlondikePips(rank: card.rank, room: room).places {
                page.draw(card.suit.symbol, column: pip.column, row: pip.row, style: style)
            }
        } else {
            page.draw(
                card.suit.symbol, column: room.columns / 2, row: room.rows / 2, style: style)
        }
    }
}

/// Where the pips of a card are, from two to ten.
struct KlondikePips {
    let rank: Int
    let room: Size

    var places: [Point] {
        room.rows < 5 ? rows : columns
    }

    /// On a low card: three rows, in which they are spread.
    private var rows: [Point] {
        let counts = KlondikePips.counts[rank] ?? []
        let first = (room.rows - counts.count + 1) / 2
        return counts.enumerated().flatMap { row, count in
            (0..<count).map { pip in
                Point(column: across(Double(2 * pip + 1) / Double(2 * count)), row: first + row)
            }
        }
    }

    private static let counts: [Int: [Int]] = [
        2: [1, 0, 1], 3: [1, 1, 1], 4: [2, 0, 2], 5: [2, 1, 2], 6: [2, 2, 2], 7: [2, 3, 2],
        8: [3, 2, 3], 9: [3, 3, 3], 10: [3, 4, 3],
    ]

    /// On a high card: two columns, and what is left between them, as they are printed.
    private var columns: [Point] {
        let sides = rank < 4 ? 0 : rank < 6 ? 2 : rank < 9 ? 3 : 4
        let between: [Double] =
            switch rank {
            case 2: [0, 1]
            case 3: [0, 0.5, 1]
            case 5, 9: [0.5]
            case 7: [0.25]
            case 8: [0.25, 0.75]
            case 10: [1 / 6, 5 / 6]
            default: []
            }
        let outer = (0..<sides).flatMap { pip in
            [0.2, 0.8].map {
                Point(column: across($0), row: down(Double(pip) / Double(sides - 1)))
            }
        }
        return outer + between.map { Point(column: across(0.5), row: down($0)) }
    }

    private func across(_ part: Double) -> Int {
        min(room.columns - 1, Int(part * Double(room.columns)))
    }

    /// The lower half is the upper one upside down.
    private func down(_ part: Double) -> Int {
        let last = room.rows - 1
        let way = Double(last) * min(part, 1 - part)
        return part <= 0.5 ? Int(way.rounded()) : last - Int(way.rounded())
    }
}
