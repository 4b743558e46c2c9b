import Reactive
import Testing

@testable import TUI

private enum Spot: Hashable {
    case title, name, notes, table, tabs, sound, size, volume, log, menu, save
}

/// A screen with a control of each kind.
private struct Sheet: Model, Equatable {
    var controls = Controls<Spot>(
        focus: .name,
        [
            .name: .text(), .notes: .text("one\ntwo", isMultiline: true),
            .table: .list(count: 9), .tabs: .tabs(["One", "Two"]), .sound: .toggle(),
            .size: .choice(["Small", "Large"], chosen: 0), .volume: .slider(0.5),
            .log: .scroll(followsEnd: true), .menu: .list(count: 3),
        ])
    var news: [Controls<Spot>.News] = []

    mutating func apply(_ command: Controls<Spot>.Command) { news += controls.news(of: command) }
}

private struct SheetPicture: CompositeView {
    let sheet: Sheet

    private var controls: Controls<Spot> { sheet.controls }

    var content: some View {
        Row(spacing: 1) {
            Column {
                Tabs(.tabs, in: controls)
                TextField(.name, in: controls, placeholder: "a name").frame(rows: 1)
                Toggle("Sound", .sound, in: controls)
                Slider(.volume, in: controls).frame(rows: 1)
                Select(.size, in: controls)
                Button("Save", .save, in: controls)
                Menu(["First", "Second", "Third"], .menu, in: controls)
            }
            .frame(columns: 20)
            Column {
                DataTable(
                    [TableColumn<Int>("Row") { "row \($0)" }], .table, rows: 0..<9, in: controls
                )
                .frame(rows: 5)
                TextArea(.notes, in: controls).frame(rows: 3)
                ScrollView(.log, in: controls) {
                    Column { for line in 1...9 { Text("line \(line)") } }
                }
                .frame(rows: 3)
            }
            .frame(columns: 18)
        }
    }
}

@Suite struct `A sheet of controls` {
    private func pilot(_ see: @escaping (Sheet) -> Void = { _ in }) -> Pilot {
        Pilot(columns: 40, rows: 12) { console in
            Driver.play(Sheet()) { _ in console.controls() }
                .map { screen in
                    see(screen)
                    return SheetPicture(sheet: screen)
                }
        }
    }

    @Test func `is walked through by Tab in reading order, and back`() throws {
        var screen = Sheet()
        let pilot = pilot { screen = $0 }
        var order: [Spot?] = [screen.controls.focus]
        repeat {
            pilot.press(.tab)
            order.append(screen.controls.focus)
        } while screen.controls.focus != .name && order.count < 20
        #expect(Set(order).count == 10, "\(order)")
        let count = order.count
        for _ in 1..<count { pilot.press(.tab, modifiers: .shift) }
        #expect(screen.controls.focus == .name)
    }

    @Test func `is used by mouse and keyboard`() throws {
        var screen = Sheet()
        let pilot = pilot { screen = $0 }
        pilot.type("ada")
        #expect(screen.controls.text(.name) == "ada")
        try pilot.click("Sound")
        #expect(screen.controls.isOn(.sound))
        try pilot.click("row 3")
        #expect(screen.controls.cursor(.table).selected == 3)
        pilot.press(.down)
        #expect(screen.controls.cursor(.table).selected == 4)
        try pilot.click("Small")
        try pilot.click("Large")
        #expect(screen.controls.chosen(.size, of: ["S", "L"]) == "L")
        try pilot.click("Second")
        #expect(screen.controls.cursor(.menu).selected == 1)
        try pilot.click("two")
        pilot.press(.end)
        pilot.type("!")
        #expect(screen.controls.text(.notes) == "one\ntwo!")
        #expect(pilot.text.contains("line 9") && !pilot.text.contains("line 1"))
        try pilot.wheel(.up, at: "line 9", notches: 5)
        #expect(pilot.text.contains("line 1") && !pilot.text.contains("line 9"))
        try pilot.click("Save")
        #expect(screen.news.last == .pressed(.save))
    }

    @Test(arguments: ["Two", "Sound", "Small", "Save", "Second", "row 3"])
    func `takes a click that makes a message appear above it`(_ place: String) throws {
        func news(title: String) throws -> [Controls<Spot>.News] {
            var sheet = Sheet()
            sheet.controls[.title] = .text(title, rules: [.notEmpty("Please enter a title.")])
            sheet.controls.moveFocus(to: .title)
            let pilot = Pilot(columns: 40, rows: 16) { console in
                Driver.play(sheet) { _ in console.controls() }
                    .map { screen in
                        sheet = screen
                        return Column {
                            FormRow("Title", .title, in: screen.controls, columns: 8)
                            SheetPicture(sheet: screen)
                        }
                    }
            }
            try pilot.click(.text(place))
            #expect(pilot.text.contains("Please") == title.isEmpty)
            return sheet.news
        }
        let expected = try news(title: "Tasks")
        #expect(!expected.isEmpty)
        #expect(try news(title: "") == expected)
    }

    @Test func `takes a letter that a test sends like a typed one`() {
        var screen = Sheet()
        let pilot = pilot { screen = $0 }
        pilot.press("a", " ", "b")
        pilot.press("c", modifiers: .control)
        #expect(screen.controls.text(.name) == "a b")
    }

    @Test func `does not scroll a table by keys after a click`() throws {
        let pilot = pilot()
        try pilot.click("row 3")
        let before = pilot.text
        pilot.press(.up)
        #expect(pilot.text == before)
    }

    @Test func `finds the focus where the newest view has it`() {
        var screen = Sheet()
        let pilot = pilot { screen = $0 }
        // All input arrives at once, without a frame in between.
        pilot.send(
            .key(KeyPress(typed: "a")), .key(KeyPress(.tab)),
            .key(KeyPress(.tab, modifiers: .shift)),
            .key(KeyPress(typed: "b")), .paste("c"))
        #expect(screen.controls.text(.name) == "abc")
    }

    @Test func `closes an open list when a dialog opens, or the program moves the focus`() throws {
        var controls = Sheet().controls
        controls.moveFocus(to: .size)
        _ = controls.news(of: .key(KeyPress(.enter), at: .size))
        #expect(controls.selection(.size).isOpen)
        var asking = controls
        asking.beginDialog(focus: .save)
        #expect(!asking.selection(.size).isOpen)
        asking.endDialog()
        #expect(asking.focus == .size && !asking.selection(.size).isOpen)
        controls.moveFocus(to: .name)
        #expect(!controls.selection(.size).isOpen)
    }

    @Test func `stops a debug build that draws two focused views, and names both`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent])
        {
            // The program reads no controls, and nobody presses a key.
            let pilot = Pilot(columns: 20, rows: 4) { _ in
                Driver.just(
                    Column {
                        Button("One", "one", isFocused: true)
                        Button("Two", "two", isFocused: true)
                    })
            }
            _ = pilot.text
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("drawn with it: one, two"), "\(words)")
    }

    @Test(arguments: 1...3)
    func `survives random input`(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        var screen = Sheet()
        let pilot = pilot { screen = $0 }
        let keys: [Key] = [
            .tab, .enter, .escape, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown,
            .backspace, .delete, " ", "a", "l",
        ]
        for _ in 0..<1_000 {
            let point = (
                Int.random(in: 0..<40, using: &numbers), Int.random(in: 0..<12, using: &numbers)
            )
            switch Int.random(in: 0..<5, using: &numbers) {
            case 0: try? pilot.click(.at(point.0, point.1))
            case 1:
                try? pilot.wheel(
                    Bool.random(using: &numbers) ? .up : .down, at: .at(point.0, point.1))
            case 2: pilot.paste("p")
            default: pilot.press(keys.randomElement(using: &numbers) ?? .tab)
            }
            #expect(screen.controls.focus != nil)
        }
    }
}
