extension TextEditor {
    /// The part of a text that is seen. It stays where it is, and moves as far as it must for the
    /// cursor to be in sight.
    struct Sight: Equatable, Sendable {
        /// The column and the line in the upper left corner. Where lines wrap, there are no columns
        /// to the left; it is the row of that line.
        var first = Point(column: 0, row: 0)

        /// The size of the view, as far as it was told.
        var room: Size?

        /// Whether the user scrolled it, so that the cursor may be out of sight.
        var isScrolled = false
    }

    /// The column and the row in the upper left corner of a view of a size.
    func first(in size: Size) -> Point {
        if wraps { return firstRow(in: size).point }
        var first = sight.first
        let (columns, rows) = (max(1, textColumns(in: size).sane), max(1, size.rows.sane))
        if !sight.isScrolled {
            let cursor = cursor
            let column = self.columns(before: cursor)
            first.column = min(max(first.column, column - columns + 1), column)
            first.row = min(max(first.row, cursor.line - rows + 1), cursor.line)
        }
        first.row = min(max(0, first.row), max(0, lines.count - rows))
        if !isMultiline {
            // The text may have become shorter: as much of it as there is room for.
            let end = self.columns(before: lastPlace)
            first.column = min(first.column, max(0, end + 1 - columns))
        }
        return first
    }

    /// The columns of a view of a size that are left beside the bar.
    func textColumns(in size: Size) -> Int {
        guard isMultiline, size.columns > 2 else { return size.columns }
        let isLonger = lines.count > size.rows || wraps && hasMoreRows(than: size)
        return isLonger ? size.columns - 2 : size.columns
    }

    mutating func follow() { if let room = sight.room { sight.first = first(in: room) } }

    mutating func scroll(by rows: Int) {
        sight.isScrolled = true
        if wraps, let room = sight.room {
            let columns = textColumns(in: room)
            sight.first = row(rows, from: WrappedRow(sight.first), in: columns).point
            return follow()
        }
        sight.first.row = min(max(0, sight.first.row.plus(rows)), lines.count - 1)
        follow()
    }

    /// The place at a point of the view. A wide glyph that is cut at the edge stays so.
    func place(at point: Point) -> Place {
        if wraps, let room = sight.room { return place(at: point, in: textColumns(in: room)) }
        let line = min(max(0, sight.first.row.plus(point.row)), lines.count - 1)
        let character = character(at: max(0, sight.first.column.plus(point.column)), in: line)
        let place = Place(line: line, character: character)
        let isCut = point.column >= 0 && columns(before: place) < sight.first.column
        return bounded(Place(line: line, character: isCut ? character + 1 : character))
    }

    /// The columns before a place, as it is shown.
    func columns(before place: Place) -> Int {
        isSecret ? place.character : lines[place.line].columns(before: place.character)
    }

    /// The character of a line that a column falls on, as it is shown.
    func character(at column: Int, in line: Int) -> Int {
        isSecret
            ? min(column, lines[line].measures.characters) : lines[line].character(at: column)
    }
}
