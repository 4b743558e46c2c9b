import Games

/// What a sudoku can be begun with.
struct SudokuLobby: Listing {
    enum Row: Hashable {
        case goOn, new, daily, practise, typeIn
        case setting(SettingRow)
    }

    let desk: Desk

    var place: Navigation.Place { .lobby(.sudoku) }
    var title: String { desk.words.menu.sudoku }
    var rows: [Row] {
        (desk.sudokuShelf.left == nil ? [] : [.goOn]) + [.new, .daily, .practise, .typeIn]
            + SettingRow.sudoku.map(Row.setting)
    }

    func entry(for row: Row) -> ListEntry {
        let words = desk.words
        let lobby = words.sudoku.lobby
        switch row {
        case .goOn: return ListEntry(title: words.menu.goOn, detail: left(in: slot))
        case .new: return ListEntry(title: words.dialogs.newGame)
        case .daily:
            return ListEntry(title: words.memory.boardOfTheDay, detail: desk.today.description)
        case .practise:
            return ListEntry(
                title: lobby.practise, detail: words.sudoku.hints.technique(desk.sudoku.technique),
                isSetting: true, summary: lobby.practiseSummary)
        case .typeIn: return ListEntry(title: lobby.typeIn, summary: lobby.typeInSummary)
        case .setting(.sudokuSlot):
            return ListEntry(
                title: lobby.slot, detail: "\(slot): \(left(in: slot))", isSetting: true,
                summary: lobby.slotSummary)
        case .setting(let row):
            var entry = desk.entry(for: row)
            if row == .lettersMove { entry.summary = lobby.letterKeysSummary }
            return entry
        }
    }

    private var slot: Int { desk.preferences.value.sudoku.slot }

    /// The game that was left in a slot: how hard it is, and how long it was played.
    private func left(in slot: Int) -> String {
        let words = desk.words.sudoku
        guard let game = desk.sudoku[slot].left else { return words.lobby.empty }
        let level = game.information.level.map(words.level) ?? words.ownPuzzle
        return words.lobby.summary(level, ClockReading(seconds: game.information.seconds).text)
    }

    func givesUpGame(_ row: Row) -> Bool {
        switch row {
        case .new, .daily, .practise, .typeIn: desk.sudokuShelf.left != nil
        case .goOn, .setting: false
        }
    }

    func press(_ row: Row) -> Navigation.Command? {
        desk.isDaily = row == .daily
        switch row {
        case .goOn: desk.sudoku.next = .goOn
        case .new: desk.sudoku.next = .new
        case .daily: desk.sudoku.next = .daily
        case .practise: desk.sudoku.next = .practise(desk.sudoku.technique)
        case .typeIn: return .push(.editor)
        case .setting:
            change(row, by: 1)
            return nil
        }
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
