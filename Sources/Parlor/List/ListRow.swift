import TUI

/// A row of a list, with its appearance and its effects.
struct ListRow: Equatable {
    let id: AnyHashable
    let title: String

    /// A picture of the game that the row resumes.
    var thumbnail: Thumbnail?
    /// The name of that game, which fits where the title is too long.
    var game = ""

    /// The text after the title.
    var detail = ""

    /// Indicates whether the detail is the value of a setting.
    var isSetting = false
    /// The setting that the row changes, with its value; nil if the row changes no listed setting.
    var setting: SettingAndValue?

    /// All texts that `detail` can have.
    var details: [String] = []

    /// A line about the row, shown if it fits.
    var summary = ""

    /// A warning if the window has no room for the value of the setting.
    func warning(in window: Size, _ words: Words) -> String? {
        setting.flatMap { $0.row.warning($0.value, window, words) }
    }

    let press: [Effect]
    /// The effects of changing the setting to the previous and the next value.
    var previous: [Effect] = []
    var next: [Effect] = []

    struct SettingAndValue: Equatable {
        let row: SettingRow
        let value: JSONValue
    }
}

extension ListRow {
    init(_ setting: SettingRow, _ preferences: Preferences) {
        let value = preferences.settings[setting]
        let words = preferences.words
        func set(_ steps: Int) -> [Effect] {
            [.set(setting.name, to: setting.value(steps, after: value))]
        }
        self.init(
            id: setting.name, title: setting.title(words), detail: setting.text(value, words),
            isSetting: true, setting: .init(row: setting, value: value),
            details: setting.texts(words), summary: setting.summary(preferences.settings, words),
            press: set(1), previous: set(-1), next: set(1))
    }
}
