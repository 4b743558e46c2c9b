extension View {
    /// Lets the user press the view, by mouse or by key. The program receives the value.
    public func onPress(_ value: some Hashable) -> AnyView { tagged(value, as: .press) }

    /// Lets the user drag the view.
    public func draggable(_ value: some Hashable) -> AnyView { tagged(value, as: .drag) }

    /// Lets the user drop a dragged value on the view.
    public func dropTarget(_ value: some Hashable) -> AnyView { tagged(value, as: .drop) }

    /// Lets the view have the focus. The terminal's cursor is then at `cursor`, unless the view
    /// places it elsewhere.
    public func focusable(
        _ value: some Hashable, isFocused: Bool = false, cursor: Point = Point(column: 0, row: 0)
    ) -> AnyView {
        tagged(value, as: .focus, isFocused: isFocused, cursor: cursor)
    }

    /// Tells the program when the pointer enters and leaves the view.
    public func hoverable(_ value: some Hashable) -> AnyView { tagged(value, as: .hover) }

    /// Tells the program when the wheel turns over the view.
    public func wheelable(_ value: some Hashable) -> AnyView { tagged(value, as: .wheel) }

    /// Tags the view with a value for several uses.
    public func tagged(
        _ value: some Hashable, as uses: Area.Uses, isFocused: Bool = false,
        cursor: Point = Point(column: 0, row: 0)
    ) -> AnyView {
        AnyView(
            Tagged(
                content: made, value: AreaValue(value), uses: uses,
                cursor: isFocused ? cursor : nil))
    }

    /// Makes everything below the view unreachable for the pointer and the focus.
    public func modal() -> AnyView { AnyView(Modal(content: made)) }
}

private struct Tagged: Wrapper {
    let content: any View
    let value: AreaValue
    let uses: Area.Uses
    let cursor: Point?

    func draw(on page: inout Page) {
        page.place(Tag(value: value, uses: uses, cursor: cursor))
        page.place(content)
    }
}

/// An invisible view that tags the area of the views over it.
private struct Tag: View, Equatable {
    let value: AreaValue
    let uses: Area.Uses
    let cursor: Point?

    func size(in offer: Size) -> Size { .zero }

    func draw(on page: inout Page) {
        page.tag(
            value, as: uses, isFocused: cursor != nil, partOf: nil, scrolling: nil)
        if let cursor { page.placeFocusCursor(column: cursor.column, row: cursor.row) }
    }
}

/// A view that hides the areas of everything drawn before.
private struct Curtain: View, Equatable {
    func size(in offer: Size) -> Size { .zero }
    func draw(on page: inout Page) { page.hideAreasBelow() }
}

private struct Modal: Wrapper {
    let content: any View

    func draw(on page: inout Page) {
        page.place(Curtain())
        page.place(content)
    }
}
