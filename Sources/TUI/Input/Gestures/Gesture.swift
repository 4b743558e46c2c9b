/// A mouse gesture. Each press has one end: a release, a drop, or a cancel.
public enum Gesture: Equatable, Sendable {
    case press(Mouse.Button, Point)
    case release(Mouse.Button, Point)

    /// The button was pressed and released in one place. The click follows the release, and has its
    /// number in a series of clicks. The modifiers are those of the press.
    case click(Mouse.Button, Point, count: Int, modifiers: Modifiers)

    /// The button was held in one place for half a second. A release and a click follow.
    case hold(Mouse.Button, Point)

    /// A drag from the place of the press, through each place on its way, to the place of the
    /// release.
    case dragStart(Mouse.Button, Point)
    case drag(Point)
    case drop(Point)

    /// The press or its drag was canceled by Esc or another button, the focus was lost, or the
    /// release was not visible to the terminal.
    case cancel

    case move(Point)
    case wheel(Mouse.Direction, Point)
}
