import TUI
import Testing

@testable import Games
@testable import Parlor

@Suite struct `The cards of Klondike` {
    private func picture(
        _ side: KlondikeCard.Side, _ theme: Theme, columns: Int = 10, rows: Int = 6,
        look: KlondikeLook = .init()
    ) -> String {
        var page = Page(columns: columns, rows: rows, theme: theme)
        page.show(KlondikeCard(side, .twoColors, look: look))
        return page.canvas.text()
    }

    @Test func `a pip card, a court card and an ace`() {
        #expect(
            picture(.face("7D"), .dark) == """
                ╭7♦──────╮
                │  ♦  ♦  │
                │ ♦  ♦ ♦ │
                │  ♦  ♦  │
                │        │
                ╰──────7♦╯
                """)
        #expect(
            picture(.face("KS"), .dark) == """
                ╭K♠──────╮
                │ █  ▄▀  │
                │ █▀█    │
                │ █  ▀▄  │
                │        │
                ╰──────K♠╯
                """)
        #expect(picture(.face("AH"), .dark).contains("████████"))
    }

    @Test(arguments: Theme.all, [(5, 3), (10, 6), (13, 8), (27, 17), (5, 1)])
    func `fifty-two faces differ by their glyphs alone`(_ theme: Theme, _ size: (Int, Int)) {
        let pictures = Card.pack.map {
            picture(.face($0), theme, columns: size.0, rows: size.1)
        }
        #expect(Set(pictures).count == 52)
        for (card, picture) in zip(Card.pack, pictures) {
            let suit = theme.isASCII ? String(card.suit.letter) : card.suit.symbol
            #expect(picture.contains(card.rankName + suit), "\(card)")
            #expect(!theme.isASCII || picture.unicodeScalars.allSatisfy { $0.isASCII })
        }
    }

    @Test func `as many pips as the rank says, at every size`() {
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

    @Test func `whatever stands out does so without colours`() {
        let looks: [KlondikeLook] = [
            .init(), .init(mark: .focus), .init(mark: .held), .init(mark: .target, isTarget: true),
        ]
        #expect(Set(looks.map { picture(.face("KS"), .monochrome, look: $0) }).count == 4)
        #expect(
            picture(.face("KS"), .monochrome, look: .init(mark: .hint))
                != picture(.face("KS"), .monochrome))
    }

    @Test func `in four colours each suit has its own`() {
        for theme in [Theme.dark, .light, .highContrast] {
            let inks = Suit.allCases.map { theme[KlondikeDeck.fourColors.role(of: $0)] }
            #expect(Set(inks).count == 4)
        }
        let two = Suit.allCases.map { Theme.dark[KlondikeDeck.twoColors.role(of: $0)] }
        #expect(Set(two).count == 2)
    }
}
