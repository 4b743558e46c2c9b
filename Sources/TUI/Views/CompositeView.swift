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
    public func draw(on page: inout Page) { made.draw(on: &page) }
    public var made: any View { content.made }
}

/// A view around another one. It has the size and the picture of its content, unless it says
/// otherwise.
protocol Wrapper: View {
    /// The content, which is already made.
    var content: any View { get }
}

extension Wrapper {
    func size(in offer: Size) -> Size { content.wanted(in: offer) }
    var stretch: Stretch { content.stretch }
    func draw(on page: inout Page) { content.draw(on: &page) }
}
