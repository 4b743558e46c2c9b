import Reactive
import Testing

@testable import TUI

/// Mouse actions on a text that is larger than its room.
@Suite struct `A text that is scrolled` {
    private enum Change {
        case edit(TextEditor.Command)
        case press(PointerPress<Int>)
        case wheel(Mouse.Direction)
    }

    private struct Shown: CompositeView {
        let editor: TextEditor

        @ViewBuilder var content: some View {
            if editor.isMultiline {
                TextArea(editor, 1, isFocused: true)
            } else {
                TextField(editor, 1, isFocused: true)
            }
        }
    }

    /// A program that only shows a text.
    private struct Hand {
        let pilot: Pilot
        private let state: BehaviorRelay<TextEditor>

        var editor: TextEditor { state.value }

        init(_ text: String, isMultiline: Bool) {
            let state = BehaviorRelay(value: TextEditor(text, isMultiline: isMultiline))
            self.state = state
            pilot = Pilot(columns: 20, rows: 5) { console in
                let changes = Observable<Change>.merge(
                    console.areaSizes(of: Int.self).map { .edit(.room($0.size)) },
                    console.edits(isMultiline: isMultiline).map { .edit($0) },
                    console.presses(on: Int.self).map { .press($0) },
                    console.intents(of: Int.self, keys: []).compactMap { intent in
                        if case .wheel(_, let direction) = intent { .wheel(direction) } else { nil }
                    })
                return changes.scan(into: state.value) { editor, change in
                    switch change {
                    case .edit(let command): editor.apply(command)
                    case .press(let press): TextEditor.Command(press).map { editor.apply($0) }
                    case .wheel(let way): TextEditor.Command(wheel: way).map { editor.apply($0) }
                    }
                }
                .startWith(state.value).do(onNext: { state.accept($0) })
                .map { Shown(editor: $0) }.asDriver(onErrorDriveWith: .empty())
            }
        }

        func row(_ row: Int) -> String {
            String(pilot.text.split(separator: "\n", omittingEmptySubsequences: false)[row])
        }
    }

    private static let letters = "abcdef".map { String(repeating: $0, count: 10) }.joined()
    private static let lines = (0..<30).map { "L\($0) of the text" }.joined(separator: "\n")

    @Test func `selects only the dragged-over text in a field`() throws {
        let hand = Hand(Self.letters, isMultiline: false)
        let shown = hand.pilot.text
        try hand.pilot.drag(from: .at(8, 0), to: .at(11, 0))
        #expect(hand.pilot.text == shown, "The text below the pointer must not move.")
        #expect(hand.editor.selectedText == String(Array(shown)[8..<11]))
        hand.pilot.type("X")
        #expect(hand.editor.text.count == 60 - 3 + 1)
    }

    @Test func `selects only the dragged-over text in an area`() throws {
        let hand = Hand(Self.lines, isMultiline: true)
        let shown = hand.pilot.text
        #expect(hand.row(1).hasPrefix("L26"))
        try hand.pilot.drag(from: .at(1, 1), to: .at(3, 1))
        #expect(hand.pilot.text == shown)
        #expect(hand.editor.selectedText == "26")
        hand.pilot.type("X")
        #expect(hand.row(1).hasPrefix("LX of"))
        #expect(hand.editor.text.split(separator: "\n").count == 30)
        // A drag over several rows, backwards.
        try hand.pilot.drag(from: .at(2, 4), to: .at(1, 2))
        #expect(hand.editor.selectedText == "27 of the text\nL28 of the text\nL2")
    }

    @Test func `stays below the pointer that clicks on it`() throws {
        for isMultiline in [true, false] {
            let hand = Hand(isMultiline ? Self.lines : Self.letters, isMultiline: isMultiline)
            for column in [5, 0, 12, 3] {
                for row in isMultiline ? [0, 4, 2] : [0] {
                    let shown = hand.pilot.text
                    try hand.pilot.click(.at(column, row))
                    #expect(hand.pilot.cursor == Point(column: column, row: row))
                    #expect(hand.pilot.text == shown)
                }
            }
        }
    }

    @Test func `scrolls no further than the cursor requires`() {
        let hand = Hand(Self.lines, isMultiline: true)
        hand.pilot.press(.up, .up)
        #expect(hand.row(0).hasPrefix("L25") && hand.pilot.cursor?.row == 2)
        hand.pilot.press(.up, .up, .up)
        #expect(hand.row(0).hasPrefix("L24") && hand.pilot.cursor?.row == 0)
        hand.pilot.press(.down)
        #expect(hand.row(0).hasPrefix("L24") && hand.pilot.cursor?.row == 1)
        hand.pilot.press(.pageUp)
        #expect(hand.row(0).hasPrefix("L21") && hand.pilot.cursor?.row == 0)
        let field = Hand(Self.letters, isMultiline: false)
        let shown = field.pilot.text
        field.pilot.press(.left, .left, .left)
        #expect(field.pilot.text == shown && field.pilot.cursor?.column == 16)
        field.pilot.press(.home, .right)
        #expect(field.pilot.text.hasPrefix("aaa") && field.pilot.cursor?.column == 1)
    }

    @Test func `scrolls by the wheel without its cursor, and returns to it for a key`() throws {
        let hand = Hand(Self.lines, isMultiline: true)
        let cursor = hand.editor.cursor
        try hand.pilot.wheel(.up, at: .at(3, 3), notches: 2)
        #expect(hand.row(0).hasPrefix("L19") && hand.editor.cursor == cursor)
        #expect(hand.pilot.cursor == nil, "The cursor is scrolled out of view.")
        try hand.pilot.wheel(.up, at: .at(3, 3), notches: 50)
        #expect(hand.row(0).hasPrefix("L0"))
        try hand.pilot.wheel(.down, at: .at(3, 3), notches: 2)
        #expect(hand.row(0).hasPrefix("L6"))
        try hand.pilot.drag(from: .at(0, 1), to: .at(2, 1))
        #expect(hand.editor.selectedText == "L7" && hand.row(0).hasPrefix("L6"))
        try hand.pilot.wheel(.down, at: .at(3, 3), notches: 50)
        #expect(hand.row(4).hasPrefix("L29"))
        hand.pilot.type("x")
        #expect(hand.pilot.text.contains("x of") && hand.pilot.cursor != nil)
    }

    @Test func `keeps its place when its size changes`() {
        let hand = Hand(Self.lines, isMultiline: true)
        hand.pilot.press(.up, .up)
        hand.pilot.resize(columns: 20, rows: 4)
        #expect(hand.row(0).hasPrefix("L25"))
        hand.pilot.resize(columns: 20, rows: 2)
        #expect(hand.row(1).hasPrefix("L27") && hand.pilot.cursor?.row == 1)
        hand.pilot.resize(columns: 20, rows: 12)
        #expect(hand.row(11).hasPrefix("L29"))
        let field = Hand(Self.letters, isMultiline: false)
        for _ in 0..<55 { field.pilot.press(.backspace) }
        #expect(field.pilot.text == "aaaaa", "The field shows as much text as fits.")
    }
}
