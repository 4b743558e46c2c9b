import TUI

/// A list as a value: rows that lead somewhere, and rows that are set to something.
struct ListPage: Equatable {
    let title: String
    /// The boards of today, on the first screen.
    var face: HomeFace?
    /// From top to bottom; at least one.
    let rows: [ListRow]
    let words: Words
    /// The row that is selected first, if it is not the uppermost.
    var selected: AnyHashable?

    /// The rows that are tiles above the list.
    var tiles: [ListRow] { face?.tiles.map(\.row) ?? [] }

    func row(_ id: AnyHashable) -> ListRow? { (rows + tiles).first { $0.id == id } }

    static func == (one: ListPage, other: ListPage) -> Bool {
        one.title == other.title && one.face == other.face
            && one.rows == other.rows && one.words == other.words
    }
}

/// A row of a list: how it is seen, and the effects that it has.
struct ListRow: Equatable {
    let id: AnyHashable
    let title: String

    /// A picture of the game that it goes on with.
    var thumbnail: Thumbnail?

    /// The words behind the title.
    var detail = ""

    /// Whether the detail is one of several values.
    var isSetting = false

    /// A line about it, where there is room for one.
    var summary = ""

    /// Whether it goes on with a game that was left.
    var goesOn = false

    /// Whether the player is asked first, because a game that was left would be given up.
    var givesUpGame = false

    let press: [Effect]
    /// The effects of setting it to the value before its own, and behind.
    var previous: [Effect] = []
    var next: [Effect] = []
}

extension ListRow {
    /// The row of a setting.
    init(_ setting: SettingRow, _ preferences: Preferences) {
        let value = preferences.settings[setting]
        let words = preferences.words
        func set(_ steps: Int) -> [Effect] {
            [.set(setting.name, to: setting.value(steps, behind: value))]
        }
        self.init(
            id: setting.name, title: setting.title(words), detail: setting.text(value, words),
            isSetting: true, summary: setting.summary(words), press: set(1), previous: set(-1),
            next: set(1))
    }
}
