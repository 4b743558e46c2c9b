/// A rectangle of the page that stands for a value of the program.
public struct Area {
    /// The actions that are possible on it.
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

    /// Its place in the page's own columns and rows, and the part of it that is visible.
    let rect: Rect
    let visible: Rect
    let value: AnyHashable
    let uses: Uses
    let isFocused: Bool

    /// The size of the whole that it is a part of: of the list that a row belongs to.
    var whole: Size?

    /// The size of what scrolls in it, as far as that is known.
    var content: Size?
}
