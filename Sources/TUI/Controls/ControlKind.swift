/// The behavior of a kind of control: its state, and what keys and the pointer change in it.
///
/// Each kind is a value in its own file. ``Controls`` finds the control of an event, and reports
/// the result to the program.
protocol ControlKind: Equatable, Sendable {
    /// The name of the kind, for the error message about a spot of another kind.
    static var name: String { get }

    /// Handles a key. The reaction states whether the control has used it.
    mutating func take(_ key: KeyPress) -> ControlReaction

    /// Inserts text that was pasted or came from an input method.
    mutating func insert(_ text: String) -> ControlReaction

    /// Handles a press on a part. Enter and the space bar press the whole control.
    mutating func press(_ target: ControlTarget, _ press: ControlPress) -> ControlReaction

    /// Handles a notch of the wheel. By default, a sideways wheel has no effect.
    mutating func wheel(_ direction: Mouse.Direction) -> ControlReaction

    /// Handles the wheel: 1 for a notch down, and -1 for a notch up.
    mutating func scroll(by notches: Int) -> ControlReaction

    /// Handles the pointer over a part.
    mutating func hover(_ target: ControlTarget)

    /// Handles a press of the button, or a drag, at a point relative to the control's corner.
    mutating func point(_ press: ControlPointer) -> ControlReaction

    /// Handles a press or a drag on the scroll bar, which leads to this first visible row.
    mutating func scroll(to row: Int)

    /// Stores the size of the control, and the size of the content that scrolls in it.
    mutating func resize(_ size: Size, content: Size?)

    /// Stores the position of the scrolled content that the view has chosen.
    mutating func move(to offset: Point)

    /// Handles the loss of the focus.
    mutating func leave()

    /// Closes a list that the control has opened over other views.
    mutating func close()
}

extension ControlKind {
    mutating func take(_ key: KeyPress) -> ControlReaction { .none }
    mutating func insert(_ text: String) -> ControlReaction { .none }
    mutating func wheel(_ direction: Mouse.Direction) -> ControlReaction {
        direction.verticalStep.map { scroll(by: $0) } ?? .none
    }
    mutating func scroll(by notches: Int) -> ControlReaction { .none }
    mutating func hover(_ target: ControlTarget) {}
    mutating func point(_ press: ControlPointer) -> ControlReaction { .none }
    mutating func scroll(to row: Int) {}
    mutating func resize(_ size: Size, content: Size?) {}
    mutating func move(to offset: Point) {}
    mutating func leave() { close() }
    mutating func close() {}

    /// By default, a click only moves the focus, and Enter or the space bar presses the control.
    mutating func press(_ target: ControlTarget, _ press: ControlPress) -> ControlReaction {
        press.isByKey ? .pressed : .none
    }

    func isSame(as other: any ControlKind) -> Bool { other as? Self == self }
}

/// The effects of an event on a control.
struct ControlReaction: OptionSet {
    let rawValue: UInt8

    static let none: ControlReaction = []

    /// The control has used the key.
    static let used = ControlReaction(rawValue: 1)
    static let changed = ControlReaction(rawValue: 2)
    static let pressed = ControlReaction(rawValue: 4)
    static let sorted = ControlReaction(rawValue: 8)
    static let opened = ControlReaction(rawValue: 16)

    /// Returns the reaction to a key. The control has used the key only if the key has changed it.
    static func ifChanged(_ isChanged: Bool) -> ControlReaction {
        isChanged ? [.used, .changed] : .none
    }
}

/// A part of a control, without its spot.
enum ControlTarget: Hashable {
    case whole
    case row(Int)
    case header(Int)
    case item(Int)
}

/// A press: its number of clicks, its modifiers, and whether a key caused it.
struct ControlPress {
    var count = 1
    var modifiers: Modifiers = []
    var isByKey = false
}

/// The pointer on a control.
struct ControlPointer {
    let point: Point
    let size: Size
    let isDragged: Bool
    let modifiers: Modifiers
}
