/// A line of an edited text, shown from a column on.
struct FieldLine {
    let editor: TextEditor
    let number: Int
    let first: Int

    func draw(on page: inout Page, row: Int, _ background: Style) {
        let line = editor.lines[number]
        let (ink, marked) = (page.style(.text).on(background), page.style(.focus))
        var place = TextEditor.Place(
            line: number, character: editor.character(at: first, in: number))
        var column = editor.columns(before: place) - first
        let selection = editor.selection
        for character in line.characters(from: place.character) {
            if column >= page.size.columns { break }
            let isMarked = selection.map { $0.contains(place) } ?? false
            let shown = editor.isSecret ? "•" : String(character)
            column += max(
                0, page.draw(shown, column: column, row: row, style: isMarked ? marked : ink))
            place.character += 1
        }
    }
}

extension Page {
    /// The background of a field: a colour, or an underline without colours.
    var fieldStyle: Style {
        var style = style(.button)
        if theme[.button].background == .default { style.attributes.insert(.underline) }
        return style
    }

    /// Draws the placeholder while there is no text.
    mutating func drawPlaceholder(_ text: String, for editor: TextEditor, _ background: Style) {
        if editor.isEmpty { draw(text, column: 0, row: 0, style: style(.dim).on(background)) }
    }

    /// Places the terminal's cursor, if its position is visible.
    mutating func placeCursor(of editor: TextEditor, from first: Point) {
        let cursor = editor.cursor
        canvas.placeCursor(
            column: editor.columns(before: cursor) - first.column, row: cursor.line - first.row)
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
