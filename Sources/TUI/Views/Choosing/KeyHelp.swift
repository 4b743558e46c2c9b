/// A line of keys and what they do. It leaves out the last entries that do not fit.
///
///     ←→ move  space turn  q quit
public struct KeyHelp: View {
    private let keys: KeyValuePairs<String, String>

    /// Creates the line. List the most important keys first.
    public init(_ keys: KeyValuePairs<String, String>) { self.keys = keys }

    public func size(in offer: Size) -> Size {
        let columns = keys.reduce(0) { $0 + KeyHelp.columns($1) + 2 }
        return Size(columns: max(0, columns - 2), rows: 1)
    }

    public func draw(on page: inout Page) {
        let room = page.size.columns
        var column = 0
        for (index, entry) in keys.enumerated() {
            let isLast = index == keys.count - 1
            let end = column + KeyHelp.columns(entry)
            // After every entry but the last, leaves space for the mark `…`, which shows that more
            // entries follow.
            guard end + (isLast ? 0 : 3) <= room else {
                page.draw("…", column: column, row: 0, style: page.style(.dim))
                return
            }
            page.draw(entry.key, column: column, row: 0, style: page.style(.key))
            let name = column + entry.key.drawnColumns + 1
            page.draw(entry.value, column: name, row: 0, style: page.style(.dim))
            column = end + 2
        }
    }

    private static func columns(_ entry: (key: String, value: String)) -> Int {
        entry.key.drawnColumns + 1 + entry.value.drawnColumns
    }
}
