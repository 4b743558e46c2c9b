import TUI
import Testing

@testable import Games
@testable import Parlor

@Suite struct `The dialogs of Klondike` {
    private func playWhereDrawingLoses() throws -> ProgramRun {
        try ProgramRun.klondike(.various(), judge: PreparedJudge.drawingLoses)
    }

    @Test func `the light shows whether the game can be won, as a word and a sign`() throws {
        let play = try playWhereDrawingLoses()
        #expect(play.text.contains("✓ winnable"))
        play.pilot.type("d")
        #expect(play.text.contains("✗ lost"))
        play.pilot.type("u")
        #expect(play.text.contains("✓ winnable"))
        #expect(try ProgramRun.klondike(.various()).text.contains("… thinking"))
        let unknown = try ProgramRun.klondike(
            .various(), judge: PreparedJudge { _ in .init(.unknown) })
        #expect(unknown.text.contains("? unknown"))
    }

    @Test(arguments: [(150, "easy"), (151, "medium"), (1_001, "hard")])
    func `a won deal is reported with its difficulty`(
        searched: Int, word: String
    ) throws {
        let judge = PreparedJudge { _ in .init(.winnable([]), searched: searched) }
        let play = try ProgramRun.nearlyWonKlondike(judge: judge)
        #expect(!play.text.contains(word))
        play.finishKlondike()
        #expect(play.text.contains(", \(word)"), "\(play.text)")
    }

    @Test func `a player can switch off the winnability`() throws {
        for isShown in [true, false] {
            let play = try ProgramRun("", workers: .workers(judge: InstantJudge()))
            play.set(KlondikeSettings.showsLight, to: isShown)
            try play.pilot.click(.value(ListSpot.row(GameName.klondike)))
            try play.pilot.click("New deal")
            #expect(play.text.contains("winnable") == isShown, "\(play.text)")
        }
    }

    @Test func `a hint of a lost game explains the loss, and leads back`() throws {
        let play = try playWhereDrawingLoses()
        play.pilot.type("dh")
        #expect(play.text.contains("can no longer be won"))
        #expect(play.text.contains("Move 1 (drawing from the stock) lost the game."))
        play.pilot.press(.enter)
        #expect(play.text.contains("✓ winnable") && play.text.contains("0 moves"))
        // A click on the light opens the same dialog.
        play.pilot.type("d")
        try play.pilot.click("✗ lost")
        #expect(play.text.contains("can no longer be won"))
        play.pilot.press(.escape)
        #expect(!play.text.contains("can no longer be won") && play.text.contains("1 move "))
    }

    @Test func `the dialog after a loss leaves the cards visible`() throws {
        let play = try playWhereDrawingLoses()
        let cards = try Klondike(.various()).table.piles.compactMap(\.cards.last?.name)
        play.pilot.type("dh")
        #expect(play.text.contains("can no longer be won"))
        for card in cards { #expect(play.text.contains(card), "\(card): \(play.text)") }
    }

    @Test func `a dialog says that a game is stuck, and Esc shows the cards again`() throws {
        let play = try playWhereDrawingLoses()
        play.pilot.type("dd")
        #expect(play.text.contains("Stuck"))
        play.pilot.press(.escape)
        #expect(!play.text.contains("Stuck") && play.text.contains("2 moves"))
        play.pilot.type("uud")
        #expect(!play.text.contains("Stuck"))
        play.pilot.type("d")
        try play.pilot.click(" R Same deal ")
        #expect(play.text.contains("0 moves"))
    }

    @Test(arguments: [(40, 20), (80, 24), (120, 40)], ["en", "ko"])
    func `a stuck or lost game can be looked back at, and is unchanged afterwards`(
        _ size: (columns: Int, rows: Int), _ language: String
    ) throws {
        for keys in ["dd", "dl"] {
            let play = try ProgramRun.klondike(
                .various(), columns: size.columns, rows: size.rows, language: language,
                judge: PreparedJudge.drawingLoses)
            func text() -> String { play.text.filter { !$0.isWhitespace && $0 != "·" } }
            let words = play.services.words
            play.pilot.type(keys)
            play.pilot.advance(by: .seconds(2))
            let box = play.text
            #expect(
                box.contains("l \(Phrase.lookBack.capitalized.text(in: words.language))"), "\(box)")
            play.pilot.type("l")
            // The move that lost the game is shown first, with a better move.
            let count = keys == "dd" ? 2 : 1
            let better = words.klondike.moving(card: "6♠", place: words.klondike.pile(4))
            let lost = words.klondike.lostHere(better: better)
            for said in [words.games.pastStep(step: 1, last: count), lost] {
                #expect(text().contains(said.filter { !$0.isWhitespace }), "\(said)\n\(play.text)")
            }
            #expect(play.text.contains("✗"), "\(play.text)")
            play.pilot.press(.left)
            // Before that move, the game could be won.
            #expect(play.text.contains("✓"), "\(play.text)")
            #expect(text().contains(words.klondike.isDeal.filter { !$0.isWhitespace }))
            play.pilot.advance(by: .seconds(100))
            // While the player looks back, no card can be moved, and the clock is stopped.
            play.pilot.type("d5")
            play.pilot.type("m")
            #expect(
                text().contains(
                    words.games.pastStep(step: 1, last: count).filter { !$0.isWhitespace }))
            play.pilot.press(.escape)
            #expect(play.text == box, "\(play.text)")
            play.pilot.type("ll")
            #expect(play.text == box)
        }
    }

    @Test func `a question blocks moves behind it, and Esc closes it at once`() throws {
        let play = try playWhereDrawingLoses()
        play.pilot.type("dh")
        #expect(play.text.contains("can no longer be won"))
        play.pilot.type("dU5")
        #expect(play.text.contains("can no longer be won") && play.text.contains("1 move "))
        play.pilot.press(.escape)
        #expect(!play.text.contains("can no longer be won") && !play.text.contains("No move"))
        // The dialog can be shown again after it was closed.
        play.pilot.type("h")
        #expect(play.text.contains("can no longer be won"))
    }

    @Test func `a deal that was never winnable opens no dialog until its key is pressed`() throws {
        let play = try ProgramRun.klondike(
            .various(), judge: PreparedJudge { _ in .init(.unwinnable) })
        play.pilot.type("d")
        #expect(play.text.contains("✗ never winnable") && !play.text.contains("why lost"))
        play.pilot.type("l")
        #expect(play.text.contains("This deal could never be won"))
        // The game is not lost.
        #expect(!play.text.contains("Move 1") && !play.text.contains("no longer"))
        // Undoing moves or playing the same deal again would not help.
        #expect(play.buttons == ["n New deal", "Esc Play on", "l Look back"], "\(play.text)")
        #expect(!play.text.contains("Same deal") && !play.text.contains("Undo"))
        try play.pilot.click(" Esc Play on ")
        #expect(play.text.contains("1 move ") && !play.text.contains("Play on"))
    }

    @Test func `the bell rings at the end if it is on`() throws {
        for isWanted in [false, true] {
            let stuck = try playWhereDrawingLoses()
            stuck.wantsSound(isWanted)
            stuck.pilot.type("d")
            #expect(stuck.pilot.rings == 0)
            stuck.pilot.type("d")
            #expect(stuck.pilot.rings == (isWanted ? 1 : 0))
            let won = try ProgramRun.nearlyWonKlondike()
            won.wantsSound(isWanted)
            won.finishKlondike()
            #expect(won.pilot.rings == (isWanted ? 1 : 0))
        }
    }

    @Test func `the key that sends all cards home is in the bar as soon as they can go`() throws {
        let play = try ProgramRun.nearlyWonKlondike()
        #expect(play.text.contains("A finish") && !play.text.contains("finish finish"))
        play.pilot.type("p")
        #expect(!play.text.contains("A finish"))
        let other = try ProgramRun(
            "klondike --seed 7 --draw 1", workers: .workers(judge: SilentJudge()))
        #expect(!other.text.contains("A finish"))
        // A hint does not hide the message about finishing.
        let hinted = try ProgramRun.nearlyWonKlondike(judge: PromptJudge())
        hinted.pilot.type("hh")
        hinted.pilot.advance(by: .seconds(1))
        #expect(hinted.text.contains("A finish"), "\(hinted.text)")
        #expect(hinted.text.contains("all cards can now go"), "\(hinted.text)")
    }

    @Test func `the result of a won game can be copied, and then its deal`() throws {
        let play = try ProgramRun.nearlyWonKlondike()
        let moves = try #require(play.services.klondikeSlot.readUnfinishedGame()?.klondike.moves)
        play.finishKlondike()
        play.pilot.type("c")
        let line = try #require(play.pilot.copied.first)
        #expect(line.hasPrefix("Parlor Klondike: draw 1"))
        let all = try #require(play.services.results.all.first?.moves)
        #expect(all > moves && line.contains(", \(all) moves, score "))
        #expect(play.hasButton("c Copied") && !play.text.contains("clipboard"))
        try play.pilot.click(" c Copied ")
        #expect(play.pilot.copied == [line, line])
        #expect(!play.text.contains("copy the deal"))
        play.pilot.press(.escape)
        // Any key removes the message, which takes the space of a key.
        play.pilot.type("z")
        #expect(play.text.contains("c copy the deal"), "\(play.text)")
        play.pilot.type("c")
        #expect(play.pilot.copied.last?.count == 104)
    }

    @Test func `the player can leave while a deal is searched for`() throws {
        let play = try ProgramRun("", workers: .workers(judge: SilentJudge()))
        try play.pilot.click(.value(ListSpot.row(GameName.klondike)))
        try play.pilot.click("New deal")
        #expect(play.text.contains("Looking for a deal"))
        play.pilot.press(.enter)
        #expect(play.text.contains("Only winnable"))
    }
}
