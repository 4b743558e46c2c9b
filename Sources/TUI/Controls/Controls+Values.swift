extension Controls {
    /// The text that a control holds.
    public func text(_ spot: Spot) -> String { editor(spot).text }

    /// The text of a control, with its cursor and its selection.
    public func editor(_ spot: Spot) -> TextEditor { kind(spot, TextControl.self).editor }

    /// The first rule's complaint about a text; nil if it keeps all rules.
    public func problem(_ spot: Spot) -> String? {
        let control = kind(spot, TextControl.self)
        return control.rules.problem(in: control.editor.text)
    }

    /// The same once the user has typed there, or left it, so that an empty form has no complaints.
    public func shownProblem(_ spot: Spot) -> String? {
        kind(spot, TextControl.self).isTouched ? problem(spot) : nil
    }

    /// Shows what is wrong with texts that were not typed in yet, as when a form is sent, and moves
    /// the focus to the first of them. Returns whether all is well.
    public mutating func check(_ spots: Spot...) -> Bool {
        for spot in spots { change(spot, TextControl.self) { $0.isTouched = true } }
        guard let first = spots.first(where: { problem($0) != nil }) else { return true }
        moveFocus(to: first)
        return false
    }

    /// The chosen row of a list, and the rows that are seen and marked.
    public func cursor(_ spot: Spot) -> ListCursor { kind(spot, ListControl.self).cursor }

    /// The column that a table is sorted by; nil if it is not to be sorted.
    public func sorting(_ spot: Spot) -> TableSorting? { kind(spot, ListControl.self).sorting }

    public func isOn(_ spot: Spot) -> Bool { kind(spot, ToggleControl.self).isOn }

    /// The number of the chosen tab, of the choice that was made, or of the title that was found;
    /// nil when there is none.
    public func chosen(_ spot: Spot) -> Int? {
        switch self[spot]?.kind {
        case let tabs as TabsControl: return tabs.chosen
        case let choice as ChoiceControl: return choice.selection.chosen
        case let control as FinderControl: return control.finder.chosen
        case let list as ListControl: return list.cursor.count > 0 ? list.cursor.selected : nil
        default: mismatch(spot, "choice")
        }
    }

    /// The chosen one of the values that the titles of tabs, of a choice or of a search stand for,
    /// or that the rows of a list show.
    public func chosen<Values: RandomAccessCollection>(
        _ spot: Spot, of values: Values
    ) -> Values.Element? {
        guard let number = chosen(spot), number < values.count else { return nil }
        return values[values.index(values.startIndex, offsetBy: number)]
    }

    /// The filled part of a slider, or the first view's part of a split, from 0 to 1.
    public func part(_ spot: Spot) -> Double {
        if let split = self[spot]?.kind as? SplitControl { return split.part }
        return kind(spot, SliderControl.self).part
    }

    /// Titles that are searched, and what was found.
    public func finder(_ spot: Spot) -> FuzzyFinder { kind(spot, FinderControl.self).finder }

    /// Rows that open and close.
    public func tree(_ spot: Spot) -> TreeOutline { kind(spot, TreeControl.self).tree }

    /// The chosen day of a calendar.
    public func day(_ spot: Spot) -> CalendarDay { kind(spot, CalendarControl.self).day }

    /// The place of a scrolled content in the upper left corner.
    func offset(_ spot: Spot) -> Point { kind(spot, ScrollControl.self).point }

    func selection(_ spot: Spot) -> Selection<Int> { kind(spot, ChoiceControl.self).selection }

    func tabs(_ spot: Spot) -> TabsControl { kind(spot, TabsControl.self) }

    func lines(_ spot: Spot) -> Int { kind(spot, ListControl.self).lines }

    func direction(_ spot: Spot) -> SplitDirection { kind(spot, SplitControl.self).direction }
}

// MARK: Changes that a program makes

extension Controls {
    /// Sets a text. The cursor stays where it is, as far as there is text.
    public mutating func set(_ spot: Spot, text: String) {
        change(spot, TextControl.self) { $0.editor.apply(.set(text)) }
    }

    /// Sets the number of rows of a list whose rows have no names.
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

    /// Chooses a row of a list, a tab, or one of the titles of a choice.
    public mutating func choose(_ spot: Spot, _ number: Int) {
        switch self[spot]?.kind {
        case is ListControl:
            change(spot, ListControl.self) { $0.cursor.apply(.select(number)) }
        case is ChoiceControl:
            change(spot, ChoiceControl.self) { $0.selection.apply(.pick(number)) }
        default: change(spot, TabsControl.self) { _ = $0.choose(number) }
        }
    }

    /// Sets the titles that are searched, and searches them again.
    public mutating func set(_ spot: Spot, titles: [String]) {
        change(spot, FinderControl.self) { $0.finder.titles = titles }
    }

    /// Sets the rows below a row of a tree. The titles on the way to it name that row.
    public mutating func set(_ spot: Spot, rows: [TreeNode], below path: [String]) {
        change(spot, TreeControl.self) { $0.tree.set(rows, below: path) }
    }

    /// Scrolls back to the beginning, as for a new content.
    public mutating func scrollToStart(_ spot: Spot) {
        change(spot, ScrollControl.self) { $0.goToStart() }
    }

    /// Gives a list the names of its new rows. The chosen row and the marked ones stay with their
    /// records.
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
        preconditionFailure("\(spot) is no \(kind): \(known) where these controls were created.")
    }
}
