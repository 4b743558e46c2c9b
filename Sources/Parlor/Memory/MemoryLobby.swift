import Games

/// What the memory game can be begun with.
struct MemoryLobby: Listing {
    enum Row: Hashable {
        case goOn, new, daily
        case setting(SettingRow)
    }

    let desk: Desk

    var place: Navigation.Place { .lobby(.memory) }
    var title: String { desk.words.menu.memory }
    var rows: [Row] {
        (desk.memory.left == nil ? [] : [.goOn]) + [.new, .daily]
            + SettingRow.memory.map(Row.setting)
    }

    func entry(for row: Row) -> ListEntry {
        let words = desk.words
        switch row {
        case .goOn: return ListEntry(title: words.menu.goOn, detail: left)
        case .new: return ListEntry(title: words.dialogs.newGame)
        case .daily: return ListEntry(title: words.memory.boardOfTheDay)
        case .setting(let row): return desk.entry(for: row)
        }
    }

    /// How far the game that was left has come.
    private var left: String {
        desk.memory.left.map { "\($0.game.round)/\($0.game.options.rounds)" } ?? ""
    }

    func givesUpGame(_ row: Row) -> Bool {
        (row == .new || row == .daily) && desk.memory.left != nil
    }

    func press(_ row: Row) -> Navigation.Command? {
        switch row {
        case .goOn: break
        case .new, .daily:
            desk.giveUpMemory()
            desk.isDaily = row == .daily
        case .setting(let row):
            desk.change(row, by: 1)
            return nil
        }
        return .push(.game(.memory))
    }

    func change(_ row: Row, by steps: Int) {
        if case .setting(let row) = row { desk.change(row, by: steps) }
    }
}
