import TUI
import Testing

@testable import Countdown

private func lines(_ pilot: Pilot) -> [String] {
    pilot.text.split(separator: "\n").prefix(2).map(String.init)
}

@Test func `every key has the effect that its label names`() {
    let pilot = Pilot(columns: 24, rows: 3) { countdown($0, seconds: 10) }
    #expect(lines(pilot)[1] == "rounds: 0, held")
    pilot.type(" ")
    pilot.advance(by: .seconds(5))
    #expect(lines(pilot) == ["5 s ██████████", "rounds: 0"])
    pilot.type("hh")
    pilot.advance(by: .seconds(60))
    #expect(lines(pilot)[1] == "rounds: 0, held" && pilot.text.hasPrefix("5 s"))
    pilot.type("gg")
    pilot.advance(by: .seconds(5))
    #expect(pilot.text.hasPrefix("0 s"))
    pilot.advance(by: .seconds(1))
    #expect(lines(pilot)[1] == "rounds: 1" && pilot.text.hasPrefix("10 s"))
    pilot.advance(by: .seconds(2))
    pilot.type("r")
    #expect(lines(pilot)[1] == "rounds: 1, held" && pilot.text.hasPrefix("10 s"))
    pilot.type("q")
    #expect(pilot.isOver)
}
