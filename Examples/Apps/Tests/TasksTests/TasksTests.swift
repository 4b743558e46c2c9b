import Reactive
import TUI
import Testing

@testable import Tasks

private let chores = Chores(
    [("Water", 2, Priority.normal), ("Rent", 1, .high), ("Read", 9, .low)].enumerated().map {
        Chore(id: $0.offset, title: $0.element.0, days: $0.element.1, priority: $0.element.2)
    })

@Suite struct `A task list` {
    @Test func `removes the selected record, however the table is sorted`() {
        var desk = Desk(chores)
        desk.apply(.control(.intent(.press(.row(.table, 1)))))
        #expect(desk.chores.rows[1].title == "Rent")
        desk.apply(.control(.intent(.press(.header(.table, 1)))))
        desk.apply(.control(.key(KeyPress(.delete), at: .table)))
        #expect(desk.chores.all.map(\.title) == ["Water", "Read"])
    }

    @Test func `adds nothing invalid, and leaves the form by Esc`() {
        var desk = Desk(chores)
        desk.apply(.control(.intent(.press(.whole(.new)))))
        #expect(desk.isAdding && desk.controls.focus == .title)
        desk.apply(.control(.intent(.press(.whole(.add)))))
        #expect(desk.isAdding && desk.controls.shownProblem(.title) == "A task has a title.")
        desk.apply(.control(.insert("Sleep", at: .title)))
        #expect(desk.controls.problem(.title) == nil)
        desk.apply(.control(.key(KeyPress(.escape), at: .title)))
        #expect(!desk.isAdding && desk.chores == chores && desk.controls.focus == .filter)
    }
}

@Suite struct `The screen of the task list` {
    private func pilot() -> Pilot {
        Pilot(columns: 60, rows: 16) { deskScreen($0, chores) }
    }

    @Test func `filters while the user types, and ticks the selected record`() {
        let pilot = pilot()
        pilot.type("re")
        #expect(pilot.text.contains("Rent") && !pilot.text.contains("Water"))
        pilot.press(.enter)
        #expect(pilot.text.contains("✓ Read"))
    }

    @Test func `takes a new task from its form`() throws {
        let pilot = pilot()
        try pilot.click("New")
        pilot.type("Sleep")
        pilot.press(.tab)
        pilot.press(.backspace)
        #expect(pilot.text.contains("from 1 to 365"))
        pilot.type("3")
        try pilot.click("normal")
        try pilot.click("high")
        try pilot.click("Add")
        #expect(pilot.text.contains("Sleep") && !pilot.text.contains("New task"))
        try pilot.click("Log")
        #expect(pilot.text.contains("Added Sleep."))
    }

    @Test func `counts in the background, and stays usable meanwhile`() throws {
        let pilot = pilot()
        try pilot.click("Count")
        pilot.advance(by: .milliseconds(1_000))
        try pilot.click(.at(3, 1))
        pilot.type("w")
        #expect(pilot.text.contains("Water") && !pilot.text.contains("Rent"))
        pilot.advance(by: .seconds(2))
        #expect(pilot.nextWakeUp == nil)
        try pilot.click("Log")
        #expect(pilot.text.contains("The count has ended."))
    }

    @Test func `changes its colors, and ends by Esc`() throws {
        let pilot = pilot()
        let before = pilot.runs.map(\.style)
        try pilot.click("dark")
        try pilot.click("light")
        #expect(pilot.runs.map(\.style) != before)
        pilot.press(.escape)
        #expect(pilot.isOver)
    }
}
