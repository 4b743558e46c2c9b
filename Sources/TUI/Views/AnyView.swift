/// A type-erased view.
public struct AnyView: View {
    private let view: any View

    public init(_ view: any View) { self.view = view }

    public func size(in offer: Size) -> Size { view.wanted(in: offer) }
    public var stretch: Stretch { view.stretch }
    public func draw(on page: inout Page) { view.draw(on: &page) }
    public var made: any View { view.made }
}

/// A view that takes no room and draws nothing.
public struct EmptyView: View {
    public init() {}
    public func size(in offer: Size) -> Size { .zero }
    public func draw(on page: inout Page) {}
}
