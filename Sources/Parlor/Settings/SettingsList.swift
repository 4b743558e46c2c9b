/// The settings that are not one game's. Each change holds, and is written, at once.
struct SettingsList: Listing {
    let desk: Desk

    var place: Navigation.Place { .settings }
    var title: String { desk.words.settings.title }
    var rows: [SettingRow] { SettingRow.general }

    func entry(for row: SettingRow) -> ListEntry { desk.entry(for: row) }

    func press(_ row: SettingRow) -> Navigation.Command? {
        desk.change(row, by: 1)
        return nil
    }

    func change(_ row: SettingRow, by steps: Int) { desk.change(row, by: steps) }
}
