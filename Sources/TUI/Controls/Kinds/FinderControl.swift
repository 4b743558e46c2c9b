/// The state of a finder: titles that the user searches by typing.
struct FinderControl: ControlKind {
    static let name = "finder"

    var finder: FuzzyFinder

    /// Indicates whether a single click on a title presses it.
    let isPalette: Bool

    mutating func take(_ key: KeyPress) -> ControlReaction {
        if let command = key.rowCommand {
            let before = finder.cursor
            finder.apply(.row(command))
            return .ifChanged(finder.cursor != before)
        }
        guard let command = TextEditor.Command(key) else { return .none }
        return edit(command).union(.used)
    }

    mutating func insert(_ text: String) -> ControlReaction { edit(.insert(text)) }

    mutating func press(_ target: ControlTarget, _ press: ControlPress) -> ControlReaction {
        guard case .row(let row) = target else {
            return press.isByKey && finder.chosen != nil ? .pressed : .none
        }
        let before = finder.chosen
        finder.apply(.row(.select(row)))
        let reaction: ControlReaction = finder.chosen == before ? .none : .changed
        return isPalette || press.count == 2 ? reaction.union(.pressed) : reaction
    }

    mutating func scroll(by notches: Int) -> ControlReaction {
        finder.apply(.row(.scroll(3 * notches)))
        return .none
    }

    mutating func scroll(to row: Int) { finder.apply(.row(.scroll(row - finder.cursor.first))) }

    /// Stores the size of the view, whose first row shows the query.
    mutating func resize(_ size: Size, content: Size?) { finder.rows = size.rows - 1 }

    private mutating func edit(_ command: TextEditor.Command) -> ControlReaction {
        let before = finder.query.text
        finder.apply(.edit(command))
        return finder.query.text == before ? .none : .changed
    }
}

extension KeyPress {
    /// The command of a key that moves through the results; nil for other keys.
    fileprivate var rowCommand: ListCursor.Command? {
        guard isIntended, modifiers.isEmpty else { return nil }
        return switch key {
        case .up, .keypad(.up): .move(-1)
        case .down, .keypad(.down): .move(1)
        case .pageUp, .keypad(.pageUp): .page(-1)
        case .pageDown, .keypad(.pageDown): .page(1)
        default: nil
        }
    }
}
