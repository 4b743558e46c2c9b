import Testing

@testable import TUI

@Suite struct `A list with rows of several lines` {
    @Test func `shows whole rows, and scrolls by them`() throws {
        let sheet = ControlSheet(
            Controls<WidgetSpot>(focus: .list, [.list: .list(count: 1_000_000, lines: 2)]))
        let pilot = sheet.pilot(columns: 16, rows: 4) { controls in
            EntryList(.list, rows: 0..<1_000_000, in: controls) { number in
                Text("entry \(number)")
                Text("  its text")
            }
        }
        #expect(pilot.text.hasPrefix("▌entry 0"))
        pilot.press(.down, .down)
        #expect(pilot.text.contains("entry 1 ") && pilot.text.contains("▌entry 2"))
        #expect(!pilot.text.contains("entry 0"))
        pilot.press(.end)
        #expect(pilot.text.contains("▌entry 999999"))
        try pilot.click("entry 999998")
        #expect(sheet.controls.cursor(.list).selected == 999_998)
        try pilot.doubleClick("its text")
        #expect(sheet.news.last == .pressed(.list))
    }

    @Test func `takes keys while its control counts more rows than there are`() {
        let sheet = ControlSheet(
            Controls<WidgetSpot>(focus: .list, [.list: .list(count: 40, lines: 2)]))
        let pilot = sheet.pilot(columns: 16, rows: 4) { controls in
            EntryList(.list, rows: 0..<2, in: controls) { number in
                Text("entry \(number)")
                Text("  its text")
            }
        }
        pilot.press(.end)
        #expect(pilot.text.contains("▌entry 1"))
        pilot.press(.home)
        #expect(pilot.text.contains("▌entry 0"))
    }
}

@Suite struct `A menu of a control` {
    @Test func `takes keys while its control counts more rows than there are`() {
        let sheet = ControlSheet(
            Controls<WidgetSpot>(focus: .list, [.list: .list(count: 40)]))
        let pilot = sheet.pilot(columns: 16, rows: 4) { controls in
            Menu(["one", "two"], .list, in: controls)
        }
        pilot.press(.end)
        #expect(pilot.text.contains("▸ two"))
        pilot.press(.home)
        #expect(pilot.text.contains("▸ one"))
    }
}
