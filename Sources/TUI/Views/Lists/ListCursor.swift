/// The chosen row of a list of any length, the row at its top, and the rows that are marked.
///
/// It is a value with commands. It knows nothing of the rows but how many there are, and keeps its
/// place when the list or its room becomes another size.
public struct ListCursor: Equatable, Sendable {
    public enum Command: Hashable, Sendable {
        case move(Int)
        case page(Int)
        case first, last
        case select(Int)
        case scroll(Int)

        /// Marks the chosen row, or takes its mark away.
        case mark

        /// The same with another row, which is chosen then.
        case toggle(Int)

        /// Marks the rows from the one that was chosen or marked by itself as far as another, which
        /// is chosen then.
        case extend(to: Int)
    }

    public var count: Int { didSet { keep() } }

    /// How many rows are seen: what a page is.
    public var rows: Int { didSet { keep() } }

    public private(set) var selected = 0
    public private(set) var first = 0
    public private(set) var marked: Set<Int> = []

    /// The row that an extension begins at.
    private var anchor = 0

    public init(count: Int, rows: Int = 10) {
        self.count = count
        self.rows = rows
    }

    public mutating func apply(_ command: Command) {
        switch command {
        case .move(let steps): select(selected.plus(steps))
        case .page(let pages): select(selected.plus(pages.times(max(2, rows) - 1)))
        case .first: select(0)
        case .last: select(max(1, count) - 1)
        case .select(let row): select(row)
        case .scroll(let rows): first = min(max(0, first.plus(rows)), lastFirst)
        case .mark: mark()
        case .toggle(let row):
            select(row)
            mark()
        case .extend(let row):
            let start = anchor
            select(row)
            if count > 0 { marked.formUnion(min(start, selected)...max(start, selected)) }
            anchor = start
        }
    }

    /// Stays with its records when the rows are sorted, filtered, or come and go: the chosen one and
    /// the marked ones are found by their names among the new rows. Where the chosen one is gone,
    /// the row that has taken its place is chosen.
    public mutating func follow<ID: Hashable>(
        from old: some RandomAccessCollection<ID>, to new: some RandomAccessCollection<ID>
    ) {
        func id(_ row: Int) -> ID? {
            row < old.count ? old[old.index(old.startIndex, offsetBy: row)] : nil
        }
        let wanted = Set(([selected, anchor] + marked).compactMap(id))
        var places: [ID: Int] = [:]
        for (place, id) in new.enumerated() where wanted.contains(id) { places[id] = place }
        let distance = selected - first
        let row = id(selected).flatMap { places[$0] } ?? selected
        let begin = id(anchor).flatMap { places[$0] } ?? row
        marked = Set(marked.compactMap { id($0).flatMap { places[$0] } })
        count = new.count
        select(row)
        first = min(max(0, selected - distance), lastFirst)
        anchor = min(begin, max(1, count) - 1)
    }

    private mutating func mark() {
        if count > 0, marked.remove(selected) == nil { marked.insert(selected) }
        anchor = selected
    }

    private mutating func select(_ row: Int) {
        selected = min(max(0, row), max(1, count) - 1)
        anchor = selected
        keep()
        first = min(max(first, selected - max(1, rows) + 1), selected)
    }

    private var lastFirst: Int { max(0, max(0, count) - max(1, rows)) }

    private mutating func keep() {
        selected = min(selected, max(1, count) - 1)
        anchor = min(anchor, max(1, count) - 1)
        first = min(max(0, first), lastFirst)
        if let last = marked.max(), last >= count { marked = marked.filter { $0 < count } }
    }
}

extension ListCursor.Command {
    /// The command of a press on a row: with Ctrl it marks that, with Shift all as far as there.
    public init(press row: Int, modifiers: Modifiers) {
        if modifiers.contains(.shift) {
            self = .extend(to: row)
        } else {
            self = modifiers.contains(.control) ? .toggle(row) : .select(row)
        }
    }

    /// The command of a key: arrows, page keys, Home and End; space marks.
    public init?(_ key: KeyPress) {
        guard key.isIntended, key.modifiers.isEmpty else { return nil }
        switch key.key {
        case .up, .keypad(.up): self = .move(-1)
        case .down, .keypad(.down): self = .move(1)
        case .pageUp, .keypad(.pageUp): self = .page(-1)
        case .pageDown, .keypad(.pageDown): self = .page(1)
        case .home, .keypad(.home): self = .first
        case .end, .keypad(.end): self = .last
        case .character(" "): self = .mark
        default: return nil
        }
    }
}
