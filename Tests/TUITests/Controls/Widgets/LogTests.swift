import Testing

@testable import TUI

@Suite struct `A log` {
    @Test func `follows its end until the user scrolls back, and reads few of its lines`() throws {
        let sheet = ControlSheet(
            Controls<WidgetSpot>(focus: .log, [.log: .scroll(followsEnd: true)]))
        var asked = 0
        let lines = (0..<1_000_000).lazy.map { number in
            asked += 1
            return Text("line \(number)")
        }
        let pilot = sheet.pilot(columns: 20, rows: 4) { LogView(.log, lines: lines, in: $0) }
        #expect(pilot.text.contains("line 999999") && asked < 20)
        pilot.press(.up)
        #expect(pilot.text.contains("line 999995") && !pilot.text.contains("line 999999"))
        try pilot.wheel(.up, at: .at(2, 1))
        #expect(pilot.text.contains("line 999992"))
        pilot.press(.home)
        #expect(pilot.text.hasPrefix("line 0"))
        pilot.press(.end)
        #expect(pilot.text.contains("line 999999"))
    }
}
