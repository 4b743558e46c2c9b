import Games
import Reactive
import TUI

/// A list: its rows are walked through, pressed and set, by keys and by the mouse.
func listScreen<List: Listing>(_ console: Console, _ desk: Desk, _ list: List) -> Screen {
    let intents = console.intents(of: ListSpot<List.Row>.self, keys: .press)
    let common = console.commonMoves(at: list.place).share()
    let model = Driver.play(ListModel(list.rows, givesUpGame: list.givesUpGame)) { _ in
        .merge(
            intents.compactMap(ListModel.Command.init(intent:)),
            console.keys.compactMap(ListModel.Command.init(key:)),
            common.filter { $0 == .pop }.map { _ in .back })
    }
    // The desk may know more by now than when the list was made.
    let view = Driver.combineLatest(model, desk.preferences.asDriver()).map { model, preferences in
        ListPicture(list: list, model: model, words: preferences.language.words)
    }
    let outcomes = model.asObservable().compactMap(\.outcome)
    let moves = outcomes.compactMap { outcome -> Navigation.Command? in
        switch outcome {
        case .chosen(let row): return list.press(row)
        case .changed(let row, let steps):
            list.change(row, by: steps)
            return nil
        // From the first screen there is nowhere to go back to.
        case .left: return list.place == .home ? nil : .pop
        }
    }
    return Screen(view, moves: .merge(moves, common.filter { $0 != .pop }))
}

extension ListModel.Command {
    fileprivate init?(intent: Intent<ListSpot<Row>>) {
        switch intent {
        case .hover(let spot?), .focus(let spot): self = .select(spot)
        case .press(let spot, _, _): self = .press(spot)
        default: return nil
        }
    }

    fileprivate init?(key: KeyPress) {
        guard key.modifiers.isSubset(of: .shift) else { return nil }
        switch key.key {
        case .up, .character("k"): self = .move(by: -1)
        case .down, .character("j"): self = .move(by: 1)
        case .tab: self = .move(by: key.modifiers.isEmpty ? 1 : -1)
        case .left, .character("h"): self = .change(by: -1)
        case .right, .character("l"): self = .change(by: 1)
        default: return nil
        }
    }
}

/// The rows of a list below its title, a line about the one that is selected, and the question that
/// may be asked.
struct ListPicture<List: Listing>: CompositeView {
    let list: List
    let model: ListModel<List.Row>
    let words: Words

    var content: some View {
        Layers {
            Column {
                Column(alignment: .center) {
                    Text(list.title, .title).padding(bottom: 1)
                    Panel(border: .rounded, padding: 2) {
                        Menu(items, selected: model.selected)
                    }
                    Text(summary, .dim).padding(top: 1)
                }
                .aligned(.center, .center).stretching(columns: 1, rows: 1)
                KeyBar(keys)
            }
            question
        }
    }

    private var items: [MenuItem<ListSpot<List.Row>>] {
        model.rows.map { row in
            let entry = list.entry(for: row)
            let detail = entry.isSetting ? "‹ \(entry.detail) ›" : entry.detail
            return MenuItem(.row(row), entry.title, detail: detail)
        }
    }

    private var selected: ListEntry? {
        if case .row(let row) = model.selected { list.entry(for: row) } else { nil }
    }

    private var summary: String { selected?.summary ?? "" }

    private var keys: [KeyBar.Entry] {
        let isSetting = selected?.isSetting ?? false
        return [KeyBar.Entry("↑↓", words.keys.move)]
            + [isSetting ? .init("←→", words.keys.change) : .init("Enter", words.keys.choose)]
            + (list.place == .home ? [] : [words.backEntry]) + [words.helpEntry, words.quitEntry]
    }

    @ViewBuilder private var question: some View {
        if model.asksAbout != nil {
            Dialog(
                words.dialogs.newGameTitle, words.dialogs.newGameText,
                buttons: [
                    Button(words.dialogs.newGame, ListSpot<List.Row>.yes),
                    Button(words.dialogs.cancel, ListSpot<List.Row>.no),
                ],
                focused: model.selected)
        }
    }
}
