import Games

/// What Klondike can be begun with.
struct KlondikeLobby: Listing {
    enum Row: Hashable {
        case goOn, new, daily, named
        case setting(SettingRow)
    }

    let desk: Desk

    var place: Navigation.Place { .lobby(.klondike) }
    var title: String { desk.words.menu.klondike }
    var rows: [Row] {
        (desk.klondike.left == nil ? [] : [.goOn]) + [.new, .daily, .named]
            + SettingRow.klondike.map(Row.setting)
    }

    func entry(for row: Row) -> ListEntry {
        let words = desk.words
        switch row {
        case .goOn: return ListEntry(title: words.menu.goOn, detail: left)
        case .new: return ListEntry(title: words.klondike.newDeal)
        case .daily: return ListEntry(title: words.klondike.dealOfTheDay)
        case .named: return ListEntry(title: words.klondike.namedDeal)
        case .setting(let row): return desk.entry(for: row)
        }
    }

    /// How far the game that was left has come.
    private var left: String {
        desk.klondike.left.map { desk.words.memory.moves($0.klondike.moves) } ?? ""
    }

    func givesUpGame(_ row: Row) -> Bool {
        (row == .new || row == .daily) && desk.klondike.left != nil
    }

    func press(_ row: Row) -> Navigation.Command? {
        switch row {
        case .goOn: break
        case .new: desk.klondikeRequest = desk.request(.random)
        case .daily: desk.klondikeRequest = desk.request(.daily(desk.today))
        case .named: return .push(.deal)
        case .setting(let row):
            desk.change(row, by: 1)
            return nil
        }
        return .push(.game(.klondike))
    }

    func change(_ row: Row, by steps: Int) {
        if case .setting(let row) = row { desk.change(row, by: steps) }
    }
}
