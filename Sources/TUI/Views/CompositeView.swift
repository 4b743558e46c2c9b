/// A view that consists of other views. Implement ``View`` for one with a size or a picture of its
/// own.
public protocol CompositeView: View {
    associatedtype Content: View

    /// The views it consists of.
    @ViewBuilder var content: Content { get }
}

extension CompositeView {
    public func size(in offer: Size) -> Size { made.wanted(in: offer) }
    public var stretch: Stretch { made.stretch }
    public func draw(on page: inout Page) { page.place(made) }
    public var made: any View { ComposedView(self) }
    public static var kind: ViewKind { .composite }
}

/// A view around another: its size and its picture are that one's, where it does not say otherwise.
protocol Wrapper: PlacingView {
    /// The view inside, which is made already.
    var content: any View { get }
}

extension Wrapper {
    func size(in offer: Size) -> Size { content.wanted(in: offer) }
    var stretch: Stretch { content.stretch }
    func draw(on page: inout Page) { page.place(content) }
}
