extension View {
    /// Sets the number of columns or rows, whatever the content wants.
    public func frame(columns: Int? = nil, rows: Int? = nil) -> AnyView {
        AnyView(
            Framed(content: made, columns: columns?.clampedToCanvas, rows: rows?.clampedToCanvas))
    }

    /// Limits the number of columns or rows.
    public func atMost(columns: Int? = nil, rows: Int? = nil) -> AnyView {
        let limit = Size(columns: columns ?? .max, rows: rows ?? .max).clampedToCanvas
        return AnyView(Limited(content: made, limit: limit))
    }

    /// Sets the weight by which the view shares remaining space. With zero, it keeps its own size.
    public func stretching(columns: Int? = nil, rows: Int? = nil) -> AnyView {
        AnyView(Stretched(content: made, columns: columns, rows: rows))
    }
}

private struct Framed: Wrapper {
    let content: any View
    let columns: Int?
    let rows: Int?

    func size(in offer: Size) -> Size {
        let inner = Size(columns: columns ?? offer.columns, rows: rows ?? offer.rows)
        let wanted = content.wantedSize(in: inner)
        return Size(columns: columns ?? wanted.columns, rows: rows ?? wanted.rows)
    }

    var stretch: Stretch {
        let own = content.stretch
        return Stretch(
            columns: columns == nil ? own.columns : 0, rows: rows == nil ? own.rows : 0)
    }
}

private struct Limited: Wrapper {
    let content: any View
    let limit: Size

    func size(in offer: Size) -> Size {
        content.wantedSize(in: offer.limited(to: limit)).limited(to: limit)
    }
}

private struct Stretched: Wrapper {
    let content: any View
    let columns: Int?
    let rows: Int?

    var stretch: Stretch {
        var stretch = content.stretch
        if let columns { stretch.columns = columns }
        if let rows { stretch.rows = rows }
        return stretch
    }
}
