/// The state of a toggle, which is on or off.
struct ToggleControl: ControlKind {
    static let name = "toggle"

    var isOn: Bool

    mutating func press(_ target: ControlTarget, _ press: ControlPress) -> ControlReaction {
        isOn.toggle()
        return .changed
    }
}

/// The state of a choice of one value, whose list opens.
struct ChoiceControl: ControlKind {
    static let name = "choice"

    var selection: Selection<Int>

    mutating func take(_ key: KeyPress) -> ControlReaction {
        if selection.isOpen, key.key == .tab {
            selection.apply(.close)
            return .used
        }
        return selection.command(for: key).map { choose($0).union(.used) } ?? .none
    }

    mutating func press(_ target: ControlTarget, _ press: ControlPress) -> ControlReaction {
        if case .item(let item) = target { return choose(.pick(item)) }
        return choose(selection.isOpen ? .close : .open)
    }

    mutating func scroll(by notches: Int) -> ControlReaction { choose(.move(notches)) }

    mutating func hover(_ target: ControlTarget) {
        if case .item(let item) = target { selection.apply(.mark(item, isPointed: true)) }
    }

    mutating func close() { selection.apply(.close) }

    private mutating func choose(_ command: Selection<Int>.Command) -> ControlReaction {
        let before = selection.chosen
        selection.apply(command)
        return selection.chosen == before ? .none : .changed
    }
}

/// The state of tabs: their titles, and the chosen one.
struct TabsControl: ControlKind {
    static let name = "tabs"

    let titles: [String]
    private(set) var chosen: Int

    mutating func take(_ key: KeyPress) -> ControlReaction {
        let tabs = Tabs(titles.indices.map { ($0, titles[$0]) }, selected: chosen)
        return tabs.value(for: key).map { choose($0) } ?? .none
    }

    mutating func press(_ target: ControlTarget, _ press: ControlPress) -> ControlReaction {
        if case .item(let tab) = target { choose(tab).subtracting(.used) } else { .none }
    }

    mutating func choose(_ tab: Int) -> ControlReaction {
        let isOther = tab != chosen && titles.indices.contains(tab)
        if isOther { chosen = tab }
        return .ifChanged(isOther)
    }
}
