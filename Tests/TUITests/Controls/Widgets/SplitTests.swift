import Testing

@testable import TUI

@Suite struct `A split` {
    private func sheet(_ direction: SplitDirection) -> (ControlSheet<WidgetSpot>, Pilot) {
        let sheet = ControlSheet(
            Controls<WidgetSpot>(focus: .left, [.split: .split(direction, 0.5)]))
        let pilot = sheet.pilot(columns: 21, rows: 11) { controls in
            Split(.split, in: controls) {
                Row {
                    Button("left", .left, in: controls)
                    Spacer()
                }
            } and: {
                Text("right")
            }
        }
        return (sheet, pilot)
    }

    @Test func `has a divider that is dragged`() throws {
        let (sheet, pilot) = sheet(.sideBySide)
        #expect(pilot.text.hasPrefix("[ left ]  │right"))
        try pilot.drag(from: .at(10, 5), to: .at(14, 6))
        #expect(pilot.text.hasPrefix("[ left ]      ┃right"))
        #expect(sheet.controls.fraction(.split) == 0.7)
        #expect(sheet.news.last == .changed(.split))
    }

    @Test func `is moved by arrows along its direction, which leave it at its ends`() {
        let (sheet, pilot) = sheet(.stacked)
        pilot.press(.tab, .up, .up)
        #expect(abs(sheet.controls.fraction(.split) - 0.4) < 1e-9)
        #expect(pilot.text.split(separator: "\n", omittingEmptySubsequences: false)[5] == "right")
        for _ in 0..<20 { pilot.press(.up) }
        #expect(sheet.controls.fraction(.split) == 0)
    }
}
