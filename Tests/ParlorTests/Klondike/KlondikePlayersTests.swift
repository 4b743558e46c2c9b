import TUI
import Testing

@testable import Games
@testable import Parlor

@Suite struct `A player of Klondike` {
    @Test func `sees the light in every window, however much is beside it`() throws {
        for (language, light, windows) in [
            ("en", "✗ never winnable", [40, 60]), ("ko_KR.UTF-8", "✗ 처음부터 승리 불가", [40, 120]),
        ] {
            for columns in windows {
                let rules = Klondike.Rules(scoring: .vegas(cumulative: false))
                let play = try ProgramRun.klondike(
                    .various(), rules: rules, "--scoring vegas", columns: columns, rows: 20,
                    language: language, judge: PreparedJudge { _ in .init(.unwinnable) })
                for _ in 0..<24 { play.pilot.type("d") }
                play.pilot.advance(by: .seconds(600))
                #expect(play.text.contains(light), "\(columns)\n\(play.text)")
                #expect(play.text.contains("10:0"), "\(columns)\n\(play.text)")
            }
        }
    }

    @Test func `sees “won”, and no longer “winnable”`() throws {
        let play = try ProgramRun.nearlyWonKlondike()
        play.finishKlondike()
        #expect(play.text.contains("✓ won") && !play.text.contains("winnable"))
        // Nothing on the table of a won game says that something is not possible.
        play.pilot.type("v")
        #expect(!play.text.contains("✗") && !play.text.contains("Congratulations"))
    }

    @Test func `sees only the cascade until a key is pressed`() throws {
        let play = try ProgramRun.nearlyWonKlondike()
        play.pilot.type("A")
        while !play.text.contains("✓ won") { play.pilot.advance(by: .milliseconds(100)) }
        play.pilot.advance(by: .seconds(1))
        #expect(!play.text.contains("Congratulations"))
        // A key that has no use at the end of a game still ends the cascade.
        play.pilot.type("d")
        #expect(play.text.contains("Congratulations!"))
        #expect(play.services.results.all.count == 1)

        let still = try ProgramRun.nearlyWonKlondike("--no-motion")
        still.finishKlondike()
        #expect(still.text.contains("Congratulations!"))
    }

    @Test func `finds the key for the loss first in the bar, and always the way out`() throws {
        for columns in [40, 60, 80, 120] {
            let play = try ProgramRun.klondike(
                .various(), columns: columns, judge: PreparedJudge.drawingLoses)
            func bar() -> Substring { play.text.split(separator: "\n").last ?? "" }
            #expect(!bar().contains("why lost"))
            for key in ["?", "b", "q"] { #expect(bar().split(separator: " ").contains("\(key)")) }
            play.pilot.type("d")
            #expect(bar().hasPrefix(" l why lost"))
            try play.pilot.click("l why lost")
            #expect(play.text.contains("Move 1 (drawing from the stock)"))
        }
    }

    @Test(arguments: [
        ("w", "The waste is empty."), ("A", "The foundations cannot be filled yet."),
        ("u", "Nothing to undo."), ("37", "Only a red 8 goes on the 9♣."),
        ("26", "Only a red Q goes on the K♣."),
    ])
    func `reads why an action was refused`(_ keys: String, _ reason: String) throws {
        let play = try ProgramRun.klondike(.various())
        let table = play.table
        play.pilot.type(keys)
        #expect(play.text.contains(reason), "\(play.text)")
        play.pilot.advance(by: .milliseconds(400))
        #expect(play.text.contains(reason) && play.table == table)
        play.pilot.type("d")
        #expect(!play.text.contains(reason))
    }

    @Test func `reads why a dragged card goes back`() throws {
        let play = try ProgramRun.klondike(.various())
        func top(_ pile: Int) throws -> Pilot.Target {
            let card = try #require(
                play.services.klondikeSlot.readUnfinishedGame()?.klondike.table.piles[pile].cards
                    .last)
            return .value(Klondike.Spot.card(card))
        }
        play.pilot.type("d")
        try play.pilot.drag(from: top(2), to: top(6))
        play.pilot.advance(by: .milliseconds(400))
        #expect(play.text.contains(/Only a (red|black) \S+ goes on/), "\(play.text)")
    }

    @Test(arguments: [Key.character("a"), .enter])
    func `reads where a card would have to go, and sees it shake`(_ key: Key) throws {
        // The last pile shows 8♠, and no red 9 is visible.
        let play = try ProgramRun("klondike --seed 1")
        play.pilot.type("7")
        play.pilot.keepsFrames = true
        let frames = play.pilot.frames.count
        play.pilot.press(key)
        #expect(play.text.contains("No pile ends in a red 9."), "\(play.text)")
        play.pilot.advance(by: .milliseconds(300))
        #expect(play.pilot.frames.count > frames + 1)
    }

    @Test func `looks back on a won game without changing it`() throws {
        let play = try ProgramRun.nearlyWonKlondike()
        play.finishKlondike()
        let moves = try #require(play.services.results.all.first?.moves)
        func header() -> String { String(play.text.split(separator: "\n")[0]) }
        let won = header()
        #expect(play.text.contains("[ l Look back ]") && won.contains("✓ won"))
        play.pilot.type("l")
        #expect(play.text.contains("Step \(moves) of \(moves)"))
        #expect(!play.text.contains("Congratulations"))
        // The figures above the table are those of the step.
        #expect(header().contains("\(moves) moves") && header().contains("✓ won"))
        #expect(!header().contains(/[0-9]:[0-9][0-9]/), "\(header())")
        for _ in 0..<moves + 5 { play.pilot.press(.left) }
        #expect(play.text.contains("This is the beginning."))
        #expect(header().contains("0 moves") && header().contains("score 0"), "\(header())")
        play.pilot.press(.end)
        #expect(play.text.contains("Step \(moves) of \(moves)") && header().contains("✓ won"))
        play.pilot.press(.right)
        #expect(play.text.contains("This is the end.") && !play.text.contains("Congratulations"))
        play.pilot.type("l")
        #expect(play.text.contains("Congratulations") && header() == won)
        play.pilot.type("l")
        #expect(
            play.services.results.all.count == 1
                && play.services.klondikeSlot.readUnfinishedGame() == nil
        )
        play.pilot.type("n")
        #expect(!play.text.contains("Step "))
    }

    @Test func `reads that finishing costs points before it costs them`() throws {
        var game = ProgramRun.nearlyWonKlondikeGame()
        func cost() -> Int {
            let position = game.klondike.position
            return position.finish(by: .init()).map { position.pointsLost(by: $0, .init()) } ?? 0
        }
        while cost() == 0, !game.klondike.table.stock.isEmpty { game.klondike.apply(.play(.draw)) }
        let points = cost()
        try #require(points > 0)
        let play = try ProgramRun("klondike", workers: .workers(judge: SilentJudge())) {
            $0.klondikeSlot.save(game)
        }
        let words = play.services.words.klondike
        func says(_ text: String) -> Bool {
            play.text.filter { !$0.isWhitespace }.contains(text.filter { !$0.isWhitespace })
        }
        #expect(says(words.canFinish(points)), "\(play.text)")
        play.pilot.type("A")
        play.pilot.advance(by: .seconds(10))
        #expect(
            says(words.refusals.finishCosts(points)) && !play.text.contains("✓ won"), "\(play.text)"
        )
        play.pilot.type("A")
        play.pilot.advance(by: .seconds(10))
        #expect(play.text.contains("✓ won"), "\(play.text)")
    }

    @Test func `sends an open ace home by the key for it, though no card is chosen`() throws {
        let play = try ProgramRun.klondike(.various())
        play.pilot.type("a")
        #expect(play.table?.foundations.contains { !$0.isEmpty } == true, "\(play.text)")
    }
}
