import TUI
import Testing

@testable import Games
@testable import Parlor

@Suite struct `The cards of Klondike` {
    private func picture(
        _ side: KlondikeCard.Side, _ theme: Theme, columns: Int = 10, rows: Int = 6,
        look: KlondikeHighlight = .init(), visibleRows: Int? = nil
    ) -> String {
        var page = Page(columns: columns, rows: rows, theme: theme)
        page.show(KlondikeCard(side, .twoColors, highlight: look, visibleRows: visibleRows))
        return page.canvas.text()
    }

    @Test(arguments: [KlondikeMark.hint, .focus, .held, .target])
    func `a red card in a marked frame stays red where red can be seen there`(
        _ mark: KlondikeMark
    ) {
        for (theme, isRed) in [
            (Theme.dark, mark != .held), (.light, mark != .focus), (.monochrome, false),
        ] {
            var page = Page(columns: 9, rows: 5, theme: theme)
            page.show(KlondikeCard(.face("AD"), .twoColors, highlight: .init(mark: mark)))
            let (index, frame) = (page.canvas[1, 0], page.canvas[0, 0])
            #expect(index.background == frame.background)
            let ink = isRed ? theme[.redSuit].foreground : frame.foreground
            #expect(index.foreground == ink, "\(theme.name)")
        }
    }

    @Test func `a pip card, a court card and an ace have their looks`() {
        #expect(
            picture(.face("7D"), .dark, columns: 9, rows: 5) == """
                ╭7♦─────╮
                │ ♦   ♦ │
                │ ♦ ♦ ♦ │
                │ ♦   ♦ │
                ╰─────7♦╯
                """)
        #expect(
            picture(.face("KS"), .dark, columns: 9, rows: 5) == """
                ╭K♠─────╮
                │█▄███▄█│
                │ █▄█▄█ │
                │▄▀█▀█▀▄│
                ╰─────K♠╯
                """)
        #expect(
            picture(.face("AH"), .dark, columns: 9, rows: 5) == """
                ╭A♥─────╮
                │▄██▄██▄│
                │▀█████▀│
                │  ▀█▀  │
                ╰─────A♥╯
                """)
    }

    @Test(arguments: 2...10, [(7, 5), (9, 5), (9, 7), (13, 9)])
    func `a card has as many pips as its rank`(_ rank: Int, _ size: (Int, Int)) {
        let card = Card(rank: rank, suit: .clubs)
        let text = picture(.face(card), .dark, columns: size.0, rows: size.1)
        // More suit symbols are in the corners.
        let inside = text.split(separator: "\n").dropFirst().dropLast().joined()
        #expect(inside.count { $0 == "♣" } == rank, "\(text)")
    }

    @Test func `a court card shows a figure where it is large`() {
        let figures = (11...13).map {
            picture(.face(Card(rank: $0, suit: .spades)), .monochrome, columns: 15, rows: 9)
        }
        #expect(Set(figures.map { $0.filter { "▀▄█".contains($0) } }).count == 3)
        let small = (11...13).map {
            picture(.face(Card(rank: $0, suit: .spades)), .monochrome, columns: 9, rows: 5)
        }
        #expect(Set(small.map { $0.filter { "▀▄█".contains($0) } }).count == 3)
        for (columns, rows) in [(13, 9), (15, 9), (27, 17)] {
            let room = Size(columns: columns - 2, rows: rows - 2)
            for rank in 11...13 {
                let emblem = KlondikeFigure.picture(of: Card(rank: rank, suit: .hearts), in: room)
                #expect(emblem?.halves == (columns == 27 ? 28 : 14))
            }
        }
    }

    @Test(arguments: Card.pack)
    func `a card with three visible rows has a large rank and suit`(_ card: Card) {
        func rows(_ visible: Int) -> [Substring] {
            picture(.face(card), .dark, columns: 27, rows: 17, visibleRows: visible)
                .split(separator: "\n").prefix(visible).map { $0 }
        }
        // An ace has a larger rank, because no card can lie on it.
        if card.rank == 1 { return }
        let three = rows(3)
        // The suit is a symbol, or a drawing if it is as high as on a whole card.
        #expect(three.joined().contains(card.suit.symbol), "\(three)")
        let four = rows(4)
        #expect(!four.joined().contains(card.suit.symbol), "\(four)")
        for row in four.dropFirst() {
            #expect(row.dropFirst(6).prefix(5).contains { $0 != " " }, "\(four)")
        }
        for (number, row) in three.enumerated() {
            #expect(row.prefix(5).contains { "▀▄█▖▗▙▟▌▐".contains($0) }, "\(number): \(three)")
        }
        #expect(rows(2).joined().contains(card.name))
    }

    @Test(arguments: Suit.allCases)
    func `the drawing of a suit has no hole in its middle`(_ suit: Suit) {
        let pip = PixelPicture.pip(suit, in: Size(columns: 25, rows: 15))
        for drawing in PixelPicture.drawings(of: suit) + [pip].compactMap(\.self) {
            let middle = (drawing.columns - 1) / 2
            let ink = (0..<drawing.halves).map { drawing.isInk(middle, $0) }
            // The ink is in one piece.
            #expect(zip(ink, ink.dropFirst()).count { !$0 && $1 } <= (ink[0] ? 0 : 1), "\(drawing)")
        }
    }

    /// The lengths of the pieces of ink in each row of a pip, without empty rows.
    private func pieces(of suit: Suit) throws -> [[Int]] {
        let pip = try #require(PixelPicture.pip(suit, in: Size(columns: 25, rows: 15)))
        #expect(pip.halves == 6)
        return (0..<pip.halves).map { half in
            let row = (0..<pip.columns).map { pip.isInk($0, half) }
            #expect(row == row.reversed(), "\(suit) is symmetric")
            return row.split(separator: false).map(\.count)
        }
    }

    @Test func `a pip has the points, the lobes and the stem of its suit`() throws {
        let (spade, club) = (try pieces(of: .spades), try pieces(of: .clubs))
        let (heart, diamond) = (try pieces(of: .hearts), try pieces(of: .diamonds))
        // One point at the top, which becomes wider down to two lobes beside a stem.
        #expect(spade[...3].allSatisfy { $0.count == 1 } && spade[0] == [2])
        #expect(spade[...3].map { $0[0] } == spade[...3].map { $0[0] }.sorted())
        #expect(spade[4].count == 3 && spade[4][0] > spade[4][1] && spade[5].count == 1)
        // A lobe at the top, two beside it, and a stem between these.
        #expect(club[0].count == 1 && club[0][0] > spade[0][0] && club[0] == club[1])
        #expect(club[2].count == 3 && club[3] == [10] && club[4].count == 3 && club[5].count == 1)
        // Two lobes at the top, and one point at the bottom.
        #expect(heart[0].count == 2 && heart[1...].allSatisfy { $0.count == 1 })
        let widths = heart[1...].map { $0[0] }
        #expect(heart[5] == [2] && widths == widths.sorted(by: >))
        // A point at the top and at the bottom. A cross would have arms of one width.
        #expect(diamond == diamond.reversed() && diamond[0] == [2])
        #expect(Set(diamond.map { $0[0] }).count == 3)
    }

    @Test func `no suit or rank of a covered card looks like another`() throws {
        let pips = try Suit.allCases.map {
            try #require(PixelPicture.pip($0, in: Size(columns: 25, rows: 15)))
        }
        func difference(_ one: PixelPicture, _ other: PixelPicture) -> Int {
            (0..<one.halves * one.columns).count {
                one.isInk($0 % one.columns, $0 / one.columns)
                    != other.isInk($0 % one.columns, $0 / one.columns)
            }
        }
        for one in pips.indices {
            for other in pips.indices where other != one {
                #expect(difference(pips[one], pips[other]) >= 8)
            }
        }
        func cells(_ rank: Int) -> [Character] {
            var page = Page(columns: 4, rows: 3, theme: .dark)
            RankPicture(rank).draw(on: &page, column: 0, row: 0, style: .plain)
            return page.canvas.text().split(separator: "\n").flatMap {
                Array(($0 + "    ").prefix(4))
            }
        }
        for one in 1...13 {
            for other in 1...13 where other != one {
                #expect(cells(one) != cells(other), "\(one) \(other)")
            }
        }
        // Only the tail of a Q is at the right edge, and only in the last row.
        let queen = RankPicture(12).picture
        #expect((0..<5).filter { queen.isInk(queen.columns - 1, $0) } == [4])
        #expect((1...13).allSatisfy { $0 == 12 || cells($0)[11] == " " })
    }

    @Test func `the sketch of the rules has its red cards in red`() {
        var page = Page(columns: 12, rows: 2, theme: .dark)
        page.show(Text(sketch: "╭9♥─╮ A♠\n╭8♠─╮ 2♦"))
        let red = page.canvas.runs().filter {
            $0.style.foreground == Theme.dark[.danger].foreground
        }
        #expect(red.map(\.text) == ["9♥", "2♦"])
        #expect(page.canvas.text() == "╭9♥─╮ A♠\n╭8♠─╮ 2♦")
    }

    @Test func `pips are centered on the cards of every table`() {
        var rooms: Set<Size> = []
        for columns in 40...240 {
            for rows in [20, 24, 40, 60] {
                let card = KlondikeLayout(Size(columns: columns, rows: rows - 2)).card
                let room = Size(columns: card.columns - 2, rows: card.rows - 2)
                guard room.columns > 6, room.rows > 2 else { continue }
                rooms.insert(room)
                let drawn = PixelPicture.pip(.spades, in: room)
                // Pips that are pictures are placed by half cells.
                let unit = drawn == nil ? 1 : 2
                // The pixels of a pip are quarter cells.
                let pip = Size(columns: drawn.map { $0.columns / 2 } ?? 1, rows: drawn?.halves ?? 1)
                let whole = Size(columns: room.columns, rows: unit * room.rows)
                for rank in 2...10 {
                    let places = KlondikePips(rank: rank, room: whole, pip: pip).places
                    let mirrored = places.map {
                        Point(column: whole.columns - pip.columns - $0.column, row: $0.row)
                    }
                    #expect(Set(mirrored) == Set(places), "\(rank) in \(room)")
                    let turned = places.map {
                        Point(column: $0.column, row: whole.rows - pip.rows - $0.row)
                    }
                    // The seven has its middle symbol in the upper half, unless there are few rows.
                    if rank != 7 || room.rows < 5 {
                        #expect(Set(turned) == Set(places), "\(rank) in \(room)")
                    }
                    #expect(Set(places).count == rank, "\(rank) in \(room)")
                }
            }
        }
        #expect(rooms.count > 10, "\(rooms.count)")
    }

    @Test func `a large face is in the middle, and its parts do not touch`() throws {
        for (columns, rows) in [(27, 17), (29, 19), (35, 23), (45, 29)] {
            let room = Size(columns: columns - 2, rows: rows - 2)
            for card in Card.pack {
                let drawn = try #require(KlondikeFigure.face(of: card, in: room))
                let (face, scale) = (drawn.picture, drawn.hasQuarters ? 2 : 1)
                let rank = try #require(KlondikeFigure.rank(of: card, in: room))
                func isLit(_ column: Int, _ half: Int) -> Bool {
                    (0..<face.columns).contains(column) && (0..<face.halves).contains(half)
                        && face[column, half] != PixelPicture.clear
                }
                let lit = (0..<face.columns).flatMap { column in
                    (0..<face.halves).compactMap { isLit(column, $0) ? [column, $0] : nil }
                }
                let edges = lit.map { $0[0] }.reduce((99, 0)) { (min($0.0, $1), max($0.1, $1)) }
                // If the number of free columns is odd, one side is a column wider.
                let margins = (edges.0, face.columns - 1 - edges.1)
                #expect(abs(margins.0 - margins.1) <= scale, "\(card.name) in \(room)")
                if ![7, 11].contains(card.rank), !card.isAce {
                    #expect(
                        lit.allSatisfy { isLit(face.columns - 1 - $0[0], $0[1]) },
                        "\(card.name) in \(room)")
                }
                // The picture of the rank, and the pixels beside it.
                for column in 0...scale * rank.columns {
                    for half in 0...rank.halves {
                        #expect(!isLit(column, half), "\(card.name) in \(room)")
                    }
                }
                guard (2...10).contains(card.rank) else { continue }
                // Pips do not touch: the face has as many connected parts as the card has pips.
                var rest = Set(lit)
                var parts = 0
                while let first = rest.popFirst() {
                    parts += 1
                    var edge = [first]
                    while let pixel = edge.popLast() {
                        for (x, y) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                            let next = [pixel[0] + x, pixel[1] + y]
                            if rest.remove(next) != nil { edge.append(next) }
                        }
                    }
                }
                #expect(parts == card.rank, "\(card.name) in \(room): \(parts)")
            }
        }
    }

    @Test func `a large card has a large rank, even under other cards if three rows are visible`() {
        func top(_ card: Card, _ visibleRows: Int?) -> [String] {
            picture(.face(card), .dark, columns: 27, rows: 17, visibleRows: visibleRows)
                .split(separator: "\n").prefix(4).map { String($0.prefix(12)) }
        }
        #expect(top("7H", nil)[0] == "╭───────────")
        #expect(top("7H", 4) == ["╭───────────", "│▀▀█  ▟█▄█▙ ", "│ █   ▜███▛ ", "│ ▀    ▝█▘  "])
        #expect(top("TS", 4) == ["╭───────────", "│▌▛▜   ▄█▄  ", "│▌▌▐  ▟███▙ ", "│▘▀▀  ▀▘█▝▀ "])
        #expect(top("7H", 3)[0] == "╭▄▄▄────────" && top("7H", 2)[0] == "╭7♥─────────")
        let ranks = (1...13).map { rank in
            top(Card(rank: rank, suit: .clubs), 4)[1...].joined()
        }
        #expect(Set(ranks).count == 13)
    }

    @Test func `the sides of a large A meet at its top`() {
        func corner(_ card: Card) -> [String] {
            picture(.face(card), .dark, columns: 27, rows: 17).split(separator: "\n")[1...3]
                .map { String($0.dropFirst().prefix(3)) }
        }
        for suit in Suit.allCases {
            #expect(corner(Card(rank: 1, suit: suit)) == ["▗█▖", "█▄█", "█ █"])
        }
    }

    @Test(arguments: [(9, 5), (13, 8), (27, 17), (45, 29)])
    func `an empty place has a sign as large as it permits`(_ columns: Int, _ rows: Int) {
        func drawn(_ sign: KlondikeOutline.Sign, _ theme: Theme) -> [[Character]] {
            var page = Page(columns: columns, rows: rows, theme: theme)
            page.show(KlondikeOutline(highlight: .init(), sign: sign))
            return page.canvas.text().split(separator: "\n").dropFirst().dropLast()
                .map { Array($0.dropFirst().dropLast()) }
        }
        let rowsOfAce = drawn(.ace, .dark).filter { $0.contains { "▀▄█".contains($0) } }.count
        #expect(3 * rowsOfAce >= rows - 2 && rowsOfAce < rows)
        for line in drawn(.ace, .dark) {
            // The drawing is in the middle.
            let marked = line.indices.filter { line[$0] != " " }
            guard let first = marked.first, let last = marked.last else { continue }
            #expect(abs(first - (line.count - 1 - last)) <= 1)
        }
        let signs: [KlondikeOutline.Sign] = [.ace, .turn(left: nil), .turn(left: 2), .end]
        for theme in Theme.all {
            #expect(Set(signs.map { drawn($0, theme) }).count == signs.count, "\(theme.name)")
        }
        #expect(drawn(.turn(left: 2), .dark).joined().contains("2"))
        #expect(drawn(.ace, .ascii).joined().filter { $0 != " " } == ["A"])
    }

    @Test func `a large card has its rank and suit upside down in the lower right corner`() {
        let rows = picture(.face("7H"), .dark, columns: 27, rows: 17).split(separator: "\n")
        let corner = rows.suffix(5).map { String($0.suffix(4)) }
        #expect(corner == [" ♥ │", " ▄ │", " █ │", "█▄▄│", "───╯"])
    }

    @Test(arguments: Theme.all, [(5, 3), (10, 6), (13, 8), (27, 17), (5, 1)])
    func `fifty-two faces differ by their glyphs alone`(_ theme: Theme, _ size: (Int, Int)) {
        let pictures = Card.pack.map {
            picture(.face($0), theme, columns: size.0, rows: size.1)
        }
        #expect(Set(pictures).count == 52)
        for (card, picture) in zip(Card.pack, pictures) {
            let suit = theme.isASCII ? String(card.suit.letter) : card.suit.symbol
            // On a large card, the rank is a picture.
            let isLarge = size.0 > 20 && !theme.isASCII && theme.hasPartialBlocks
            #expect(isLarge || picture.contains(card.rankName + suit), "\(card)")
            #expect(!theme.isASCII || picture.unicodeScalars.allSatisfy { $0.isASCII })
        }
    }

    @Test func `a card has as many pips as its rank, at every size`() {
        for (columns, rows) in [(10, 6), (11, 7), (13, 8), (16, 10), (27, 17)] {
            for rank in 2...10 {
                let room = Size(columns: columns - 2, rows: rows - 2)
                let places = KlondikePips(rank: rank, room: room).places
                #expect(Set(places).count == rank, "\(rank) at \(columns)×\(rows)")
                #expect(places.allSatisfy { (0..<room.columns).contains($0.column) })
                #expect(places.allSatisfy { (0..<room.rows).contains($0.row) })
            }
        }
    }

    @Test func `highlights stand out without colors`() {
        let looks: [KlondikeHighlight] = [
            .init(), .init(mark: .focus), .init(mark: .held), .init(mark: .target, isTarget: true),
        ]
        #expect(Set(looks.map { picture(.face("KS"), .monochrome, look: $0) }).count == 4)
        #expect(
            picture(.face("KS"), .monochrome, look: .init(mark: .hint))
                != picture(.face("KS"), .monochrome))
    }

    @Test func `each suit has its own color in four-color mode`() {
        for theme in [Theme.dark, .light, .highContrast] {
            let inks = Suit.allCases.map { theme[KlondikeDeck.fourColors.role(of: $0)] }
            #expect(Set(inks).count == 4)
        }
        let two = Suit.allCases.map { Theme.dark[KlondikeDeck.twoColors.role(of: $0)] }
        #expect(Set(two).count == 2)
    }
}
