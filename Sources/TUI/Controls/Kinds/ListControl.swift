/// The state of a list, a menu or a table.
struct ListControl: ControlKind {
    static let name = "list"

    var cursor: ListCursor
    var sorting: TableSorting?
    let hasMarks: Bool

    /// The height of a row.
    let lines: Int

    mutating func take(_ key: KeyPress) -> ControlReaction {
        guard let command = ListCursor.Command(key), command != .mark || hasMarks else {
            return .none
        }
        return .ifChanged(apply(command))
    }

    mutating func press(_ target: ControlTarget, _ press: ControlPress) -> ControlReaction {
        switch target {
        case .row(let row):
            let command =
                hasMarks
                ? .init(press: row, modifiers: press.modifiers) : ListCursor.Command.select(row)
            let reaction: ControlReaction = apply(command) ? .changed : .none
            return press.count == 2 ? reaction.union(.pressed) : reaction
        case .header(let column):
            guard sorting != nil else { return .none }
            sorting?.press(column)
            return .sorted
        default: return press.isByKey && cursor.count > 0 ? .pressed : .none
        }
    }

    mutating func scroll(by notches: Int) -> ControlReaction {
        cursor.apply(.scroll(3 * notches))
        return .none
    }

    mutating func scroll(to row: Int) {
        cursor.apply(.scroll((row + lines - 1) / lines - cursor.first))
    }

    mutating func resize(_ size: Size, content: Size?) { cursor.rows = size.rows / lines }

    private mutating func apply(_ command: ListCursor.Command) -> Bool {
        let before = cursor
        cursor.apply(command)
        return cursor != before
    }
}
