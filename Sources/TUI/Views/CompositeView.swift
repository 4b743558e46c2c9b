/// A view that consists of other views. A view that computes its own size, or draws itself,
/// conforms to ``View`` instead.
public protocol CompositeView: View {
    associatedtype Content: View

    /// The views that this view consists of.
    @ViewBuilder var content: Content { get }
}

extension CompositeView {
    public func size(in offer: Size) -> Size { made.wantedSize(in: offer) }
    public var stretch: Stretch { made.stretch }
    public func draw(on page: inout Page) { page.place(ComposedView(self)) }
    public var made: any View { ComposedView(self) }
    public static var kind: ViewKind { .composite }
}

/// A view around another one. By default, it has the size of that view, and draws it.
protocol Wrapper: PlacingView {
    /// The view inside, as `made` returns it.
    var content: any View { get }
}

extension Wrapper {
    func size(in offer: Size) -> Size { content.wantedSize(in: offer) }
    var stretch: Stretch { content.stretch }
    func draw(on page: inout Page) { page.place(content) }
}
