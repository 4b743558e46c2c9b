/// A line of text that the user edits. If it is longer than the view, the part around the cursor is
/// visible.
///
///     ada@example.org▏
public struct TextField<Value: Hashable>: View {
    private let editor: TextEditor
    private let value: Value
    private let placeholder: String
    private let isFocused: Bool

    /// Creates a field. The program receives `value` when the user presses the field, or moves the
    /// focus to it.
    public init(
        _ editor: TextEditor, _ value: Value, placeholder: String = "", isFocused: Bool = false
    ) {
        self.editor = editor
        self.value = value
        self.placeholder = placeholder
        self.isFocused = isFocused
    }

    public func size(in offer: Size) -> Size {
        let text = editor.columns(before: editor.lastPosition)
        return Size(columns: max(placeholder.drawnColumns, text) + 1, rows: 1)
    }

    public var stretch: Stretch { Stretch(columns: 1) }

    public func draw(on page: inout Page) {
        page.within(Rect(column: 0, row: 0, columns: page.size.columns, rows: 1)) { page in
            page.tag(value, as: [.press, .focus, .drag, .hover], isFocused: isFocused)
            let background = page.fieldStyle
            page.fill(style: background)
            page.drawPlaceholder(placeholder, for: editor, background)
            let first = editor.first(in: page.size)
            FieldLine(editor: editor, number: 0, first: first.column).draw(
                on: &page, row: 0, background)
            if isFocused { page.placeCursor(of: editor, from: first) }
        }
    }
}
