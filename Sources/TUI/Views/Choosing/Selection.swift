/// A choice of one value, and its list while it is open.
///
/// A selection is a value with commands, like a text editor. The program stores it, and `Select`
/// shows it.
public struct Selection<Value: Hashable>: Equatable {
    public enum Command: Equatable {
        case open, close
        /// Moves down, or up if negative. While the list is closed, chooses the new row at once.
        case move(Int)
        /// Moves to the next row whose title begins with this letter.
        case find(Unicode.Scalar)
        /// Marks a row of the open list. `isPointed` is true for a row below the pointer. Such a
        /// row does not scroll the list.
        case mark(Value, isPointed: Bool = false)
        /// Chooses the marked row, or the given one, and closes the list.
        case choose
        case pick(Value)
    }

    public let items: [MenuItem<Value>]
    public private(set) var chosen: Value?
    /// The marked row of the open list; nil while it is closed.
    public private(set) var marked: Value?
    /// The row in the middle of the list.
    private var center: Value?

    /// Creates a selection. Without `chosen`, no value is chosen.
    public init(_ items: [MenuItem<Value>], chosen: Value? = nil) {
        (self.items, self.chosen) = (items, chosen)
    }

    public var isOpen: Bool { marked != nil }

    /// The title of the chosen value; nil if no value is chosen.
    public var title: String? { items.first { $0.value == chosen }?.title }

    public mutating func apply(_ command: Command) {
        switch command {
        case .open:
            marked = chosen ?? choices.first?.value
            center = marked
        case .close: marked = nil
        case .move(let steps): go(to: list.value(after: steps))
        case .find(let letter):
            let here = choices.firstIndex { $0.value == (marked ?? chosen) } ?? -1
            let order = choices.dropFirst(here + 1) + choices.prefix(here + 1)
            if let found = order.first(where: { $0.begins(with: letter) }) { go(to: found.value) }
        case .mark(let value, let isPointed):
            if isOpen && has(value) { marked = value }
            if !isPointed { center = marked }
        case .choose:
            chosen = marked ?? chosen
            marked = nil
        case .pick(let value):
            if has(value) { chosen = value }
            marked = nil
        }
    }

    private func has(_ value: Value) -> Bool { choices.contains { $0.value == value } }

    private mutating func go(to value: Value?) {
        if isOpen { (marked, center) = (value, value) } else { chosen = value }
    }

    private var choices: [MenuItem<Value>] { items.filter { !$0.isDisabled } }

    var list: Menu<Value> {
        Menu(items, selected: marked ?? chosen, isFocused: true, center: center)
    }

    public static func == (one: Self, other: Self) -> Bool {
        one.chosen == other.chosen && one.marked == other.marked && one.center == other.center
            && one.items.elementsEqual(other.items) {
                $0.value == $1.value && $0.title == $1.title && $0.isDisabled == $1.isDisabled
            }
    }
}

extension Selection: Sendable where Value: Sendable {}
extension Selection.Command: Sendable where Value: Sendable {}

extension Selection {
    /// Returns the same selection with each value replaced.
    func map<Other>(_ value: (Value) -> Other) -> Selection<Other> {
        var other = Selection<Other>(
            items.map {
                MenuItem(
                    value($0.value), $0.title, detail: $0.detail, isDisabled: $0.isDisabled)
            }, chosen: chosen.map(value))
        (other.marked, other.center) = (marked.map(value), center.map(value))
        return other
    }

    /// Returns the command of a key while the selection has the focus; nil for other keys.
    public func command(for key: KeyPress) -> Command? {
        guard key.isIntended, key.modifiers.isSubset(of: .shift) else { return nil }
        switch key.key {
        case .up, .keypad(.up): return .move(-1)
        case .down, .keypad(.down): return isOpen ? .move(1) : .open
        case .enter, .keypad(.enter), .character(" "): return isOpen ? .choose : .open
        case .escape: return isOpen ? .close : nil
        case .character(let letter): return .find(letter)
        default: return nil
        }
    }
}

extension Selection {
    /// Returns the command of an intent on the list, or nil for other intents. The rows of the list
    /// are tagged with their values.
    public func command(for intent: Intent<Value>) -> Command? {
        switch intent {
        case .hover(let value?) where isOpen && has(value): .mark(value, isPointed: true)
        case .focus(let value) where isOpen && has(value): .mark(value)
        case .press(let value, _, _, _) where isOpen && has(value): .pick(value)
        default: nil
        }
    }
}

extension MenuItem {
    fileprivate func begins(with letter: Unicode.Scalar) -> Bool {
        title.first?.lowercased() == String(letter).lowercased()
    }
}
