extension Canvas {
    /// Returns the current area as text, one line per row, without trailing blanks.
    public func text() -> String {
        (0..<size.rows).map { row in
            var end = size.columns
            while end > 0 && self[end - 1, row].glyph == 0x20 { end -= 1 }
            return text(0..<end, row: row)
        }
        .joined(separator: "\n")
    }

    /// Returns the visible text in pieces of one style, row by row, without invisible blanks.
    public func runs() -> [StyledRun] {
        (0..<size.rows).flatMap { row in runs(row: row) }
    }

    func runs(row: Int) -> [StyledRun] {
        var runs: [StyledRun] = []
        var start = 0
        while start < size.columns {
            let style = self[start, row].style
            var end = start + 1
            while end < size.columns && self[end, row].style == style { end += 1 }
            var shown = start..<end
            if !style.showsOnBlanks { shown = trimmed(shown, row: row) }
            if !shown.isEmpty {
                runs.append(
                    StyledRun(
                        row: row, column: shown.lowerBound, text: text(shown, row: row),
                        style: style))
            }
            start = end
        }
        return runs
    }

    /// Returns the columns without the blanks at both ends.
    private func trimmed(_ columns: Range<Int>, row: Int) -> Range<Int> {
        var (first, end) = (columns.lowerBound, columns.upperBound)
        while first < end && self[first, row].glyph == 0x20 { first += 1 }
        while first < end && self[end - 1, row].glyph == 0x20 { end -= 1 }
        return first..<end
    }
}

extension Style {
    var showsOnBlanks: Bool {
        background != .default || !attributes.isDisjoint(with: .visibleOnBlanks)
    }
}
