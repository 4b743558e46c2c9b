/// What somebody wants, in the values that a screen has tagged its areas with.
public enum Intent<Spot: Hashable>: Equatable {
    /// Clicked, or chosen by a key. The second of two clicks is a press with a count of two.
    case press(Spot, count: Int = 1, button: Mouse.Button = .left)

    /// The pointer is over it now; nil when it is over nothing.
    case hover(Spot?)

    case wheel(Spot, Mouse.Direction)

    /// A drag: lifted, over something or nothing, and put down there or called off.
    case lift(Spot, Grip)
    case drag(Spot, over: Spot?, Grip)
    case drop(Spot, on: Spot?, Grip)
    case cancel(Spot)

    /// The keyboard's focus is to move there.
    case focus(Spot)
}

extension Intent {
    /// What is pressed, once or again, by whichever button or key.
    public var pressed: Spot? { if case .press(let spot, _, _) = self { spot } else { nil } }

    /// What the focus is to move to.
    public var focused: Spot? { if case .focus(let spot) = self { spot } else { nil } }
}

/// Where the pointer is, and where on the dragged area it took hold: what a picture under the
/// pointer needs, and nobody else.
public struct Grip: Hashable, Sendable {
    public let pointer: Point
    public let hold: Point

    public init(pointer: Point, hold: Point) {
        self.pointer = pointer
        self.hold = hold
    }
}
