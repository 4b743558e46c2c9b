/// A rectangle of the page tagged with a value of the program.
public struct Area {
    /// The possible actions on an area.
    public struct Uses: OptionSet, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let press = Uses(rawValue: 1)
        public static let drag = Uses(rawValue: 2)
        public static let drop = Uses(rawValue: 4)
        public static let focus = Uses(rawValue: 8)
        public static let hover = Uses(rawValue: 16)
        public static let wheel = Uses(rawValue: 32)
    }

    /// The rectangle in the page's own columns and rows, and the visible part of the rectangle.
    let rect: Rect
    let visible: Rect
    let tagged: AreaValue
    let uses: Uses
    var isFocused: Bool

    /// The size of the view to which the area belongs: for a row, the size of its list. Nil if the
    /// tag states no size.
    var whole: Size?

    /// The content that the area scrolls; nil if the area does not scroll.
    var scrolling: ScrolledContent?

    /// The innermost scrolled content that contains the area; nil if there is none.
    var container: ScrolledContent?

    /// The value in a form that can be an element of a set.
    var value: AnyHashable { AnyHashable(tagged.base) }

    var isVisible: Bool { !visible.isEmpty }

    /// Indicates whether the area is visible, or becomes visible by scrolling when it gets the
    /// focus.
    var canBeSeen: Bool { isVisible || !rect.isEmpty && container?.canBeSeen == true }
}

/// The value of an area's tag. An `AnyHashable` would take much longer to create, because the first
/// one of a type searches all conformances of the program.
struct AreaValue: Equatable {
    let base: any Hashable

    init<Value: Hashable>(_ value: Value) {
        let isErased = Value.self == AnyHashable.self
        base = isErased ? AnyHashable(value).base as? any Hashable ?? value : value
    }

    static func == (one: AreaValue, other: AreaValue) -> Bool {
        func isOther<Value: Hashable>(_ value: Value) -> Bool { other.base as? Value == value }
        return isOther(one.base)
    }
}
