extension Page {
    /// How far a motion has come in this frame. Until it arrives, more frames are asked for. It has
    /// arrived at once where motion is reduced, and when a key was pressed since it began.
    public mutating func value<Value>(of motion: Motion<Value>) -> Value {
        let time = reading.time
        if reducesMotion || motion.start < settled || time >= motion.arrival { return motion.to }
        redraw(at: max(time, motion.departure))
        return motion.value(at: time)
    }
}

/// A view of a value on its way.
public struct Moving<Value: Movable>: PlacingView {
    private let motion: Motion<Value>
    private let content: (Value) -> ViewGroup

    public init(
        _ motion: Motion<Value>, @ViewBuilder _ content: @escaping (Value) -> ViewGroup
    ) {
        self.motion = motion
        self.content = content
    }

    /// The room it wants is that of where it goes, so that nothing around it moves.
    public func size(in offer: Size) -> Size { content(motion.to).wanted(in: offer) }
    public var stretch: Stretch { content(motion.to).stretch }

    public func draw(on page: inout Page) {
        page.place(content(page.value(of: motion)).made)
    }
}
