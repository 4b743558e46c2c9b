import Testing

@testable import Games
@testable import Parlor
@testable import TUI

@Suite struct `Klondike at the terminal` {
    private func various(
        _ arguments: String = "", columns: Int = 80, rows: Int = 24,
        judge: any KlondikeJudge = SilentJudge()
    ) throws -> ProgramRun {
        let play = try ProgramRun.klondike(
            .various(), arguments, columns: columns, rows: rows, judge: judge)
        play.pilot.advance(by: .seconds(1))
        return play
    }

    // MARK: The mouse

    @Test func `focuses a card that was moved, whether by two clicks or by a drag`() throws {
        let clicked = try various()
        try clicked.click("6S")
        try clicked.click("7D")
        let dragged = try various()
        try dragged.drag("6S", to: .pile(3))
        for play in [clicked, dragged] {
            let focused = play.pilot.session.page.areas.focused?.value
            #expect(focused == AnyHashable(Klondike.Spot.card("6S")), "\(play.text)")
        }
    }

    @Test func `a dragged card follows the pointer by the point where it was grabbed`() throws {
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

    @Test func `a card goes to the pile it is dropped on, not to the leftmost that fits`() throws {
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
        #expect(play.services.klondikeSlot.readUnfinishedGame() == nil)
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

    @Test func `a click picks up a card, and another drops it or returns it`() throws {
        let play = try various()
        try play.click("6S")
        #expect(play.text.contains("╔6♠") && play.text.count { $0 == "▲" } == 2)
        try play.click("6S")
        #expect(!play.text.contains("╔6♠"))
        try play.click("6S")
        try play.click("7D")
        #expect(play.table?.place(of: "6S") == .pile(3))
    }

    @Test func `cards of the waste and of the foundations are picked up like any other`() throws {
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

    @Test func `a hint frames all cards that it moves`() throws {
        let deal = try Klondike.Deal(
            piles: ["AH", "2S 8H", "9S", "7C", "8S 6S", "KC", "9C"], stock: "5H QD 2H JC 3D 3H")
        let play = try ProgramRun.klondike(
            deal, columns: 120, rows: 40,
            judge: PreparedJudge { question in
                let moves: [Klondike.Move] = [
                    .carry("7C", from: .pile(3), to: .pile(1)),
                    .carry("8H", from: .pile(1), to: .pile(2)),
                ]
                return .init(.winnable(Array(moves.dropFirst(question.step))))
            })
        /// The cards and places with a double frame.
        func framed() -> Int { play.text.count { $0 == "╔" } }
        play.pilot.type("hhh")
        play.pilot.advance(by: .seconds(2))
        play.pilot.type("h")
        // The first press frames the open cards of the pile.
        #expect(framed() == 2 && play.text.contains("Look at pile 2."), "\(play.text)")
        play.pilot.type("h")
        #expect(play.text.contains("8♥–7♣ to pile 3: "), "\(play.text)")
        play.pilot.advance(by: .seconds(2))
        #expect(framed() == 3, "\(play.text)")
    }

    @Test func `two clicks within 0.4 seconds are a double click, slower ones are not`() throws {
        for (pause, isDouble) in [(390, true), (410, false)] {
            let play = try various()
            let start = play.pilot.now
            play.clickOnce(column: 48, row: 12)
            play.pilot.advance(by: start + .milliseconds(pause) - play.pilot.now)
            play.clickOnce(column: 48, row: 12)
            #expect(play.text.contains("1 move ") == isDouble, "\(pause)")
        }
    }

    @Test func `the right button only sends a card home`() throws {
        let play = try various()
        try play.click("6S", .right)
        #expect(play.text.contains("0 moves"))
        try play.click("AS", .right)
        #expect(play.table?.foundations[0] == ["AS"])
        try play.click("2S", .right)
        #expect(play.table?.foundations[0] == ["AS", "2S"])
    }

    @Test func `double clicks and right clicks on a face-down card move nothing`() throws {
        let play = try various()
        // The point is below the ace, which could go home.
        let back = Pilot.Target.at(15, 7)
        try play.pilot.doubleClick(back)
        try play.pilot.click(back, button: .right)
        #expect(play.text.contains("0 moves"))
        try play.pilot.drag(from: back, to: play.spot(of: .foundation(0)))
        #expect(play.text.contains("0 moves"))
    }

    @Test func `the stock turns once for each click`() throws {
        let play = try various()
        try play.pilot.doubleClick(play.spot(of: .stock))
        #expect(play.table?.waste == ["5H", "QD"])
    }

    // MARK: Keys

    @Test func `keys pick up, carry and drop a card`() throws {
        let play = try various()
        try play.click("6S")
        play.pilot.press(.escape)
        play.pilot.press(.enter)
        #expect(play.text.contains("╔6♠"))
        play.pilot.press(.left, .enter)
        #expect(play.table?.place(of: "6S") == .pile(3))
    }

    @Test func `naming two piles moves the card that fits from one to the other`() throws {
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

    @Test func `nothing is picked up from an empty pile, and the other piles still work`() throws {
        let play = try various()
        // The ace goes home, which leaves its pile empty.
        play.pilot.type("1f1")
        try play.click("6S")
        try play.click("7D")
        #expect(play.table?.place(of: "6S") == .pile(3))
        play.pilot.type("15")
        #expect(play.text.contains("╔8♠"))
    }

    @Test func `letters send cards to their places`() throws {
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

    @Test func `Esc drops the cards in hand first, and then leaves`() throws {
        let play = try various()
        play.pilot.type("5")
        play.pilot.press(.escape)
        #expect(!play.text.contains("╔") && play.text.contains("0 moves"))
        play.pilot.press(.escape)
        #expect(play.text.contains("New deal"))
    }

    @Test func `a new deal replaces the cards, whatever is in the air`() throws {
        let play = try various(judge: PreparedJudge.undecided)
        try play.drag("6S", to: .pile(3))
        play.pilot.advance(by: .milliseconds(50))
        play.pilot.type("n")
        play.pilot.advance(by: .seconds(1))
        #expect(play.text.contains("0 moves") && play.text.contains("24"))
        #expect(!play.text.contains("Custom deal"))
    }

    // MARK: Clock, pause, files

    @Test func `a pause hides the cards and stops the clock`() throws {
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

    @Test func `every move is written at once, and the next start continues it`() throws {
        let play = try various()
        play.pilot.type("54d")
        // The first program does not quit, so the second one has only the files on the disk.
        let again = try ProgramRun("", directory: play.copy())
        #expect(again.text.contains("Continue Klondike") && again.text.contains("2 moves"))
        try again.pilot.click("Continue")
        #expect(again.text.contains("2 moves") && again.table?.place(of: "6S") == .pile(3))
    }

    @Test func `nothing moves if motion is off`() throws {
        let play = try various("--no-motion")
        play.pilot.type("d")
        #expect(play.text.contains("╭5♥─────╮") && play.pilot.nextWakeUp == .seconds(2))
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
