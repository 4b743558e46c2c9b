/// A type-erased view.
public struct AnyView: PlacingView {
    private let view: any View

    public init(_ view: any View) { self.view = view }

    public func size(in offer: Size) -> Size { view.wantedSize(in: offer) }
    public var stretch: Stretch { view.stretch }
    public func draw(on page: inout Page) { page.place(view) }
    public var made: any View { view.made }
}

/// A view without size or content.
public struct EmptyView: View, Equatable {
    public init() {}
    public func size(in offer: Size) -> Size { .zero }
    public func draw(on page: inout Page) {}
}
