/// The contents of a page before a view was drawn. The view can then be drawn again differently.
struct PageDraft {
    fileprivate let rect: Rect
    fileprivate let cells: [Cell]
    fileprivate let areas, overlays: Int
    fileprivate let cursor: Point?

    /// Creates a draft with the cells of the drawing area.
    init(_ page: borrowing Page) {
        rect = page.canvas.window.clip
        cells = page.canvas.stored(in: rect)
        (areas, overlays) = (page.areas.all.count, page.overlays.count)
        cursor = page.canvas.cursor
    }
}

extension Page {
    /// Returns the position of the focus in the areas that were drawn since a draft, in the page's
    /// own columns and rows: the extent of the focused area, and the cursor.
    func focusPlace(since draft: PageDraft) -> (columns: FocusSpan, rows: FocusSpan)? {
        guard let area = areas.all.dropFirst(draft.areas).last(where: \.isFocused) else {
            return nil
        }
        let (rect, cursor) = (area.rect, canvas.cursorPlace)
        return (
            FocusSpan(start: rect.column, length: rect.columns, cursor: cursor.column),
            FocusSpan(start: rect.row, length: rect.rows, cursor: cursor.row)
        )
    }

    /// Removes everything that was drawn in this drawing area since a draft.
    mutating func discard(_ draft: PageDraft) {
        canvas.store(draft.cells, in: draft.rect)
        areas.removeAll(after: draft.areas)
        overlays.removeSubrange(min(draft.overlays, overlays.count)...)
        canvas.cursor = draft.cursor
    }

    /// Returns a rectangle of this size in the upper left corner of the drawing area, in the page's
    /// own columns and rows.
    func absolute(_ size: Size) -> Rect {
        canvas.window.moved(
            Rect(column: 0, row: 0, columns: size.columns, rows: size.rows))
    }
}

/// The extent of the focus on an axis.
struct FocusSpan {
    let start, length, cursor: Int

    /// Returns the distance to scroll so that the focus is in a range. If the focus is longer than
    /// the range, only the cursor must be there. Also makes a margin visible, if there is space.
    func shift(into room: Range<Int>, margin: Int) -> Int {
        let isWhole = length <= room.count
        // Limits positions to avoid overflow, because a view may be at any distance outside the
        // page.
        let first = max(-1 << 40, min(isWhole ? start : cursor, 1 << 40))
        let end = first + (isWhole ? length : 1)
        if room.isEmpty || first >= room.lowerBound && end <= room.upperBound { return 0 }
        let margin = end - first + 2 * margin <= room.count ? margin : 0
        return first < room.lowerBound
            ? first - margin - room.lowerBound : end + margin - room.upperBound
    }
}

extension Canvas {
    /// Returns the cells of a rectangle, in the canvas's own columns and rows.
    fileprivate func stored(in rect: Rect) -> [Cell] {
        var stored: [Cell] = []
        stored.reserveCapacity(rect.columns * rect.rows)
        for row in rect.row..<rect.row + rect.rows {
            for column in rect.column..<rect.column + rect.columns {
                stored.append(cells[row * columns + column])
            }
        }
        return stored
    }

    fileprivate mutating func store(_ stored: [Cell], in rect: Rect) {
        for (index, cell) in stored.enumerated() {
            store(cell, rect.column + index % rect.columns, rect.row + index / rect.columns)
        }
    }
}
