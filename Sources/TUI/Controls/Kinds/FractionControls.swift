/// The state of a slider: a number from 0 to 1.
struct SliderControl: ControlKind {
    static let name = "slider"

    private(set) var fraction: Double

    init(fraction: Double) { self.fraction = fraction.asFraction }

    mutating func take(_ key: KeyPress) -> ControlReaction {
        key.sideStep.map { slide(to: fraction + 0.05 * $0).union(.used) } ?? .none
    }

    mutating func press(_ target: ControlTarget, _ press: ControlPress) -> ControlReaction { .none }

    /// Handles a notch of the wheel. Up and right increase the number.
    mutating func wheel(_ direction: Mouse.Direction) -> ControlReaction {
        slide(to: fraction + (direction == .up || direction == .right ? 0.05 : -0.05))
    }

    mutating func point(_ press: ControlPointer) -> ControlReaction {
        slide(to: Slider<Int>.fraction(at: press.point.column, in: press.size.columns))
    }

    private mutating func slide(to new: Double) -> ControlReaction {
        let old = fraction
        fraction = new.asFraction
        return fraction == old ? .none : .changed
    }
}

/// The state of the divider between two views.
struct SplitControl: ControlKind {
    static let name = "split"

    private(set) var fraction: Double
    let direction: SplitDirection
    private var start: Double
    private var length: Int?

    init(fraction: Double, direction: SplitDirection) {
        self.fraction = fraction.asFraction
        self.direction = direction
        start = self.fraction
    }

    mutating func take(_ key: KeyPress) -> ControlReaction {
        let step = direction == .sideBySide ? key.sideStep : key.verticalStep
        return step.map { .ifChanged(move(to: fraction + 0.05 * $0)) } ?? .none
    }

    mutating func press(_ target: ControlTarget, _ press: ControlPress) -> ControlReaction { .none }

    /// Handles a drag. It moves the divider relative to its position at the press.
    mutating func point(_ press: ControlPointer) -> ControlReaction {
        guard press.isDragged, let length else {
            start = fraction
            return .none
        }
        let way = direction == .sideBySide ? press.point.column : press.point.row
        return move(to: start + Double(way) / Double(max(1, length - 1))) ? .changed : .none
    }

    mutating func resize(_ size: Size, content: Size?) {
        length = direction == .sideBySide ? size.columns : size.rows
    }

    private mutating func move(to new: Double) -> Bool {
        let old = fraction
        fraction = new.asFraction
        return fraction != old
    }
}

extension Double {
    /// The number limited to the range from 0 to 1.
    fileprivate var asFraction: Double { isFinite ? Swift.min(Swift.max(0, self), 1) : 0 }
}

extension KeyPress {
    /// 1 for the right arrow, -1 for the left arrow, nil for other keys.
    fileprivate var sideStep: Double? {
        guard isIntended, modifiers.isEmpty else { return nil }
        return switch key {
        case .left, .keypad(.left): -1
        case .right, .keypad(.right): 1
        default: nil
        }
    }

    /// 1 for the down arrow, -1 for the up arrow, nil for other keys.
    fileprivate var verticalStep: Double? {
        guard isIntended, modifiers.isEmpty else { return nil }
        return switch key {
        case .up, .keypad(.up): -1
        case .down, .keypad(.down): 1
        default: nil
        }
    }
}
