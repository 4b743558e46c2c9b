import Reactive
import Testing

@testable import TUI

@Suite struct `A field` {
    private func page(_ view: some View, columns: Int = 8, theme: Theme = .dark) -> Page {
        var page = Page(columns: columns, rows: 1, theme: theme)
        page.show(view)
        return page
    }

    @Test func `shows what it is for while it is empty, and then the text around the cursor`() {
        #expect(picture(TextField(TextEditor(), 1, placeholder: "name"), 8, 1) == "name")
        #expect(picture(TextField(TextEditor("abcdefghij"), 1), 8, 1) == "defghij")
        #expect(picture(TextField(TextEditor("한글쓰기판"), 1), 8, 1) == " 쓰기판")
        #expect(picture(TextField(TextEditor("s3cret"), 1, isSecret: true), 8, 1) == "••••••")
    }

    @Test func `has the terminal's cursor where the next letter goes`() {
        let field = page(TextField(TextEditor("한b"), 1, isFocused: true))
        #expect(field.canvas.cursor == Point(column: 3, row: 0))
        let full = page(TextField(TextEditor("abcdefghij"), 1, isFocused: true))
        #expect(full.canvas.cursor == Point(column: 7, row: 0))
    }

    @Test(arguments: Theme.all) func `can be seen without a letter in it`(theme: Theme) {
        let style = page(TextField(TextEditor(), 1), theme: theme).canvas[5, 0].style
        #expect(style != page(EmptyView(), theme: theme).canvas[5, 0].style)
    }

    @Test(arguments: Theme.all) func `shows what is selected`(theme: Theme) {
        var editor = TextEditor("abc")
        editor.apply(.move(.left, selects: true))
        let field = page(TextField(editor, 1), theme: theme)
        #expect(field.canvas[2, 0].style != field.canvas[1, 0].style)
    }

    @Test func `knows the place that was pointed at`() {
        let field = TextField(TextEditor("한글ab"), 1)
        #expect(field.place(at: 0, in: 20).character == 0)
        #expect(field.place(at: 3, in: 20).character == 1)
        #expect(field.place(at: 4, in: 20).character == 2)
        #expect(field.place(at: 15, in: 20).character == 4)
    }
}

@Suite struct `An area of text` {
    private let editor = TextEditor(
        (0..<30).map { "line \($0)" }.joined(separator: "\n"), isMultiline: true)

    @Test func `shows the lines around the cursor, and where they are`() {
        #expect(
            picture(TextArea(editor, 1, isFocused: true), 12, 3) == """
                line 27    │
                line 28    │
                line 29    ┃
                """)
    }

    @Test func `knows the place that was pointed at`() {
        let place = TextArea(editor, 1).place(
            at: Point(column: 6, row: 1), in: Size(columns: 12, rows: 3))
        #expect(place == TextEditor.Place(line: 28, character: 6))
    }
}

@Suite struct `A choice` {
    @Test func `shows whether it is on without colours`() {
        #expect(picture(Toggle("소리", 1, isOn: true)) == "[x] 소리")
        #expect(picture(Toggle("Light", 1, isOn: false, mark: .dot)) == "( ) Light")
        #expect(picture(Toggle("Dark", 1, isOn: true, mark: .dot), theme: .ascii) == "(*) Dark")
    }

    @Test func `among tabs goes round`() {
        let tabs = Tabs([(1, "One"), (2, "둘"), (3, "Three")], selected: 2)
        #expect(picture(tabs) == " One │ 둘 │ Three")
        #expect(tabs.value(after: 1) == 3)
        #expect(tabs.value(after: 2) == 1)
        #expect(tabs.value(after: -2) == 3)
    }

    @Test func `of a number is a knob on a line`() {
        #expect(picture(Slider(0, 1), 5, 1) == "●────")
        #expect(picture(Slider(0.5, 1), 5, 1) == "━━●──")
        #expect(picture(Slider(.nan, 1), 5, 1) == "●────")
        #expect(picture(Slider(7, 1), 5, 1, theme: .ascii) == "====*")
        #expect(Slider<Int>.part(at: 2, in: 5) == 0.5)
        #expect(Slider<Int>.part(at: -9, in: 5) == 0)
    }
}

@Suite struct `A chart of lines` {
    @Test func `joins its values with dots`() {
        #expect(picture(LineChart([.init([0, 4, 0])]), 4, 2) == " ⡰⢣\n⡰⠁ ⢣")
        #expect(picture(LineChart([.init([1])]), 1, 1) == "⠄")
    }

    @Test func `leaves a gap for what is no number`() {
        let whole = picture(LineChart([.init([1, 1, 1])], range: 0...1), 6, 1)
        let gap = picture(LineChart([.init([1, .nan, 1])], range: 0...1), 6, 1)
        #expect(whole == "⠉⠉⠉⠉⠉⠉")
        #expect(gap == "⠁    ⠈")
        let ascii = picture(LineChart([.init([1, 1, 1])], range: 0...1), 6, 1, theme: .ascii)
        #expect(ascii == "''''''")
    }
}

@Suite struct `A toast` {
    @Test func `is seen for a while, and replaced by the next`() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([
            .next(210, "a"), .next(260, "b"), .next(270, "c"),
        ])
        let seen = scheduler.start {
            source.shown(for: .seconds(30), scheduler: scheduler)
        }
        #expect(
            seen.events == [
                .next(210, "a"), .next(240, nil), .next(260, "b"), .next(270, "c"), .next(300, nil),
            ])
    }

    @Test func `stands in the corner`() {
        #expect(picture(Toast("Saved"), 12, 4) == "\n   ╭───────╮\n   │ Saved │\n   ╰───────╯")
    }
}
