import Testing

@testable import TUI

@Suite struct `A form with rules` {
    private let rules: [WidgetSpot: Control] = [
        .title: .text(rules: [.notEmpty("A task has a title.")]),
        .days: .text("1", rules: [.number(in: 1...365, "Days are a number from 1 to 365.")]),
    ]

    @Test func `explains each mistake beside its field, once the user has typed there`() {
        let sheet = ControlSheet(Controls<WidgetSpot>(focus: .title, rules))
        let pilot = sheet.pilot(columns: 40, rows: 5) { controls in
            Column {
                FormRow("Title", .title, in: controls, columns: 8)
                FormRow("Days", .days, in: controls, columns: 8)
            }
        }
        #expect(!pilot.text.contains("A task"))
        pilot.press(.tab)
        #expect(pilot.text.contains("        A task has a title."))
        pilot.type("0")
        #expect(!pilot.text.contains("Days are"))
        pilot.type("00")
        #expect(pilot.text.contains("        Days are a number from 1 to 365."))
    }

    @Test func `is sent when it is valid, and otherwise focuses the first fault`() {
        var controls = Controls<WidgetSpot>(focus: .send, rules)
        let isSent = controls.check(.title, .days)
        #expect(!isSent)
        #expect(controls.focus == .title && controls.shownProblem(.title) != nil)
        _ = controls.news(of: .insert("Sleep", at: .title))
        let isSentNow = controls.check(.title, .days)
        #expect(isSentNow)
    }

    @Test func `judges texts by values`() {
        #expect(TextRule.notEmpty("e").problem(in: " ") == "e")
        #expect(TextRule.length(2...3, "l").problem(in: "한국") == nil)
        #expect(TextRule.length(2...3, "l").problem(in: "a") == "l")
        #expect(TextRule.containing("@", "c").problem(in: "a@b") == nil)
        #expect(TextRule.only("0123", "o").problem(in: "4") == "o")
        #expect(TextRule.equal(to: "x", "q").problem(in: "x") == nil)
        #expect(TextRule.number(in: 1...2, "n").problem(in: "x") == "n")
    }
}
