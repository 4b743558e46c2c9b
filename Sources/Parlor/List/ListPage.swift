import TUI

/// The contents of a list: rows that lead to places, and rows that change settings.
struct ListPage: Equatable {
    let title: String
    /// Today's boards, on the first screen only.
    var home: HomeState?
    /// The emblem of the list's game.
    var emblem: [PixelPicture]?
    /// The help of the list's game, for a window with space beside the list.
    var guide: HelpPage?
    /// The rows, from top to bottom. There is at least one.
    let rows: [ListRow]
    let words: Words
    /// The row that is selected at the start; nil for the first row.
    var selected: AnyHashable?

    /// Returns the page with this row selected at the start, unless the page already selects a row.
    func selecting(_ row: AnyHashable?) -> ListPage {
        var page = self
        page.selected = selected ?? row
        return page
    }

    /// The tiles of today's boards, as rows.
    var tiles: [ListRow] { home?.tiles.map(\.row) ?? [] }

    func row(_ id: AnyHashable) -> ListRow? { (rows + tiles).first { $0.id == id } }

    static func == (one: ListPage, other: ListPage) -> Bool {
        one.title == other.title && one.home == other.home && one.emblem == other.emblem
            && one.guide == other.guide && one.rows == other.rows && one.words == other.words
    }
}
