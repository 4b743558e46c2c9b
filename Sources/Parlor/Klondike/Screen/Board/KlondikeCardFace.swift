import Games
import TUI

/// The picture inside the frame of a card: pips, a large suit on an ace, or a figure.
struct KlondikeCardFace: View {
    let card: Card
    let style: Style

    func size(in offer: Size) -> Size { offer }

    func draw(on page: inout Page) {
        let room = page.size
        guard room.columns > 0, room.rows > 0 else { return }
        if !page.theme.isASCII, let face = KlondikeFigure.face(of: card, in: room) {
            face.draw(on: &page, style: style)
        } else if !page.theme.isASCII, let figure = KlondikeFigure.picture(of: card, in: room) {
            figure.draw(inMiddleOf: &page, style: style)
            let isCourt = !card.isAce && room.columns > figure.columns + 3
            if isCourt { drawPips([corner(room, 0), corner(room, 1)], on: &page) }
        } else if (2...10).contains(card.rank), room.columns > 4, room.rows > 2 {
            drawPips(KlondikePips(rank: card.rank, room: room).places, on: &page)
        } else {
            drawPips([Point(column: room.columns / 2, row: room.rows / 2)], on: &page)
        }
    }

    /// The position of a pip: in the upper left corner for 0, in the lower right corner for 1.
    private func corner(_ room: Size, _ number: Int) -> Point {
        let last = Point(column: room.columns - 2, row: room.rows - 1)
        return number == 0 ? Point(column: 1, row: 0) : last
    }

    private func drawPips(_ places: [Point], on page: inout Page) {
        for place in places {
            page.draw(card.suit.symbol, column: place.column, row: place.row, style: style)
        }
    }
}

/// The positions of the pips on a card from two to ten. If the pips are pictures, `room` and `pip`
/// count rows in half cells.
struct KlondikePips {
    let rank: Int
    let room: Size
    var pip = Size(columns: 1, rows: 1)

    /// The columns that stay free at each edge of a card with a large rank in its corner.
    static let margin = 4

    /// The upper left corner of each pip.
    var places: [Point] { room.rows < 5 ? rows : columns }

    /// The positions on a short card (fewer than five rows): a few rows of evenly spread pips.
    private var rows: [Point] {
        let few = room.rows < 4
        let counts = (few ? KlondikePips.threeRows : KlondikePips.fourRows)[rank] ?? []
        let first = (room.rows - counts.count) / 2
        return counts.enumerated().flatMap { row, count in
            (0..<count).map { pip in
                Point(column: across(Double(2 * pip + 1) / Double(2 * count)), row: first + row)
            }
        }
    }

    private static let threeRows: [Int: [Int]] = [
        2: [1, 0, 1], 3: [1, 1, 1], 4: [2, 0, 2], 5: [2, 1, 2], 6: [2, 2, 2], 7: [2, 3, 2],
        8: [3, 2, 3], 9: [3, 3, 3], 10: [3, 4, 3],
    ]

    private static let fourRows = threeRows.merging([
        2: [1, 0, 0, 1], 4: [2, 0, 0, 2], 8: [2, 2, 2, 2], 10: [3, 2, 2, 3],
    ]) { $1 }

    /// The positions on a tall card (five rows or more): up to three columns of pips, as on printed
    /// cards.
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
        let side = 0.24
        let outer = (0..<sides).flatMap { pip in
            [side, 1 - side].map {
                Point(column: across($0), row: down(Double(pip) / Double(sides - 1)))
            }
        }
        return outer + between.map { Point(column: across(0.5), row: down($0)) }
    }

    /// The column at a fraction of the width. The right half mirrors the left half.
    private func across(_ part: Double) -> Int {
        // A wide card has space for another free column beside the rank.
        let isWide = room.columns >= 3 * pip.columns + 2 * (KlondikePips.margin + 1)
        let edge = pip.columns > 1 ? KlondikePips.margin + (isWide ? 1 : 0) : 0
        let place = max(edge, Int(min(part, 1 - part) * Double(room.columns)) - pip.columns / 2)
        return part <= 0.5 ? place : room.columns - pip.columns - place
    }

    /// The row at a fraction of the height. The lower half mirrors the upper half.
    private func down(_ part: Double) -> Int {
        let last = room.rows - pip.rows
        let way = Double(last) * min(part, 1 - part)
        return part <= 0.5 ? Int(way.rounded()) : last - Int(way.rounded())
    }
}
