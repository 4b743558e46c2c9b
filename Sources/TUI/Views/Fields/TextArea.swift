/// Several lines of text to type into. If they do not fit, a bar at the right shows which part is
/// visible.
public struct TextArea<Value: Hashable>: View {
    private let editor: TextEditor
    private let value: Value
    private let placeholder: String
    private let isFocused: Bool

    /// The program receives `value` when the area is pressed, scrolled or gets the focus.
    public init(
        _ editor: TextEditor, _ value: Value, placeholder: String = "", isFocused: Bool = false
    ) {
        self.editor = editor
        self.value = value
        self.placeholder = placeholder
        self.isFocused = isFocused
    }

    public func size(in offer: Size) -> Size { offer.sane }
    public var stretch: Stretch { .both }

    public func draw(on page: inout Page) {
        page.tag(value, as: [.press, .focus, .drag, .wheel], isFocused: isFocused)
        let background = page.fieldStyle
        page.fill(style: background)
        let (size, first) = (page.size, editor.first(in: page.size))
        let scroll = MenuScroll(
            count: editor.lines.count, rows: size.rows, first: first.row, selected: nil)
        let columns = editor.textColumns(in: size)
        page.within(Rect(column: 0, row: 0, columns: columns, rows: size.rows)) { page in
            page.drawPlaceholder(placeholder, for: editor, background)
            for (row, line) in scroll.visible.enumerated() {
                FieldLine(editor: editor, number: line, first: first.column).draw(
                    on: &page, row: row, background)
            }
            if isFocused { page.placeCursor(of: editor, from: first) }
        }
        if columns < size.columns { scroll.draw(on: &page) }
    }
}
