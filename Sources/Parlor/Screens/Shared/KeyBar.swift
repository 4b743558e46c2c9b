import TUI

/// What keys do, in a line that can be clicked as well. Where they do not all fit, the last are left
/// out as a whole.
struct KeyBar: View {
    /// A key, what it does in a word, and what clicking it stands for.
    struct Entry {
        let key, name: String
        let spot: AnyHashable?

        init(_ key: String, _ name: String, _ spot: AnyHashable? = nil) {
            (self.key, self.name, self.spot) = (key, name, spot)
        }

        var columns: Int { key.columns + 1 + name.columns }
    }

    let entries: [Entry]

    init(_ entries: [Entry]) { self.entries = entries }

    func size(in offer: Size) -> Size { Size(columns: offer.columns, rows: 1) }
    var stretch: Stretch { Stretch(columns: 1) }

    func draw(on page: inout Page) {
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
    /// How many columns it takes.
    fileprivate var columns: Int {
        Text(self).size(in: Size(columns: 1_000, rows: 1)).columns
    }
}

/// What can be clicked on every screen, because there is a key for it on every screen.
enum CommonSpot: Hashable { case back, help, quit }

extension Words {
    var backEntry: KeyBar.Entry { KeyBar.Entry("b", keys.back, CommonSpot.back) }
    var helpEntry: KeyBar.Entry { KeyBar.Entry("?", keys.help, CommonSpot.help) }
    var quitEntry: KeyBar.Entry { KeyBar.Entry("q", keys.quit, CommonSpot.quit) }
}
