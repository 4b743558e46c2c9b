import TUI
import Testing

@testable import Games
@testable import Parlor

@Suite struct `The pictures of the memory game` {
    private func ink(_ picture: PixelPicture) -> [Bool] {
        (0..<picture.halves).flatMap { half in
            (0..<picture.columns).map { picture.isInk($0, half) }
        }
    }

    @Test(arguments: [(7, 4, 10), (11, 6, 24)])
    func `no two drawings are alike where there are no colours`(
        _ columns: Int, _ rows: Int, _ least: Int
    ) throws {
        let contents = MemoryTheme.emoji.contents(pairs: 32)
        let room = Size(columns: columns, rows: rows)
        let inks = try contents.map { ink(try #require(MemoryArt.picture(of: $0, in: room))) }
        for (place, one) in inks.enumerated() {
            #expect(one.count == columns * 2 * rows)
            for other in 0..<place {
                let difference = zip(one, inks[other]).count { $0 != $1 }
                #expect(difference >= least, "\(contents[place]) and \(contents[other])")
            }
        }
    }

    @Test(arguments: MemoryTheme.allCases)
    func `thirty-two faces differ without colours, on cards of every size`(_ theme: MemoryTheme) {
        for (columns, rows) in [(5, 3), (6, 4), (9, 6), (13, 10), (24, 16), (40, 26)] {
            for look in [Theme.monochrome, .ascii] where !look.isASCII || theme == .ascii {
                let faces = theme.contents(pairs: 32).map { content in
                    var page = Page(columns: columns, rows: rows, theme: look)
                    page.show(
                        MemoryCard(
                            card: MovingMemoryCard(
                                MemoryFace(id: 0, side: .front(content)), slot: 0),
                            isFocused: false))
                    return page.canvas.text()
                }
                #expect(Set(faces).count == 32, "\(theme) at \(columns)×\(rows)")
            }
        }
    }

    @Test func `a picture fills its card, and never more`() throws {
        for theme in [MemoryTheme.emoji, .letters, .shapes, .suits] {
            for columns in stride(from: 7, to: 40, by: 3) {
                for rows in stride(from: 4, to: 24, by: 2) {
                    let room = Size(columns: columns, rows: rows)
                    let content = theme.contents(pairs: 2)[0]
                    let picture = try #require(MemoryArt.picture(of: content, in: room))
                    #expect(picture.columns <= columns && picture.rows <= rows)
                    let fits = 2 * picture.columns <= columns && 4 * picture.rows <= 2 * rows
                    #expect(!fits, "\(content) in \(columns)×\(rows): it could be doubled")
                }
            }
        }
    }

    @Test func `where a card is too small for a drawing, its sign stands there`() {
        #expect(MemoryArt.picture(of: "🍏", in: Size(columns: 6, rows: 4)) == nil)
        #expect(MemoryArt.picture(of: "<>", in: Size(columns: 40, rows: 20)) == nil)
        var page = Page(columns: 6, rows: 4)
        page.show(
            MemoryCard(
                card: MovingMemoryCard(MemoryFace(id: 0, side: .front("🍏")), slot: 0),
                isFocused: false))
        #expect(page.canvas.text().contains("🍏"))
    }

    @Test func `nothing of a face is seen from its back`() {
        func back(_ theme: Theme) -> String {
            var page = Page(columns: 13, rows: 8, theme: theme)
            page.show(
                MemoryCard(
                    card: MovingMemoryCard(MemoryFace(id: 0, side: .back), slot: 0),
                    isFocused: false))
            return page.canvas.text()
        }
        #expect(
            back(.dark) == """
                ╭───────────╮
                │           │
                │ ╱╲╱╲╱╲╱╲╱ │
                │ ╲╱╲╱╲╱╲╱╲ │
                │ ╱╲╱╲╱╲╱╲╱ │
                │ ╲╱╲╱╲╱╲╱╲ │
                │           │
                ╰───────────╯
                """)
    }
}

@Suite struct `The places of the memory cards` {
    @Test(arguments: [
        (80, 24, 8), (120, 40, 8), (40, 20, 4), (200, 60, 8), (100, 40, 4),
    ])
    func `sixteen cards lie in full rows`(_ columns: Int, _ rows: Int, _ inRow: Int) throws {
        let places = try #require(
            MemoryArrangement(of: 16, in: Size(columns: columns, rows: rows - 3)))
        let rects = (0..<16).map(places.rect)
        #expect(
            Set(rects.map(\.column)).count == inRow && Set(rects.map(\.row)).count == 16 / inRow)
    }

    @Test func `no card touches another where there is room, and all stand in the middle`() throws {
        for columns in stride(from: 40, through: 200, by: 5) {
            for rows in stride(from: 15, through: 60, by: 3) {
                for count in stride(from: 4, through: 64, by: 6) {
                    let room = Size(columns: columns, rows: rows - 3)
                    guard let places = MemoryArrangement(of: count, in: room) else { continue }
                    let rects = (0..<count).map(places.rect)
                    let right = rects.map { $0.column + $0.columns }.max() ?? 0
                    let bottom = rects.map { $0.row + $0.rows }.max() ?? 0
                    let left = rects[0].column
                    #expect(left >= 0 && right <= room.columns && bottom <= room.rows)
                    #expect((0...1).contains(room.columns - right - left), "\(count): \(room)")
                    #expect((0...1).contains(room.rows - bottom - rects[0].row))
                    let next = rects[1]
                    let isBeside = next.row == rects[0].row
                    if isBeside && next.columns > 5 {
                        #expect(next.column > rects[0].column + rects[0].columns, "\(room)")
                    }
                }
            }
        }
    }
}
