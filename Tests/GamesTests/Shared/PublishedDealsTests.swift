import Reactive
import Testing

@Test func `the published seeds make the published deals`() throws {
    let rows = try fixture("klondike-verdicts.tsv")
    #expect(rows.count == 1000)
    let deck = "CDHS".flatMap { suit in "A23456789TJQK".map { "\($0)\(suit)" } }
    for row in rows {
        var dice = Dice(seed: try #require(UInt64(row[0])))
        var cards = deck
        dice.shuffle(&cards)
        #expect(cards.joined() == row[9], "seed \(row[0])")
    }
}
