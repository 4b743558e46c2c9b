import TUI
import Testing

@testable import Games
@testable import Parlor

@Suite struct `The boxes of Klondike` {
    private func doomed() throws -> Play {
        try Play.klondike(.various(), judge: ToldJudge.doomed)
    }

    @Test func `the light says if the game can be won, in a word and a sign`() throws {
        let play = try doomed()
        #expect(play.text.contains("✓ winnable"))
        play.pilot.type("d")
        #expect(play.text.contains("✗ lost"))
        play.pilot.type("u")
        #expect(play.text.contains("✓ winnable"))
        #expect(try Play.klondike(.various()).text.contains("… thinking"))
        let unknown = try Play.klondike(.various(), judge: ToldJudge { _ in .init(.unknown) })
        #expect(unknown.text.contains("? unknown"))
    }

    @Test(arguments: [(150, "easy"), (151, "medium"), (1_001, "hard")])
    func `a deal that was won is told to have been hard or easy`(
        searched: Int, word: String
    ) throws {
        let judge = ToldJudge { _ in .init(.winnable([]), searched: searched) }
        let play = try Play.nearlyWonKlondike(judge: judge)
        #expect(!play.text.contains(word))
        play.finishKlondike()
        #expect(play.text.contains(", \(word)"), "\(play.text)")
    }

    @Test func `a player can turn off the winnability`() throws {
        let play = try Play("", workers: .workers(judge: InstantJudge()))
        play.set(KlondikeSettings.showsLight, to: false)
        try play.pilot.click(.value(ListSpot.row(GameName.klondike)))
        try play.pilot.click("New deal")
        #expect(!play.text.contains("winnable"))
    }

    @Test func `a hint of a lost game says how it was lost, and leads back`() throws {
        let play = try doomed()
        play.pilot.type("dh")
        #expect(play.text.contains("cannot be won any more"))
        #expect(play.text.contains("Move 1 lost the game: Turn the stock."))
        play.pilot.press(.enter)
        #expect(play.text.contains("✓ winnable") && play.text.contains("0 moves"))
        // A click on the light does the same.
        play.pilot.type("d")
        try play.pilot.click("✗ lost")
        #expect(play.text.contains("cannot be won any more"))
        play.pilot.press(.escape)
        #expect(!play.text.contains("cannot be won any more") && play.text.contains("1 move "))
    }

    @Test func `the box of a loss leaves the cards to be seen`() throws {
        let play = try doomed()
        let cards = try Klondike(.various()).table.piles.compactMap(\.cards.last?.name)
        play.pilot.type("dh")
        #expect(play.text.contains("cannot be won any more"))
        for card in cards { #expect(play.text.contains(card), "\(card): \(play.text)") }
    }

    @Test func `a game that is stuck says so by itself, and can be looked at`() throws {
        let play = try doomed()
        play.pilot.type("dd")
        #expect(play.text.contains("Stuck"))
        play.pilot.press(.escape)
        #expect(!play.text.contains("Stuck") && play.text.contains("2 moves"))
        play.pilot.type("uud")
        #expect(!play.text.contains("Stuck"))
        play.pilot.type("d")
        try play.pilot.click("[ Same deal ]")
        #expect(play.text.contains("0 moves"))
    }

    @Test func `behind what is asked nothing is moved, and Esc puts it away at once`() throws {
        let play = try doomed()
        play.pilot.type("dh")
        #expect(play.text.contains("cannot be won any more"))
        play.pilot.type("dU5")
        #expect(play.text.contains("cannot be won any more") && play.text.contains("1 move "))
        play.pilot.press(.escape)
        #expect(!play.text.contains("cannot be won any more") && !play.text.contains("No move"))
        // The dialog can be shown again after it was closed.
        play.pilot.type("h")
        #expect(play.text.contains("cannot be won any more"))
    }

    @Test func `dealt again, a deal that was never winnable does not ask at once`() throws {
        let play = try Play.klondike(.various(), judge: ToldJudge { _ in .init(.unwinnable) })
        play.pilot.type("d")
        #expect(play.text.contains("✗ never winnable") && !play.text.contains("why lost"))
        play.pilot.type("l")
        #expect(play.text.contains("This deal could never be won."))
        // The game is not lost.
        #expect(!play.text.contains("Move 1") && !play.text.contains("any more"))
        try play.pilot.click("[ Same deal ]")
        #expect(play.text.contains("0 moves") && !play.text.contains("Play on"))
    }

    @Test func `the bell rings at the end for those who want it`() throws {
        for isWanted in [false, true] {
            let stuck = try doomed()
            stuck.wantsSound(isWanted)
            stuck.pilot.type("d")
            #expect(stuck.pilot.rings == 0)
            stuck.pilot.type("d")
            #expect(stuck.pilot.rings == (isWanted ? 1 : 0))
            let won = try Play.nearlyWonKlondike()
            won.wantsSound(isWanted)
            won.finishKlondike()
            #expect(won.pilot.rings == (isWanted ? 1 : 0))
        }
    }

    @Test func `the result of a game that is won can be copied, and afterwards its deal`() throws {
        let play = try Play.nearlyWonKlondike()
        let moves = try #require(play.services.klondikeSlot.left?.klondike.moves)
        play.finishKlondike()
        play.pilot.type("c")
        let line = try #require(play.pilot.copied.first)
        #expect(line.hasPrefix("Parlor Klondike draw 1"))
        let all = try #require(play.services.results.all.first?.moves)
        #expect(all > moves && line.hasSuffix("\(all) moves"))
        #expect(play.text.contains("[ Copied ]") && !play.text.contains("clipboard"))
        try play.pilot.click("[ Copied ]")
        #expect(play.pilot.copied == [line, line])
        play.pilot.press(.escape)
        play.pilot.type("c")
        #expect(play.pilot.copied.last?.count == 104)
    }

    @Test func `while a deal is looked for, one can leave`() throws {
        let play = try Play("", workers: .workers(judge: SilentJudge()))
        try play.pilot.click(.value(ListSpot.row(GameName.klondike)))
        try play.pilot.click("New deal")
        #expect(play.text.contains("Looking for a deal"))
        play.pilot.press(.enter)
        #expect(play.text.contains("Only winnable"))
    }
}
