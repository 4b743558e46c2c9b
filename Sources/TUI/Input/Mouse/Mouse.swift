/// A mouse report, in cells counted from zero.
public struct Mouse: Equatable, Sendable {
    public enum Action: Equatable, Sendable {
        case press(Button)

        /// The released button; nil if the terminal does not report it.
        case release(Button?)

        case drag(Button)
        case move
        case wheel(Direction)
    }

    public enum Button: Equatable, Sendable {
        case left, middle, right, back, forward
        case other(UInt8)
    }

    public enum Direction: UInt8, Equatable, Sendable {
        case up, down, left, right

        public var isSideways: Bool { self == .left || self == .right }

        /// 1 for down, -1 for up, nil for left and right.
        public var verticalStep: Int? {
            switch self {
            case .up: -1
            case .down: 1
            case .left, .right: nil
            }
        }

        /// The direction of the wheel with Shift: left for up, and right for down.
        var turnedSideways: Self {
            switch self {
            case .up: .left
            case .down: .right
            case .left, .right: self
            }
        }
    }

    public let column, row: Int
    public let action: Action
    public let modifiers: Modifiers

    public init(_ action: Action, column: Int, row: Int, modifiers: Modifiers = []) {
        self.action = action
        self.column = column
        self.row = row
        self.modifiers = modifiers
    }

    /// The direction in which the wheel turns, which Shift turns sideways; nil for other actions.
    var wheelDirection: Direction? {
        guard case .wheel(let direction) = action else { return nil }
        return modifiers.contains(.shift) ? direction.turnedSideways : direction
    }
}
