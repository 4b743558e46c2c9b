import Testing

@testable import TUI

private enum Spot: Hashable, CaseIterable {
    case name, notes, table, tabs, sound, size, volume, page, save, yes, reason
}

private func make() -> Controls<Spot> {
    Controls(
        focus: .name,
        [
            .name: .text("ada"), .notes: .text(isMultiline: true),
            .table: .list(count: 5, sorting: TableSorting(), marks: true),
            .tabs: .tabs(["One", "Two"]), .sound: .toggle(),
            .size: .choice(["Small", "Large"], chosen: 0), .volume: .slider(0.5),
            .page: .scroll(followsEnd: true),
        ])
}

extension Controls<Spot> {
    /// Presses a key while the focus is visible.
    fileprivate mutating func press(_ key: Key, leadingTo next: Spot? = nil) -> [News] {
        news(of: .key(KeyPress(key), at: focus, leadingTo: next))
    }
}

@Suite struct `The controls of a screen` {
    @Test func `offer a key to the focused control, then to the focus, then to the program`() {
        var controls = make()
        #expect(controls.news(of: .key(KeyPress(typed: "!"), at: .name)) == [.changed(.name)])
        #expect(controls.text(.name) == "ada!")
        #expect(controls.press(.tab, leadingTo: .save) == [.focused(.save)])
        #expect(controls.press(.enter) == [.pressed(.save)])
        #expect(controls.news(of: .key(KeyPress(typed: "q"), at: .save)).count == 1)
        #expect(
            controls.news(of: .key(KeyPress(typed: "q"), at: .save)) == [
                .key(KeyPress(typed: "q"))
            ])
    }

    @Test func `give no key to a hidden control`() {
        var controls = make()
        let key = KeyPress(typed: "x")
        #expect(controls.news(of: .key(key, at: nil)) == [.key(key)])
        #expect(controls.news(of: .insert("x", at: nil)) == [])
        #expect(controls.text(.name) == "ada")
        #expect(
            controls.news(of: .key(KeyPress(.tab), at: nil, leadingTo: .table)) == [
                .focused(.table)
            ])
    }

    @Test func `move through a list, and leave it at its ends`() {
        var controls = make()
        controls.moveFocus(to: .table)
        #expect(controls.press(.down, leadingTo: .save) == [.changed(.table)])
        #expect(controls.cursor(.table).selected == 1)
        #expect(controls.press(.end, leadingTo: .save) == [.changed(.table)])
        #expect(controls.press(.down, leadingTo: .save) == [.focused(.save)])
    }

    @Test func `choose a pressed row, and press it at the second click`() {
        var controls = make()
        let row = ControlPart<Spot>.row(.table, 3)
        #expect(controls.news(of: .intent(.press(row))) == [.focused(.table), .changed(.table)])
        #expect(controls.news(of: .intent(.press(row, count: 2))) == [.pressed(.table)])
        #expect(controls.chosen(.table, of: ["a", "b", "c", "d", "e"]) == "d")
        _ = controls.news(of: .intent(.press(.row(.table, 1), modifiers: .control)))
        #expect(controls.cursor(.table).marked == [1])
        #expect(controls.news(of: .intent(.press(.header(.table, 2)))) == [.sorted(.table)])
        #expect(controls.sorting(.table) == TableSorting(column: 2))
    }

    @Test func `stay with the record when rows are sorted and removed`() {
        var controls = make()
        _ = controls.news(of: .intent(.press(.row(.table, 3))))
        controls.setRows(.table, from: [1, 2, 3, 4, 5], to: [5, 4, 3, 2, 1])
        #expect(controls.chosen(.table, of: [5, 4, 3, 2, 1]) == 4)
        controls.setRows(.table, from: [5, 4, 3, 2, 1], to: [Int]())
        #expect(controls.chosen(.table, of: [Int]()) == nil)
        controls.moveFocus(to: .table)
        #expect(controls.press(.enter) == [])
    }

    @Test func `switch, choose, slide and scroll`() {
        var controls = make()
        #expect(controls.news(of: .intent(.press(.whole(.sound)))).last == .changed(.sound))
        #expect(controls.isOn(.sound))
        #expect(controls.news(of: .intent(.press(.item(.tabs, 1)))).last == .changed(.tabs))
        #expect(controls.press(.left) == [.changed(.tabs)])
        #expect(controls.chosen(.tabs) == 0)
        controls.moveFocus(to: .size)
        #expect(controls.press(.enter) == [])
        #expect(controls.selection(.size).isOpen)
        #expect(controls.press(.down) == [])
        #expect(controls.press(.enter) == [.changed(.size)])
        #expect(controls.chosen(.size, of: [1, 2]) == 2)
        controls.moveFocus(to: .volume)
        #expect(controls.press(.right) == [.changed(.volume)])
        #expect(controls.fraction(.volume) == 0.55)
        let end = Point(column: 20, row: 0)
        let size = Size(columns: 11, rows: 1)
        #expect(
            controls.news(of: .point(.volume, end, in: size, .pressed)) == [.changed(.volume)])
        #expect(controls.fraction(.volume) == 1)
    }

    @Test func `close an open choice when the focus leaves it, or Tab is pressed`() {
        var controls = make()
        controls.moveFocus(to: .size)
        _ = controls.press(.enter)
        _ = controls.press(.tab, leadingTo: .save)
        #expect(!controls.selection(.size).isOpen && controls.focus == .size)
        _ = controls.press(.enter)
        _ = controls.news(of: .intent(.focus(.whole(.name))))
        #expect(!controls.selection(.size).isOpen && controls.focus == .name)
    }

    @Test func `follow the end of scrolled content until the user scrolls back`() {
        var controls = make()
        controls.moveFocus(to: .page)
        #expect(controls.offset(.page).row == .max)
        let size = Size(columns: 10, rows: 4)
        controls.apply(.size(.page, size, content: Size(columns: 8, rows: 20)))
        #expect(controls.press(.up) == [])
        #expect(controls.offset(.page).row == 15)
        controls.apply(.size(.page, size, content: Size(columns: 8, rows: 30)))
        #expect(controls.offset(.page).row == 15)
        _ = controls.press(.end)
        #expect(controls.offset(.page).row == .max)
    }

    @Test func `forget the controls of a dialog when it closes, and return the focus`() {
        var controls = make()
        let before = controls
        controls.beginDialog(focus: .reason, [.reason: .text()])
        _ = controls.news(of: .insert("because", at: .reason))
        #expect(controls.text(.reason) == "because")
        controls.endDialog()
        #expect(controls == before && controls[.reason] == nil)
        controls.endDialog()
        #expect(controls == before)
    }

    @Test func `stop a program that reads a spot as another kind of control`() async {
        await #expect(processExitsWith: .failure) {
            let controls = Controls(focus: 1, [1: .toggle()])
            _ = controls.text(1)
        }
    }
}
