import Foundation
import Reactive
import TUI
import Testing

// The code of "Focus and controls", and the rows of its tables.

/// The table of controls.
private enum Controlled {
    enum Spot: Hashable {
        case save, help, name, note, sound, volume, page, theme, menu, table, people, search, go
        case chapters, folder, due, halves, poem, log
    }

    typealias Part = ControlPart<Spot>

    static let titles = ["One", "Two", "Three"]
    static let (pages, themes, rows, lines) = (titles, titles, titles, titles)
    static var columns: [TableColumn<String>] { [TableColumn("Title") { $0 }] }
    static let address = "https://swift.org"
    static let day = CalendarDay(year: 2026, month: 11, day: 5)
    static let nodes = [TreeNode("One", [TreeNode("Two")]), .unknown("Three")]

    /// A row of the table, and the user's actions on its control.
    struct ControlRow: CustomTestStringConvertible {
        let control: String
        let spot: Spot
        let state: Control?
        let part: Part
        /// Reads the state of the control, before and after the user's actions.
        let read: @Sendable (Controls<Spot>) -> String
        let (before, after): (String, String)
        let actions: @Sendable (Pilot) throws -> Void
        let view: @Sendable (Controls<Spot>) -> any View

        init(
            _ control: String, _ spot: Spot, _ state: Control?, _ part: Part,
            _ before: String = "", _ after: String = "",
            read: @escaping @Sendable (Controls<Spot>) -> String = { _ in "" },
            _ actions: @escaping @Sendable (Pilot) throws -> Void = { _ in },
            view: @escaping @Sendable (Controls<Spot>) -> any View
        ) {
            (self.control, self.spot, self.state, self.part) = (control, spot, state, part)
            (self.before, self.after, self.read) = (before, after, read)
            (self.actions, self.view) = (actions, view)
        }

        var testDescription: String { control }
    }

    static func show(_ value: (some Any)?) -> String { value.map { "\($0)" } ?? "nothing" }

    static let all: [ControlRow] = [
        ControlRow("a button", .save, nil, .whole(.save)) { controls in
            Button("Save", .save, in: controls)
        },
        ControlRow("a link", .help, nil, .whole(.help)) { controls in
            Link("Help", to: address, .help, in: controls)
        },
        ControlRow(
            "a text", .name, .text(), .whole(.name), "", "Ada",
            read: { controls in controls.text(.name) },
            { pilot in
                pilot.type("Ada")
                pilot.press(.enter)
            },
            view: { controls in TextField(.name, in: controls) }),
        ControlRow(
            "a text with its title", .name, .text(rules: [.notEmpty("Please enter a name.")]),
            .whole(.name), "Please enter a name.", "nothing",
            read: { controls in show(controls.problem(.name)) },
            { pilot in
                pilot.type("Ada")
                pilot.press(.enter)
            },
            view: { controls in FormRow("Name", .name, in: controls) }),
        ControlRow(
            "a password", .name, .text(isSecret: true), .whole(.name), "", "Ada",
            read: { controls in controls.text(.name) },
            { pilot in
                pilot.type("Ada")
                #expect(!pilot.text.contains("Ada"))
                pilot.press(.enter)
            },
            view: { controls in TextField(.name, in: controls) }),
        ControlRow(
            "a text of several lines", .note, .text(isMultiline: true, wraps: true), .whole(.note),
            "", "a\nb",
            read: { controls in controls.text(.note) },
            { pilot in pilot.type("a\nb") },
            view: { controls in TextArea(.note, in: controls) }),
        ControlRow(
            "a switch", .sound, .toggle(), .whole(.sound), "false", "true",
            read: { controls in show(controls.isOn(.sound)) },
            view: { controls in Toggle("Sound", .sound, in: controls) }),
        ControlRow(
            "a slider", .volume, .slider(0.5), .whole(.volume), "0.5", "1.0",
            read: { controls in show(controls.fraction(.volume)) },
            { pilot in for _ in 1...20 { pilot.press(.right) } },
            view: { controls in Slider(.volume, in: controls) }),
        ControlRow(
            "tabs", .page, .tabs(pages), .item(.page, 1), "One", "Two",
            read: { controls in show(controls.chosen(.page, of: pages)) },
            view: { controls in Tabs(.page, in: controls) }),
        ControlRow(
            "a choice", .theme, .choice(themes), .whole(.theme), "nothing", "Two",
            read: { controls in show(controls.chosen(.theme, of: themes)) },
            { pilot in try pilot.click(.value(Part.item(.theme, 1))) },
            view: { controls in Select(.theme, in: controls) }),
        ControlRow(
            "a menu", .menu, .list(count: 3), .row(.menu, 1), "0", "1",
            read: { controls in show(controls.chosen(.menu)) },
            { pilot in pilot.press(.enter) },
            view: { controls in Menu(titles, .menu, in: controls) }),
        ControlRow(
            "a table", .table, .list(count: 3, sorting: TableSorting()), .row(.table, 1),
            "One ↑", "Two ↓",
            read: { controls in
                let isAscending = controls.sorting(.table)?.isAscending == true
                return show(controls.chosen(.table, of: rows)) + (isAscending ? " ↑" : " ↓")
            },
            { pilot in
                pilot.press(.enter)
                try pilot.click(.value(Part.header(.table, 0)))
            },
            view: { controls in DataTable(columns, .table, rows: rows, in: controls) }),
        ControlRow(
            "entries of several lines", .people, .list(count: 3, lines: 2), .row(.people, 1),
            "One", "Two",
            read: { controls in show(controls.chosen(.people, of: rows)) },
            { pilot in pilot.press(.enter) },
            view: { controls in EntryList(.people, rows: rows, in: controls) { row in Text(row) } }),
        ControlRow(
            "a search", .search, .finder(titles), .row(.search, 1), "One", "Three",
            read: { controls in show(controls.chosen(.search, of: titles)) },
            { pilot in
                pilot.type("h")
                pilot.press(.enter)
            },
            view: { controls in FuzzyList(.search, in: controls) }),
        ControlRow(
            "a palette", .go, .finder(titles, isPalette: true), .row(.go, 1), "One", "Two",
            read: { controls in show(controls.chosen(.go, of: titles)) },
            view: { controls in CommandPalette("Go", .go, in: controls) }),
        ControlRow(
            "a tree", .chapters, .tree(nodes), .item(.chapters, 0), "One", "Two",
            read: { controls in controls.tree(.chapters).path.last ?? "" },
            { pilot in
                pilot.press(.down, .down)
                pilot.press(.enter)
                pilot.press(.up, .enter)
            },
            view: { controls in Tree(.chapters, in: controls) }),
        ControlRow(
            "files", .folder, .files(in: "/home"), .row(.folder, 0), "/home", "/home",
            read: { controls in controls.file(.folder) },
            { pilot in pilot.press(.enter, .enter) },
            view: { controls in FilePicker(.folder, in: controls) }),
        ControlRow(
            "a calendar", .due, .calendar(day), .item(.due, day.daysSince1970 + 1), "5", "6",
            read: { controls in show(controls.day(.due).day) },
            { pilot in pilot.press(.enter) },
            view: { controls in MonthCalendar(.due, in: controls) }),
        ControlRow(
            "a divider", .halves, .split(), .whole(.halves), "0.5", "0.55",
            read: { controls in show(controls.fraction(.halves)) },
            { pilot in pilot.press(.right) },
            view: { controls in
                Split(.halves, in: controls) {
                    Text("one")
                } and: {
                    Text("two")
                }
            }),
        ControlRow("scrolled content", .poem, .scroll(), .whole(.poem)) { controls in
            ScrollView(.poem, in: controls) { Text("one") }
        },
        ControlRow("a log", .log, .scroll(followsEnd: true), .whole(.log)) { controls in
            LogView(.log, lines: lines, in: controls)
        },
    ]
}

/// The controls and their reports.
private struct Heard: Model {
    var controls: Controls<Controlled.Spot>
    var news: [Controls<Controlled.Spot>.News] = []

    mutating func apply(_ command: Controls<Controlled.Spot>.Command) {
        news += controls.news(of: command)
    }
}

/// A name to type. `q` ends the program, but not while the user types the name.
struct NameForm: Model {
    enum Spot: Hashable { case name, done }

    private(set) var controls = Controls(focus: Spot.name, [.name: .text()])
    private(set) var isOver = false

    mutating func apply(_ command: Controls<Spot>.Command) {
        for news in controls.news(of: command) {
            if case .key(let key) = news, key.key == "q" { isOver = true }
        }
    }
}

/// Twenty fields and a button, which can be reached in a window of any height.
struct LongForm: CompositeView {
    enum Spot: Hashable {
        case form, send
        case field(Int)
    }

    let controls: Controls<Spot>

    var content: some View {
        ScrollView(.form, in: controls) {
            Column {
                for number in 0..<20 { TextField(.field(number), in: controls) }
                Button("Send", .send, in: controls)
            }
        }
    }
}

/// A text that is not saved. Esc asks before it ends the program.
struct Draft: Model {
    enum Spot: Hashable { case text, quit, stay }

    private(set) var controls = Controls(focus: Spot.text, [.text: .text()])
    private(set) var isAsking = false
    private(set) var isOver = false

    mutating func apply(_ command: Controls<Spot>.Command) {
        for news in controls.news(of: command) {
            switch news {
            case .key(let key) where key.key == .escape && !isAsking:
                isAsking = true
                controls.beginDialog(focus: .stay)
            case .key(let key) where key.key == .escape: stay()
            case .pressed(.stay): stay()
            case .pressed(.quit): isOver = true
            default: break
            }
        }
    }

    private mutating func stay() {
        isAsking = false
        controls.endDialog()
    }
}

struct DraftView: CompositeView {
    let draft: Draft

    var content: some View {
        let controls = draft.controls
        Layers {
            TextField(.text, in: controls)
            if draft.isAsking {
                Dialog(
                    "Quit?", "The text is not saved.",
                    buttons: [
                        Button("Quit", .quit, in: controls), Button("Stay", .stay, in: controls),
                    ])
            }
        }
    }
}

@Suite struct `The page about focus and controls` {
    private static let page = Result {
        try Document("Sources/TUI/TUI.docc/FocusAndControls.md").text
    }

    /// The cells of the page's tables with this number of columns.
    private static func table(columns: Int) throws -> [[String]] {
        try page.get().split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
            line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }.filter { $0.count == columns && !$0[0].hasPrefix("-") }.dropFirst().map { $0 }
    }

    /// The pieces of code in a cell.
    private static func code(in cell: String) -> [String] {
        cell.matches(of: /`([^`]+)`/).map { String($0.output.1) }
    }

    @Test func `has a row for each control`() throws {
        #expect(try Self.table(columns: 6).map { $0[0] } == Controlled.all.map(\.control))
    }

    @Test(arguments: Controlled.all)
    private func `says how to read, hear and find a control`(_ row: Controlled.ControlRow) throws {
        let cells = try #require(
            try Self.table(columns: 6).first { $0[0] == row.control },
            "The page has no row for this control.")
        let source = try Document("Tests/DocumentationTests/ControlsPageTests.swift").text
        let example = try #require(source.components(after: "\"\(row.control)\", ").first)
        for code in [1, 2, 4, 5].flatMap({ Self.code(in: cells[$0]) }) {
            #expect(example.contains(code), "\(code)")
        }

        var heard = Heard(controls: Controls(focus: nil, row.state.map { [row.spot: $0] } ?? [:]))
        #expect(row.read(heard.controls) == row.before)
        let start = heard
        let shown = Box(start)
        let pilot = Pilot(columns: 30, rows: 9) { console in
            Driver.play(start) { _ in console.controls() }.map { heard in
                shown.value = heard
                return AnyView(row.view(heard.controls))
            }
        }
        try pilot.click(.value(row.part))
        try row.actions(pilot)
        heard = shown.value
        #expect(row.read(heard.controls) == row.after)
        let kinds = Set(heard.news.map { "." + "\($0)".prefix { $0 != "(" } })
        #expect(kinds.subtracting([".focused"]) == Set(Self.code(in: cells[3])))
    }

    @Test func `lists every case of the news of controls`() throws {
        let source = try Document("Sources/TUI/Controls/Controls.swift").text
        let news = try #require(source.components(after: "public enum News").first)
        let cases = news.prefix(while: { $0 != "}" }).matches(of: /case (\w+)/)
            .map { "." + $0.output.1 }
        #expect(cases.count > 5)
        let named = try Self.table(columns: 2).flatMap { Self.code(in: $0[0]) }
            .map { String($0.prefix { $0 != "(" }) }
        #expect(named == cases)
    }

    @Test func `a letter goes to the field with the focus, and ends the program elsewhere`() {
        let over = Box(false)
        let pilot = Pilot(columns: 30, rows: 2) { console in
            Driver.play(NameForm()) { _ in console.controls() }.map { form in
                over.value = form.isOver
                return Column {
                    TextField(.name, in: form.controls)
                    Button("Done", .done, in: form.controls)
                }
            }
        }
        pilot.type("q")
        #expect(pilot.text.hasPrefix("q") && !over.value)
        pilot.press(.tab)
        pilot.type("q")
        #expect(over.value)
    }

    @Test func `a long form scrolls to the control with the focus`() {
        struct Form: Model {
            var controls: Controls<LongForm.Spot>
            mutating func apply(_ command: Controls<LongForm.Spot>.Command) {
                controls.apply(command) { _ in }
            }
        }
        var controls = Controls(focus: LongForm.Spot.field(0), [.form: .scroll()])
        for number in 0..<20 { controls[.field(number)] = .text("field \(number)") }
        let start = Form(controls: controls)
        let pilot = Pilot(columns: 30, rows: 3) { console in
            Driver.play(start) { _ in console.controls() }
                .map { LongForm(controls: $0.controls) }
        }
        for number in 0..<20 {
            #expect(pilot.text.contains("field \(number)"))
            pilot.press(.tab)
        }
        #expect(pilot.text.contains("Send"))
    }

    @Test func `a dialog asks before the program ends`() throws {
        let over = Box(false)
        let pilot = Pilot(columns: 30, rows: 7) { console in
            Driver.play(Draft()) { _ in console.controls() }.map { draft in
                over.value = draft.isOver
                return DraftView(draft: draft)
            }
        }
        pilot.type("a")
        pilot.press(.escape)
        pilot.type("b")
        #expect(pilot.text.contains("The text is not saved."))
        pilot.press(.escape)
        pilot.type("c")
        #expect(pilot.text.hasPrefix("ac"))
        pilot.press(.escape, .enter)
        #expect(pilot.text.hasPrefix("ac") && !over.value)
        pilot.press(.escape)
        try pilot.click("Quit ]")
        #expect(over.value)
    }

    @Test func `nothing is chosen in a choice without a chosen title, or in an empty list`() {
        let titles = Controlled.titles
        func chosen(_ control: Control, of values: [String]) -> String? {
            Controls(focus: nil, [Controlled.Spot.theme: control]).chosen(.theme, of: values)
        }
        #expect(chosen(.choice(titles), of: titles) == nil)
        #expect(chosen(.choice(titles, chosen: 0), of: titles) == "One")
        #expect(chosen(.choice([], chosen: 0), of: []) == nil)
        #expect(chosen(.list(count: 0), of: titles) == nil)
        #expect(chosen(.finder([]), of: titles) == nil)
        #expect(chosen(.tabs(titles, chosen: 2), of: ["One"]) == nil)
    }

    @Test func `a key is reported if no view shows the focus`() {
        let heard = Box<[Controls<Controlled.Spot>.News]>([])
        let start = Heard(controls: Controls(focus: Controlled.Spot.name, [.name: .text()]))
        let pilot = Pilot(columns: 30, rows: 2) { console in
            Driver.play(start) { _ in console.controls() }.map { state in
                heard.value = state.news
                return Text(state.controls.text(.name))
            }
        }
        pilot.type("a")
        #expect(heard.value == [.key(KeyPress(typed: "a"))])
    }
}

extension String {
    /// The part after each occurrence of a text, up to the next `ControlRow`.
    fileprivate func components(after mark: String) -> [String] {
        components(separatedBy: mark).dropFirst().compactMap {
            $0.components(separatedBy: "\n        ControlRow(").first
        }
    }
}

/// A value that a closure can set.
private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
