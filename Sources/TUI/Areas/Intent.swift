/// A press, a hover, a drag or a move of the focus, in the values that areas are tagged with.
public enum Intent<Spot: Hashable>: Equatable {
    /// Clicked, or chosen by a key. The second of two clicks is a press with a count of two; the
    /// modifiers are those that were held as the button went down.
    case press(Spot, count: Int = 1, button: Mouse.Button = .left, modifiers: Modifiers = [])

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
    /// The value pressed, once or again, by any button or key.
    public var pressed: Spot? { if case .press(let spot, _, _, _) = self { spot } else { nil } }

    /// The value that the focus is to move to.
    public var focused: Spot? { if case .focus(let spot) = self { spot } else { nil } }
}

/// The place of the pointer, and the place on the dragged area where it took hold, for a picture
/// under the pointer; and the modifiers that are held now.
public struct Grip: Hashable, Sendable {
    public let pointer: Point
    public let hold: Point
    public let modifiers: Modifiers

    public init(pointer: Point, hold: Point, modifiers: Modifiers = []) {
        (self.pointer, self.hold, self.modifiers) = (pointer, hold, modifiers)
    }

    /// The upper left corner of what is held.
    public var corner: Point {
        Point(column: pointer.column - hold.column, row: pointer.row - hold.row)
    }
}
