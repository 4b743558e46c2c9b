/// A view that is made of others: its size and its picture are theirs, where it does not say
/// otherwise.
public protocol CompositeView: View {
    associatedtype Content: View

    /// The views it is made of.
    @ViewBuilder var content: Content { get }
}

extension CompositeView {
    public func size(in offer: Size) -> Size { content.wanted(in: offer) }
    public var stretch: Stretch { content.stretch }
    public func draw(on page: inout Page) { content.draw(on: &page) }
}
