import Reactive
import TUI
import Testing

@testable import Games
@testable import Parlor

/// A judge that says of each position what it is told to say.
private struct ToldJudge: KlondikeJudge {
    let say: (Klondike.Question) -> Klondike.Judgement

    func judgement(of question: Klondike.Question) -> Observable<Klondike.Judgement> {
        .just(say(question))
    }

    func winnableDeal(for search: Klondike.Search) -> Observable<Klondike.WinnableDeal> {
        .just(search.winnableDeal)
    }
}

@Suite struct `What Klondike tells and asks` {
    /// The draw loses the game, and turning the second card leaves nothing to be done.
    private func doomed() throws -> Play {
        try Play.klondike(
            .various(),
            judge: ToldJudge { question in
                switch question.step {
                case 0: .init(.winnable([.carry("6S", from: .pile(4), to: .pile(3))]))
                case 1: .init(.unwinnable)
                default: .init(.unwinnable, isStuck: true)
                }
            })
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

    @Test func `who does not want to know is not told`() throws {
        let play = try Play("", judge: InstantJudge())
        var settings = play.desk.settings
        settings.klondike.showsLight = false
        play.desk.change(settings)
        try play.pilot.click("Klondike")
        try play.pilot.click("New deal")
        #expect(!play.text.contains("winnable"))
    }

    @Test func `a hint of a lost game says how it was lost, and leads back`() throws {
        let play = try doomed()
        play.pilot.type("dh")
        #expect(play.text.contains("cannot be won any more"))
        #expect(play.text.contains("Move 1 lost it: Turn the stock."))
        play.pilot.press(.enter)
        #expect(play.text.contains("✓ winnable") && play.text.contains("0 moves"))
        // And by the light itself, with the mouse.
        play.pilot.type("d")
        try play.pilot.click("✗ lost")
        #expect(play.text.contains("cannot be won any more"))
        play.pilot.press(.escape)
        #expect(!play.text.contains("cannot be won any more") && play.text.contains("1 move "))
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
        // What was put away can be asked for again.
        play.pilot.type("h")
        #expect(play.text.contains("cannot be won any more"))
    }

    @Test func `dealt again, a deal that was never winnable does not ask at once`() throws {
        let play = try Play.klondike(.various(), judge: ToldJudge { _ in .init(.unwinnable) })
        play.pilot.type("dl")
        #expect(play.text.contains("This deal could never be won."))
        #expect(!play.text.contains("Move 1"))
        try play.pilot.click("[ Same deal ]")
        #expect(play.text.contains("0 moves") && !play.text.contains("Play on"))
    }

    @Test func `while a deal is looked for, one can leave`() throws {
        let play = try Play("", judge: SilentJudge())
        try play.pilot.click("Klondike")
        try play.pilot.click("New deal")
        #expect(play.text.contains("Looking for a deal"))
        play.pilot.press(.enter)
        #expect(play.text.contains("Only winnable"))
    }
}
