/// Keys and their uses in a line, which can be clicked as well. Where they do not all fit, the last
/// are left out as a whole.
public struct KeyBar: View {
    /// A key, what it does in a word, and what clicking it stands for.
    public struct Entry {
        public let key, name: String
        public let spot: AnyHashable?

        public init(_ key: String, _ name: String, _ spot: AnyHashable? = nil) {
            (self.key, self.name, self.spot) = (key, name, spot)
        }

        fileprivate var columns: Int { key.columns + 1 + name.columns }
    }

    private let entries: [Entry]

    public init(_ entries: [Entry]) { self.entries = entries }

    public func size(in offer: Size) -> Size { Size(columns: offer.columns, rows: 1) }
    public var stretch: Stretch { Stretch(columns: 1) }

    public func draw(on page: inout Page) {
        var column = 1
        for (index, entry) in entries.enumerated() {
            let isLast = index == entries.count - 1
            // Behind all but the last there has to be room for the mark that others follow.
            guard column + entry.columns + (isLast ? 1 : 4) <= page.size.columns else {
                page.draw("…", column: column, row: 0, style: page.style(.dim))
                return
            }
            let place = Rect(column: column, row: 0, columns: entry.columns, rows: 1)
            page.within(place) { page in
                page.draw(entry.key, column: 0, row: 0, style: page.style(.key))
                page.draw(
                    entry.name, column: entry.key.columns + 1, row: 0, style: page.style(.dim))
                if let spot = entry.spot { page.tag(spot, as: .press) }
            }
            column += entry.columns + 2
        }
    }
}

extension String {
    fileprivate var columns: Int { CharacterWidth(self).columns }
}
