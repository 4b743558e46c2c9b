/// The state of a text that the user edits, and the rules that check it.
struct TextControl: ControlKind {
    static let name = "text"

    var editor: TextEditor
    var rules: [TextRule] = []

    /// Indicates whether the user has typed in the text, or has left it.
    var isTouched = false

    mutating func take(_ key: KeyPress) -> ControlReaction {
        guard let command = TextEditor.Command(key, isMultiline: editor.isMultiline) else {
            return .none
        }
        return edit(command).union(.used)
    }

    mutating func insert(_ text: String) -> ControlReaction { edit(.insert(text)) }

    mutating func wheel(_ direction: Mouse.Direction) -> ControlReaction {
        TextEditor.Command(wheel: direction).map { edit($0) } ?? .none
    }

    mutating func point(_ press: ControlPointer) -> ControlReaction {
        let selects = press.isDragged || press.modifiers.contains(.shift)
        return edit(.point(press.point, in: press.size, selects: selects))
    }

    mutating func scroll(to row: Int) { editor.scroll(to: row) }

    mutating func resize(_ size: Size, content: Size?) { editor.apply(.room(size)) }

    mutating func leave() { isTouched = true }

    private mutating func edit(_ command: TextEditor.Command) -> ControlReaction {
        let before = editor.lines
        editor.apply(command)
        guard editor.lines != before else { return .none }
        isTouched = true
        return .changed
    }
}
