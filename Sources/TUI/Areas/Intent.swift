/// A press, a hover, a drag or a move of the focus, with the values that tag the areas.
public enum Intent<Spot: Hashable>: Equatable {
    /// A click, or a press by a key. The second click of a double click has a count of two. The
    /// modifiers are those at the time of the button press.
    case press(Spot, count: Int = 1, button: Mouse.Button = .left, modifiers: Modifiers = [])

    /// The pointer moves over a value, or over none (nil).
    case hover(Spot?)

    case wheel(Spot, Mouse.Direction)

    /// A drag: its start, each move with the target below the pointer, and the drop or the
    /// cancellation. If the terminal reports only some cells on the way, the drag also passes over
    /// the targets between them.
    case lift(Spot, Grip)
    case drag(Spot, over: Spot?, Grip)
    case drop(Spot, on: Spot?, Grip)
    case cancel(Spot)

    /// The keyboard focus should move to this value.
    case focus(Spot)
}

extension Intent {
    /// The pressed value, whatever the count, the button or the key.
    public var pressed: Spot? { if case .press(let spot, _, _, _) = self { spot } else { nil } }

    /// The value to which the focus should move.
    public var focused: Spot? { if case .focus(let spot) = self { spot } else { nil } }
}

/// The position of the pointer, the point at which it holds the dragged area, and the current
/// modifiers. A program draws a picture under the pointer with these.
public struct Grip: Hashable, Sendable {
    public let pointer: Point
    public let hold: Point
    public let modifiers: Modifiers

    public init(pointer: Point, hold: Point, modifiers: Modifiers = []) {
        (self.pointer, self.hold, self.modifiers) = (pointer, hold, modifiers)
    }

    /// The upper left corner of the dragged area.
    public var corner: Point {
        Point(column: pointer.column - hold.column, row: pointer.row - hold.row)
    }
}
