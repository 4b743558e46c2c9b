import Reactive

/// The keys that move the focus and press the focused area.
public struct FocusKeys: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Tab and Shift-Tab move in reading order and wrap around.
    public static let tab = FocusKeys(rawValue: 1)

    /// Arrows move to the nearest area in their direction, and stop at the edge.
    public static let arrows = FocusKeys(rawValue: 2)

    /// The letters of vi act as arrows.
    public static let hjkl = FocusKeys(rawValue: 4)

    /// Enter and the space bar press the focused area, if it can be pressed.
    public static let press = FocusKeys(rawValue: 8)

    /// The left and right arrows stay in a row of areas, and wrap around within the row.
    public static let rows = FocusKeys(rawValue: 16)

    public static let standard: FocusKeys = [.tab, .arrows, .press]

    /// Every key, and typed and pasted text.
    static let everyKey = FocusKeys(rawValue: .max)
}

extension FocusKeys {
    /// Returns what a key does to these areas, or nil if it does nothing.
    func intent<Spot>(of key: KeyPress, on areas: Areas) -> Intent<Spot>? {
        if contains(.press), key.kind == .press, key.pressesFocus {
            guard let area = areas.focusedInSight, area.isVisible, areas.canPress(area.tagged)
            else { return nil }
            return area.spot().map { .press($0) }
        }
        return destination(of: key, on: areas)?.spot().map { .focus($0) }
    }

    /// Returns the area to which a key moves the focus. Nil if the focus stays where it is.
    func destination(of key: KeyPress, on areas: Areas) -> Area? {
        let destination = next(after: key, on: areas)
        return destination?.tagged == areas.focused?.tagged ? nil : destination
    }

    private func next(after key: KeyPress, on areas: Areas) -> Area? {
        if contains(.tab), key.key == .tab, key.modifiers.isSubset(of: .shift) {
            return areas.next(isBackwards: key.modifiers.contains(.shift))
        }
        guard key.modifiers.isEmpty else { return nil }
        let direction = contains(.arrows) ? key.arrow : nil
        return (direction ?? (contains(.hjkl) ? key.letterArrow : nil)).flatMap {
            areas.next($0, staysInRow: contains(.rows))
        }
    }
}

extension KeyPress {
    fileprivate func isOne(of keys: FocusKeys) -> Bool {
        keys == .everyKey || keys.contains(.tab) && key == .tab
            || keys.contains(.press) && pressesFocus || keys.contains(.arrows) && arrow != nil
            || keys.contains(.hjkl) && letterArrow != nil
    }

    /// Indicates whether the key is Enter or the space bar without modifiers, which press the
    /// focused area.
    public var pressesFocus: Bool {
        switch key {
        case .enter, .keypad(.enter), .character(" "), .keypad(.space): modifiers.isEmpty
        default: false
        }
    }

    /// Returns the direction of an arrow or, if letters move, of an `hjkl` key, with any modifiers.
    /// Nil for other keys.
    package func direction(lettersMove: Bool) -> Direction? {
        arrow ?? (lettersMove ? letterArrow : nil)
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

    /// The direction of an `hjkl` key. On a keyboard with other letters, such as Cyrillic ones, the
    /// key at the same position counts, if the terminal reports positions.
    package var letterArrow: Direction? {
        let letter = key.character
        return switch letter?.isASCII ?? true ? letter : base {
        case "h": .left
        case "j": .down
        case "k": .up
        case "l": .right
        default: nil
        }
    }
}

/// The keys that the current listeners apply to the areas of a page. Only these keys need a layout
/// of the page.
final class AreaKeys {
    /// The keys of each listener.
    private var listeners: [FocusKeys] = []

    fileprivate func add(_ keys: FocusKeys) { listeners.append(keys) }

    fileprivate func remove(_ keys: FocusKeys) {
        if let place = listeners.firstIndex(of: keys) { listeners.remove(at: place) }
    }

    func contain(_ key: KeyPress) -> Bool {
        listeners.contains { key.isOne(of: $0) }
    }

    var containText: Bool { listeners.contains(.everyKey) }
}

extension Console {
    /// Returns the console's events with their gestures. `keys` act on areas while a listener
    /// listens.
    func readings(applyingToAreasAt keys: FocusKeys) -> Observable<GestureReading> {
        .deferred { [areaKeys, readings] in
            areaKeys.add(keys)
            return readings.do(onDispose: { areaKeys.remove(keys) })
        }
    }
}
