extension TextEditor {
    /// Returns the first character of each row of a line. A row breaks after its last blank, if it
    /// has one. Each row has a free column for the cursor.
    func rowStarts(of line: Int, in columns: Int) -> [Int] {
        let edited = lines[line]
        let room = max(1, columns - 1)
        guard edited.measures.columns > room else { return [0] }
        var starts = [0]
        var (position, column) = (0, 0)
        // The last possible end of the row, and the width of the row up to it.
        var end: (position: Int, column: Int)?
        for character in edited.characters(from: 0) {
            let width = isSecret ? 1 : character.drawnColumns
            let isBlank = character == " "
            if column > 0, column + width > room + (isBlank ? 1 : 0) {
                let next = isBlank ? (position, column) : end ?? (position, column)
                starts.append(next.0)
                column -= next.1
                end = nil
            }
            position += 1
            column += width
            if isBlank { end = (position, column) }
        }
        return starts
    }

    func wrappedRow(of position: Position, in columns: Int) -> WrappedRow {
        let starts = rowStarts(of: position.line, in: columns)
        let number = starts.lastIndex { $0 <= position.character } ?? 0
        return WrappedRow(line: position.line, number: number)
    }

    /// Returns the row this many steps down, or up if negative, but at most the last or the first
    /// row.
    func row(_ steps: Int, from row: WrappedRow, in columns: Int) -> WrappedRow {
        var row = WrappedRow(
            line: min(row.line, lines.count - 1), number: row.number)
        var count = rowStarts(of: row.line, in: columns).count
        row.number = min(row.number, count - 1)
        var left = steps
        while left > 0 {
            let step = min(left, count - 1 - row.number)
            row.number += step
            left -= step
            guard left > 0, row.line + 1 < lines.count else { return row }
            row = WrappedRow(line: row.line + 1, number: 0)
            count = rowStarts(of: row.line, in: columns).count
            left -= 1
        }
        while left < 0 {
            let step = min(-left, row.number)
            row.number -= step
            left += step
            guard left < 0, row.line > 0 else { return row }
            count = rowStarts(of: row.line - 1, in: columns).count
            row = WrappedRow(line: row.line - 1, number: count - 1)
            left += 1
        }
        return row
    }

    /// Returns the first row of a view of this size.
    func firstRow(in size: Size) -> WrappedRow {
        let columns = textColumns(in: size)
        let rows = max(1, size.rows.clampedToCanvas)
        var first = row(0, from: WrappedRow(viewport.first), in: columns)
        if !viewport.isScrolled {
            let cursor = wrappedRow(of: cursor, in: columns)
            first = min(max(first, row(1 - rows, from: cursor, in: columns)), cursor)
        }
        let last = wrappedRow(of: lastPosition, in: columns)
        return min(first, row(1 - rows, from: last, in: columns))
    }

    /// Returns whether the text needs more rows than a view has, even in the full width of the
    /// view.
    func hasMoreRows(than size: Size) -> Bool {
        var rows = 0
        for line in 0..<lines.count {
            rows += rowStarts(of: line, in: size.columns).count
            if rows > size.rows { return true }
        }
        return false
    }

    /// Returns the rows of a view, each with its line and its characters.
    func wrappedRows(in size: Size) -> [(line: Int, characters: Range<Int>)] {
        let columns = textColumns(in: size)
        let first = firstRow(in: size)
        var rows: [(line: Int, characters: Range<Int>)] = []
        for line in first.line..<lines.count where rows.count < size.rows {
            let starts = rowStarts(of: line, in: columns)
            let ends = starts.dropFirst() + [lines[line].measures.characters]
            let skipped = line == first.line ? first.number : 0
            rows += zip(starts, ends).dropFirst(skipped).map { (line, $0..<$1) }
        }
        return Array(rows.prefix(max(0, size.rows)))
    }

    /// Returns the number of columns of a line before the row that contains a position.
    func columnsBeforeRow(of position: Position) -> Int {
        guard wraps, let room = viewport.room else { return 0 }
        let columns = textColumns(in: room)
        let row = wrappedRow(of: position, in: columns)
        let start = rowStarts(of: row.line, in: columns)[row.number]
        return self.columns(before: Position(line: row.line, character: start))
    }

    /// Returns the position at a column of the view, `rows` rows below another position, or above
    /// it if negative. Stops at the last or the first row. From that row, returns the end or the
    /// start of the text.
    func position(rows: Int, from position: Position, _ column: Int, in columns: Int) -> Position {
        let here = wrappedRow(of: position, in: columns)
        let there = row(rows, from: here, in: columns)
        if there == here { return rows < 0 ? Position(character: 0) : lastPosition }
        return self.position(at: column, of: there, in: columns)
    }

    /// Returns the position in the text at a point of the view.
    func position(at point: Point, in columns: Int) -> Position {
        let row = row(point.row, from: WrappedRow(viewport.first), in: columns)
        return position(at: max(0, point.column), of: row, in: columns)
    }

    private func position(at column: Int, of row: WrappedRow, in columns: Int) -> Position {
        let starts = rowStarts(of: row.line, in: columns)
        let start = starts[row.number]
        let before = self.columns(before: Position(line: row.line, character: start))
        let character = character(at: before + column, in: row.line)
        // After the last character of a row, the position belongs to the next row.
        let isLast = row.number + 1 == starts.count
        let end = isLast ? lines[row.line].measures.characters : starts[row.number + 1] - 1
        return Position(line: row.line, character: min(character, end))
    }
}
