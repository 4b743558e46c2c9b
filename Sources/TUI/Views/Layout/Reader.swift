/// A view that depends on the size that it gets. It takes all available space.
public struct Reader: PlacingView {
    private let content: (Size) -> ViewGroup

    public init(@ViewBuilder _ content: @escaping (Size) -> ViewGroup) { self.content = content }

    public func size(in offer: Size) -> Size {
        content(offer.clampedToCanvas).wantedSize(in: offer)
    }
    public var stretch: Stretch { .both }
    public func draw(on page: inout Page) { page.place(content(page.size)) }
}

/// A view that shows the first of several views that fits, or else the last one.
public struct FirstThatFits: PlacingView {
    private let views: [any View]

    public init(@ViewBuilder _ content: () -> ViewGroup) { views = content().views }

    public func size(in offer: Size) -> Size { choice(in: offer).wantedSize(in: offer) }

    public var stretch: Stretch { views.first?.stretch ?? .none }

    public func draw(on page: inout Page) { page.place(choice(in: page.size)) }

    private func choice(in room: Size) -> any View {
        let fitting = views.first { $0.wantedSize(in: .largest).fits(in: room.clampedToCanvas) }
        return fitting ?? views.last ?? EmptyView()
    }
}
