/// Several lines of text that the user edits. If they do not fit, a bar at the right shows which
/// part is visible.
public struct TextArea<Value: Hashable>: View {
    private let editor: TextEditor
    private let value: Value
    private let placeholder: String
    private let isFocused: Bool

    /// Creates an area. The program receives `value` when the user presses or scrolls the area, or
    /// moves the focus to it.
    public init(
        _ editor: TextEditor, _ value: Value, placeholder: String = "", isFocused: Bool = false
    ) {
        self.editor = editor
        self.value = value
        self.placeholder = placeholder
        self.isFocused = isFocused
    }

    public func size(in offer: Size) -> Size { offer.clampedToCanvas }
    public var stretch: Stretch { .both }

    public func draw(on page: inout Page) {
        page.tag(value, as: [.press, .focus, .drag, .wheel], isFocused: isFocused)
        let background = page.fieldStyle
        page.fill(style: background)
        let (size, first) = (page.size, editor.first(in: page.size))
        let columns = editor.textColumns(in: size)
        if editor.wraps {
            drawWrapped(on: &page, background)
        } else {
            page.within(Rect(column: 0, row: 0, columns: columns, rows: size.rows)) { page in
                for row in 0..<max(0, min(size.rows, editor.lines.count - first.row)) {
                    FieldLine(editor: editor, number: first.row + row, first: first.column).draw(
                        on: &page, row: row, background)
                }
            }
        }
        page.within(Rect(column: 0, row: 0, columns: columns, rows: size.rows)) { page in
            page.drawPlaceholder(placeholder, for: editor, background)
            if isFocused, !editor.wraps { page.placeCursor(of: editor, from: first) }
        }
        if isFocused, editor.wraps { page.placeCursor(of: editor, from: first) }
        guard columns < size.columns else { return }
        // For wrapped text, the bar counts lines before they wrap.
        let scroll = MenuScroll(
            count: max(editor.lines.count, size.rows + 1), rows: size.rows, first: first.row,
            selected: nil)
        scroll.draw(on: &page, of: AreaValue(ScrollBar(of: value, scroll)))
    }

    private func drawWrapped(on page: inout Page, _ background: Style) {
        for (row, part) in editor.wrappedRows(in: page.size).enumerated() {
            FieldLine(editor: editor, number: part.line, characters: part.characters).draw(
                on: &page, row: row, background)
        }
    }
}
