extension Canvas {
    /// Draws cells side by side, each in its own style: the same as one after the other, and far
    /// quicker where most of them are there already.
    ///
    /// A trail belongs behind its lead and is skipped, so what was read from a canvas can be drawn
    /// again as it is.
    public mutating func draw(_ drawn: Span<Cell>, column: Int, row: Int) {
        let clip = window.clip
        let start = DrawingWindow.sum(window.originColumn, column)
        let down = DrawingWindow.sum(window.originRow, row)
        guard down >= clip.row && down < clip.bottom && clip.columns > 0 else { return }
        guard start < clip.right && start >= clip.column - drawn.count else { return }

        let hidden = max(0, clip.column - start)
        if hidden > 0 && drawn[hidden - 1].columns == 2 {
            // Of a lead that is clipped the right half is seen, as a blank.
            if clip.column > window.sight.column { wasCut = true }
            put(drawn[hidden - 1].blanked, clip.column, down)
        }
        let end = min(drawn.count, clip.right - start)
        guard hidden < end else { return }
        let place = down * columns + start
        for index in hidden..<end - 1 where cells[place + index] != drawn[index] {
            put(drawn[index], start + index, down)
        }
        // A wide glyph that is there already may still have no room here.
        put(drawn[end - 1], start + end - 1, down)
    }
}
