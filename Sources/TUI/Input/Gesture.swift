/// What the hand on the mouse did.
public enum Gesture: Equatable, Sendable {
    case press(Mouse.Button, Point)
    case release(Mouse.Button, Point)

    /// Pressed and released in one place: told at the release, with which click in a row it is.
    case click(Mouse.Button, Point, count: Int, modifiers: Modifiers)

    /// From where it was pressed; then every place it comes to, and where it is let go.
    case dragStart(Mouse.Button, Point)
    case drag(Point)
    case drop(Point)
    case dragCancel

    case move(Point)
    case wheel(Mouse.Direction, Point)
}
