extension Controls {
    /// Returns the text of a control.
    public func text(_ spot: Spot) -> String { editor(spot).text }

    /// Returns the text of a control, with its cursor and its selection.
    public func editor(_ spot: Spot) -> TextEditor { kind(spot, TextControl.self).editor }

    /// Returns the message of the first rule that a text breaks, or nil if it breaks none.
    public func problem(_ spot: Spot) -> String? {
        let control = kind(spot, TextControl.self)
        return control.rules.problem(in: control.editor.text)
    }

    /// Returns the message of the first broken rule, but only after the user has typed in the field
    /// or left it, or after `check`. A new form therefore shows no messages. The message about a
    /// character that a rule has just kept out comes first.
    public func shownProblem(_ spot: Spot) -> String? {
        let control = kind(spot, TextControl.self)
        return control.refusal ?? (control.isTouched ? problem(spot) : nil)
    }

    /// Shows the problems of these texts, for example when the user submits a form, even if the
    /// user has not typed there. Moves the focus to the first text with a problem. Returns true if
    /// there is none.
    public mutating func check(_ spots: Spot...) -> Bool {
        for spot in spots { change(spot, TextControl.self) { $0.isTouched = true } }
        guard let first = spots.first(where: { problem($0) != nil }) else { return true }
        moveFocus(to: first)
        return false
    }

    /// Returns the chosen row of a list, with the visible and the marked rows.
    public func cursor(_ spot: Spot) -> ListCursor { kind(spot, ListControl.self).cursor }

    /// Returns the sorting of a table, or nil if it cannot be sorted.
    public func sorting(_ spot: Spot) -> TableSorting? { kind(spot, ListControl.self).sorting }

    public func isOn(_ spot: Spot) -> Bool { kind(spot, ToggleControl.self).isOn }

    /// Returns the index of the chosen tab, choice, search result or row, or nil if there is none.
    public func chosen(_ spot: Spot) -> Int? {
        switch self[spot]?.kind {
        case let tabs as TabsControl: return tabs.chosen
        case let choice as ChoiceControl: return choice.selection.chosen
        case let control as FinderControl: return control.finder.chosen
        case let list as ListControl: return list.cursor.count > 0 ? list.cursor.selected : nil
        default: mismatch(spot, "choice")
        }
    }

    /// Returns the value at the chosen index. `values` has an element for each title or row.
    public func chosen<Values: RandomAccessCollection>(
        _ spot: Spot, of values: Values
    ) -> Values.Element? {
        guard let number = chosen(spot), number < values.count else { return nil }
        return values[values.index(values.startIndex, offsetBy: number)]
    }

    /// Returns the filled part of a slider, or the first view's part of a split, from 0 to 1.
    public func fraction(_ spot: Spot) -> Double {
        if let split = self[spot]?.kind as? SplitControl { return split.fraction }
        return kind(spot, SliderControl.self).fraction
    }

    /// Returns the search of a finder, with its results.
    public func finder(_ spot: Spot) -> FuzzyFinder { kind(spot, FinderControl.self).finder }

    /// Returns the rows of a tree.
    public func tree(_ spot: Spot) -> TreeOutline { kind(spot, TreeControl.self).tree }

    /// Returns the chosen day of a calendar.
    public func day(_ spot: Spot) -> CalendarDay { kind(spot, CalendarControl.self).day }

    /// Returns the point of the scrolled content in the upper left corner of its view.
    func offset(_ spot: Spot) -> Point { kind(spot, ScrollControl.self).point }

    func selection(_ spot: Spot) -> Selection<Int> { kind(spot, ChoiceControl.self).selection }

    func tabs(_ spot: Spot) -> TabsControl { kind(spot, TabsControl.self) }

    func lines(_ spot: Spot) -> Int { kind(spot, ListControl.self).lines }

    func direction(_ spot: Spot) -> SplitDirection { kind(spot, SplitControl.self).direction }
}

// MARK: Changes that a program makes

extension Controls {
    /// Sets a text. The cursor keeps its position if the text is long enough.
    public mutating func set(_ spot: Spot, text: String) {
        change(spot, TextControl.self) { $0.editor.apply(.set(text)) }
    }

    /// Sets the number of rows of a list whose rows have no identifiers.
    public mutating func set(_ spot: Spot, count: Int) {
        change(spot, ListControl.self) { $0.cursor.count = count }
    }

    /// Sets whether a toggle is on.
    public mutating func set(_ spot: Spot, isOn: Bool) {
        change(spot, ToggleControl.self) { $0.isOn = isOn }
    }

    /// Sets the day of a calendar.
    public mutating func set(_ spot: Spot, day: CalendarDay) {
        change(spot, CalendarControl.self) { $0.day = day }
    }

    /// Chooses a row of a list, a tab, or a title of a choice.
    public mutating func choose(_ spot: Spot, _ number: Int) {
        switch self[spot]?.kind {
        case is ListControl:
            change(spot, ListControl.self) { $0.cursor.apply(.select(number)) }
        case is ChoiceControl:
            change(spot, ChoiceControl.self) { $0.selection.apply(.pick(number)) }
        default: change(spot, TabsControl.self) { _ = $0.choose(number) }
        }
    }

    /// Sets the titles of a finder and searches again.
    public mutating func set(_ spot: Spot, titles: [String]) {
        change(spot, FinderControl.self) { $0.finder.titles = titles }
    }

    /// Sets the rows below the tree's row with this path of titles.
    public mutating func set(_ spot: Spot, rows: [TreeNode], below path: [String]) {
        change(spot, TreeControl.self) { $0.tree.set(rows, below: path) }
    }

    /// Scrolls by a number of rows, but not past the content.
    public mutating func scroll(_ spot: Spot, rows: Int) {
        change(spot, ScrollControl.self) { _ = $0.scroll(.move(columns: 0, rows: rows)) }
        stopFollowingFocus(in: spot)
    }

    /// Scrolls to the initial position, for example for new content. This is the beginning or, if
    /// the view follows the end, the end.
    public mutating func scrollToStart(_ spot: Spot) {
        change(spot, ScrollControl.self) { $0.goToStart() }
        stopFollowingFocus(in: spot)
    }

    /// Sets the rows of a list by their identifiers. The chosen and the marked records stay the
    /// same.
    public mutating func setRows<ID: Hashable>(
        _ spot: Spot, from old: some RandomAccessCollection<ID>,
        to new: some RandomAccessCollection<ID>
    ) {
        change(spot, ListControl.self) { $0.cursor.follow(from: old, to: new) }
    }

    private func kind<Kind: ControlKind>(_ spot: Spot, _: Kind.Type) -> Kind {
        if let kind = self[spot]?.kind as? Kind { return kind }
        mismatch(spot, Kind.name)
    }

    private mutating func change<Kind: ControlKind>(
        _ spot: Spot, _: Kind.Type, _ change: (inout Kind) -> Void
    ) {
        var kind = kind(spot, Kind.self)
        change(&kind)
        self[spot] = Control(kind: kind)
    }

    private func mismatch(_ spot: Spot, _ kind: String) -> Never {
        let known = self[spot] == nil ? "it was not declared" : "it was declared as another kind"
        preconditionFailure(
            "\(spot) is not a \(kind) control: \(known) where these controls were created.")
    }
}
