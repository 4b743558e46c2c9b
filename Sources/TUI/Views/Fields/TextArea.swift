/// Lines of text to type into. What does not fit is seen around the cursor; a bar at the right shows
/// which part that is.
public struct TextArea<Value: Hashable>: View {
    private let editor: TextEditor
    private let value: Value
    private let isFocused: Bool
    private let first: Int?

    /// `first` is the line at the top where the program wants it, as far as the cursor is in sight.
    public init(_ editor: TextEditor, _ value: Value, isFocused: Bool = false, first: Int? = nil) {
        self.editor = editor
        self.value = value
        self.isFocused = isFocused
        self.first = first
    }

    public func size(in offer: Size) -> Size { offer }
    public var stretch: Stretch { .both }

    public func draw(on page: inout Page) {
        page.tag(value, as: [.press, .focus, .drag, .wheel], isFocused: isFocused)
        let ground = page.fieldStyle
        page.fill(style: ground)
        let scroll = scroll(in: page.size.rows)
        let columns = textColumns(in: page.size)
        let left = EditedLine(editor, editor.cursor.line).first(in: columns)
        page.within(Rect(column: 0, row: 0, columns: columns, rows: page.size.rows)) { page in
            for (row, line) in scroll.visible.enumerated() {
                EditedLine(editor, line).draw(on: &page, row: row, from: left, ground)
            }
            if isFocused {
                let column = EditedLine(editor, editor.cursor.line).cursorColumn - left
                page.canvas.placeCursor(column: column, row: editor.cursor.line - scroll.first)
            }
        }
        if columns < page.size.columns { scroll.draw(on: &page) }
    }

    private func scroll(in rows: Int) -> MenuScroll {
        MenuScroll(
            count: editor.lines.count, rows: rows, first: first, selected: editor.cursor.line)
    }

    private func textColumns(in size: Size) -> Int {
        editor.lines.count > size.rows && size.columns > 2 ? size.columns - 2 : size.columns
    }

    /// The place in the text that was pointed at, in an area of a size.
    public func place(at point: Point, in size: Size) -> TextEditor.Place {
        let line = min(max(0, scroll(in: size.rows).first + point.row), editor.lines.count - 1)
        let left = EditedLine(editor, editor.cursor.line).first(in: textColumns(in: size))
        let character = editor.lines[line].character(at: point.column + left)
        return TextEditor.Place(line: line, character: character)
    }
}
