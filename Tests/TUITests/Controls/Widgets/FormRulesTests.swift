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

    @Test(
        arguments: [
            "Title", "Sound", "Size", "Volume", "Notes", "Done", "Page", "Rows", "Words",
        ])
    func `treats a press on a title as a press on its field`(_ title: String) throws {
        let news: [String: [Controls<WidgetSpot>.News]] = [
            "Title": [.focused(.title)], "Sound": [.focused(.log), .changed(.log)],
            "Size": [.focused(.list)], "Volume": [.focused(.split)], "Notes": [.focused(.text)],
            "Done": [.focused(.send), .pressed(.send)],
            // These rows have tabs, a menu, or no control, so a title has no single target.
            "Page": [], "Rows": [], "Words": [],
        ]
        let sheet = ControlSheet(
            Controls<WidgetSpot>(
                focus: .days,
                [
                    .title: .text("a title"), .days: .text("1"), .log: .toggle(),
                    .list: .choice(["Small", "Large"]), .split: .slider(0.5),
                    .text: .text("one\ntwo", isMultiline: true), .left: .tabs(["One", "Two"]),
                    .calendar: .list(count: 2),
                ]))
        let pilot = sheet.pilot(columns: 40, rows: 20) { controls in
            Column {
                FormRow("Days", .days, in: controls, columns: 8)
                FormRow("Title", .title, in: controls, columns: 8)
                FormRow("Sound", columns: 8) { Toggle("on", .log, in: controls) }
                FormRow("Volume", columns: 8) { Slider(.split, in: controls) }
                FormRow("Notes", columns: 8) { TextArea(.text, in: controls).frame(rows: 2) }
                FormRow("Done", columns: 8) { Button("Send", .send, in: controls) }
                FormRow("Page", columns: 8) { Tabs(.left, in: controls) }
                FormRow("Rows", columns: 8) { Menu(["first", "second"], .calendar, in: controls) }
                FormRow("Words", columns: 8) { Text("only words") }
                FormRow("Size", columns: 8) { Select(.list, in: controls) }
            }
        }
        let before = sheet.controls
        try pilot.click(.text(title))
        #expect(sheet.news == news[title])
        // The cursors of the texts stay, wherever the title was pressed.
        #expect(sheet.controls.editor(.title) == before.editor(.title))
        #expect(sheet.controls.editor(.text) == before.editor(.text))
        #expect(sheet.controls.fraction(.split) == before.fraction(.split))
        #expect(sheet.controls.selection(.list).isOpen == (title == "Size"))
        // Tab leads to the same control as after a press of the field itself.
        pilot.press(.escape, .tab)
        if title == "Title" { #expect(sheet.controls.focus == .log) }
    }

    @Test func `selects no text by a drag from its title`() throws {
        let sheet = ControlSheet(
            Controls<WidgetSpot>(focus: .days, [.title: .text("a title"), .days: .text("1")]))
        let pilot = sheet.pilot(columns: 40, rows: 2) { controls in
            Column {
                FormRow("Days", .days, in: controls, columns: 8)
                FormRow("Title", .title, in: controls, columns: 8)
            }
        }
        let before = sheet.controls.editor(.title)
        try pilot.drag(from: "Title", to: .at(12, 1))
        #expect(sheet.controls.focus == .title && sheet.controls.editor(.title) == before)
    }

    @Test func `has room for its fields in a narrow window`() {
        var controls = Controls<WidgetSpot>(focus: .title, rules)
        controls.set(.days, text: "400")
        _ = controls.check(.days)
        func text(_ columns: Int) -> String {
            picture(FormRow("Remaining", .days, in: controls, columns: 12), columns, 3)
        }
        #expect(text(20).hasPrefix("Remaining   400\n            Days are\n"), "\(text(20))")
        #expect(text(14).hasPrefix("Remain…400\n       Days\n"), "\(text(14))")
        #expect(text(8).hasPrefix("Rem…400\n    Days\n"), "\(text(8))")
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

    @Test func `keeps characters out of a text, and says so until the next change`() {
        let rule = TextRule.typing("0123", "Digits up to 3.")
        var controls = Controls<WidgetSpot>(focus: .days, [.days: .text("1", rules: [rule])])
        func type(_ text: String) { _ = controls.news(of: .insert(text, at: .days)) }
        for wrong in ["4", "2x"] {
            type(wrong)
            #expect(controls.text(.days) == "1")
            #expect(controls.shownProblem(.days) == "Digits up to 3.")
        }
        // The text is right, so the form can be sent.
        let isSent = controls.check(.days)
        #expect(isSent)
        type("2")
        #expect(controls.text(.days).count == 2 && controls.shownProblem(.days) == nil)
        // A program may begin with a wrong text, which the user mends.
        controls = Controls(focus: .days, [.days: .text("xy", rules: [rule])])
        _ = controls.news(of: .key(KeyPress(.end), at: .days))
        _ = controls.news(of: .key(KeyPress(.backspace), at: .days))
        #expect(controls.text(.days) == "x" && controls.shownProblem(.days) != nil)
    }

    @Test func `judges texts by values`() {
        #expect(TextRule.notEmpty("e").problem(in: " ") == "e")
        #expect(TextRule.length(2...3, "l").problem(in: "한국") == nil)
        #expect(TextRule.length(2...3, "l").problem(in: "a") == "l")
        #expect(TextRule.length(2..., "l").problem(in: "a") == "l")
        #expect(TextRule.length(2..., "l").problem(in: "ab") == nil)
        #expect(TextRule.containing("@", "c").problem(in: "a@b") == nil)
        #expect(TextRule.only("0123", "o").problem(in: "4") == "o")
        #expect(TextRule.equal(to: "x", "q").problem(in: "x") == nil)
        #expect(TextRule.number(in: 1...2, "n").problem(in: "x") == "n")
    }
}
