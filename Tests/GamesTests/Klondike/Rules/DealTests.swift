import Games
import Testing

@Suite struct `A deal` {
    @Test func `a number makes the same deal everywhere`() {
        #expect(ReferenceDeal.all.count == 1000)
        for row in ReferenceDeal.all {
            #expect(Klondike.Deal(number: row.number).text == row.text)
        }
    }

    @Test func `a deal that was written can be read again`() throws {
        let deal = Klondike.Deal(number: 11)
        let read = try Klondike.Deal(deal.text)
        #expect(read.cards == deal.cards)
        #expect(read.number == nil)
    }

    @Test func `a text that is not a deal is refused with its fault`() {
        let text = Klondike.Deal(number: 1).text
        #expect(throws: Klondike.DealTextError.incomplete(51)) {
            try Klondike.Deal(String(text.dropLast(2)))
        }
        #expect(throws: Klondike.DealTextError.unknownCard("1S")) { try Klondike.Deal("AS1S") }
        #expect(throws: Klondike.DealTextError.unknownCard("A")) { try Klondike.Deal("QHA") }
        #expect(throws: Klondike.DealTextError.twice(Card(rank: 12, suit: .hearts))) {
            try Klondike.Deal("QHQH" + text)
        }
        #expect(
            "\(Klondike.DealTextError.incomplete(51))"
                == "A deal has 52 cards, but this one has 51.")
    }

    @Test func `each of the 52 cards has a name that can be read`() {
        #expect(Set(Card.pack.map(\.description)).count == 52)
        for card in Card.pack { #expect(Card(card.description) == card) }
        for text in ["", "A", "1S", "AX", "10S", "ass"] { #expect(Card(text) == nil) }
    }

    @Test func `a deal has seven piles of one to seven cards, the last face up, and a stock`() {
        #expect(
            Klondike(Klondike.Deal(number: 1)).table.description == """
                stock 7S 9H 2S 3H TC 8C 2H 4C AC 3S 3D 9D QD QH QS 6H KS AH 5C AS 7C 6C 4S QC
                waste
                home - - - -
                1 7D
                2 (9C) 6D
                3 (4D 9S) 2D
                4 (8H JC JH) 2C
                5 (8D 5D 5H AD) KH
                6 (5S KD 7H 6S TH) JS
                7 (JD 3C 4H KC TS TD) 8S
                """)
    }
}
