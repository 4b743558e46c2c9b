/// The horizontal position of a view that is narrower than the available space.
public enum HorizontalAlignment: Hashable, Sendable, CaseIterable {
    case left, center, right

    func offset(of length: Int, in room: Int) -> Int {
        switch self {
        case .left: 0
        case .center: (room - length) / 2
        case .right: room - length
        }
    }
}

/// The vertical position of a view that is shorter than the available space.
public enum VerticalAlignment: Hashable, Sendable, CaseIterable {
    case top, center, bottom

    func offset(of length: Int, in room: Int) -> Int {
        switch self {
        case .top: 0
        case .center: (room - length) / 2
        case .bottom: room - length
        }
    }
}

extension View {
    /// Takes all available space in the given directions, and aligns the view there at its own
    /// size.
    public func aligned(
        _ horizontal: HorizontalAlignment? = nil, _ vertical: VerticalAlignment? = nil
    ) -> AnyView {
        AnyView(Aligned(content: made, horizontal: horizontal, vertical: vertical))
    }
}

/// A view that centers its content in all available space.
public struct Centered<Inner: View>: CompositeView {
    private let inner: Inner

    public init(@ViewBuilder _ content: () -> Inner) { inner = content() }

    public var content: some View { inner.aligned(.center, .center) }
}

private struct Aligned: Wrapper {
    let content: any View
    let horizontal: HorizontalAlignment?
    let vertical: VerticalAlignment?

    var stretch: Stretch {
        var stretch = content.stretch
        if horizontal != nil { stretch.columns = max(1, stretch.columns) }
        if vertical != nil { stretch.rows = max(1, stretch.rows) }
        return stretch
    }

    func draw(on page: inout Page) {
        let room = page.size
        var place = Rect(column: 0, row: 0, columns: room.columns, rows: room.rows)
        let wanted = content.wantedSize(in: room).limited(to: room)
        if let horizontal {
            place.column = horizontal.offset(of: wanted.columns, in: room.columns)
            place.columns = wanted.columns
        }
        if let vertical {
            place.row = vertical.offset(of: wanted.rows, in: room.rows)
            place.rows = wanted.rows
        }
        page.place(content, in: place)
    }
}
