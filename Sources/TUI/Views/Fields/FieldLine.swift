/// A line of an edited text, or a part of it, drawn from a column on.
struct FieldLine {
    private let editor: TextEditor
    private let start: TextEditor.Position
    private let end: Int
    private let column: Int

    init(editor: TextEditor, number: Int, first: Int) {
        self.editor = editor
        start = TextEditor.Position(
            line: number, character: editor.character(at: first, in: number))
        end = .max
        column = editor.columns(before: start) - first
    }

    init(editor: TextEditor, number: Int, characters: Range<Int>) {
        self.editor = editor
        start = TextEditor.Position(line: number, character: characters.lowerBound)
        end = characters.upperBound
        column = 0
    }

    func draw(on page: inout Page, row: Int, _ background: Style) {
        let line = editor.lines[start.line]
        let (ink, marked) = (page.style(.text).on(background), page.style(.focus))
        var (place, column) = (start, column)
        let selection = editor.selection
        for character in line.characters(from: place.character) {
            if column >= page.size.columns || place.character >= end { break }
            let isMarked = selection.map { $0.contains(place) } ?? false
            let shown = editor.isSecret ? "•" : String(character)
            column += max(
                0, page.draw(shown, column: column, row: row, style: isMarked ? marked : ink))
            place.character += 1
        }
    }
}

extension Page {
    /// The background of a field: a color or, without colors, an underline.
    var fieldStyle: Style {
        var style = style(.button)
        if theme[.button].background == .default { style.attributes.insert(.underline) }
        return style
    }

    /// Draws the placeholder while there is no text. Cuts a placeholder that is too long, and ends
    /// it in `…`.
    mutating func drawPlaceholder(_ text: String, for editor: TextEditor, _ background: Style) {
        guard editor.isEmpty else { return }
        Text(text, style: style(.dim).on(background)).draw(on: &self)
    }

    /// Places the terminal's cursor, if its position is visible.
    mutating func placeCursor(of editor: TextEditor, from first: Point) {
        let cursor = editor.cursor
        if editor.wraps { return placeCursor(ofWrapped: editor) }
        canvas.placeCursor(
            column: editor.columns(before: cursor) - first.column, row: cursor.line - first.row)
    }

    /// Places the cursor in text that is wrapped to the size of the page.
    private mutating func placeCursor(ofWrapped editor: TextEditor) {
        let cursor = editor.cursor
        let rows = editor.wrappedRows(in: size)
        let row = rows.lastIndex {
            $0.line == cursor.line && $0.characters.lowerBound <= cursor.character
                && cursor.character <= $0.characters.upperBound
        }
        guard let row else { return }
        let start = TextEditor.Position(
            line: cursor.line, character: rows[row].characters.lowerBound)
        let column = editor.columns(before: cursor) - editor.columns(before: start)
        // After a blank in the last column, the cursor is on that blank.
        canvas.placeCursor(column: min(column, size.columns - 1), row: row)
    }
}

extension Style {
    /// Returns the same foreground on the background of another style.
    func on(_ background: Style) -> Style {
        Style(
            foreground: foreground == .default ? background.foreground : foreground,
            background: background.background,
            attributes: attributes.union(background.attributes.intersection(.underline)))
    }
}
