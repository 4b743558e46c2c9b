/// The state of a tree, whose rows open and close.
struct TreeControl: ControlKind {
    static let name = "tree"

    var tree: TreeOutline

    mutating func take(_ key: KeyPress) -> ControlReaction {
        guard let command = TreeOutline.Command(key) else { return .none }
        let reaction = apply(command)
        return reaction.isEmpty ? .none : reaction.union(.used)
    }

    mutating func press(_ target: ControlTarget, _ press: ControlPress) -> ControlReaction {
        switch target {
        case .row(let row):
            let reaction = apply(.row(.select(row)))
            return press.count == 2 ? reaction.union(pressChosen()) : reaction
        // The mark before a title.
        case .item(let row): return apply(.row(.select(row))).union(apply(.toggle))
        default: return press.isByKey ? pressChosen() : .none
        }
    }

    mutating func scroll(by notches: Int) -> ControlReaction {
        _ = apply(.row(.scroll(3 * notches)))
        return .none
    }

    mutating func scroll(to row: Int) { _ = apply(.row(.scroll(row - tree.cursor.first))) }

    mutating func resize(_ size: Size, content: Size?) { tree.rows = size.rows }

    /// Opens or closes the chosen row, or presses a row that cannot be opened.
    private mutating func pressChosen() -> ControlReaction {
        guard let chosen = tree.chosen else { return .none }
        return chosen.canOpen ? apply(.toggle) : .pressed
    }

    private mutating func apply(_ command: TreeOutline.Command) -> ControlReaction {
        let (cursor, count, unknown) = (tree.cursor, tree.count, tree.unknown.count)
        tree.apply(command)
        if tree.unknown.count > unknown { return [.changed, .opened] }
        return tree.cursor == cursor && tree.count == count ? .none : .changed
    }
}
