/// The keys that move the focus and press what has it.
public struct FocusKeys: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Tab and Shift-Tab, in reading order, round and round.
    public static let tab = FocusKeys(rawValue: 1)

    /// To the nearest area that way; at the edge, nowhere.
    public static let arrows = FocusKeys(rawValue: 2)

    /// The letters of vi as arrows.
    public static let hjkl = FocusKeys(rawValue: 4)

    /// Enter and space press what has the focus, if it can be pressed.
    public static let press = FocusKeys(rawValue: 8)

    public static let standard: FocusKeys = [.tab, .arrows, .press]
}

extension FocusKeys {
    /// The meaning of a key while these areas are shown.
    func intent<Spot>(of key: KeyPress, on areas: Areas, _: Spot.Type) -> Intent<Spot>? {
        if contains(.press), key.kind == .press, key.pressesFocus {
            guard let area = areas.focused, areas.canPress(area.value) else { return nil }
            return area.spot().map { .press($0) }
        }
        guard let area = destination(of: key, on: areas), area.value != areas.focused?.value
        else { return nil }
        return area.spot().map { .focus($0) }
    }

    /// The area that a key moves the focus to.
    func destination(of key: KeyPress, on areas: Areas) -> Area? {
        if contains(.tab), key.key == .tab, key.modifiers.isSubset(of: .shift) {
            return areas.next(isBackwards: key.modifiers.contains(.shift))
        }
        guard key.modifiers.isEmpty else { return nil }
        let arrow = contains(.arrows) ? key.arrow : nil
        return (arrow ?? (contains(.hjkl) ? key.letterArrow : nil)).flatMap(areas.next)
    }
}

extension KeyPress {
    /// Whether it may press what has the focus, or move it.
    var concernsFocus: Bool {
        key == .tab || pressesFocus || arrow != nil || letterArrow != nil
    }

    /// Whether it is Enter or the space bar, which press what has the focus.
    public var pressesFocus: Bool {
        switch key {
        case .enter, .keypad(.enter), .character(" "), .keypad(.space): modifiers.isEmpty
        default: false
        }
    }

    fileprivate var arrow: Direction? {
        switch key {
        case .up, .keypad(.up): .up
        case .down, .keypad(.down): .down
        case .left, .keypad(.left): .left
        case .right, .keypad(.right): .right
        default: nil
        }
    }

    /// By where the letter is on the keyboard, if the terminal tells.
    fileprivate var letterArrow: Direction? {
        switch base ?? key.character {
        case "h": .left
        case "j": .down
        case "k": .up
        case "l": .right
        default: nil
        }
    }
}
