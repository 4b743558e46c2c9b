/// A line of keys with their names, which the user can also click. The line leaves out the last
/// entries that do not fit, but never those that are always shown.
public struct KeyBar: View, Equatable {
    /// A key, its name, and the value of a click on it.
    public struct Entry: Equatable {
        public let key, name: String
        public var spot: (any Hashable)? { tag?.base }
        fileprivate let tag: AreaValue?

        public init(_ key: String, _ name: String, _ spot: (any Hashable)? = nil) {
            (self.key, self.name, tag) = (key, name, spot.map { AreaValue($0) })
        }

        fileprivate var columns: Int { key.columns + (name.isEmpty ? 0 : 1 + name.columns) }
        fileprivate var withoutName: Entry { Entry(key, "", spot) }
    }

    /// The entries, the most important ones first, and those that are always shown, at the end.
    package let entries: [Entry]
    private let lasting: [Entry]

    /// Creates the line, with the most important entries first. The entries in `always` come last.
    /// If not all entries fit, the line may leave out the names of these entries, and all but one
    /// of the blanks between them. It does so if they would take more than half of the line, or if
    /// they would leave too little space for the first two entries.
    public init(_ entries: [Entry], always lasting: [Entry] = []) {
        (self.entries, self.lasting) = (entries, lasting)
    }

    public func size(in offer: Size) -> Size { Size(columns: offer.columns, rows: 1) }

    /// Returns the columns of all entries, with a blank on each side of each.
    static func columns(of entries: [Entry]) -> Int { entries.reduce(0) { $0 + $1.columns + 2 } }

    public var stretch: Stretch { Stretch(columns: 1) }

    public func draw(on page: inout Page) {
        let (lasting, gap) = lasting(in: page.size.columns)
        let room = page.size.columns - lasting.reduce(0) { $0 + $1.columns + gap }
        var column = 1
        for (index, entry) in entries.enumerated() {
            let isLast = index == entries.count - 1
            // After every entry but the last, leaves space for the mark `…`, which shows that more
            // entries follow.
            guard column + entry.columns + (isLast ? 1 : 4) <= room else {
                page.draw("…", column: column, row: 0, style: page.style(.dim))
                column += 3
                break
            }
            draw(entry, at: column, on: &page)
            column += entry.columns + 2
        }
        for entry in lasting {
            draw(entry, at: column, on: &page)
            column += entry.columns + gap
        }
    }

    /// Returns the entries that are always shown, in a line of this many columns, and the number of
    /// blanks after each of them.
    private func lasting(in columns: Int) -> (entries: [Entry], gap: Int) {
        let all = KeyBar.columns(of: entries + lasting)
        let own = KeyBar.columns(of: lasting)
        // The mark `…` takes three columns.
        let first = KeyBar.columns(of: Array(entries.prefix(2))) + 3
        let hasNames = all <= columns || 2 * own <= columns && first + own <= columns
        return hasNames ? (lasting, 2) : (lasting.map(\.withoutName), 1)
    }

    private func draw(_ entry: Entry, at column: Int, on page: inout Page) {
        page.within(Rect(column: column, row: 0, columns: entry.columns, rows: 1)) { page in
            page.draw(entry.key, column: 0, row: 0, style: page.style(.key))
            page.draw(
                entry.name, column: entry.key.columns + 1, row: 0, style: page.style(.dim))
            if let tag = entry.tag {
                page.tag(tag, as: .press, isFocused: false, partOf: nil, scrolling: nil)
            }
        }
    }
}

extension String {
    fileprivate var columns: Int { CharacterWidth(self).columns }
}
