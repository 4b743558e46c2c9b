/// A mouse gesture. Each press has one end: a release, a drop, or a cancel.
public enum Gesture: Equatable, Sendable {
    case press(Mouse.Button, Point)
    case release(Mouse.Button, Point)

    /// A press and a release of the button in one cell. It follows the release. `count` is its
    /// number in a series of clicks, and `modifiers` are those of the press.
    case click(Mouse.Button, Point, count: Int, modifiers: Modifiers)

    /// The button was held in one cell for half a second. A release with a click, a drag, or a
    /// cancel follows.
    case hold(Mouse.Button, Point)

    /// A drag from the cell of the press, through each cell that the terminal reports, to the cell
    /// of the release.
    case dragStart(Mouse.Button, Point)
    case drag(Point)
    case drop(Point)

    /// The end of a press or drag without a release: the user pressed Esc or another button, the
    /// window lost the focus, or the terminal did not see the release.
    case cancel

    case move(Point)
    case wheel(Mouse.Direction, Point)
}
