/// The chosen row of a list of any length, the first visible row, and the marked rows.
///
/// The cursor is a value with commands. It stores the number of rows, but not the rows, and keeps
/// its position when the list or its view changes size.
public struct ListCursor: Equatable, Sendable {
    public enum Command: Hashable, Sendable {
        /// Moves down by rows or pages, or up if negative.
        case move(Int)
        case page(Int)
        case first, last
        case select(Int)

        /// Scrolls by rows. The chosen row may scroll out of view.
        case scroll(Int)

        /// Marks the chosen row, or removes its mark.
        case mark

        /// Chooses another row, and marks it or removes its mark.
        case toggle(Int)

        /// Chooses a row, and marks all rows from the one that was last chosen or marked to this
        /// one.
        case extend(to: Int)
    }

    public var count: Int { didSet { keep() } }

    /// The number of visible rows. A page is one row shorter, so that a row stays visible.
    public var rows: Int { didSet { keep() } }

    public private(set) var selected = 0
    public private(set) var first = 0
    public private(set) var marked: Set<Int> = []

    /// The row from which `extend` marks rows.
    private var anchor = 0

    public init(count: Int, rows: Int = 10) {
        self.count = count
        self.rows = rows
    }

    public mutating func apply(_ command: Command) {
        switch command {
        case .move(let steps): select(selected.addingClamped(steps))
        case .page(let pages):
            select(selected.addingClamped(pages.multipliedClamped(by: max(2, rows) - 1)))
        case .first: select(0)
        case .last: select(max(1, count) - 1)
        case .select(let row): select(row)
        case .scroll(let rows): first = min(max(0, first.addingClamped(rows)), lastFirst)
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

    /// Keeps the same records chosen and marked when rows are sorted, filtered, added or removed.
    /// Finds their identifiers among the new rows. If the chosen record is gone, chooses the row at
    /// its position.
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
    /// Creates the command of a press on a row. With Ctrl, it marks the row, and with Shift, all
    /// rows up to it.
    public init(press row: Int, modifiers: Modifiers) {
        if modifiers.contains(.shift) {
            self = .extend(to: row)
        } else {
            self = modifiers.contains(.control) ? .toggle(row) : .select(row)
        }
    }

    /// Creates the command of a key: an arrow, a page key, Home, End, or the space bar, which marks
    /// the row. Nil for other keys.
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
