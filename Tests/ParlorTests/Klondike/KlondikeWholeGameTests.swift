import TUI
import Testing

@testable import Games
@testable import Parlor

@Suite struct `Klondike from the deal to the end` {
    private func various() throws -> ProgramRun {
        let play = try ProgramRun.klondike(.various(), judge: PreparedJudge.undecided)
        play.pilot.advance(by: .seconds(1))
        return play
    }

    @Test func `the waste is turned over, and the same cards come again`() throws {
        let play = try various()
        func turned() throws -> [Card] {
            try (0..<24).map { _ in
                play.pilot.type("d")
                return try #require(play.table?.waste.last)
            }
        }
        let first = try turned()
        play.pilot.advance(by: .seconds(1))
        #expect(first.prefix(4) == ["5H", "QD", "2H", "JC"] && play.text.contains("↻"))
        play.pilot.type("d")
        #expect(play.table?.waste == [] && !play.text.contains("↻"))
        #expect(try turned() == first)
        try play.click(.stock)
        #expect(play.table?.stock.count == 24)
    }

    @Test func `a double click sends a card to its foundation, or else does nothing`() throws {
        let play = try various()
        // An ace goes to the leftmost free foundation.
        try play.doubleClick("AH")
        #expect(play.table?.foundations[0] == ["AH"])
        try play.doubleClick("AS")
        #expect(play.table?.foundations[1] == ["AS"])
        try play.doubleClick("2S")
        #expect(play.table?.foundations[1] == ["AS", "2S"])
        // No place fits the nine.
        let before = play.table
        try play.doubleClick("9C")
        #expect(play.table == before)
    }

    @Test func `of two places, a drag chooses one, and a double click takes the left one`() throws {
        let play = try various()
        try play.drag("6S", to: .pile(3))
        #expect(play.table?.piles[3].faceUp == ["7D", "6S"])
        play.pilot.type("u")
        try play.doubleClick("6S")
        #expect(play.table?.piles[2].faceUp == ["7H", "6S"])
        // A card that does not fit returns.
        let held = play.table
        try play.drag("9C", to: .pile(3))
        play.pilot.advance(by: .seconds(1))
        #expect(play.table == held && play.text.contains("9♣"))
    }

    @Test func `a card of the waste is dragged, and so is a run of three cards`() throws {
        let play = try various()
        try play.drag("6S", to: .pile(3))
        play.pilot.type("d")
        try play.drag("5H", to: .pile(3))
        try play.drag("7D", to: .pile(4))
        #expect(play.table?.piles[4].faceUp == ["8S", "7D", "6S", "5H"])
    }

    @Test func `a king goes to a free place with the queen, and stays there`() throws {
        let play = try various()
        for card: Card in ["AH", "AS", "2S"] { try play.doubleClick(card) }
        play.pilot.type("dd")
        try play.drag("QD", to: .pile(5))
        let hidden = try #require(play.table?.piles[5].hidden)
        try play.drag("KC", to: .pile(1))
        #expect(play.table?.piles[1].faceUp == ["KC", "QD"])
        // The card below was turned up.
        #expect(play.table?.piles[5].hidden == hidden - 1)
        try play.doubleClick("KC")
        #expect(play.table?.piles[1].faceUp == ["KC", "QD"])
    }

    @Test func `a new deal begins while a card still moves`() throws {
        let play = try various()
        play.pilot.type("dd")
        play.pilot.advance(by: .seconds(1))
        play.pilot.type("d")
        play.pilot.advance(by: .milliseconds(60))
        play.pilot.type("n")
        play.pilot.advance(by: .seconds(1))
        #expect(play.text.contains("0 moves") && play.text.contains("━ 24 ━"), "\(play.text)")
    }

    /// Makes the move that the hint on the screen suggests.
    private func follow(_ play: ProgramRun) throws {
        play.pilot.type("hh")
        let line = try #require(
            play.text.split(separator: "\n").last { $0.contains(": ") && !$0.contains("Klondike") })
        let words = line.split(separator: " ")
        if line.contains("Draw from") || line.contains("Turn the") {
            return play.pilot.type("d")
        }
        let to = try #require(words.firstIndex(of: "to"))
        let card = try #require(
            words[to - 1].split(separator: "–").first.flatMap { Card(shown: $0) })
        if words[to + 1] == "its" {
            try play.click(card, .right)
        } else {
            let number = try #require(words[to + 2].first?.wholeNumberValue)
            let top = play.table?.piles[number - 1].cards.last
            try play.click(card)
            try top.map { try play.click($0) } ?? play.click(.pile(number - 1))
        }
    }

    @Test func `a player who follows the hints wins, and is congratulated once`() throws {
        let play = try ProgramRun.klondike(
            Klondike.Deal(number: 30), judge: InstantJudge(positions: 50_000))
        play.pilot.type("du")
        var moves = 0
        while !play.text.contains("✓ won"), moves < 300 {
            try follow(play)
            moves += 1
        }
        // The cascade plays first, and then the dialog appears.
        #expect(!play.text.contains("Congratulations!"))
        play.pilot.keepsFrames = true
        let frames = play.pilot.frames.count
        play.pilot.advance(by: .seconds(5))
        #expect(play.pilot.frames.count > frames + 10)
        #expect(play.text.contains("Congratulations!") && play.text.contains("\(moves) moves"))
        #expect(play.text.ranges(of: "Congratulations!").count == 1)
        play.pilot.press(.enter)
        #expect(!play.text.contains("Congratulations!") && play.text.contains("K♠"))
        play.pilot.advance(by: .seconds(60))
        #expect(!play.text.contains("Congratulations!") && play.pilot.nextWakeUp == nil)
        #expect(play.services.results.all.map(\.isWon) == [true])
        #expect(play.services.klondikeSlot.readUnfinishedGame() == nil)
    }

    @Test func `sending all cards home is offered, and the player sees the cards move`() throws {
        let play = try ProgramRun.nearlyWonKlondike()
        #expect(play.text.contains("foundations can be filled"))
        try play.pilot.click("foundations can be filled")
        play.pilot.advance(by: .milliseconds(300))
        #expect(!play.text.contains("Congratulations!"))
        play.pilot.advance(by: .seconds(10))
        #expect(play.text.contains("Congratulations!"))
    }

    @Test func `cards that go home stop at any other action`() throws {
        let play = try ProgramRun.nearlyWonKlondike()
        play.pilot.type("A")
        play.pilot.advance(by: .milliseconds(200))
        play.pilot.type("u")
        let moves = play.services.klondikeSlot.readUnfinishedGame()?.klondike.moves
        play.pilot.advance(by: .seconds(10))
        #expect(
            moves != nil && play.services.klondikeSlot.readUnfinishedGame()?.klondike.moves == moves
        )
    }

    @Test func `every button of a game can be clicked`() throws {
        let play = try ProgramRun("", columns: 120, workers: .workers(judge: InstantJudge()))
        try play.pilot.click(.value(ListSpot.row(GameName.klondike)))
        try play.pilot.click("New deal")
        try play.pilot.click("d draw")
        try play.click(.stock)
        #expect(play.text.contains("2 moves"))
        try play.pilot.click("u undo")
        try play.pilot.click("h hint")
        try play.pilot.click("p pause")
        try play.pilot.click(" Resume ")
        try play.pilot.click("? help")
        #expect(play.text.contains("Keys"))
        try play.pilot.click("b back")
        try play.pilot.click("p pause")
        try play.pilot.click(" Leave ")
        try play.pilot.click("q quit")
        #expect(play.pilot.isOver)
    }
}

extension Card {
    /// Reads a card from a sentence on the screen.
    fileprivate init?(shown text: Substring) {
        let name = text.dropLast().replacing("10", with: "T")
        guard let suit = Suit.allCases.first(where: { text.hasSuffix($0.symbol) }) else {
            return nil
        }
        self.init("\(name)\(suit.letter)")
    }
}
