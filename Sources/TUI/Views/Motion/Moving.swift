/// A view of a moving value.
public struct Moving<Value: Movable>: PlacingView {
    private let motion: Motion<Value>
    private let content: (Value) -> ViewGroup

    public init(
        _ motion: Motion<Value>, @ViewBuilder _ content: @escaping (Value) -> ViewGroup
    ) {
        self.motion = motion
        self.content = content
    }

    /// Returns the size at the destination, so that the views around this one do not move.
    public func size(in offer: Size) -> Size { content(motion.to).wantedSize(in: offer) }
    public var stretch: Stretch { content(motion.to).stretch }

    public func draw(on page: inout Page) {
        page.place(content(page.value(of: motion)))
    }
}
