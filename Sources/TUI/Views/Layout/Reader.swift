/// A view that is created for the room it gets. It takes all available room.
public struct Reader: View {
    private let content: (Size) -> ViewGroup

    public init(@ViewBuilder _ content: @escaping (Size) -> ViewGroup) { self.content = content }

    public func size(in offer: Size) -> Size { content(offer.sane).wanted(in: offer) }
    public var stretch: Stretch { .both }
    public func draw(on page: inout Page) { content(page.size).draw(on: &page) }
}

/// The first of several views that fits in the room, or else the last one.
public struct FirstThatFits: View {
    private let views: [any View]

    public init(@ViewBuilder _ content: () -> ViewGroup) { views = content().views }

    public func size(in offer: Size) -> Size { choice(in: offer).wanted(in: offer) }

    public var stretch: Stretch { views.first?.stretch ?? .none }

    public func draw(on page: inout Page) { choice(in: page.size).draw(on: &page) }

    private func choice(in room: Size) -> any View {
        let fitting = views.first { $0.wanted(in: .largest).fits(in: room.sane) }
        return fitting ?? views.last ?? EmptyView()
    }
}
