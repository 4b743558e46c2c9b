import TUI
import Testing

@testable import Stopwatch

@Test func `ten minutes pass at once`() {
    let pilot = Pilot(columns: 60, rows: 3, stopwatch)
    pilot.type(" ")
    pilot.advance(by: .seconds(65))
    pilot.type("l")
    pilot.advance(by: .seconds(535))
    pilot.type("l ")
    pilot.advance(by: .seconds(60))
    #expect(
        pilot.text == """
            10:00
            laps: 1:05  10:00
            space start, hold  l lap  u undo  r reset  q quit
            """)
}

@Test func `laps are undone one by one, and a reset is undone at once`() {
    let pilot = Pilot(columns: 60, rows: 3, stopwatch)
    func laps() -> String { String(pilot.text.split(separator: "\n")[1].dropFirst(6)) }
    pilot.type(" ")
    pilot.advance(by: .seconds(1))
    pilot.type("l")
    pilot.advance(by: .seconds(1))
    pilot.type("ll")
    #expect(laps() == "0:01  0:02  0:02")
    pilot.type("u")
    #expect(laps() == "0:01  0:02")
    pilot.type("r")
    #expect(laps() == "" && pilot.text.hasPrefix("0:00"))
    pilot.type("u")
    #expect(laps() == "0:01  0:02")
    pilot.type("q")
    #expect(pilot.isOver)
}
