/// One choice of several, and the list of them while it is open.
///
/// It is a value with commands, as a text editor is: the program keeps it, and `Select` shows it.
public struct Selection<Value: Hashable>: Equatable {
    public enum Command: Equatable {
        case open, close
        /// So many rows down, or up if negative; while it is closed, to another choice at once.
        case move(Int)
        /// To the next whose title begins so.
        case find(Unicode.Scalar)
        /// Marks a row of the list: the focus is there, or the pointer, below which nothing moves.
        case mark(Value, isPointed: Bool = false)
        /// Chooses what is marked, or a certain one; the list is closed then.
        case choose
        case pick(Value)
    }

    public let items: [MenuItem<Value>]
    public private(set) var chosen: Value?
    /// The row that is marked in the open list; nil while it is closed.
    public private(set) var marked: Value?
    /// The row that the list is seen around.
    private var centre: Value?

    /// Without a choice nothing is chosen yet.
    public init(_ items: [MenuItem<Value>], chosen: Value? = nil) {
        (self.items, self.chosen) = (items, chosen)
    }

    public var isOpen: Bool { marked != nil }

    /// The title of what is chosen.
    public var title: String? { items.first { $0.value == chosen }?.title }

    public mutating func apply(_ command: Command) {
        switch command {
        case .open:
            marked = chosen ?? choices.first?.value
            centre = marked
        case .close: marked = nil
        case .move(let steps): go(to: list.value(after: steps))
        case .find(let letter):
            let here = choices.firstIndex { $0.value == (marked ?? chosen) } ?? -1
            let order = choices.dropFirst(here + 1) + choices.prefix(here + 1)
            if let found = order.first(where: { $0.begins(with: letter) }) { go(to: found.value) }
        case .mark(let value, let isPointed):
            if isOpen && has(value) { marked = value }
            if !isPointed { centre = marked }
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
        if isOpen { (marked, centre) = (value, value) } else { chosen = value }
    }

    private var choices: [MenuItem<Value>] { items.filter { !$0.isDisabled } }

    /// The list as it is shown while it is open.
    var list: Menu<Value> {
        Menu(items, selected: marked ?? chosen, isFocused: true, centre: centre)
    }

    public static func == (one: Self, other: Self) -> Bool {
        one.chosen == other.chosen && one.marked == other.marked && one.centre == other.centre
            && one.items.elementsEqual(other.items) {
                $0.value == $1.value && $0.title == $1.title && $0.isDisabled == $1.isDisabled
            }
    }
}

extension Selection: Sendable where Value: Sendable {}
extension Selection.Command: Sendable where Value: Sendable {}

extension Selection {
    /// The same choice among other values, one for each of its own.
    func map<Other>(_ value: (Value) -> Other) -> Selection<Other> {
        var other = Selection<Other>(
            items.map {
                MenuItem(
                    value($0.value), $0.title, detail: $0.detail, isDisabled: $0.isDisabled)
            }, chosen: chosen.map(value))
        (other.marked, other.centre) = (marked.map(value), centre.map(value))
        return other
    }

    /// Command of a key while the choice has the focus; nil if it is for others.
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
    /// Command of a hand on the list, whose rows are tagged with their values; nil if it is for
    /// others.
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
