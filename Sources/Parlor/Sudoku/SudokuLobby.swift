import Games
import TUI

/// What a sudoku can be begun with.
struct SudokuLobby: Listing {
    enum Row: Hashable {
        case goOn(place: Int)
        case new, daily, practise, typeIn
        case setting(SettingRow)
    }

    let desk: Desk

    var place: Navigation.Place { .lobby(.sudoku) }
    var title: String { desk.words.menu.sudoku }
    var rows: [Row] {
        desk.sudoku.left.map { .goOn(place: $0.place) } + [.new, .daily, .practise, .typeIn]
            + SettingRow.sudoku.map(Row.setting)
    }

    func entry(for row: Row) -> ListEntry {
        let words = desk.words
        let lobby = words.sudoku.lobby
        switch row {
        case .goOn(let place): return ListEntry(title: words.menu.goOn, detail: left(at: place))
        case .new:
            let summary = desk.sudoku.isFull ? lobby.fullSummary : ""
            return ListEntry(title: words.dialogs.newGame, summary: summary)
        case .daily:
            return ListEntry(title: words.memory.boardOfTheDay, detail: desk.today.description)
        case .practise:
            return ListEntry(
                title: lobby.practise, detail: technique.shortened(to: 14), isSetting: true,
                summary: lobby.practiseSummary(technique))
        case .typeIn: return ListEntry(title: lobby.typeIn, summary: lobby.typeInSummary)
        case .setting(let row):
            var entry = desk.entry(for: row)
            if row == .lettersMove { entry.summary = lobby.letterKeysSummary }
            return entry
        }
    }

    private var technique: String { desk.words.sudoku.hints.technique(desk.sudoku.technique) }

    /// The game that was left in a place: how hard it is, and how long it was played.
    private func left(at place: Int) -> String {
        let words = desk.words.sudoku
        guard let game = desk.sudoku.left.first(where: { $0.place == place })?.game else {
            return ""
        }
        let level = game.information.level.map(words.level) ?? words.ownPuzzle
        return words.lobby.summary(level, ClockReading(seconds: game.information.seconds).text)
    }

    func givesUpGame(_ row: Row) -> Bool {
        switch row {
        case .new, .daily, .practise, .typeIn: desk.sudoku.isFull
        case .goOn, .setting: false
        }
    }

    func press(_ row: Row) -> Navigation.Command? {
        switch row {
        case .goOn(let place): desk.sudoku.goOn(at: place)
        case .new: desk.sudoku.begin(.new)
        case .daily: desk.sudoku.begin(.daily)
        case .practise: desk.sudoku.begin(.practise(desk.sudoku.technique))
        case .typeIn: return .push(.editor)
        case .setting:
            change(row, by: 1)
            return nil
        }
        desk.isDaily = row == .daily
        return .push(.game(.sudoku))
    }

    func change(_ row: Row, by steps: Int) {
        switch row {
        case .practise:
            let techniques = SudokuPractice.techniques
            desk.sudoku.technique = desk.sudoku.technique.next(steps, of: techniques)
        case .setting(let row): desk.change(row, by: steps)
        default: break
        }
    }
}

extension String {
    /// The beginning of it, where it takes more columns than there are.
    fileprivate func shortened(to columns: Int) -> String {
        if CharacterWidth(self).columns <= columns { return self }
        var short = self
        while CharacterWidth(short).columns >= columns { short.removeLast() }
        return short + "…"
    }
}
