/// The state of a text that the user edits, and the rules that check it.
struct TextControl: ControlKind {
    static let name = "text"

    var editor: TextEditor
    var rules: [TextRule] = []

    /// Indicates whether the user has typed in the text, or has left it.
    var isTouched = false

    /// The message about a change that a rule about typing refused, until the next change.
    var refusal: String?

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
        let before = editor
        editor.apply(command)
        guard editor.lines != before.lines else { return .none }
        let refused = rules.filter(\.isAboutTyping).problem(in: editor.text)
        let wasRight = rules.filter(\.isAboutTyping).problem(in: before.text) == nil
        if let refused, wasRight {
            (editor, refusal) = (before, refused)
            return .none
        }
        refusal = nil
        isTouched = true
        return .changed
    }
}
