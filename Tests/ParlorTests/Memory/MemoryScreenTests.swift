import Foundation
import Games
import Testing

@testable import Parlor
@testable import TUI

@Suite struct `The memory game at the terminal` {
    /// Starts a game in a window whose cards are too small for drawings, so that they show letters.
    private func started(
        _ arguments: String = "memory --seed 3", columns: Int = 46, rows: Int = 17
    ) throws -> ProgramRun {
        try ProgramRun(arguments, columns: columns, rows: rows)
    }

    /// The number of cards that show a letter in place of a picture.
    private func count(_ letter: Character, in play: ProgramRun) -> Int {
        let card = Size(columns: 4, rows: 4)
        var page = Page(columns: card.columns, rows: card.rows, theme: .dark)
        MemoryArt.largeLetter("\(letter)", in: card)?
            .drawQuarters(on: &page, column: 0, row: 0, style: .plain)
        let drawn = (0..<card.rows).map { page.canvas.text(0..<card.columns, row: $0) }
        let window = play.pilot.session.page.size
        func shows(_ column: Int, _ row: Int) -> Bool {
            drawn.indices.allSatisfy {
                let columns = column..<column + card.columns
                return play.pilot.session.page.canvas.text(columns, row: row + $0) == drawn[$0]
            }
        }
        return (0...window.rows - card.rows).reduce(0) { count, row in
            count + (0...window.columns - card.columns).count { shows($0, row) }
        }
    }

    @Test func `a board of two pairs is drawn`() throws {
        let play = try started("memory --seed 3 --pairs 2", columns: 60, rows: 16)
        try play.turn(0)
        play.pilot.advance(by: .seconds(1))
        #expect(
            play.text == """
                 Memory                      ★★★ 9 moves left  0 moves  1/3

                 ╭───────────╮  ╭───────────╮  ┏━━━━━━━━━━━┓  ╭───────────╮
                 │ ╱╲╱╲╱╲╱╲  │  │ ╱╲╱╲╱╲╱╲  │  ┃           ┃  │ ╱╲╱╲╱╲╱╲  │
                 │ ╲╱╲╱╲╱╲╱  │  │ ╲╱╲╱╲╱╲╱  │  ┃ ▄▄▀▀▀▀▀▄▄ ┃  │ ╲╱╲╱╲╱╲╱  │
                 │ ╱╲╱╲╱╲╱╲  │  │ ╱╲╱╲╱╲╱╲  │  ┃▄▀█▄█▀█▄█▀▄┃  │ ╱╲╱╲╱╲╱╲  │
                 │ ╲╱╲╱╲╱╲╱  │  │ ╲╱╲╱╲╱╲╱  │  ┃██▄▀███▀▄██┃  │ ╲╱╲╱╲╱╲╱  │
                 │ ╱╲╱╲╱╲╱╲  │  │ ╱╲╱╲╱╲╱╲  │  ┃███▄▀█▀▄███┃  │ ╱╲╱╲╱╲╱╲  │
                 │ ╲╱╲╱╲╱╲╱  │  │ ╲╱╲╱╲╱╲╱  │  ┃▀▄███▀███▄▀┃  │ ╲╱╲╱╲╱╲╱  │
                 │ ╱╲╱╲╱╲╱╲  │  │ ╱╲╱╲╱╲╱╲  │  ┃ ▀▀▄▄▄▄▄▀▀ ┃  │ ╱╲╱╲╱╲╱╲  │
                 │ ╲╱╲╱╲╱╲╱  │  │ ╲╱╲╱╲╱╲╱  │  ┃           ┃  │ ╲╱╲╱╲╱╲╱  │
                 ╰───────────╯  ╰───────────╯  ┗━━━━━━━━━━━┛  ╰───────────╯


                 1:29 left ███████████████████████████████████████████████▌
                 ←↑↓→ move  Space turn  s shuffle  r reset  p b ? q
                """)
    }

    @Test func `a board in ASCII mode has only ASCII`() throws {
        let play = try started("memory --seed 1 --pairs 2 --ascii", columns: 44, rows: 15)
        try play.turn(0)
        play.pilot.advance(by: .seconds(1))
        #expect(play.text.contains("1:29 left #####") && play.text.contains("@"))
        let others = play.text.unicodeScalars.filter { !$0.isASCII }
        #expect(others.isEmpty)
    }

    @Test func `three rounds are played to the end by the mouse, in virtual time`() throws {
        let play = try started("memory --seed 3", columns: 120, rows: 40)
        for round in 1...3 {
            #expect(play.text.contains("\(round)/3"))
            try play.clear()
            if round < 3 { try play.pilot.click(" Start ") }
        }
        #expect(play.text.contains("Mission accomplished"))
        #expect(play.text.contains("3 of 3 stars, 24 moves, 0:"))
        #expect(!play.text.contains("earn 3 stars"))
        try play.pilot.click(" b Leave ")
        play.pilot.type("b")
        try play.pilot.click("Statistics")
        #expect(play.text.contains("8 pairs, 3 rounds of 1:30"))
        #expect(play.text.contains("Fewest moves 24"))
        #expect(play.text.contains("Played 1") && play.text.contains("100%"))
    }

    @Test func `the result is copied as a line, and also shown`() throws {
        let play = try started("memory --seed 3 --pairs 2 --rounds 1")
        play.pilot.type("c")
        try play.clear(pairs: 2)
        #expect(play.pilot.copied.isEmpty)
        play.pilot.type("c")
        let line = "Parlor Memory: 2 pairs, 1:30, #3, <0:01, 2 moves, ★★★"
        #expect(play.pilot.copied == [line])
        #expect(play.dialog.contains(line))
        try play.pilot.click(" c Copied ")
        #expect(play.pilot.copied == [line, line])
        play.pilot.type("n")
        #expect(!play.text.contains(line))
    }

    @Test func `a board of the day counts for one day and once, however often it is left`() throws {
        let first = try started("memory --daily --pairs 2 --rounds 1")
        try first.turn(0)
        let play = try first.comeBack()
        play.pilot.press(.enter)
        try play.clear(pairs: 2)
        // Another game begins in the slot for other boards.
        play.pilot.type("n")
        try play.turn(0, 2)
        let results = play.services.results.all
        #expect(results.map(\.isDaily) == [true])
        #expect(results.map(\.boardDay) == [20_413])
    }

    @Test func `a game that is given up counts as played, and not as won`() throws {
        let play = try started("memory --seed 3")
        try play.turn(0, 2, 4, 6)
        play.pilot.type("b")
        try play.pilot.click("New game")
        try play.pilot.click("[ New game ]")
        #expect(play.services.results.all.isEmpty)
        // The new game replaces the previous game when its first card is turned.
        #expect(play.services.results.all.isEmpty)
        try play.turn(0, 1)
        #expect(play.services.results.all.map(\.isWon) == [false])
        #expect(play.services.results.all.map(\.moves) == [2])
    }

    @Test func `a new game leaves the board of the day as it is, and is not a board of the day`()
        throws
    {
        let play = try started("memory --daily --pairs 2 --rounds 1")
        try play.turn(0, 2)
        play.pilot.type("n")
        try play.clear(pairs: 2)
        play.pilot.type("nn")
        let results = play.services.results.all
        #expect(results.map(\.isWon) == [true])
        #expect(results.map(\.moves) == [2])
        #expect(results.map(\.isDaily) == [false])
    }

    @Test func `a new game before any move is no board of the day`() throws {
        let play = try started("memory --daily --pairs 2 --rounds 1")
        try play.turn(0)
        play.pilot.type("n")
        try play.clear(pairs: 2)
        play.pilot.type("c")
        let line = try #require(play.pilot.copied.last)
        #expect(line.hasPrefix("Parlor Memory: 2 pairs, 1:30, #") && !line.contains("2025-11-21"))
        let results = play.services.results.all
        #expect(results.map(\.isDaily) == [false] && results.map(\.boardDay) == [nil])
        let log = try String(
            contentsOfFile: "\(play.directory)/results.jsonl", encoding: .utf8)
        #expect(!log.contains("20413"))
    }

    @Test func `the bell rings if it is on`() throws {
        for isWanted in [false, true] {
            let play = try ProgramRun("memory --seed 3 --pairs 2 --rounds 1")
            play.set(GeneralSettings.sound, to: isWanted)
            try play.turn(0)
            play.pilot.advance(by: .seconds(91))
            play.pilot.press(.enter)
            #expect(play.pilot.rings == (isWanted ? 1 : 0))
            try play.clear(pairs: 2)
            #expect(play.pilot.rings == (isWanted ? 2 : 0))
        }
    }

    @Test func `the same play makes the same frames`() throws {
        func frames() throws -> [[UInt8]] {
            let play = try started()
            play.pilot.keepsFrames = true
            try play.clear()
            play.pilot.advance(by: .seconds(91))
            play.pilot.type("sp")
            play.pilot.resize(columns: 100, rows: 40)
            return play.pilot.frames
        }
        let first = try frames()
        #expect(try frames() == first)
    }

    @Test func `cards are turned by keys`() throws {
        let play = try started()
        play.pilot.type(" ")
        play.pilot.press(.right, .enter)
        #expect(play.text.contains("1 move "))
        play.pilot.press(.down, .enter)
        play.pilot.press(.tab, .enter)
        #expect(play.text.contains("2 moves"))
    }

    @Test func `a found pair stays visible for a moment`() throws {
        let play = try started("memory --seed 3 --pairs 2")
        // The number of drawn cells, without the bar of the time.
        func drawn() -> Int {
            play.text.split(separator: "\n").filter { !$0.contains(":") }.joined()
                .count { "▀▄█".contains($0) }
        }
        #expect(drawn() == 0)
        try play.turn(0)
        play.pilot.advance(by: .milliseconds(400))
        let one = drawn()
        try play.turn(1)
        play.pilot.advance(by: .milliseconds(400))
        #expect(one > 0 && drawn() == 2 * one)
        play.pilot.advance(by: .seconds(1))
        #expect(drawn() == 0)
    }

    @Test func `no frame contains a face-down card`() throws {
        let play = try ProgramRun("--seed 3", columns: 64, rows: 20)
        play.set(MemorySettings.deck, to: .suits)
        play.pilot.press(.enter, .enter)
        play.pilot.keepsFrames = true
        play.pilot.resize(columns: 63, rows: 20)
        let contents = MemoryTheme.suits.contents(pairs: 8)
        for content in contents { #expect(!play.text.contains(content)) }
        try play.turn(4)
        play.pilot.advance(by: .seconds(1))
        for content in contents { #expect(play.text.contains(content) == (content == contents[2])) }
        let bytes = String(decoding: play.pilot.frames.joined(), as: UTF8.self)
        for content in contents where content != contents[2] { #expect(!bytes.contains(content)) }
    }

    @Test func `the time is up after ninety-one seconds`() throws {
        let play = try started()
        try play.turn(0, 1)
        play.pilot.advance(by: .seconds(90))
        #expect(play.text.contains("0:00"))
        play.pilot.advance(by: .seconds(1))
        // Nothing is left of the time, in the line and in its bar, until the round starts over.
        #expect(play.text.contains("0:00") && !play.text.contains("1:30"))
        #expect(play.text.contains("★★☆") && play.text.contains("1/3"))
        let bar = play.text.split(separator: "\n").first { $0.contains("0:00") }
        #expect(try #require(bar).contains("█") == false, "\(play.text)")
        play.pilot.press(.enter)
        #expect(play.text.contains("1:30"))
        try play.turn(0)
        play.pilot.advance(by: .milliseconds(500))
        #expect(count("D", in: play) == 1)
    }

    @Test func `a pause hides the cards and stops the clock`() throws {
        let play = try started()
        try play.turn(0)
        play.pilot.advance(by: .seconds(10))
        play.pilot.type("p")
        play.pilot.advance(by: .seconds(1))
        #expect(play.text.contains("Paused") && count("D", in: play) == 0)
        play.pilot.advance(by: .seconds(500))
        #expect(play.pilot.nextWakeUp == nil)
        play.pilot.type("p")
        play.pilot.advance(by: .milliseconds(500))
        #expect(play.text.contains("1:20") && count("D", in: play) == 1)
    }

    @Test func `the game pauses when the window loses the focus`() throws {
        let play = try started()
        try play.turn(0)
        play.pilot.focus(false)
        #expect(play.text.contains("Paused"))
        play.pilot.focus(true)
        #expect(play.text.contains("Paused"))
        try play.pilot.click(" Resume ")
        #expect(!play.text.contains("Paused"))
    }

    @Test func `nothing moves if motion is off`() throws {
        let play = try started("memory --seed 3 --no-motion")
        play.pilot.send(.focus(true))
        #expect(play.services.settings.now.terminalOptions.reducesMotion)
        try play.turn(4)
        // Without motion, no frame comes between the back and the front.
        #expect(count("I", in: play) == 1)
    }

    @Test func `a flip takes a third of a second, on a board that has its new state at once`()
        throws
    {
        let play = try started()
        let before = play.text
        try play.turn(4)
        // The turned card is kept, and the next flip is compared with it.
        let kept = try play.comeBack(columns: 46, rows: 17)
        for _ in 0..<2 { kept.pilot.press(.enter) }
        kept.pilot.advance(by: .seconds(1))
        #expect(count("I", in: kept) == 1)
        #expect(play.text != before && count("I", in: play) == 0)
        play.pilot.advance(by: .milliseconds(350))
        let settled = play.text
        #expect(count("I", in: play) == 1)
        play.pilot.advance(by: .milliseconds(500))
        #expect(play.text == settled)
    }

    @Test func `the next card may be turned while the first is on its way`() throws {
        let play = try started()
        try play.turn(4, 5)
        #expect(play.text.contains("1 move ") && play.text.contains("1/3"))
        play.pilot.advance(by: .milliseconds(350))
        #expect(count("I", in: play) == 2)
    }

    @Test func `an unfinished game continues`() throws {
        let play = try started()
        try play.turn(0, 1, 2)
        play.pilot.advance(by: .seconds(20))
        play.pilot.type("b")
        #expect(play.text.contains("Continue") && play.text.contains("round 1 of 3"))
        let later = try play.comeBack(columns: 46, rows: 17)
        later.pilot.press(.enter)
        later.pilot.advance(by: .milliseconds(500))
        #expect(later.text.contains("1:10") && later.text.contains("1 move"))
        #expect(count("W", in: later) == 1)
    }

    @Test func `sixteen pairs fit, and thirty-two ask for a larger window`() throws {
        #expect(!(try started("memory --pairs 16")).text.contains("larger"))
        let small = try started("memory --pairs 32", columns: 44, rows: 15)
        #expect(small.text.contains("Please make the window larger"))
        small.pilot.resize(columns: 100, rows: 40)
        #expect(!small.text.contains("larger"))
    }

    @Test(arguments: Language.allCases)
    func `a window without room for the cards has no keys for them, and the setting says so`(
        _ language: Language
    ) throws {
        let play = try ProgramRun(
            "memory --seed 3 --pairs 32", columns: 40, rows: 20, language: language.rawValue)
        let words = play.services.words
        func bar() -> String { String(play.text.split(separator: "\n").last ?? "") }
        let asked = play.text
        #expect(asked.contains(words.memory.tooSmall.prefix(8)), "\(asked)")
        #expect(!bar().contains("←↑↓→") && !bar().contains("Space"), "\(asked)")
        for key in ["p", "n", "u", "s", "r", " "] { play.pilot.type(key) }
        #expect(play.text == asked, "\(play.text)")
        play.pilot.resize(columns: 120, rows: 40)
        #expect(bar().contains("←↑↓→") && bar().contains("Space"), "\(play.text)")

        let warning = words.memory.settings.hasRoom(pairs: 25)
        play.pilot.resize(columns: 40, rows: 20)
        play.pilot.type("b")
        for _ in 0..<9 where !play.text.contains(words.memory.settings.pairsSummary.prefix(8)) {
            guard !play.text.contains(warning.prefix(8)) else { break }
            play.pilot.press(.down)
        }
        func says(_ text: String) -> Bool {
            play.text.filter { !" \n".contains($0) }.contains(text.filter { $0 != " " })
        }
        #expect(says(warning), "\(play.text)")
        play.set(MemorySettings.pairs, to: 25)
        #expect(!says(warning) && says(words.memory.settings.pairsSummary), "\(play.text)")
        play.set(MemorySettings.pairs, to: 32)
        #expect(says(warning))
        play.pilot.resize(columns: 80, rows: 24)
        #expect(!says(warning), "\(play.text)")
    }

    @Test func `the Korean texts use the words of the original`() throws {
        let play = try ProgramRun("memory --seed 3", language: "ko_KR.UTF-8")
        #expect(play.text.contains("1:30"))
        for round in 1...3 {
            try play.clear()
            if round < 3 { play.pilot.press(.enter) }
        }
        #expect(play.text.contains("기상 미션에 성공하셨습니다"))
    }

    @Test func `cards turn by themselves when the computer plays`() throws {
        let play = try ProgramRun("--seed 3 --no-motion")
        play.set(MemorySettings.opponent, to: .keen)
        play.set(MemorySettings.pairs, to: 4)
        play.pilot.press(.enter, .enter)
        #expect(play.text.contains("Your turn") && play.text.contains("0 : 0"))
        try play.turn(0, 2)
        #expect(play.text.contains("The computer's turn"))
        // The player cannot turn the card that the computer is about to choose.
        let chosen = play.text
        try play.pilot.click(.at(5, 5))
        #expect(play.text.contains("not your turn"))
        play.pilot.advance(by: .seconds(30))
        #expect(!play.text.contains("not your turn") && play.text != chosen)
    }

    @Test func `everything works by the mouse, too`() throws {
        let play = try ProgramRun("--seed 3")
        try play.pilot.click(.value(ListSpot.row(GameName.memory)))
        try play.pilot.click("New game")
        try play.turn(0)
        try play.pilot.click("s shuffle")
        try play.pilot.click("p pause")
        #expect(play.text.contains("Paused"))
        try play.pilot.click(" Resume ")
        try play.pilot.click("? help")
        #expect(play.text.contains("Other keys"))
        try play.pilot.click("b back")
        #expect(!play.text.contains("Paused"))
        try play.pilot.click("b back")
        try play.pilot.click("b back")
        try play.pilot.click("Statistics")
        try play.pilot.click("b back")
        try play.pilot.click("q quit")
        #expect(play.pilot.isOver)
    }

    @Test func `a message reports that the time was up`() throws {
        let play = try started()
        try play.turn(0)
        play.pilot.advance(by: .seconds(91))
        #expect(play.text.contains("Time is up"))
        play.pilot.press(.enter)
        #expect(!play.text.contains("Time is up"))
    }

    @Test func `unnecessary flips are counted at the end`() throws {
        let play = try started(
            "memory --seed 3 --pairs 2 --rounds 1", columns: 120, rows: 40)
        try play.turn(0, 2, 1, 3, 0, 2, 1, 0, 3, 2)
        play.pilot.advance(by: .seconds(3))
        #expect(play.dialog.contains("were not the best choice"))
    }

    @Test func `only the bar of the clock is shown when the clock is off`() throws {
        let play = try ProgramRun("--seed 3")
        play.set(GeneralSettings.clock, to: false)
        play.pilot.press(.enter, .enter)
        #expect(!play.text.contains("1:30") && play.text.contains("████"))
    }
}
