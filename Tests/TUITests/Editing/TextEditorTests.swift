import Reactive
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

    /// The text with `|` for the cursor and brackets around the selection.
    private func marked(_ editor: TextEditor) -> String {
        var marks: [(TextEditor.Position, String)] = [(editor.cursor, "|")]
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

    @Test func `moves by characters, whatever they consist of`() {
        #expect(edited("e\u{301}👩‍🚀한", .move(.left)) == "e\u{301}👩‍🚀|한")
        #expect(edited("e\u{301}👩‍🚀한", .move(.left), .delete(.left)) == "e\u{301}|한")
        #expect(edited("e\u{301}x", .move(.lineStart), .delete(.right)) == "|x")
        #expect(edited("e", .insert("\u{301}"), .insert("x")) == "e\u{301}x|")
    }

    @Test func `moves and deletes by words`() {
        #expect(edited("one two-three", .move(.wordLeft)) == "one two-|three")
        #expect(edited("one two", .delete(.wordLeft)) == "one |")
        #expect(edited("one two", .move(.start), .move(.wordRight)) == "one| two")
        #expect(edited("one two", .delete(.lineStart)) == "|")
        #expect(edited("one\ntwo", .move(.start), .delete(.lineEnd), isMultiline: true) == "|\ntwo")
    }

    @Test func `selects, and typed text replaces the selection`() {
        #expect(edited("abc", .move(.left, selects: true)) == "ab|[c]")
        #expect(edited("abc", .selectAll) == "[abc|]")
        #expect(edited("abc", .selectAll, .insert("x")) == "x|")
        #expect(edited("abc", .selectAll, .move(.left)) == "|abc")
        #expect(edited("abc", .move(.left, selects: true), .delete(.left)) == "ab|")
    }

    @Test func `keeps its column over shorter lines`() {
        let text = "한글 abc\nx\nabcdefg"
        #expect(edited(text, .move(.up), isMultiline: true) == "한글 abc\nx|\nabcdefg")
        #expect(edited(text, .move(.up), .move(.up), isMultiline: true) == "한글 ab|c\nx\nabcdefg")
        #expect(edited(text, .move(.rows(-9)), isMultiline: true) == "|한글 abc\nx\nabcdefg")
    }

    @Test(arguments: [TextEditor.Motion.up, .down, .rows(-2), .rows(2), .pages(-1), .pages(1)])
    func `deletes up to the place to which the same motion moves`(motion: TextEditor.Motion) {
        var before = TextEditor("abcd\nefgh\nij\nklmn\nopqr", isMultiline: true)
        for command: TextEditor.Command in [.move(.up), .move(.up), .move(.up), .move(.left)] {
            before.apply(command)
        }
        var (moved, deleted, selected) = (before, before, before)
        moved.apply(.move(motion))
        deleted.apply(.delete(motion))
        selected.apply(.move(motion, selects: true))
        selected.apply(.delete(.left))
        #expect(deleted.cursor == min(before.cursor, moved.cursor))
        #expect(deleted.text == selected.text && deleted.text != before.text)
        #expect(![0, 4].contains(moved.cursor.character) || motion != .up)
    }

    @Test func `undoes by words, and redoes`() {
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
        // A paste is an edit of its own.
        editor.apply(.insert("!"))
        editor.apply(.insert("three four"))
        editor.apply(.undo)
        #expect(marked(editor) == "one two!|")
    }

    @Test func `drops control characters, and a single line replaces line ends with blanks`() {
        #expect(edited("", .insert("a\u{1b}[31m\r\nb\tc")) == "a[31m b    c|")
        #expect(edited("", .insert("a\r\nb"), isMultiline: true) == "a\nb|")
    }

    @Test func `undoes characters that have joined their neighbors`() {
        var editor = TextEditor("cafe")
        for command: TextEditor.Command in [.move(.left), .move(.right), .insert("\u{301}")] {
            editor.apply(command)
        }
        #expect(marked(editor) == "cafe\u{301}|")
        editor.apply(.undo)
        #expect(editor.text.unicodeScalars.elementsEqual("cafe".unicodeScalars))
        #expect(marked(editor) == "cafe|")
        editor = TextEditor("🇰a🇷")
        for command: TextEditor.Command in [.move(.left), .delete(.left), .undo] {
            editor.apply(command)
        }
        #expect(marked(editor) == "🇰a|🇷")
    }

    /// A terminal may send the scalars of a character one by one.
    @Test(arguments: [
        "👩\u{200d}💻", "🇰🇷", "e\u{301}", "\u{1100}\u{1161}\u{11a8}", "👍\u{1f3fd}", "❤\u{fe0f}",
        "क\u{94d}ष",
    ])
    func `accepts a character in pieces`(_ character: String) {
        for neighbor in ["🚀", "🇯🇵", "a", "\u{11a8}", "\u{301}", "ष"] {
            var (one, other) = (TextEditor(neighbor), TextEditor(neighbor))
            one.apply(.move(.start))
            other.apply(.move(.start))
            for scalar in character.unicodeScalars {
                one.apply(.insert(String(scalar)))
            }
            other.apply(.insert(character))
            #expect(one.text.unicodeScalars.elementsEqual(other.text.unicodeScalars))
            #expect(one.cursor == other.cursor)
            one.apply(.delete(.left))
            #expect(one.text.unicodeScalars.count <= other.text.unicodeScalars.count)
        }
    }

    private static let pieces = [
        "x", "한", "\n", "a b", "one\ntwo\n", "🚀", "\u{301}", "\u{200d}", "💻", "🇰", "🇷", "\u{fe0f}",
        "\u{1112}", "\u{1161}", "\u{11ab}", "\u{1f3fd}", "क", "\u{94d}", "e\u{301}", "👩\u{200d}🚀",
    ]

    /// Compares the editor with the bytes of a plain text. One of its lines contains thousands of
    /// combining scalars.
    @Test(arguments: 0..<20) func `edits like a plain text, and undoes all of it`(seed: Int) {
        var dice = Dice(seed: UInt64(seed))
        let long = String(repeating: Self.pieces[6 + dice.roll(14)], count: 1500)
        var editor = TextEditor(
            "first\nsecond line\n\n漢字 fourth\n\(long)\(long) x", isMultiline: true)
        let whole = Array(editor.text.utf8)
        for _ in 0..<200 {
            var expected = Array(editor.text.utf8)
            let (start, end) = offsets(editor)
            let command: TextEditor.Command
            switch dice.roll(6) {
            case 0:
                let text = Self.pieces[dice.roll(Self.pieces.count)]
                command = .insert(text)
                expected.replaceSubrange(start..<end, with: text.utf8)
            case 1:
                command = .delete(.left)
                let from = start < end ? start : boundary(before: start, in: editor.text)
                expected.removeSubrange(from..<end)
            case 2:
                command = .delete(.right)
                let to = start < end ? end : boundary(after: start, in: editor.text)
                expected.removeSubrange(start..<to)
            case 3:
                let motions: [TextEditor.Motion] = [
                    .left, .right, .up, .down, .wordLeft, .wordRight, .lineStart, .lineEnd,
                ]
                command = .move(motions[dice.roll(8)], selects: dice.roll(2) == 0)
            default:
                command = .place(
                    .init(line: dice.roll(6), character: dice.roll(dice.roll(2) == 0 ? 12 : 2000)),
                    selects: dice.roll(8) == 0)
            }
            editor.apply(command)
            #expect(Array(editor.text.utf8) == expected, "\(command)")
        }
        let changed = Array(editor.text.utf8)
        for _ in 0..<400 { editor.apply(.undo) }
        #expect(Array(editor.text.utf8) == whole)
        for _ in 0..<400 { editor.apply(.redo) }
        #expect(Array(editor.text.utf8) == changed)
    }

    /// The selection or the cursor, in bytes of the whole text.
    private func offsets(_ editor: TextEditor) -> (Int, Int) {
        let lines = editor.text.utf8.split(separator: 10, omittingEmptySubsequences: false)
        func offset(_ place: TextOffset) -> Int {
            lines.prefix(place.line).reduce(0) { $0 + $1.count + 1 } + place.byte
        }
        let range = editor.selectedRange ?? editor.caret..<editor.caret
        return (offset(range.lowerBound), offset(range.upperBound))
    }

    private func boundary(before place: Int, in text: String) -> Int {
        let index = text.utf8.index(text.startIndex, offsetBy: place)
        let found = text.indices.last { $0 < index } ?? text.startIndex
        return text.utf8.distance(from: text.startIndex, to: found)
    }

    private func boundary(after place: Int, in text: String) -> Int {
        let index = text.utf8.index(text.startIndex, offsetBy: place)
        let found = text.indices.first { $0 > index } ?? text.endIndex
        return text.utf8.distance(from: text.startIndex, to: found)
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
        let keypad: [(Key, Keypad)] = [
            (.left, .left), (.right, .right), (.up, .up), (.down, .down), (.home, .home),
            (.end, .end), (.pageUp, .pageUp), (.pageDown, .pageDown), (.delete, .delete),
            (.enter, .enter),
        ]
        for (key, twin) in keypad {
            #expect(command(.keypad(twin)) == command(key), "\(twin)")
            #expect(command(.keypad(twin), .shift) == command(key, .shift), "\(twin)")
        }
    }

    @Test func `keeps the lines of a long text in order when some are replaced`() {
        var lines = EditedLines((0..<20_000).map { "line \($0)" })
        lines.replace(0...0, with: ["a", "b"].map { EditedLine($0) })
        lines.replace(20_000...20_000, with: [EditedLine("end")])
        lines.replace(100...5_000, with: [EditedLine("middle")])
        #expect(lines.count == 15_101)
        #expect(lines[0].text == "a" && lines[1].text == "b" && lines[100].text == "middle")
        #expect(lines[101].text == "line 5000" && lines[15_100].text == "end")
        #expect(lines.all.count == lines.count)
    }
}
