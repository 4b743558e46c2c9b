import Testing

@testable import TUI

/// Views with a selection, a focus or a state that is on, compared with the same views without it.
@Suite struct `A view in few or many colors` {
    /// The picture of a view in two states.
    private struct Pair {
        let name: String
        let view: (Bool) -> any View

        init(_ name: String, _ view: @escaping (Bool) -> any View) {
            (self.name, self.view) = (name, view)
        }
    }

    private static func editor(_ commands: TextEditor.Command..., lines: Int = 1) -> TextEditor {
        var editor = TextEditor(
            Array(repeating: "some words", count: lines).joined(separator: "\n"),
            isMultiline: lines > 1)
        for command in commands { editor.apply(command) }
        return editor
    }

    private static var items: [MenuItem<String>] {
        ["one", "two", "three"].map { MenuItem($0, $0) }
    }

    private static func selection(_ chosen: String, isOpen: Bool) -> Selection<String> {
        var selection = Selection(items, chosen: chosen)
        if isOpen { selection.apply(.open) }
        return selection
    }

    private static func table(
        _ commands: ListCursor.Command..., isAscending: Bool = true, isFocused: Bool = false
    ) -> DataTable<Int, TablePart> {
        var cursor = ListCursor(count: 3, rows: 3)
        for command in commands { cursor.apply(command) }
        return DataTable(
            [TableColumn("Number") { "row \($0)" }], rows: 0..<3, cursor: cursor,
            sorting: TableSorting(isAscending: isAscending), isFocused: isFocused, tag: { $0 })
    }

    private static var pairs: [Pair] {
        [
            Pair("the selected tab") { Tabs([(1, "One"), (2, "Two")], selected: $0 ? 1 : 2) },
            Pair("tabs with the focus") {
                Tabs([(1, "One"), (2, "Two")], selected: 1, isFocused: $0)
            },
            Pair("more tabs than fit") {
                Tabs((0..<($0 ? 9 : 2)).map { ($0, "Tab \($0)") }, selected: 1)
            },
            Pair("a toggle that is on") { Toggle("Sound", 1, isOn: $0) },
            Pair("a toggle with the focus") { Toggle("Sound", 1, isOn: true, isFocused: $0) },
            Pair("a toggle with a dot that is on") { Toggle("Sound", 1, isOn: $0, mark: .dot) },
            Pair("a slider with a larger value") { Slider($0 ? 0.6 : 0.4, 1) },
            Pair("a slider with the focus") { Slider(0.5, 1, isFocused: $0) },
            Pair("a button with the focus") { Button("Save", 1, isFocused: $0) },
            Pair("the focused button of a dialog") {
                Dialog(
                    "Sure?", "Really?", buttons: [Button("Yes", 1), Button("No", 2)],
                    focused: $0 ? 1 : 2)
            },
            Pair("a link beside a text") {
                $0 ? AnyView(Link("swift", to: "a", 1)) : AnyView(Text("swift"))
            },
            Pair("a link with the focus") { Link("swift", to: "a", 1, isFocused: $0) },
            Pair("an open choice") { Select(selection("two", isOpen: $0), "x") },
            Pair("a choice with the focus") {
                Select(selection("two", isOpen: false), "x", isFocused: $0)
            },
            Pair("the marked row of an open choice") {
                Select(selection($0 ? "one" : "two", isOpen: true), "x")
            },
            Pair("the selected row of a menu") {
                Menu(items, selected: $0 ? "one" : "two", isFocused: false)
            },
            Pair("a menu with the focus") { Menu(items, selected: "one", isFocused: $0) },
            Pair("a disabled row of a menu") {
                Menu([MenuItem("a", "a"), MenuItem("b", "b", isDisabled: $0)], selected: "a")
            },
            Pair("a menu with more rows than fit") {
                Menu($0 ? items + items : items, selected: "one")
            },
            Pair("a field with selected text") {
                TextField(editor($0 ? .selectAll : .move(.end)), 1)
            },
            Pair("a field with the focus") { TextField(editor(), 1, isFocused: $0) },
            Pair("a field beside a text") {
                $0 ? AnyView(TextField(editor(), 1)) : AnyView(Text("some words"))
            },
            Pair("an area with selected text") {
                TextArea(editor($0 ? .selectAll : .move(.end), lines: 3), 1)
            },
            Pair("an area with the focus") { TextArea(editor(lines: 3), 1, isFocused: $0) },
            Pair("an area with more lines than fit") { TextArea(editor(lines: $0 ? 9 : 3), 1) },
            Pair("the selected row of a table") { table(.select($0 ? 1 : 2)) },
            Pair("a marked row of a table") { $0 ? table(.mark, .move(1)) : table(.move(1)) },
            Pair("a table with the focus") { table(isFocused: $0) },
            Pair("a table in descending order") { table(isAscending: $0) },
            Pair("a scrolled view") { isScrolled in
                ScrollView(offset: Point(column: 0, row: isScrolled ? 4 : 0)) {
                    Column { for _ in 0..<9 { Text("a row like the others") } }
                }
            },
            Pair("a fuller progress bar") { ProgressBar($0 ? 0.6 : 0.4) },
            Pair("a bar of a chart") { BarChart(["a": $0 ? 3 : 1, "b": 4]) },
            Pair("a line of a chart") { LineChart([.init([0, $0 ? 3 : 1, 0])], range: 0...4) },
            Pair("the last value of a sparkline") { Sparkline([1, $0 ? 8 : 2]) },
            Pair("a toast that warns") { Toast("Saved", $0 ? .danger : .success) },
            Pair("a key in a help line") {
                $0 ? AnyView(KeyHelp(["q": "quit"])) : AnyView(Text("q quit"))
            },
            Pair("a disabled text") { Text("word", $0 ? .disabled : .text) },
        ]
    }

    /// Characters, attributes and the cursor, with colors if there are any.
    private func drawn(
        _ view: some View, _ theme: Theme, _ depth: ColorDepth
    ) -> (text: String, inks: [Style], cursor: Point?) {
        var page = Page(columns: 24, rows: 7, theme: theme)
        page.show(view)
        let reduction = ColorReduction(depth: depth, scheme: theme.scheme)
        var inks: [Style] = []
        for row in 0..<page.canvas.rows {
            for column in 0..<page.canvas.columns {
                var style = reduction.reduced(page.canvas[column, row].style)
                if depth == .none { (style.foreground, style.background) = (.default, .default) }
                inks.append(style)
            }
        }
        return (page.canvas.text(), inks, page.canvas.cursor)
    }

    @Test func `a selected, focused or switched-on entry looks different`() {
        let ends: [(Theme, ColorDepth)] =
            [Theme.monochrome, .ascii].map { ($0, .none) }
            + [ColorDepth.sixteen, .indexed, .full].flatMap { depth in
                [Theme.dark, .light, .highContrast].map { ($0, depth) }
            }
        for pair in Self.pairs {
            for (theme, depth) in ends {
                let one = drawn(AnyView(pair.view(true)), theme, depth)
                let other = drawn(AnyView(pair.view(false)), theme, depth)
                let isTold = one != other
                #expect(isTold, "\(pair.name), \(theme.name) in \(depth)")
            }
        }
    }
}
