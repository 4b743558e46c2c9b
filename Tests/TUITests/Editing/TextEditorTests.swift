import Testing

@testable import TUI

@Suite struct `A text editor` {
    private func edited(
        _ text: String, _ commands: TextEditor.Command..., isMultiline: Bool = false
    ) -> String {
        var editor = TextEditor(text, isMultiline: isMultiline)
        for command in commands { editor.apply(command) }
        return marked(editor)
    }

    /// The text with `|` for the cursor, and brackets around what is selected.
    private func marked(_ editor: TextEditor) -> String {
        var marks: [(TextEditor.Place, String)] = [(editor.cursor, "|")]
        if let selection = editor.selection {
            marks += [(selection.lowerBound, "["), (selection.upperBound, "]")]
        }
        return editor.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map
        { line, text in
            let characters = text.map(String.init) + [""]
            return characters.enumerated().map { place, character in
                marks.filter { $0.0 == .init(line: line, character: place) }.map(\.1).joined()
                    + character
            }.joined()
        }.joined(separator: "\n")
    }

    @Test func `goes by characters, whatever they are made of`() {
        #expect(edited("e\u{301}👩‍🚀한", .move(.left)) == "e\u{301}👩‍🚀|한")
        #expect(edited("e\u{301}👩‍🚀한", .move(.left), .delete(.left)) == "e\u{301}|한")
        #expect(edited("e\u{301}x", .move(.lineStart), .delete(.right)) == "|x")
        #expect(edited("e", .insert("\u{301}"), .insert("x")) == "e\u{301}x|")
    }

    @Test func `goes and deletes by words`() {
        #expect(edited("one two-three", .move(.wordLeft)) == "one two-|three")
        #expect(edited("one two", .delete(.wordLeft)) == "one |")
        #expect(edited("one two", .move(.start), .move(.wordRight)) == "one| two")
        #expect(edited("one two", .delete(.lineStart)) == "|")
        #expect(edited("one\ntwo", .move(.start), .delete(.lineEnd), isMultiline: true) == "|\ntwo")
    }

    @Test func `selects, and what is typed takes the place of it`() {
        #expect(edited("abc", .move(.left, selects: true)) == "ab|[c]")
        #expect(edited("abc", .selectAll) == "[abc|]")
        #expect(edited("abc", .selectAll, .insert("x")) == "x|")
        #expect(edited("abc", .selectAll, .move(.left)) == "|abc")
        #expect(edited("abc", .move(.left, selects: true), .delete(.left)) == "ab|")
    }

    @Test func `keeps its column over lines that are shorter`() {
        let text = "한글 abc\nx\nabcdefg"
        #expect(edited(text, .move(.up), isMultiline: true) == "한글 abc\nx|\nabcdefg")
        #expect(edited(text, .move(.up), .move(.up), isMultiline: true) == "한글 ab|c\nx\nabcdefg")
        #expect(edited(text, .move(.rows(-9)), isMultiline: true) == "|한글 abc\nx\nabcdefg")
    }

    @Test func `undoes by words, and does it again`() {
        var editor = TextEditor()
        for letter in "one two" { editor.apply(.insert(String(letter))) }
        editor.apply(.undo)
        #expect(marked(editor) == "one |")
        editor.apply(.undo)
        #expect(marked(editor) == "|")
        editor.apply(.redo)
        editor.apply(.redo)
        editor.apply(.redo)
        #expect(marked(editor) == "one two|")
    }

    @Test func `takes no controls, and one line no line ends`() {
        #expect(edited("", .insert("a\u{1b}[31m\r\nb\tc")) == "a[31m b    c|")
        #expect(edited("", .insert("a\r\nb"), isMultiline: true) == "a\nb|")
    }

    /// Beside a plain array of characters.
    @Test(arguments: 0..<20) func `edits like a plain text, and undoes all of it`(seed: Int) {
        var dice = Dice(state: UInt64(seed))
        var editor = TextEditor("first\nsecond line\n\n漢字 fourth", isMultiline: true)
        let whole = editor.text
        for _ in 0..<300 {
            let before = Array(editor.text)
            let (start, end) = offsets(editor)
            let command: TextEditor.Command
            var expected = before
            switch dice.roll(6) {
            case 0:
                let text = ["x", "한", "\n", "a b", "one\ntwo\n", "🚀"][dice.roll(6)]
                command = .insert(text)
                expected.replaceSubrange(start..<end, with: text)
            case 1:
                command = .delete(.left)
                if start < end {
                    expected.removeSubrange(start..<end)
                } else if start > 0 {
                    expected.remove(at: start - 1)
                }
            case 2:
                command = .delete(.right)
                if start < end {
                    expected.removeSubrange(start..<end)
                } else if start < before.count {
                    expected.remove(at: start)
                }
            case 3:
                let motions: [TextEditor.Motion] = [
                    .left, .right, .up, .down, .wordLeft, .wordRight, .lineStart, .lineEnd,
                ]
                command = .move(motions[dice.roll(8)], selects: dice.roll(2) == 0)
            default:
                command = .place(
                    .init(line: dice.roll(8), character: dice.roll(12)), selects: dice.roll(3) == 0)
            }
            editor.apply(command)
            #expect(Array(editor.text) == expected, "\(command)")
        }
        for _ in 0..<400 { editor.apply(.undo) }
        #expect(editor.text == whole)
    }

    /// The selection, or the cursor, as places in the whole text.
    private func offsets(_ editor: TextEditor) -> (Int, Int) {
        let lines = editor.text.split(separator: "\n", omittingEmptySubsequences: false)
        func offset(_ place: TextEditor.Place) -> Int {
            lines.prefix(place.line).reduce(0) { $0 + $1.count + 1 } + place.character
        }
        let range = editor.selection ?? editor.cursor..<editor.cursor
        return (offset(range.lowerBound), offset(range.upperBound))
    }

    @Test func `has the keys of editors and shells`() {
        func command(_ key: Key, _ modifiers: Modifiers = []) -> TextEditor.Command? {
            TextEditor.Command(KeyPress(key, modifiers: modifiers), isMultiline: true)
        }
        #expect(command(.left) == .move(.left))
        #expect(command(.left, .control) == .move(.wordLeft))
        #expect(command(.end, .shift) == .move(.lineEnd, selects: true))
        #expect(command(.backspace, .alt) == .delete(.wordLeft))
        #expect(command(.character("u"), .control) == .delete(.lineStart))
        #expect(command(.enter) == .insert("\n"))
        #expect(command(.function(1)) == nil)
        #expect(TextEditor.Command(KeyPress(.enter)) == nil)
    }

    /// A letter in a long text costs what it costs in a short one, at both ends.
    @Test func `keeps a long text in pieces`() {
        var lines = EditedLines((0..<20_000).map { "line \($0)" })
        lines.replace(0...0, with: ["a", "b"])
        lines.replace(20_000...20_000, with: ["end"])
        lines.replace(100...5_000, with: ["middle"])
        #expect(lines.count == 15_101)
        #expect(lines[0] == "a" && lines[1] == "b" && lines[100] == "middle")
        #expect(lines[101] == "line 5000" && lines[15_100] == "end")
        #expect(lines.all.count == lines.count)
    }
}
