/// Views side by side.
public struct Row: PlacingView {
    private let line: Line
    private let alignment: VerticalAlignment

    public init(
        spacing: Int = 0, alignment: VerticalAlignment = .top,
        @ViewBuilder _ content: () -> ViewGroup
    ) {
        line = Line(.columns, spacing: spacing, content().views)
        self.alignment = alignment
    }

    public func size(in offer: Size) -> Size { line.size(in: offer) }
    public var stretch: Stretch { line.stretch }
    public func draw(on page: inout Page) { line.draw(on: &page, offset: alignment.offset) }
}

/// Views one below the other.
public struct Column: PlacingView {
    private let line: Line
    private let alignment: HorizontalAlignment

    public init(
        spacing: Int = 0, alignment: HorizontalAlignment = .left,
        @ViewBuilder _ content: () -> ViewGroup
    ) {
        self.init(spacing: spacing, alignment: alignment, content().views)
    }

    init(spacing: Int, alignment: HorizontalAlignment, _ views: [any View]) {
        line = Line(.rows, spacing: spacing, views)
        self.alignment = alignment
    }

    public func size(in offer: Size) -> Size { line.size(in: offer) }
    public var stretch: Stretch { line.stretch }
    public func draw(on page: inout Page) { line.draw(on: &page, offset: alignment.offset) }
}

/// Empty space that pushes views apart.
public struct Spacer: View, Equatable {
    public init() {}
    public func size(in offer: Size) -> Size { .zero }
    public var stretch: Stretch { Stretch(along: 1) }
    public func draw(on page: inout Page) {}
}
