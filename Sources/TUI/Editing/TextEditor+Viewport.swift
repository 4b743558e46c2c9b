extension TextEditor {
    /// The visible part of a text. Unless the user scrolls, it moves only as far as the cursor
    /// requires.
    struct Viewport: Equatable, Sendable {
        /// The column and the line in the upper left corner. If lines wrap, the column is the
        /// number of the row within the line.
        var first = Point(column: 0, row: 0)

        /// The size of the view, if it is known.
        var room: Size?

        /// Indicates whether the user has scrolled. The cursor may then be out of view.
        var isScrolled = false
    }

    /// Returns `Viewport.first` for a view of this size.
    func first(in size: Size) -> Point {
        if wraps { return firstRow(in: size).point }
        var first = viewport.first
        let (columns, rows) = (
            max(1, textColumns(in: size).clampedToCanvas), max(1, size.rows.clampedToCanvas)
        )
        if !viewport.isScrolled {
            let cursor = cursor
            let column = self.columns(before: cursor)
            first.column = min(max(first.column, column - columns + 1), column)
            first.row = min(max(first.row, cursor.line - rows + 1), cursor.line)
        }
        first.row = min(max(0, first.row), max(0, lines.count - rows))
        if !isMultiline {
            // The text may have become shorter. The view then scrolls back to show as much as fits.
            let end = self.columns(before: lastPosition)
            first.column = min(first.column, max(0, end + 1 - columns))
        }
        return first
    }

    /// Returns the number of columns for text in a view of this size, without the scroll bar.
    func textColumns(in size: Size) -> Int {
        guard isMultiline, size.columns > 2 else { return size.columns }
        let isLonger = lines.count > size.rows || wraps && hasMoreRows(than: size)
        return isLonger ? size.columns - 2 : size.columns
    }

    mutating func scrollToCursor() {
        if let room = viewport.room { viewport.first = first(in: room) }
    }

    mutating func scroll(by rows: Int) {
        viewport.isScrolled = true
        if wraps, let room = viewport.room {
            let columns = textColumns(in: room)
            viewport.first = row(rows, from: WrappedRow(viewport.first), in: columns).point
            return scrollToCursor()
        }
        viewport.first.row = min(max(0, viewport.first.row.addingClamped(rows)), lines.count - 1)
        scrollToCursor()
    }

    /// Shows this line first, as far as the text permits. If lines wrap, and no more lines remain
    /// than the view has rows, shows the end of the text.
    mutating func scroll(to line: Int) {
        viewport.isScrolled = true
        viewport.first.row = min(max(0, line), lines.count - 1)
        if wraps {
            let isAtEnd = line >= lines.count - (viewport.room?.rows ?? 0)
            viewport.first = Point(column: 0, row: isAtEnd ? lines.count - 1 : viewport.first.row)
        }
        scrollToCursor()
    }

    /// Returns the position in the text at a point of the view. If the edge cuts a wide glyph,
    /// returns the position after the glyph.
    func position(at point: Point) -> Position {
        if wraps, let room = viewport.room { return position(at: point, in: textColumns(in: room)) }
        let line = min(max(0, viewport.first.row.addingClamped(point.row)), lines.count - 1)
        let character = character(
            at: max(0, viewport.first.column.addingClamped(point.column)), in: line)
        let position = Position(line: line, character: character)
        let isCut = point.column >= 0 && columns(before: position) < viewport.first.column
        return bounded(Position(line: line, character: isCut ? character + 1 : character))
    }

    /// Returns the number of columns shown before a position.
    func columns(before position: Position) -> Int {
        isSecret ? position.character : lines[position.line].columns(before: position.character)
    }

    /// Returns the index of the character that a line shows at a column.
    func character(at column: Int, in line: Int) -> Int {
        isSecret
            ? min(column, lines[line].measures.characters) : lines[line].character(at: column)
    }
}
