/// A line of text to type into. Longer text is seen around the cursor.
///
///     ada@example.org▏
public struct TextField<Value: Hashable>: View {
    private let editor: TextEditor
    private let value: Value
    private let placeholder: String
    private let isFocused: Bool
    private let isSecret: Bool

    /// `value` is what the program is told when it is pressed, or is to have the focus. A secret
    /// shows a mark for each of its characters.
    public init(
        _ editor: TextEditor, _ value: Value, placeholder: String = "", isFocused: Bool = false,
        isSecret: Bool = false
    ) {
        self.editor = editor
        self.value = value
        self.placeholder = placeholder
        self.isFocused = isFocused
        self.isSecret = isSecret
    }

    public func size(in offer: Size) -> Size {
        let text = isSecret ? editor.lines[0].count : editor.lines[0].drawnColumns
        return Size(columns: max(placeholder.drawnColumns, text) + 1, rows: 1)
    }

    public var stretch: Stretch { Stretch(columns: 1) }

    public func draw(on page: inout Page) {
        page.within(Rect(column: 0, row: 0, columns: page.size.columns, rows: 1)) { page in
            page.tag(value, as: [.press, .focus, .drag, .hover], isFocused: isFocused)
            let ground = page.fieldStyle
            page.fill(style: ground)
            if editor.isEmpty {
                let ink = page.style(.dim).on(ground)
                page.draw(placeholder, column: 0, row: 0, style: ink)
            }
            let line = EditedLine(editor, 0, isSecret: isSecret)
            line.draw(on: &page, row: 0, from: line.first(in: page.size.columns), ground)
            if isFocused {
                let column = line.cursorColumn - line.first(in: page.size.columns)
                page.canvas.placeCursor(column: column, row: 0)
            }
        }
    }

    /// The place in the text that was pointed at, in a field so many columns wide.
    public func place(at column: Int, in columns: Int) -> TextEditor.Place {
        let line = EditedLine(editor, 0, isSecret: isSecret)
        let text = line.shown.character(at: column + line.first(in: columns))
        return TextEditor.Place(character: text)
    }
}

/// A line of an edited text as it is shown.
struct EditedLine {
    let shown: String
    private let selected: Range<Int>
    private let cursor: Int

    init(_ editor: TextEditor, _ line: Int, isSecret: Bool = false) {
        let text = editor.lines[line]
        shown = isSecret ? String(repeating: "•", count: text.count) : text
        cursor = editor.cursor.line == line ? editor.cursor.character : 0
        if let selection = editor.selection, selection.lowerBound.line <= line,
            line <= selection.upperBound.line
        {
            let start = selection.lowerBound.line == line ? selection.lowerBound.character : 0
            let end = selection.upperBound.line == line ? selection.upperBound.character : .max
            selected = start..<end
        } else {
            selected = 0..<0
        }
    }

    var cursorColumn: Int { shown.prefix(cursor).reduce(0) { $0 + $1.drawnColumns } }

    /// The first column that is seen, so that the cursor is.
    func first(in columns: Int) -> Int { max(0, cursorColumn - columns + 1) }

    func draw(on page: inout Page, row: Int, from first: Int, _ ground: Style) {
        let ink = page.style(.text).on(ground)
        let marked = page.style(.selection)
        var column = -first
        for (place, character) in shown.enumerated() {
            if column >= page.size.columns { break }
            let style = selected.contains(place) ? marked : ink
            column += max(0, page.draw(String(character), column: column, row: row, style: style))
        }
    }
}

extension Page {
    /// The ground of what can be typed into: a colour, or a line where there are none.
    var fieldStyle: Style {
        var style = style(.button)
        if theme[.button].background == .default { style.attributes.insert(.underline) }
        return style
    }
}

extension Style {
    /// The same ink on the ground of another style.
    func on(_ ground: Style) -> Style {
        Style(
            foreground: foreground == .default ? ground.foreground : foreground,
            background: ground.background,
            attributes: attributes.union(ground.attributes.intersection(.underline)))
    }
}
