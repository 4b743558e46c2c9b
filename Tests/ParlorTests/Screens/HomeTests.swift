import TUI
import Testing

@testable import Parlor

@Suite struct `The first screen` {
    @Test func `says what there is`() throws {
        let play = try Play(columns: 44, rows: 14)
        #expect(
            play.text == """

                                P A R L O R

                             ╭────────────────╮
                             │  ▸ Memory      │
                             │    Statistics  │
                             │    Settings    │
                             │    Help        │
                             │    Quit        │
                             ╰────────────────╯

                    Find the pairs before the time is up

                 ↑↓ move  Enter choose  ? help  q quit
                """)
    }

    @Test func `leads everywhere and back, by keys`() throws {
        let play = try Play()
        play.pilot.press(.down, .enter)
        #expect(play.text.contains("Nothing yet"))
        play.pilot.type("b")
        play.pilot.press(.down, .down, .enter)
        #expect(play.text.contains("‹ automatic ›"))
        play.pilot.press(.escape)
        play.pilot.type("?")
        #expect(play.text.contains("Rules"))
        play.pilot.type("bq")
        #expect(play.pilot.isOver)
    }

    @Test func `leads everywhere and back, by the mouse`() throws {
        let play = try Play()
        try play.pilot.click("Settings")
        #expect(play.text.contains("Time for a round"))
        play.pilot.type("b")
        try play.pilot.click("Quit")
        #expect(play.pilot.isOver)
    }

    @Test func `is not left by going back`() throws {
        let play = try Play()
        play.pilot.press(.escape)
        play.pilot.type("b")
        #expect(!play.pilot.isOver)
    }

    @Test func `says so when the window is too small`() throws {
        let play = try Play(columns: 39, rows: 12)
        #expect(play.text.contains("40"))
        play.pilot.resize(columns: 80, rows: 24)
        #expect(play.text.contains("P A R L O R"))
    }
}
