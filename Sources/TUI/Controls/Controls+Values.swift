extension Controls {
    /// The text that a control holds.
    public func text(_ spot: Spot) -> String { editor(spot).text }

    /// The text of a control, with its cursor and its selection.
    public func editor(_ spot: Spot) -> TextEditor {
        if case .text(let editor)? = self[spot]?.state { return editor }
        mismatch(spot, "text")
    }

    /// The chosen row of a list, and the rows that are seen and marked.
    public func cursor(_ spot: Spot) -> ListCursor {
        if case .list(let cursor, _, _)? = self[spot]?.state { return cursor }
        mismatch(spot, "list")
    }

    /// The column that a table is sorted by; nil if it is not to be sorted.
    public func sorting(_ spot: Spot) -> TableSorting? {
        if case .list(_, let sorting, _)? = self[spot]?.state { return sorting }
        mismatch(spot, "list")
    }

    public func isOn(_ spot: Spot) -> Bool {
        if case .toggle(let isOn)? = self[spot]?.state { return isOn }
        mismatch(spot, "toggle")
    }

    /// The number of the chosen tab, or of the choice that was made; nil when there is none.
    public func chosen(_ spot: Spot) -> Int? {
        switch self[spot]?.state {
        case .tabs(_, let chosen)?: return chosen
        case .choice(let selection)?: return selection.chosen
        default: mismatch(spot, "choice")
        }
    }

    /// The chosen one of the values that the titles of tabs or of a choice stand for, or that the
    /// rows of a list show.
    public func chosen<Values: RandomAccessCollection>(
        _ spot: Spot, of values: Values
    ) -> Values.Element? {
        let number: Int?
        if case .list(let cursor, _, _)? = self[spot]?.state {
            number = cursor.selected
        } else {
            number = chosen(spot)
        }
        guard let number, number < values.count else { return nil }
        return values[values.index(values.startIndex, offsetBy: number)]
    }

    /// The part of a slider that is filled, from 0 to 1.
    public func part(_ spot: Spot) -> Double {
        if case .slider(let part)? = self[spot]?.state { return part }
        mismatch(spot, "slider")
    }

    /// The place of a scrolled content in the upper left corner.
    func offset(_ spot: Spot) -> Point {
        guard case .scroll(let offset, let isAtEnd, _)? = self[spot]?.state else {
            mismatch(spot, "scroll")
        }
        return isAtEnd ? Point(column: offset.point.column, row: .max) : offset.point
    }

    func selection(_ spot: Spot) -> Selection<Int> {
        if case .choice(let selection)? = self[spot]?.state { return selection }
        mismatch(spot, "choice")
    }

    /// Sets a text, as a program does. The cursor stays where it is, as far as there is text.
    public mutating func set(_ spot: Spot, text: String) {
        var editor = editor(spot)
        editor.apply(.set(text))
        self[spot]?.state = .text(editor)
    }

    /// Sets the number of rows of a list whose rows have no names.
    public mutating func set(_ spot: Spot, count: Int) {
        guard case .list(var cursor, let sorting, let marks)? = self[spot]?.state else {
            mismatch(spot, "list")
        }
        cursor.count = count
        self[spot]?.state = .list(cursor, sorting, marks: marks)
    }

    /// Tells a list its new rows by the names of their records: the chosen record and those that
    /// are marked stay so wherever they are now.
    public mutating func setRows<ID: Hashable>(
        _ spot: Spot, from old: some RandomAccessCollection<ID>,
        to new: some RandomAccessCollection<ID>
    ) {
        guard case .list(var cursor, let sorting, let marks)? = self[spot]?.state else {
            mismatch(spot, "list")
        }
        cursor.follow(from: old, to: new)
        self[spot]?.state = .list(cursor, sorting, marks: marks)
    }

    private func mismatch(_ spot: Spot, _ kind: String) -> Never {
        let known = self[spot] == nil ? "it was not declared" : "it was declared as another kind"
        preconditionFailure("\(spot) is no \(kind): \(known) where these controls were created.")
    }
}
