import Foundation
import Sweep
import Testing

@testable import TUI

private enum Spot: Hashable, Sendable { case widget, before, behind, page }

/// A control of each kind with its view and a number of rows.
private struct Widget: CustomTestStringConvertible, Sendable {
    let name: String
    /// Indicates whether the control can have more rows than fit in its space.
    var hasRows = true
    /// A key that the control uses when it has rows.
    var key = KeyPress(.down)
    let control: @Sendable (_ count: Int) -> Control?
    let view: @Sendable (_ count: Int, Controls<Spot>) -> any View

    var testDescription: String { name }
}

private func titles(_ count: Int) -> [String] {
    (0..<count).map { "Title \($0), which is longer than a narrow window is wide" }
}

private let widgets = [
    Widget(
        name: "Button", hasRows: false, key: KeyPress(.enter), control: { _ in nil },
        view: { Button("A button with a name", .widget, in: $1) }),
    Widget(
        name: "Toggle", hasRows: false, key: KeyPress(.enter), control: { _ in .toggle() },
        view: { Toggle("A toggle with a name", .widget, in: $1) }),
    Widget(
        name: "Link", hasRows: false, key: KeyPress(.enter), control: { _ in nil },
        view: { Link("A link with a name", to: "https://example.org", .widget, in: $1) }),
    Widget(
        name: "Slider", hasRows: false, key: KeyPress(.right), control: { _ in .slider(0.5) },
        view: { Slider(.widget, in: $1) }),
    Widget(
        name: "TextField", hasRows: false, key: KeyPress(typed: "x"),
        control: { .text(titles($0).joined(separator: " ")) },
        view: { TextField(.widget, in: $1, placeholder: "a text") }),
    Widget(
        name: "TextArea", key: KeyPress(typed: "x"),
        control: { .text(titles($0).joined(separator: "\n"), isMultiline: true) },
        view: { TextArea(.widget, in: $1, placeholder: "a text") }),
    Widget(
        name: "TextArea, wrapped", key: KeyPress(typed: "x"),
        control: { .text(titles($0).joined(separator: "\n"), isMultiline: true, wraps: true) },
        view: { TextArea(.widget, in: $1, placeholder: "a text") }),
    Widget(
        name: "FormRow", hasRows: false, key: KeyPress(typed: "x"),
        control: { _ in .text(rules: [.notEmpty("This is to be filled in.")]) },
        view: { FormRow("Name", .widget, in: $1, columns: 5) }),
    Widget(
        name: "Tabs", hasRows: false, key: KeyPress(.right),
        control: { .tabs(titles(max(2, min($0, 5)))) }, view: { Tabs(.widget, in: $1) }),
    Widget(
        name: "Select", hasRows: false, control: { .choice(titles(max(2, $0)), chosen: 0) },
        view: { Select(.widget, in: $1) }),
    Widget(
        name: "Menu", control: { .list(count: $0) }, view: { Menu(titles($0), .widget, in: $1) }),
    Widget(
        name: "DataTable", control: { .list(count: $0, sorting: TableSorting(), marks: true) },
        view: { count, controls in
            DataTable(
                [TableColumn("Title") { $0 }, TableColumn("Length", columns: 8) { "\($0.count)" }],
                .widget, rows: titles(count), in: controls)
        }),
    Widget(
        name: "EntryList", control: { .list(count: $0, lines: 2) },
        view: { count, controls in
            EntryList(.widget, rows: titles(count), in: controls) { title in
                Text(title)
                Text("below it", .dim)
            }
        }),
    Widget(
        name: "FuzzyList", key: KeyPress(typed: "t"), control: { .finder(titles($0)) },
        view: { FuzzyList(.widget, in: $1, placeholder: "a title") }),
    Widget(
        name: "Tree", control: { .tree(titles($0).map { TreeNode($0, [TreeNode("below")]) }) },
        view: { Tree(.widget, in: $1) }),
    Widget(
        name: "FilePicker", key: KeyPress(.left), control: { _ in .files(in: "/a/folder") },
        view: { FilePicker(.widget, in: $1) }),
    Widget(
        name: "LogView", key: KeyPress(.up), control: { _ in .scroll(followsEnd: true) },
        view: { LogView(.widget, lines: titles($0), in: $1) }),
    Widget(
        name: "ScrollView", control: { _ in .scroll() },
        view: { count, controls in
            ScrollView(.widget, in: controls) {
                Column { for title in titles(count) { Text(title) } }
            }
        }),
    Widget(
        name: "Split", hasRows: false, key: KeyPress(.right), control: { _ in .split() },
        view: { Split(.widget, in: $1, { Text("left") }, and: { Text("right") }) }),
    Widget(
        name: "MonthCalendar", hasRows: false, key: KeyPress(.right),
        control: { _ in .calendar(CalendarDay(year: 2026, month: 11, day: 24)) },
        view: { MonthCalendar(.widget, in: $1) }),
]

private let windows = [(12, 4), (20, 8), (40, 12), (80, 24)]
    .map { Size(columns: $0.0, rows: $0.1) }

@Suite struct `Every widget` {
    private func sheet(_ widget: Widget, _ count: Int, focus: Spot) -> ControlSheet<Spot> {
        ControlSheet(
            Controls(
                focus: focus,
                widget.control(count).map { [Spot.widget: $0] } ?? [:]))
    }

    /// The widget between two buttons in a window.
    private func pilot(
        _ widget: Widget, _ count: Int, _ sheet: ControlSheet<Spot>, in size: Size,
        _ theme: Theme = .dark
    ) -> Pilot {
        sheet.pilot(columns: size.columns, rows: size.rows) { controls in
            Column {
                Button("before", .before, in: controls)
                AnyView(widget.view(count, controls))
                    .stretching(columns: 1, rows: widget.hasRows ? 1 : nil)
                if !widget.hasRows { Spacer() }
                Button("behind", .behind, in: controls)
            }
            .themed(theme)
        }
    }

    @Test(arguments: widgets)
    private func `is found by Tab and by a click, and has a use for its key`(_ widget: Widget) {
        for size in Sweep.isWhole ? windows : [windows[0], windows[2]] {
            for count in [0, 1, 40] {
                let place = Comment(rawValue: "\(widget.name), \(count) rows in \(size)")
                let sheet = sheet(widget, count, focus: .before)
                let pilot = pilot(widget, count, sheet, in: size)
                pilot.press(.tab)
                #expect(sheet.controls.focus == .widget, place)
                // A calendar leaves no room for the button in a small window.
                let hasButton = pilot.text.contains("behind")
                pilot.press(.tab)
                #expect(sheet.controls.focus == (hasButton ? .behind : .before), place)
                try? pilot.click(.value(ControlPart.whole(Spot.widget)))
                let isReached = sheet.controls.focus == .widget
                if !isReached { pilot.press(.tab, modifiers: .shift) }
                #expect(sheet.controls.focus == .widget, place)
                if count == 0 || count == 1 && widget.hasRows { continue }
                let (controls, news) = (sheet.controls, sheet.news)
                pilot.send(.key(widget.key))
                #expect(sheet.controls != controls || sheet.news != news, place)
            }
        }
    }

    /// The texts below the first button, with the colors that a terminal shows.
    private func look(_ pilot: Pilot, _ theme: Theme, _ colors: ColorDepth) -> [[String]] {
        let reduction = ColorReduction(depth: colors, scheme: theme.scheme)
        return pilot.runs.filter { $0.row > 0 }.map { run in
            ["\(run.row) \(run.column)", run.text, "\(reduction.reduced(run.style))"]
        }
    }

    @Test(arguments: widgets) private func `shows the focus in every theme`(_ widget: Widget) {
        for theme in Sweep.isWhole ? Theme.all : [.dark, .monochrome, .ascii] {
            for count in Sweep.isWhole ? [0, 1, 40] : [1] {
                let size = windows[2]
                let one = pilot(
                    widget, count, sheet(widget, count, focus: .before), in: size, theme)
                let other = pilot(
                    widget, count, sheet(widget, count, focus: .widget), in: size, theme)
                for colors in [ColorDepth.full, .sixteen] {
                    let isVisible =
                        look(one, theme, colors) != look(other, theme, colors)
                        || one.cursor != other.cursor
                    #expect(isVisible, "\(widget.name), \(count) rows, \(theme.name), \(colors)")
                }
                if theme.isASCII {
                    #expect(other.text.allSatisfy { $0.isASCII }, "\(widget.name)\n\(other.text)")
                }
            }
        }
    }

    @Test(arguments: widgets.filter(\.hasRows))
    private func `marks everything that it cuts`(_ widget: Widget) {
        for size in Sweep.isWhole ? windows : [windows[1]] {
            let sheet = sheet(widget, 40, focus: .before)
            let text = pilot(widget, 40, sheet, in: size).text
            // A scroll bar at the right for hidden rows, and dots for omitted letters.
            let signs: Set<Character> = ["┃", "│", "…", "━", "─"]
            #expect(text.contains { signs.contains($0) }, "\(widget.name) in \(size)\n\(text)")
        }
    }

    /// A split and a slider have no title, a text shows the part around its cursor, and the row of
    /// a form has columns for its title.
    private static let untitled = [
        "Slider", "Split", "TextField", "TextArea", "TextArea, wrapped", "FormRow",
    ]

    @Test(arguments: widgets.filter { !untitled.contains($0.name) })
    private func `marks every title that it cuts`(_ widget: Widget) {
        var cut = 0
        for columns in Sweep.isWhole ? 7...19 : 12...12 {
            for count in [1, 40] {
                let view = AnyView(
                    widget.view(count, sheet(widget, count, focus: .widget).controls))
                let wanted = view.size(in: Size(columns: 200, rows: 8)).columns
                guard wanted > columns else { continue }
                cut += 1
                let text = picture(view, columns, 8)
                let signs: Set<Character> = ["…", "‹", "›", "┃", "━", "─"]
                #expect(
                    text.contains { signs.contains($0) },
                    "\(widget.name), \(count) rows in \(columns) columns\n\(text)")
            }
        }
        #expect(cut > 0, "\(widget.name)")
    }

    @Test(arguments: widgets) private func `stays where it is when it is clicked`(
        _ widget: Widget
    ) throws {
        let sheet = sheet(widget, 40, focus: .before)
        let pilot = pilot(widget, 40, sheet, in: windows[2])
        func shown() -> [Substring] {
            pilot.text.matches(of: /Title \d+/).map { $0.output }
        }
        pilot.press(.tab, .pageDown, .pageDown)
        let before = shown()
        for row in [3, 5, 4] {
            try pilot.click(.at(6, row))
            if widget.hasRows { #expect(shown() == before, "row \(row)") }
        }
    }

    @Test(arguments: widgets) private func `has its areas inside a window of any size`(
        _ widget: Widget
    ) {
        for columns in Sweep.isWhole ? Array(0...24) : [0, 1, 2, 3, 7] {
            for rows in [0, 1, 2, 3, 5] {
                for count in [0, 1, 40] {
                    let controls = sheet(widget, count, focus: .widget).controls
                    var page = Page(columns: columns, rows: rows)
                    page.show(AnyView(widget.view(count, controls)))
                    let window = Rect(column: 0, row: 0, columns: columns, rows: rows)
                    for area in page.areas.all {
                        #expect(area.visible.intersection(window) == area.visible)
                    }
                    #expect(page.areas.all.count { $0.isFocused } <= 1)
                }
            }
        }
    }

    /// Returns whether the control with the focus can be seen.
    private func isFocusVisible(_ pilot: Pilot) -> Bool {
        pilot.session.page.areas.focused?.isVisible == true
    }

    /// Windows of all small sizes, and the usual ones.
    private var allWindows: [Size] {
        let sides = Sweep.isWhole ? Array(1...9) : [1, 2, 4]
        return [1, 3, 8, 14, 24].flatMap { columns in
            sides.map { Size(columns: columns, rows: $0) }
        } + (Sweep.isWhole ? windows : [])
    }

    /// Each second window, so that neighbors in the list of widgets have different ones. A sweep
    /// takes all of them.
    private func someWindows(for widget: Widget) -> [Size] {
        let turn = widgets.firstIndex { $0.name == widget.name } ?? 0
        return zip(allWindows, turn...).filter { Sweep.isWhole || $0.1.isMultiple(of: 2) }.map(\.0)
    }

    @Test(arguments: widgets) private func `has the focus only on the screen`(_ widget: Widget) {
        let keys: [KeyPress] = [
            KeyPress(.tab), KeyPress(.down), KeyPress(.tab), KeyPress(.up), KeyPress(.right),
            KeyPress(.tab, modifiers: .shift), KeyPress(.left), KeyPress(.tab), KeyPress(.tab),
        ]
        for size in someWindows(for: widget) {
            for count in Sweep.isWhole ? [0, 1, 40] : [0, 40] {
                let place = Comment(rawValue: "\(widget.name), \(count) rows in \(size)")
                let sheet = sheet(widget, count, focus: .before)
                let pilot = pilot(widget, count, sheet, in: size)
                for key in keys {
                    let before = sheet.controls
                    let wasVisible = isFocusVisible(pilot)
                    pilot.send(.key(key))
                    if sheet.controls.focus != before.focus {
                        // The message of a field may push the other controls out of the window.
                        #expect(isFocusVisible(pilot) || widget.name == "FormRow", place)
                    } else if !wasVisible {
                        #expect(sheet.controls == before, place)
                    }
                }
                // The program moves the focus to a control that may be cut off.
                let other = self.sheet(widget, count, focus: .widget)
                let hidden = self.pilot(widget, count, other, in: size)
                if isFocusVisible(hidden) { continue }
                let before = other.controls
                hidden.send(.key(widget.key))
                hidden.paste("a")
                #expect(
                    other.controls == before || other.controls.focus != .widget, place)
            }
        }
    }

    @Test(arguments: widgets) private func `is scrolled into sight with the focus`(
        _ widget: Widget
    ) throws {
        for size in someWindows(for: widget) where size.columns > 2 {
            for count in Sweep.isWhole ? [1, 40] : [40] {
                let place = Comment(rawValue: "\(widget.name), \(count) rows in \(size)")
                let sheet = sheet(widget, count, focus: .before)
                sheet.add(.page, .scroll())
                let pilot = sheet.pilot(columns: size.columns, rows: size.rows) { controls in
                    ScrollView(.page, in: controls) {
                        Column {
                            Button("before", .before, in: controls)
                            for line in 0..<12 { Text("\(line)") }
                            AnyView(widget.view(count, controls)).frame(
                                rows: widget.hasRows ? 4 : nil)
                            for line in 0..<12 { Text("\(line)") }
                            Button("behind", .behind, in: controls)
                        }
                    }
                }
                var found: Set<Spot> = []
                for key in [KeyPress(.tab), KeyPress(.tab, modifiers: .shift)] {
                    for _ in 0..<5 {
                        pilot.send(.key(key))
                        #expect(isFocusVisible(pilot), place)
                        sheet.controls.focus.map { _ = found.insert($0) }
                    }
                }
                #expect(found == [.before, .widget, .behind], place)
                while sheet.controls.focus != .widget { pilot.press(.tab) }
                try pilot.wheel(.down, at: .at(0, 0), notches: 9)
                try pilot.wheel(.up, at: .at(0, 0), notches: 9)
                #expect(sheet.controls.focus == .widget, place)
                let before = sheet.controls
                pilot.send(.key(widget.key))
                if sheet.controls != before { #expect(isFocusVisible(pilot), place) }
            }
        }
    }

    @Test(arguments: widgets) private func `keeps the focus when the wheel turns`(
        _ widget: Widget
    ) throws {
        let sheet = sheet(widget, 40, focus: .widget)
        let pilot = pilot(widget, 40, sheet, in: windows[2])
        try pilot.wheel(.down, at: .at(3, 4), notches: 2)
        #expect(isFocusVisible(pilot))
        if ["DataTable", "EntryList", "Tree", "Menu"].contains(widget.name) {
            let other = self.pilot(
                widget, 40, self.sheet(widget, 40, focus: .before), in: windows[2])
            try other.wheel(.down, at: .at(3, 4), notches: 2)
            #expect(pilot.text == other.text)
            #expect(look(pilot, .dark, .full) != look(other, .dark, .full))
        }
        pilot.send(.key(widget.key))
        #expect(sheet.controls.focus == .widget)
    }

    /// In this window, the titles are shown in whole, so nothing can scroll sideways.
    @Test(arguments: widgets) private func `takes no sideways wheel for one up or down`(
        _ widget: Widget
    ) {
        let sheet = sheet(widget, 40, focus: .widget)
        let pilot = pilot(widget, 40, sheet, in: windows[3])
        func turn(_ direction: Mouse.Direction, _ modifiers: Modifiers = []) {
            let row = widget.hasRows ? 4 : 1
            pilot.send(.mouse(Mouse(.wheel(direction), column: 15, row: row, modifiers: modifiers)))
        }
        let start = pilot.text
        for direction in [Mouse.Direction.down, .down, .up] { turn(direction) }
        let (before, controls) = (pilot.text, sheet.controls)
        // The folder of the picker is empty, and a menu keeps its chosen row in sight.
        let usesWheel =
            widget.hasRows && !["FilePicker", "Menu"].contains(widget.name)
            || ["Slider", "Select", "MonthCalendar"].contains(widget.name)
        #expect((before != start) == usesWheel, "\(before)")
        for modifiers in [Modifiers(), .shift] {
            turn(modifiers.isEmpty ? .right : .down, modifiers)
            // A slider goes up to the right.
            #expect((pilot.text != before) == (widget.name == "Slider"), "\(pilot.text)")
            turn(modifiers.isEmpty ? .left : .up, modifiers)
            #expect(pilot.text == before)
            #expect(sheet.controls == controls || widget.name == "Slider")
        }
    }

    /// The widgets that draw a bar beside their rows.
    private static let withBars = widgets.filter { $0.hasRows && $0.name != "FilePicker" }

    @Test(arguments: withBars) private func `scrolls by a click on its bar, and by a drag`(
        _ widget: Widget
    ) throws {
        for size in windows.suffix(2) {
            let sheet = sheet(widget, 40, focus: .widget)
            let pilot = pilot(widget, 40, sheet, in: size)
            // A text begins with its cursor at the end of a long line.
            pilot.press(.home)
            let column = size.columns - 1
            func bar() -> [Character] { pilot.text.split(separator: "\n").map { $0.last ?? " " } }
            let rows = bar().indices.filter { "┃│".contains(bar()[$0]) }
            let (first, last) = (try #require(rows.first), try #require(rows.last))
            func thumb() -> Int { bar().firstIndex(of: "┃") ?? -1 }
            let place = "\(widget.name) in \(size)"
            try pilot.click(.at(column, last))
            #expect(pilot.text.contains("Title 39") && thumb() > first, "\(place)\n\(pilot.text)")
            try pilot.click(.at(column, first))
            #expect(pilot.text.contains("Title 0,") && thumb() == first, "\(place)\n\(pilot.text)")
            let text = pilot.text
            try pilot.click(.at(column, first))
            #expect(pilot.text == text, "\(place)")
            // A drag follows the pointer down, even outside of the bar, and back.
            func report(_ action: Mouse.Action, _ column: Int, _ row: Int) {
                pilot.send(.mouse(Mouse(action, column: column, row: row)))
            }
            report(.press(.left), column, first)
            var places = [thumb()]
            for row in first...last {
                report(.drag(.left), row == last ? 0 : column, row)
                places.append(thumb())
            }
            #expect(places == places.sorted() && Set(places).count > 1, "\(place): \(places)")
            #expect(pilot.text.contains("Title 39"), "\(place)\n\(pilot.text)")
            report(.drag(.left), column, 0)
            #expect(pilot.text.contains("Title 0,"), "\(place)\n\(pilot.text)")
            report(.release(.left), column, 0)
            report(.move, column, last)
            #expect(pilot.text.contains("Title 0,"), "\(place)\n\(pilot.text)")
        }
    }

    @Test(arguments: widgets) private func `survives any input`(_ widget: Widget) {
        let keys: [Key] = [
            .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape, .tab, " ",
            "a", .backspace, .delete,
        ]
        for seed in 1...(Sweep.isWhole ? 40 : 2) {
            var numbers = SeededNumbers(seed: UInt64(seed))
            let count = [0, 1, 40][seed % 3]
            let size = windows[seed % 4]
            let sheet = sheet(widget, count, focus: .widget)
            let pilot = pilot(widget, count, sheet, in: size)
            // Every picture is drawn.
            pilot.keepsFrames = true
            for _ in 0..<(Sweep.isWhole ? 300 : 60) {
                let place = Pilot.Target.at(
                    Int.random(in: 0..<size.columns, using: &numbers),
                    Int.random(in: 0..<size.rows, using: &numbers))
                switch Int.random(in: 0..<6, using: &numbers) {
                case 0: try? pilot.click(place)
                case 1: try? pilot.wheel(.down, at: place)
                case 2: try? pilot.drag(from: place, to: .at(1, 1))
                default: pilot.press(keys.randomElement(using: &numbers) ?? .tab)
                }
                #expect(sheet.controls.focus != nil)
            }
        }
    }
}
