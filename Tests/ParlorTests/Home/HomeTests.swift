import Foundation
import TUI
import Testing

@testable import Parlor

@Suite struct `The first screen` {
    @Test func `shows all its entries`() throws {
        let play = try ProgramRun(columns: 44, rows: 16)
        #expect(
            play.text.replacing("\u{A0}", with: " ") == """
                                P A R L O R
                             ╭────────────────╮
                             │  ▸ Memory      │
                             │    Sudoku      │
                             │    Klondike    │
                             │    Mines       │
                             │    Statistics  │
                             │    Settings    │
                             │    Help        │
                             │    Quit        │
                             ╰────────────────╯
                    Find all pairs before the time is up

                 Today's boards   Next boards in 24 h 0 min
                  ○ Memory  ○ Sudoku  ○ Klondike  ○ Mines
                 ↑↓ move  Enter choose  …  ? help  q quit
                """)
    }

    @Test(arguments: [false, true], [(80, 24), (200, 60)])
    func `says whether boards of mines need guesses, as the setting decides`(
        _ allowsGuesses: Bool, _ size: (Int, Int)
    ) throws {
        let play = try ProgramRun("", columns: size.0, rows: size.1) {
            $0.settings.set(MinesSettings.guesses, to: allowsGuesses)
        }
        try play.pilot.move(to: .value(ListSpot.row(GameName.mines)))
        // The largest windows explain the game instead.
        if size.0 == 200 { try play.pilot.move(to: .value(ListSpot.row("settings"))) }
        #expect(play.text.contains("no guessing") != allowsGuesses, "\(play.text)")
        #expect(play.text.contains("need guesses") == allowsGuesses, "\(play.text)")
    }

    @Test func `a game has a lobby with its settings`() throws {
        let play = try ProgramRun(columns: 44, rows: 17)
        play.pilot.press(.enter)
        #expect(
            play.text == """

                                   Memory

                   ╭────────────────────────────────────╮
                   │  ▸ New game                        │
                   │    Board of the day      ○ to do   │
                   │    Pairs                   ‹ 8 ›   │
                   │    Cards            ‹ pictures ›   │
                   │    Opponent             ‹ none ›   │
                   │    Time limit      ‹ automatic ›   │
                   │    Rounds                  ‹ 3 ›   │
                   ╰────────────────────────────────────╯




                 ↑↓ move  Enter choose  b ? q
                """)
        play.pilot.press(.down, .down, .right, .right)
        #expect(
            play.text.contains("‹ 10 ›") && play.services.settings.now[MemorySettings.pairs] == 10)
        play.pilot.press(.left, .enter, .down, .enter)
        #expect(play.text.contains("‹ 10 ›") && play.text.contains("‹ plain characters ›"))
        play.pilot.type("b")
        #expect(play.text.contains("P A R L O R"))
    }

    @Test func `leads everywhere and back, by keys`() throws {
        let play = try ProgramRun()
        play.pilot.press(.down, .down, .down, .down, .enter)
        #expect(play.text.contains("No results yet"))
        play.pilot.type("b")
        // The row that led there is still selected.
        play.pilot.press(.down, .enter)
        #expect(play.text.contains("‹ automatic ›"))
        play.pilot.press(.escape)
        #expect(play.text.contains("▸ Settings"))
        play.pilot.press(.home)
        play.pilot.type("?")
        #expect(play.text.contains("Rules"))
        play.pilot.type("bq")
        #expect(play.pilot.isOver)
    }

    @Test(arguments: [(0, "→ ✓"), (1, "→ 8"), (2, "╭8♠─╮"), (3, "1 ⚑ 1")])
    func `the help of a game shows a rule at a glance`(_ game: Int, _ sketch: String) throws {
        let play = try ProgramRun(rows: 60)
        for _ in 0..<game { play.pilot.press(.down) }
        play.pilot.press(.enter)
        #expect(!play.text.contains(sketch))
        play.pilot.type("?")
        #expect(play.text.contains(sketch))
    }

    @Test func `leads everywhere and back, by the mouse`() throws {
        let play = try ProgramRun()
        try play.pilot.click("Settings")
        #expect(play.text.contains("Show the clock"))
        play.pilot.type("b")
        try play.pilot.click("Quit")
        #expect(play.pilot.isOver)
    }

    @Test func `is not left by going back`() throws {
        let play = try ProgramRun()
        play.pilot.press(.escape)
        play.pilot.type("b")
        #expect(!play.pilot.isOver)
    }

    @Test func `reports a window that is too small`() throws {
        let play = try ProgramRun(columns: 39, rows: 12)
        #expect(play.text.contains("40"))
        play.pilot.resize(columns: 80, rows: 24)
        #expect(play.text.contains("P A R L O R"))
    }

    @Test func `the board of the day is the same for everybody`() throws {
        func board(_ arguments: String = "") throws -> String {
            let play = try ProgramRun("--pairs 6 \(arguments)")
            play.pilot.press(.enter)
            try play.pilot.click(.value(ListSpot.row("daily")))
            play.pilot.press(.enter)
            try play.turn(0, 3)
            play.pilot.advance(by: .seconds(1))
            return play.text
        }
        let first = try board()
        #expect(try board() == first)
        #expect(try board("--seed 7") == first)
    }

    @Test func `a damaged file is reported and kept, and blocks nothing`() throws {
        let first = try ProgramRun()
        try FileManager.default.createDirectory(
            atPath: first.directory, withIntermediateDirectories: true)
        let settings = first.directory + "/settings.json"
        let game = first.directory + "/memory.json"
        for (path, text) in [(settings, "{\"theme\": "), (game, "{\"version\": 1, \"state\": 7}")] {
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        }
        let play = try ProgramRun("", directory: first.directory)
        #expect(play.text.contains("settings.json"))
        // The file is read to find a game to resume.
        #expect(play.text.contains("memory.json"))
        play.pilot.press(.enter)
        let files = try FileManager.default.contentsOfDirectory(atPath: first.directory)
        #expect(files.filter { $0.contains("damaged") }.count == 2)
        play.pilot.press(.down)
        #expect(!play.text.contains("memory.json"))
        play.pilot.press(.up, .enter, .enter)
        #expect(play.text.contains("1:30"))
    }

    @Test func `an unfinished game is not given up without a question`() throws {
        let play = try ProgramRun("")
        play.pilot.press(.enter, .enter, .enter)
        try play.turn(0, 1)
        play.pilot.type("b")
        try play.pilot.click(.value(ListSpot.row("new")))
        #expect(play.text.contains("Start a new game?"))
        play.pilot.press(.enter)
        #expect(!play.text.contains("Start a new game?"))
        try play.pilot.click(.value(ListSpot.row("new")))
        play.pilot.press(.escape)
        #expect(!play.text.contains("Start a new game?"))
        try play.pilot.click(.value(ListSpot.row("goOn-memory")))
        #expect(play.text.contains("1 move  1/3"))
        play.pilot.type("b")
        try play.pilot.click(.value(ListSpot.row("new")))
        try play.pilot.click("[ New game ]")
        #expect(play.text.contains("Space turn") && play.text.contains("previous game"))
    }

    @Test func `a requested board is dealt, and gives up the old game only when it is played`()
        throws
    {
        let first = try ProgramRun("")
        first.pilot.press(.enter, .enter, .enter)
        try first.turn(0, 1)
        let other = try first.comeBack("memory --seed 9 --pairs 2")
        #expect(other.text.contains("Space turn"))
        let back = try other.comeBack()
        #expect(back.text.contains("Continue Memory"))
        let third = try back.comeBack("memory --pairs 2 --rounds 1")
        try third.clear(pairs: 2)
        #expect(third.text.contains("Mission accomplished"))
        let last = try third.comeBack()
        last.pilot.press(.enter)
        #expect(!last.text.contains("Continue") && last.text.contains("New game"))
    }
}
