import Reactive
import Testing

@testable import TUI

private enum Spot: Hashable {
    case page, inner, send, notes, before, behind
    case field(Int)
}

@Suite struct `Controls in a scrolled view` {
    private let fields = 8

    private func controls(
        focus: Spot = .field(0), rules: [TextRule] = []
    ) -> Controls<Spot> {
        var controls = Controls(
            focus: focus, [.page: .scroll(), .notes: .text(isMultiline: true), .inner: .scroll()])
        for number in 0..<fields {
            controls[.field(number)] = .text(rules: rules)
        }
        return controls
    }

    /// Eight fields and a button in a scrolled view between two other buttons.
    private func form(_ controls: Controls<Spot>) -> some View {
        Column {
            Button("before", .before, in: controls)
            ScrollView(.page, in: controls) {
                Column {
                    for number in 0..<fields {
                        FormRow("Field \(number)", .field(number), in: controls, columns: 8)
                    }
                    Button("Send", .send, in: controls)
                }
            }
            .stretching(columns: 1, rows: 1)
            Button("behind", .behind, in: controls)
        }
    }

    /// The visible fields, and `S` for the button below them.
    private func shown(_ pilot: Pilot) -> String {
        pilot.text.matches(of: /Field (\d)|Send/).map { $0.output.1.map(String.init) ?? "S" }
            .joined()
    }

    private func screen(focus: Spot = .field(0)) -> (ControlSheet<Spot>, Pilot) {
        let sheet = ControlSheet(controls(focus: focus))
        return (sheet, sheet.pilot(columns: 20, rows: 6) { form($0) })
    }

    @Test func `are scrolled into sight by Tab and back`() {
        let (sheet, pilot) = screen()
        #expect(shown(pilot) == "0123")
        var seen: [String] = []
        for _ in 0..<9 {
            pilot.press(.tab)
            seen.append(shown(pilot))
            // A frame of which only a part was drawn shows the same as a whole one.
            #expect(picture(form(sheet.controls), 20, 6) == pilot.text)
        }
        // A margin shows which field is next, unless there is none.
        #expect(
            seen == ["0123", "0123", "0123", "2345", "2345", "4567", "4567", "567S", "567S"])
        #expect(sheet.controls.focus == .behind)
        pilot.press(.tab, .tab)
        #expect(sheet.controls.focus == .field(0) && shown(pilot) == "0123")
        pilot.press(.tab, .tab, modifiers: .shift)
        #expect(sheet.controls.focus == .behind && shown(pilot) == "0123")
        pilot.press(.tab, modifiers: .shift)
        #expect(sheet.controls.focus == .send && shown(pilot) == "567S")
        pilot.press(.tab, .tab, modifiers: .shift)
        pilot.press(.tab, .tab, modifiers: .shift)
        #expect(sheet.controls.focus == .field(4) && shown(pilot) == "3456")
    }

    @Test func `are scrolled into sight by arrows, before the focus leaves the view`() {
        let (sheet, pilot) = screen()
        for number in 1..<fields {
            pilot.press(.down)
            #expect(sheet.controls.focus == .field(number))
            #expect(shown(pilot).contains("\(number)"))
        }
        pilot.press(.down)
        #expect(sheet.controls.focus == .send && shown(pilot) == "567S")
        pilot.press(.down)
        #expect(sheet.controls.focus == .behind)
        pilot.press(.up)
        #expect(sheet.controls.focus == .send, "The focus goes to the nearest visible control.")
    }

    @Test func `stay hidden while the wheel turns, until a key for the focus shows them`() throws {
        let (sheet, pilot) = screen()
        try pilot.wheel(.down, at: "Field 2")
        #expect(shown(pilot) == "3456" && sheet.controls.focus == .field(0))
        try pilot.wheel(.down, at: "Field 4")
        #expect(shown(pilot) == "567S")
        pilot.type("a")
        #expect(shown(pilot) == "0123" && sheet.controls.text(.field(0)) == "a")
        try pilot.wheel(.down, at: "Field 2")
        pilot.paste("b")
        #expect(shown(pilot) == "0123" && sheet.controls.text(.field(0)) == "ab")
        try pilot.wheel(.down, at: "Field 2")
        pilot.press(.tab)
        #expect(sheet.controls.focus == .field(1) && shown(pilot).contains("1"))
    }

    @Test func `let page keys scroll the view`() {
        let (sheet, pilot) = screen()
        pilot.press(.pageDown)
        #expect(shown(pilot) == "3456" && sheet.controls.focus == .field(0))
        pilot.press(.pageDown)
        #expect(shown(pilot) == "567S" && sheet.controls.focus == .field(0))
        // The view does not move any more, so the program gets the key.
        pilot.press(.pageDown)
        #expect(sheet.news == [.key(KeyPress(.pageDown))])
        pilot.press(.home)
        pilot.type("x")
        #expect(sheet.controls.text(.field(0)) == "x" && shown(pilot) == "0123")
    }

    @Test func `are not pressed while they are hidden`() throws {
        let (sheet, pilot) = screen(focus: .send)
        #expect(shown(pilot) == "567S")
        try pilot.wheel(.up, at: "Field 6", notches: 3)
        #expect(shown(pilot) == "0123")
        pilot.press(.enter)
        #expect(shown(pilot) == "567S" && sheet.news.isEmpty)
        pilot.press(.enter)
        #expect(sheet.news == [.pressed(.send)])
    }

    @Test func `are shown if the program moves the focus, and in another window`() {
        struct State: Model {
            var controls: Controls<Spot>
            mutating func apply(_ command: Controls<Spot>.Command) {
                for case .pressed(.send) in controls.news(of: command) {
                    _ = controls.check(.field(0), .field(1))
                }
            }
        }
        var focus: Spot?
        let pilot = Pilot(columns: 20, rows: 6) { console in
            let rules = [TextRule.notEmpty("Please fill this in.")]
            let state = State(controls: controls(focus: .send, rules: rules))
            return Driver.play(state) { _ in console.controls() }
                .map { state in
                    focus = state.controls.focus
                    return form(state.controls)
                }
        }
        pilot.press(.enter)
        #expect(focus == .field(0) && shown(pilot).hasPrefix("0"))
        pilot.press(.tab, .tab, .tab, .tab)
        #expect(focus == .field(4))
        for rows in [3, 4, 5, 9, 3] {
            pilot.resize(columns: 20, rows: rows)
            #expect(shown(pilot).contains("4"), "\(rows)")
        }
    }

    @Test func `stay where they are when they are clicked`() throws {
        let (sheet, pilot) = screen(focus: .field(6))
        #expect(shown(pilot) == "4567")
        try pilot.click("Field 4")
        #expect(sheet.controls.focus == .field(4) && shown(pilot) == "4567")
        try pilot.click("Field 7")
        #expect(sheet.controls.focus == .field(7) && shown(pilot) == "4567")
    }

    @Test func `show the cursor of a text that is higher than the view`() {
        let sheet = ControlSheet(controls(focus: .notes))
        let pilot = sheet.pilot(columns: 20, rows: 4) { controls in
            ScrollView(.page, in: controls) {
                Column {
                    Text("Notes")
                    TextArea(.notes, in: controls).frame(rows: 9)
                }
            }
        }
        for line in 0..<8 {
            pilot.type("line \(line)\n")
            #expect(pilot.cursor != nil && pilot.text.contains("line \(line)"), "\(pilot.text)")
        }
        for line in (0..<8).reversed() {
            pilot.press(.up)
            #expect(pilot.cursor != nil && pilot.text.contains("line \(line)"), "\(pilot.text)")
        }
    }

    @Test func `are found in a scrolled view inside of another`() {
        let sheet = ControlSheet(controls(focus: .before))
        let pilot = sheet.pilot(columns: 24, rows: 5) { controls in
            ScrollView(.page, in: controls) {
                Column {
                    Button("before", .before, in: controls)
                    for line in 0..<9 { Text("line \(line)") }
                    ScrollView(.inner, in: controls) {
                        Column {
                            for number in 0..<fields {
                                FormRow("Field \(number)", .field(number), in: controls, columns: 8)
                            }
                        }
                    }
                    .frame(rows: 4)
                    for line in 0..<9 { Text("line \(line)") }
                    Button("behind", .behind, in: controls)
                }
            }
        }
        for number in 0..<fields {
            pilot.press(.tab)
            #expect(sheet.controls.focus == .field(number))
            #expect(shown(pilot).contains("\(number)"), "\(pilot.text)")
        }
        pilot.press(.tab)
        #expect(sheet.controls.focus == .behind && pilot.text.contains("behind"))
    }

    @Test func `leave what is below a transparent view as it is`() {
        let sheet = ControlSheet(controls(focus: .send))
        let pilot = sheet.pilot(columns: 20, rows: 4) { controls in
            Layers {
                Text("below").aligned(.right, .top)
                ScrollView(.page, in: controls) {
                    Column {
                        for number in 0..<fields {
                            Button("Field \(number)", .field(number), in: controls)
                        }
                        Button("Send", .send, in: controls)
                    }
                }
            }
        }
        #expect(shown(pilot) == "567S")
        #expect(pilot.text.split(separator: "\n")[0].contains("belo"), "\(pilot.text)")
    }
}

@Suite struct `Controls that are cut off` {
    private func screen(focus: Spot) -> (ControlSheet<Spot>, Pilot) {
        let sheet = ControlSheet(
            Controls<Spot>(focus: focus, [.field(0): .text(), .field(1): .text()]))
        let pilot = sheet.pilot(columns: 20, rows: 2) { controls in
            Column {
                Button("before", .before, in: controls)
                TextField(.field(0), in: controls)
                TextField(.field(1), in: controls)
                Button("behind", .behind, in: controls)
            }
        }
        return (sheet, pilot)
    }

    @Test func `are left out by Tab and by arrows`() {
        let (sheet, pilot) = screen(focus: .before)
        pilot.press(.tab)
        #expect(sheet.controls.focus == .field(0))
        pilot.press(.down)
        #expect(sheet.controls.focus == .field(0))
        pilot.press(.tab)
        #expect(sheet.controls.focus == .before)
        pilot.press(.tab, modifiers: .shift)
        #expect(sheet.controls.focus == .field(0))
    }

    @Test func `get no keys, and Tab moves the focus to a visible control`() {
        let (sheet, pilot) = screen(focus: .field(1))
        pilot.type("a")
        pilot.paste("b")
        #expect(sheet.controls.text(.field(1)) == "")
        #expect(sheet.news == [.key(KeyPress(typed: "a"))])
        pilot.press(.tab)
        #expect(sheet.controls.focus == .before)
        let (button, other) = screen(focus: .behind)
        other.press(.enter)
        #expect(!button.news.contains(.pressed(.behind)))
        other.press(.up)
        #expect(button.controls.focus == .field(0))
    }

    @Test func `get keys again in a larger window`() {
        let (sheet, pilot) = screen(focus: .field(1))
        pilot.resize(columns: 20, rows: 4)
        pilot.type("a")
        #expect(sheet.controls.text(.field(1)) == "a")
    }

    @Test func `leave the focus to a field whose open list has no room for rows`() {
        let titles = (0..<40).map { "Title \($0)" }
        let sheet = ControlSheet(
            Controls<Spot>(focus: .notes, [.notes: .choice(titles, chosen: 0)]))
        let pilot = sheet.pilot(columns: 3, rows: 6) { Select(.notes, in: $0) }
        pilot.press(.enter, .down, .enter)
        #expect(sheet.controls.chosen(.notes) == 1)
    }

    @Test func `are not pressed by the keys of a program without controls`() {
        var pressed = 0
        let pilot = Pilot(columns: 20, rows: 1) { console in
            console.intents(of: Int.self).compactMap(\.pressed).do(onNext: { _ in pressed += 1 })
                .map { _ in () }.startWith(()).map { _ in
                    Column {
                        Button("One", 1)
                        Button("Two", 2, isFocused: true)
                    }
                }.asDriver(onErrorDriveWith: .empty())
        }
        pilot.press(.enter)
        #expect(pressed == 0)
        pilot.resize(columns: 20, rows: 2)
        pilot.press(.enter)
        #expect(pressed == 1)
    }
}
