import Testing

@testable import TUI

@Suite struct `A field` {
    private func page(_ view: some View, columns: Int = 8, theme: Theme = .dark) -> Page {
        var page = Page(columns: columns, rows: 1, theme: theme)
        page.show(view)
        return page
    }

    @Test func `shows its purpose while it is empty, and then the text around the cursor`() {
        #expect(picture(TextField(TextEditor(), 1, placeholder: "name"), 8, 1) == "name")
        #expect(picture(TextField(TextEditor(), 1, placeholder: "full name"), 8, 1) == "full na…")
        #expect(picture(TextField(TextEditor("abcdefghij"), 1), 8, 1) == "defghij")
        #expect(picture(TextField(TextEditor("한글쓰기판"), 1), 8, 1) == " 쓰기판")
        #expect(picture(TextField(TextEditor("s3cret", isSecret: true), 1), 8, 1) == "••••••")
    }

    @Test func `has the terminal's cursor where the next letter goes`() {
        let field = page(TextField(TextEditor("한b"), 1, isFocused: true))
        #expect(field.canvas.cursor == Point(column: 3, row: 0))
        let full = page(TextField(TextEditor("abcdefghij"), 1, isFocused: true))
        #expect(full.canvas.cursor == Point(column: 7, row: 0))
    }

    @Test(arguments: Theme.all) func `is visible without a letter in it`(theme: Theme) {
        let style = page(TextField(TextEditor(), 1), theme: theme).canvas[5, 0].style
        #expect(style != page(EmptyView(), theme: theme).canvas[5, 0].style)
    }

    @Test(arguments: Theme.all) func `shows the selected text`(theme: Theme) {
        var editor = TextEditor("abc")
        editor.apply(.move(.left, selects: true))
        let field = page(TextField(editor, 1), theme: theme)
        #expect(field.canvas[2, 0].style != field.canvas[1, 0].style)
    }

    @Test func `maps a click to its character`() {
        func place(at column: Int, in columns: Int = 20, of text: String = "한글ab") -> Int {
            var editor = TextEditor(text)
            editor.apply(.point(Point(column: column, row: 0), in: Size(columns: columns, rows: 1)))
            return editor.cursor.character
        }
        #expect([0, 3, 4, 15, -3].map { place(at: $0) } == [0, 1, 2, 4, 0])
        // The visible part is "…글ab" after half a glyph.
        #expect([0, 1, 2, 3].map { place(at: $0, in: 6) } == [1, 1, 1, 2])
        #expect(place(at: -1, in: 6) == 0)
    }
}

@Suite struct `An area of text` {
    private let editor = TextEditor(
        (0..<30).map { "line \($0)" }.joined(separator: "\n"), isMultiline: true)

    @Test func `shows the lines around the cursor, and their position`() {
        #expect(
            picture(TextArea(editor, 1, isFocused: true), 12, 3) == """
                line 27    │
                line 28    │
                line 29    ┃
                """)
    }

    @Test func `maps a click to its character`() {
        var editor = editor
        editor.apply(.point(Point(column: 6, row: 1), in: Size(columns: 12, rows: 3)))
        #expect(editor.cursor == TextEditor.Position(line: 28, character: 6))
    }

    @Test func `shows its purpose while it is empty`() {
        let area = TextArea(TextEditor(isMultiline: true), 1, placeholder: "Notes")
        #expect(picture(area, 12, 2).hasPrefix("Notes"))
    }
}

@Suite struct `A choice` {
    @Test func `shows whether it is on without colors`() {
        #expect(picture(Toggle("소리", 1, isOn: true)) == "[x] 소리")
        #expect(picture(Toggle("Light", 1, isOn: false, mark: .dot)) == "( ) Light")
        #expect(picture(Toggle("Dark", 1, isOn: true, mark: .dot), theme: .ascii) == "(*) Dark")
    }

    @Test func `wraps around among tabs`() {
        let tabs = Tabs([(1, "One"), (2, "둘"), (3, "Three")], selected: 2)
        #expect(picture(tabs) == " One │ 둘 │ Three")
        #expect(tabs.value(after: 1) == 3)
        #expect(tabs.value(after: 2) == 1)
        #expect(tabs.value(after: -2) == 3)
    }

    @Test func `scrolls to its tab among too many, with marks that lead to the others`() {
        func tabs(_ selected: Int) -> Tabs<Int> {
            Tabs((0..<6).map { ($0, "Tab \($0)") }, selected: selected)
        }
        #expect(picture(tabs(0), 40, 1) == " Tab 0 │ Tab 1 │ Tab 2 │ Tab 3         ›")
        #expect(picture(tabs(1), 18, 1) == " Tab 0 │ Tab 1   ›")
        #expect(picture(tabs(3), 20, 1) == "‹  Tab 2 │ Tab 3   ›")
        #expect(picture(tabs(5), 18, 1) == "‹  Tab 4 │ Tab 5")
        #expect(picture(tabs(3), 9, 1, theme: .ascii) == "<  Tab~ >")
        // In any room, the selected tab is visible and can be pressed.
        for room in 5...47 {
            for selected in 0..<6 {
                var page = Page(columns: room, rows: 1)
                page.show(tabs(selected))
                let values = page.areas.all.filter { $0.uses.contains(.focus) }.map(\.value)
                #expect(values.contains(selected), "\(selected) in \(room)")
                let all = Set(page.areas.all.map(\.value))
                #expect(values.contains(0) || all.contains(AnyHashable(selected - 1)))
            }
        }
    }

    @Test func `moves among tabs by arrows, Home and End`() {
        let tabs = Tabs([(1, "One"), (2, "Two"), (3, "Three")], selected: 2)
        let keys: [Key] = [.left, .right, .home, .end, .up]
        #expect(keys.map { tabs.value(for: KeyPress($0)) } == [1, 3, 1, 3, nil])
        #expect(tabs.value(for: KeyPress(.left, modifiers: .control)) == nil)
        #expect(tabs.value(for: KeyPress(.left, kind: .release)) == nil)
    }

    @Test func `of a number is a knob on a line`() {
        #expect(picture(Slider(0, 1), 5, 1) == "●────")
        #expect(picture(Slider(0.5, 1), 5, 1) == "━━●──")
        #expect(picture(Slider(.nan, 1), 5, 1) == "●────")
        #expect(picture(Slider(7, 1), 5, 1, theme: .ascii) == "====*")
        #expect(Slider<Int>.fraction(at: 2, in: 5) == 0.5)
        #expect(Slider<Int>.fraction(at: -9, in: 5) == 0)
    }
}
