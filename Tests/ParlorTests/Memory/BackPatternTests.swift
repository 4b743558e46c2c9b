import Testing

@testable import Games
@testable import Parlor
@testable import TUI

@Suite struct `The back of a card` {
    /// The corners of a cell at which the lines of a sign end, as columns and rows.
    private static let ends: [Character: [[Int]]] = [
        "╱": [[1, 0], [0, 1]], "╲": [[0, 0], [1, 1]],
        "╳": [[1, 0], [0, 1], [0, 0], [1, 1]],
    ]

    @Test func `has a net in its middle whose lines all meet others, at every size`() throws {
        var nets = 0
        for columns in 3...60 {
            for rows in 3...40 {
                var page = Page(columns: columns, rows: rows, theme: .dark)
                page.drawBackPattern(
                    inset: Size(columns: columns > 10 ? 2 : 1, rows: 1), page.theme[.cardBack])
                let lines = page.canvas.text().split(
                    separator: "\n", omittingEmptySubsequences: false
                ).map(Array.init)
                var counts: [[Int]: Int] = [:]
                for (row, line) in lines.enumerated() {
                    for (column, sign) in line.enumerated() where sign != " " {
                        for end in try #require(Self.ends[sign], "\(sign)") {
                            counts[[column + end[0], row + end[1]], default: 0] += 1
                        }
                    }
                }
                guard !counts.isEmpty else { continue }
                nets += 1
                let open = counts.filter { $0.value < 2 }.keys
                #expect(open.isEmpty, "\(columns)×\(rows): \(open)\n\(page.canvas.text())")
                let across = counts.keys.map { $0[0] }
                let down = counts.keys.map { $0[1] }
                func isInMiddle(_ ends: [Int], of room: Int) -> Bool {
                    abs((ends.min() ?? 0) + (ends.max() ?? 0) - room) <= 1
                }
                #expect(isInMiddle(across, of: columns) && isInMiddle(down, of: rows))
                // Half a cell is visible on a small card.
                if rows == 5 { #expect((down.min(), down.max()) == (1, 4)) }
                if columns == 5 { #expect((across.min(), across.max()) == (1, 4)) }
            }
        }
        #expect(nets > 2_000)
    }

    /// Without colors, a back is bright.
    @Test(arguments: [(4, 3), (5, 4), (9, 5), (9, 7), (25, 14)], [false, true])
    func `becomes dark inside a bright frame of the same size if it has the focus`(
        _ size: (columns: Int, rows: Int), _ isBare: Bool
    ) {
        let (columns, rows) = size
        func page(_ isFocused: Bool) -> Page {
            var page = Page(columns: columns, rows: rows, theme: .monochrome)
            let card = MovingMemoryCard(MemoryFace<String>(id: 0, side: .back), slot: 0)
            page.show(
                MemoryCard(
                    card: card, isFocused: isFocused,
                    form: .init(isBare: isBare, framesBacks: !isBare)))
            return page
        }
        let framed = page(true)
        let other = page(false)
        for row in 0..<rows {
            for column in 0..<columns {
                let (one, two) = (framed.canvas[column, row], other.canvas[column, row])
                let isEdge = [0, columns - 1].contains(column) || [0, rows - 1].contains(row)
                #expect(two.style.attributes.contains(.reverse))
                #expect(one.style.attributes.contains(.reverse) == (isEdge && !isBare))
                #expect(one.glyph == two.glyph || isEdge && !isBare, "\(column), \(row)")
            }
        }
    }
}
