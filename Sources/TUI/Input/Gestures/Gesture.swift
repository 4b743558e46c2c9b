/// A gesture of the mouse. Each press has one end: a release, a drop, or a cancel.
public enum Gesture: Equatable, Sendable {
    case press(Mouse.Button, Point)
    case release(Mouse.Button, Point)

    /// Pressed and released in one place: told with the release, and which in a row it is. The
    /// modifiers are those of the press.
    case click(Mouse.Button, Point, count: Int, modifiers: Modifiers)

    /// Pressed, and held in one place for half a second. A release and a click come after it.
    case hold(Mouse.Button, Point)

    /// From where it was pressed; then each place on its way, and where it is let go.
    case dragStart(Mouse.Button, Point)
    case drag(Point)
    case drop(Point)

    /// The press comes to nothing, and so does its drag: it was called off (Esc, another button),
    /// the focus went elsewhere, or the button came up where the terminal could not see it.
    case cancel

    case move(Point)
    case wheel(Mouse.Direction, Point)
}
