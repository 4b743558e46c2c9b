import TUI
import Testing

@testable import Games
@testable import Parlor

@Suite struct `Klondike at the terminal` {
    private func various(
        _ arguments: String = "", columns: Int = 80, rows: Int = 24,
        judge: any KlondikeJudge = SilentJudge()
    ) throws -> Play {
        let play = try Play.klondike(
            .various(), arguments, columns: columns, rows: rows, judge: judge)
        play.pilot.advance(by: .seconds(1))
        return play
    }

    // MARK: The mouse

    @Test func `a card is dragged, and follows the pointer as it was taken hold of`() throws {
        let play = try various()
        // The top edge of the card is in row 11, and its first column is 46.
        try play.pilot.grab(.at(49, 11))
        for step in 1...6 {
            try play.pilot.carry(to: .at(49 + step, 11 + step), stops: 1)
            let lines = play.text.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines[11 + step].dropFirst(46 + step).hasPrefix("╔6♠═"))
        }
        try play.pilot.carry(to: play.spot(of: .pile(3)))
        play.pilot.letGo()
        #expect(play.table?.place(of: "6S") == .pile(3))
    }

    @Test func `the place decides, though there is another one to the left`() throws {
        for pile in [2, 3] {
            let play = try various()
            try play.drag("6S", to: .pile(pile))
            #expect(play.table?.place(of: "6S") == .pile(pile))
            #expect(play.table?.piles[4].faceUp == ["8S"])
        }
    }

    @Test func `a card that does not fit slides back without a move`() throws {
        let play = try various()
        try play.pilot.drag(from: play.spot(of: "9C"), to: play.spot(of: .pile(0)))
        #expect(play.services.klondikeSlot.left == nil)
        let before = play.text
        play.pilot.advance(by: .milliseconds(300))
        #expect(play.text != before && play.text.contains("0 moves"))
        let after = play.text
        play.pilot.advance(by: .seconds(1))
        #expect(play.text == after)
    }

    @Test func `the targets are marked while a card is held`() throws {
        let play = try various()
        #expect(!play.text.contains("▲"))
        try play.pilot.grab(play.spot(of: "6S"))
        #expect(play.text.count { $0 == "▲" } == 2)
        play.pilot.press(.escape)
        #expect(!play.text.contains("▲") && !play.pilot.isOver && play.text.contains("0 moves"))
    }

    @Test func `a click takes a card, another puts it down, or back`() throws {
        let play = try various()
        try play.click("6S")
        #expect(play.text.contains("╔6♠") && play.text.count { $0 == "▲" } == 2)
        try play.click("6S")
        #expect(!play.text.contains("╔6♠"))
        try play.click("6S")
        try play.click("7D")
        #expect(play.table?.place(of: "6S") == .pile(3))
    }

    @Test func `a card of the waste is taken like any other, and one that is home as well`() throws
    {
        let play = try various()
        play.pilot.type("54d")
        play.pilot.advance(by: .seconds(1))
        try play.click("5H")
        #expect(play.text.contains("╔5♥"))
        try play.click("6S")
        #expect(play.table?.piles[3].faceUp == ["7D", "6S", "5H"])
        play.pilot.type("1fddd")
        try play.click("AH")
        #expect(play.text.contains("╔A♥"))
        play.pilot.press(.escape)
        // The same with keys: the stock is one step to the left.
        try play.click(.stock)
        play.pilot.press(.left, .enter)
        #expect(play.text.contains("╔3♦"))
    }

    @Test func `two clicks within 0.4 seconds are a double click, later they are two`() throws {
        for (pause, isDouble) in [(390, true), (410, false)] {
            let play = try various()
            let start = play.pilot.now
            play.clickOnce(column: 48, row: 12)
            play.pilot.advance(by: start + .milliseconds(pause) - play.pilot.now)
            play.clickOnce(column: 48, row: 12)
            #expect(play.text.contains("1 move ") == isDouble, "\(pause)")
        }
    }

    @Test func `the right button sends a card home, and nowhere else`() throws {
        let play = try various()
        try play.click("6S", .right)
        #expect(play.text.contains("0 moves"))
        try play.click("AS", .right)
        #expect(play.table?.foundations[0] == ["AS"])
        try play.click("2S", .right)
        #expect(play.table?.foundations[0] == ["AS", "2S"])
    }

    @Test func `a back is no card: neither two clicks nor the right button move anything`() throws {
        let play = try various()
        // The point is below the ace, which could go home.
        let back = Pilot.Target.at(15, 7)
        try play.pilot.doubleClick(back)
        try play.pilot.click(back, button: .right)
        #expect(play.text.contains("0 moves"))
        try play.pilot.drag(from: back, to: play.spot(of: .foundation(0)))
        #expect(play.text.contains("0 moves"))
    }

    @Test func `the stock turns as often as it is clicked`() throws {
        let play = try various()
        try play.pilot.doubleClick(play.spot(of: .stock))
        #expect(play.table?.waste == ["5H", "QD"])
    }

    // MARK: Keys

    @Test func `by keys a card is taken, carried and put down`() throws {
        let play = try various()
        try play.click("6S")
        play.pilot.press(.escape)
        play.pilot.press(.enter)
        #expect(play.text.contains("╔6♠"))
        play.pilot.press(.left, .enter)
        #expect(play.table?.place(of: "6S") == .pile(3))
    }

    @Test func `two piles are named, and what fits goes from one to the other`() throws {
        let play = try various()
        play.pilot.type("54")
        #expect(play.table?.place(of: "6S") == .pile(3))
        play.pilot.type("d")
        play.pilot.type("w4")
        #expect(play.table?.piles[3].faceUp == ["7D", "6S", "5H"])
        // The lowest of the three cards fits.
        play.pilot.type("45")
        #expect(play.table?.piles[4].faceUp == ["8S", "7D", "6S", "5H"])
        play.pilot.type("uuuu")
        #expect(play.text.contains("0 moves"))
        play.pilot.type("UUUU")
        #expect(play.table?.piles[4].faceUp == ["8S", "7D", "6S", "5H"])
    }

    @Test func `of an empty pile nothing is taken, and the next card is`() throws {
        let play = try various()
        // The ace goes home, which leaves its pile empty.
        play.pilot.type("1f1")
        try play.click("6S")
        try play.click("7D")
        #expect(play.table?.place(of: "6S") == .pile(3))
        play.pilot.type("15")
        #expect(play.text.contains("╔8♠"))
    }

    @Test func `letters send cards where they belong`() throws {
        let play = try various()
        play.pilot.type("1f")
        #expect(play.table?.foundations[0] == ["AH"])
        play.pilot.type("2a")
        #expect(play.table?.foundations[1] == ["AS"])
        play.pilot.type("6a")
        #expect(play.table?.place(of: "KC") == .pile(0))
        play.pilot.type("  ")
        #expect(play.table?.waste.count == 2)
    }

    @Test func `Esc puts back what is held, and only then leads away`() throws {
        let play = try various()
        play.pilot.type("5")
        play.pilot.press(.escape)
        #expect(!play.text.contains("╔") && play.text.contains("0 moves"))
        play.pilot.press(.escape)
        #expect(play.text.contains("New deal"))
    }

    @Test func `shaken, the cards are dealt anew, whatever is in the air`() throws {
        let play = try various()
        try play.drag("6S", to: .pile(3))
        play.pilot.advance(by: .milliseconds(50))
        play.pilot.type("S")
        play.pilot.advance(by: .seconds(1))
        #expect(play.text.contains("0 moves") && play.text.contains("24"))
        #expect(!play.text.contains("Custom deal"))
    }

    // MARK: Clock, pause, files

    @Test func `a pause hides the cards and holds the clock`() throws {
        let play = try various()
        play.pilot.type("d")
        play.pilot.advance(by: .seconds(65))
        #expect(play.text.contains("1:05") && play.text.contains("6♠"))
        play.pilot.type("p")
        #expect(play.text.contains("Paused") && !play.text.contains("6♠"))
        play.pilot.advance(by: .seconds(500))
        #expect(play.pilot.nextWakeUp == nil)
        play.pilot.press(.enter)
        play.pilot.advance(by: .milliseconds(500))
        #expect(play.text.contains("1:05") && play.text.contains("6♠"))
        play.pilot.focus(false)
        #expect(play.text.contains("Paused"))
    }

    @Test func `no frame contains a face-down card`() throws {
        let play = try various()
        play.pilot.keepsFrames = true
        play.pilot.resize(columns: 100, rows: 40)
        let bytes = String(decoding: play.pilot.frames.joined(), as: UTF8.self)
        #expect(bytes.contains("6♠") && !bytes.contains("8♠") && !bytes.contains("2♠"))
    }

    @Test func `every move is written at once, and goes on at the next start`() throws {
        let play = try various()
        play.pilot.type("54d")
        // The first program does not quit, so the second one has only the files on the disk.
        let again = try Play("", directory: play.copy())
        #expect(again.text.contains("Continue Klondike") && again.text.contains("2 moves"))
        try again.pilot.click("Continue")
        #expect(again.text.contains("Paused"))
        again.pilot.press(.enter)
        #expect(again.text.contains("2 moves") && again.table?.place(of: "6S") == .pile(3))
    }

    @Test func `nothing moves if motion is off`() throws {
        let play = try various("--no-motion")
        play.pilot.type("d")
        #expect(play.text.contains("╭5♥─────╮") && play.pilot.nextWakeUp == .seconds(2))
    }

    @Test func `the clock wakes nobody more than once a second, for a few bytes`() throws {
        let play = try various()
        play.pilot.type("d")
        play.pilot.advance(by: .seconds(5))
        play.pilot.keepsFrames = true
        let before = (play.pilot.frames.count, play.pilot.drawings)
        play.pilot.advance(by: .seconds(10))
        #expect(play.pilot.frames.count - before.0 <= 10)
        #expect(play.pilot.drawings - before.1 <= 10)
        #expect(play.pilot.frames.suffix(10).allSatisfy { $0.count < 80 })
    }

    @Test func `the same play makes the same frames`() throws {
        func frames() throws -> [[UInt8]] {
            let play = try various()
            play.pilot.keepsFrames = true
            try play.drag("6S", to: .pile(3))
            play.pilot.type("d1fuh")
            play.pilot.resize(columns: 100, rows: 40)
            try play.pilot.doubleClick(play.spot(of: "KC"))
            return play.pilot.frames
        }
        let first = try frames()
        #expect(try frames() == first)
    }
}
