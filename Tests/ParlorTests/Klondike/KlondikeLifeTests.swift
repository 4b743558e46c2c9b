import Foundation
import TUI
import Testing

@testable import Games
@testable import Parlor

/// The promises of every game, checked for Klondike.
@Suite struct `The life of Klondike` {
    private func various(judge: any KlondikeJudge = SilentJudge()) throws -> ProgramRun {
        let play = try ProgramRun.klondike(.various(), judge: judge)
        play.pilot.advance(by: .seconds(1))
        return play
    }

    private func bar(of play: ProgramRun) -> Substring {
        play.text.split(separator: "\n").last ?? ""
    }

    @Test(arguments: ["", "5", "p", "ddd", "dh", "dl", "dd"])
    func `help covers the screen, and keeps it as it was`(_ keys: String) throws {
        let play = try various(judge: PreparedJudge.drawingLoses)
        play.pilot.type(keys)
        play.pilot.advance(by: .seconds(1))
        let before = play.text
        play.pilot.type("?")
        #expect(play.text.contains("Keys"))
        play.pilot.press(.escape)
        #expect(play.text == before)
    }

    @Test func `help at the end leads back to the end`() throws {
        let play = try ProgramRun.nearlyWonKlondike()
        play.finishKlondike()
        let before = play.text
        play.pilot.type("?")
        #expect(play.text.contains("Keys"))
        play.pilot.press(.escape)
        #expect(play.text == before && before.contains("Congratulations!"))
    }

    @Test(arguments: ["n", "R"])
    func `a replaced game is restored, and is lost once the new one is played`(_ key: String) throws
    {
        let play = try various(judge: PreparedJudge.undecided)
        play.pilot.type("54d")
        let table = try #require(play.table)
        play.pilot.type(key)
        play.pilot.advance(by: .seconds(1))
        #expect(play.text.contains("u brings back the previous game."))
        #expect(play.text.contains("0 moves"))
        #expect(play.services.results.all.isEmpty && play.table == table)
        play.pilot.type("u")
        #expect(play.text.contains("2 moves") && play.table == table)
        // The other game is given up when a card of the new deal is moved.
        play.pilot.type("\(key)d")
        #expect(play.services.results.all.map(\.isWon) == (key == "n" ? [false] : []))
        play.pilot.type("u")
        #expect(!play.text.contains("u brings back") && play.text.contains("0 moves"))
    }

    @Test func `an undone move can be redone, and the bar says so`() throws {
        let play = try various()
        #expect(!bar(of: play).contains("U redo"))
        play.pilot.type("du")
        #expect(bar(of: play).contains("U redo"))
        play.pilot.type("U")
        #expect(play.text.contains("1 move "))
    }

    @Test func `a dialog has only its answers in the bar, and each has an effect`() throws {
        for keys in ["dd", "dl", "dp"] {
            let play = try various(judge: PreparedJudge.drawingLoses)
            play.pilot.type(keys)
            // The cards are at rest.
            play.pilot.advance(by: .seconds(1))
            for key in ["d draw", "h hint", "a by itself"] {
                #expect(!bar(of: play).contains(key), "\(keys): \(bar(of: play))")
            }
            let before = play.text
            play.pilot.type("dha")
            #expect(play.text == before)
            try play.pilot.click("n new deal")
            #expect(play.text.contains("0 moves"))
        }
    }

    @Test func `a hint and its dialog leave cards in hand`() throws {
        let play = try various(judge: PreparedJudge.drawingLoses)
        play.pilot.type("d5h")
        #expect(play.text.contains("can no longer be won"))
        play.pilot.press(.escape)
        #expect(play.text.contains("╔6♠"))
        play.pilot.type("4")
        #expect(play.table?.place(of: "6S") == .pile(3))
    }

    @Test func `a pause leaves cards in hand`() throws {
        let play = try various()
        play.pilot.type("5pp")
        #expect(play.text.contains("╔6♠"))
    }

    /// If the time were not kept, the player could study the deal of the day, leave it, and open it
    /// again.
    @Test func `the deal of the day keeps the time that its cards were visible`() throws {
        var files: [String: Data] = [:]
        for visit in 1...3 {
            let walked = try WalkedGame(
                .klondike, "--daily", .usual, directory: temporaryDirectory(with: files))
            walked.advance(by: .seconds(40))
            files = try walked.leave()
            let game = try #require(
                walked.play.services.slot(of: KlondikeGame.self, .daily).readUnfinishedGame()
            )
            #expect(game.result.waited == 40 * visit)
        }
        // On another deal, the time before the first move does not count, so the deal is not saved.
        let other = try WalkedGame(.klondike, "--seed 3", .usual)
        other.advance(by: .seconds(40))
        files = try other.leave()
        #expect(files["klondike.json"] == nil)
    }

    @Test func `the deal of the day counts no time for which its cards were hidden`() throws {
        let walked = try WalkedGame(.klondike, "--daily", .usual)
        let pilot = walked.play.pilot
        walked.advance(by: .seconds(10))
        pilot.type("?")
        walked.advance(by: .seconds(500))
        pilot.press(.escape)
        walked.advance(by: .seconds(10))
        pilot.focus(false)
        walked.advance(by: .seconds(500))
        pilot.focus(true)
        pilot.type("p")
        walked.advance(by: .seconds(10))
        _ = try walked.leave()
        let game = try #require(
            walked.play.services.slot(of: KlondikeGame.self, .daily).readUnfinishedGame())
        #expect(game.result.waited == 30)
    }

    @Test func `the deal of the day is saved as soon as its search ends`() throws {
        let day = Day(daysSince1970: 20_413)
        var game = KlondikeGame(.init(.daily(day), isWinnable: true), seed: 1)
        let (before, search) = (game, try #require(game.search))
        let found = Klondike.WinnableDeal(game.klondike.deal, moves: [])
        game.apply(.init(.dealer(found, for: search), at: .zero))
        #expect(!before.canGoOn && game.canGoOn && !before.isSavedLike(game))
    }

    @Test func `cards that go home by themselves wait while help is open`() throws {
        let play = try ProgramRun.nearlyWonKlondike()
        play.pilot.type("pp")
        play.pilot.type("A")
        play.pilot.advance(by: .milliseconds(200))
        play.pilot.type("?")
        let moves = play.services.klondikeSlot.readUnfinishedGame()?.klondike.moves
        play.pilot.advance(by: .seconds(20))
        #expect(
            moves != nil && play.services.klondikeSlot.readUnfinishedGame()?.klondike.moves == moves
        )
        play.pilot.press(.escape)
        play.pilot.advance(by: .seconds(20))
        #expect(play.text.contains("Congratulations!"))
    }

    @Test(arguments: [
        ("f", "Choose a card first."), ("l", "search is still running"),
        ("h", "search is still running"),
    ])
    func `a key that has no effect now gives the reason`(_ key: String, _ reason: String)
        throws
    {
        let play = try various()
        play.pilot.type(key)
        #expect(play.text.contains(reason), "\(play.text)")
    }
}
