extension Canvas {
    /// Draws cells side by side, each in its own style. The picture is the same as if they were
    /// drawn one by one, but this takes much less time if the canvas already has most of the cells.
    ///
    /// Skips trails, so cells that were read from a canvas can be drawn again.
    public mutating func draw(_ drawn: Span<Cell>, column: Int, row: Int) {
        let clip = window.clip
        let start = DrawingWindow.sum(window.originColumn, column)
        let down = DrawingWindow.sum(window.originRow, row)
        guard down >= clip.row && down < clip.bottom && clip.columns > 0 else { return }
        guard start < clip.right && start >= clip.column - drawn.count else { return }

        let hidden = max(0, clip.column - start)
        if hidden > 0 && drawn[hidden - 1].columns == 2 {
            // The lead of the wide glyph is clipped, so its right half becomes a blank.
            if clip.column > window.sight.column { wasCut = true }
            put(drawn[hidden - 1].blanked, clip.column, down)
        }
        let end = min(drawn.count, clip.right - start)
        guard hidden < end else { return }
        let place = down * columns + start
        for index in hidden..<end - 1 where cells[place + index] != drawn[index] {
            put(drawn[index], start + index, down)
        }
        // The last cell is always drawn, because a wide glyph may not fit in this area.
        put(drawn[end - 1], start + end - 1, down)
    }
}
