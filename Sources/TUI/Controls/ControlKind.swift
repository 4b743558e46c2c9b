/// The behaviour of a kind of control: what it remembers, and what keys and the pointer do to it.
///
/// Each kind is a value in a file of its own. ``Controls`` decides which control an event is for,
/// and tells the program what came of it.
protocol ControlKind: Equatable, Sendable {
    /// Its name in a message about a spot of another kind.
    static var name: String { get }

    /// Takes a key, and says whether it had a use for it.
    mutating func take(_ key: KeyPress) -> ControlReaction

    /// Takes text that was pasted or came from an input method.
    mutating func insert(_ text: String) -> ControlReaction

    /// Takes a press on a part of it. Enter and the space bar press the whole.
    mutating func press(_ place: ControlPlace, _ press: ControlPress) -> ControlReaction
    mutating func wheel(_ direction: Mouse.Direction) -> ControlReaction

    /// The pointer is over a part of it.
    mutating func hover(_ place: ControlPlace)

    /// The button went down on it or was moved, at a point that counts from its corner.
    mutating func point(_ press: ControlPointer) -> ControlReaction

    /// Takes its size, and that of what scrolls in it.
    mutating func resize(_ size: Size, content: Size?)

    /// The focus has left it.
    mutating func leave()
}

extension ControlKind {
    mutating func take(_ key: KeyPress) -> ControlReaction { .none }
    mutating func insert(_ text: String) -> ControlReaction { .none }
    mutating func wheel(_ direction: Mouse.Direction) -> ControlReaction { .none }
    mutating func hover(_ place: ControlPlace) {}
    mutating func point(_ press: ControlPointer) -> ControlReaction { .none }
    mutating func resize(_ size: Size, content: Size?) {}
    mutating func leave() {}

    /// A click moves the focus there, and Enter presses.
    mutating func press(_ place: ControlPlace, _ press: ControlPress) -> ControlReaction {
        press.isByKey ? .pressed : .none
    }

    func isSame(as other: any ControlKind) -> Bool { other as? Self == self }
}

/// The effects of an event on a control.
struct ControlReaction: OptionSet {
    let rawValue: UInt8

    static let none: ControlReaction = []

    /// The control had a use for the key.
    static let used = ControlReaction(rawValue: 1)
    static let changed = ControlReaction(rawValue: 2)
    static let pressed = ControlReaction(rawValue: 4)
    static let sorted = ControlReaction(rawValue: 8)
    static let opened = ControlReaction(rawValue: 16)

    /// The reaction to a key that only means something if it has changed the control.
    static func ifChanged(_ isChanged: Bool) -> ControlReaction {
        isChanged ? [.used, .changed] : .none
    }
}

/// A part of a control, without its spot.
enum ControlPlace: Hashable {
    case whole
    case row(Int)
    case header(Int)
    case item(Int)
}

/// A press: how often, with which keys held, and whether by a key.
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
