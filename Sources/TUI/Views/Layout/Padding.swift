extension View {
    /// Adds empty columns and rows around the view.
    public func padding(
        left: Int = 0, right: Int = 0, top: Int = 0, bottom: Int = 0
    ) -> AnyView {
        AnyView(
            Padded(
                content: made, left: left.clampedToCanvas, right: right.clampedToCanvas,
                top: top.clampedToCanvas, bottom: bottom.clampedToCanvas))
    }

    /// Adds empty columns on both sides, and empty rows above and below.
    public func padding(columns: Int, rows: Int = 0) -> AnyView {
        padding(left: columns, right: columns, top: rows, bottom: rows)
    }
}

struct Padded: Wrapper {
    let content: any View
    let left, right, top, bottom: Int

    func size(in offer: Size) -> Size {
        let wanted = content.wantedSize(in: inner(offer.clampedToCanvas))
        return Size(
            columns: left + wanted.columns + right, rows: top + wanted.rows + bottom)
    }

    func draw(on page: inout Page) {
        let inner = inner(page.size)
        page.place(
            content, in: Rect(column: left, row: top, columns: inner.columns, rows: inner.rows))
    }

    private func inner(_ outer: Size) -> Size {
        Size(columns: outer.columns - left - right, rows: outer.rows - top - bottom)
    }
}
