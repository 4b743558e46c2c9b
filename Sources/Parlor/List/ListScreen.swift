import Games
import Reactive
import TUI

/// A list: its rows are walked through, pressed and set, by keys and by the mouse. `page` makes it
/// of the preferences, whenever these change.
func listScreen(
    _ console: Console, _ services: Services, at place: Place,
    besides others: Observable<Effect> = .empty(), page: @escaping (Preferences) -> ListPage
) -> Screen<Effect> {
    let intents = console.intents(of: ListSpot.self, keys: .press)
    let start = ListModel(page(services.settings.now), at: place)
    let output = ListViewModel(start: start).transform(
        .init(
            page: services.settings.preferences.asObservable().skip(1).map(page)
                .asDriver(onErrorDriveWith: .empty()),
            acts: .merge(
                intents.compactMap(ListAct.init(intent:)),
                console.keys.compactMap(ListAct.init(key:))),
            common: console.commonActs))
    return Screen(
        output.seen.map(ListPicture.init), effects: .merge(output.news.asObservable(), others))
}

extension ListAct {
    fileprivate init?(intent: Intent<ListSpot>) {
        switch intent {
        case .hover(let spot?), .focus(let spot): self = .select(spot)
        case .press(let spot, _, _, _): self = .press(spot)
        default: return nil
        }
    }

    fileprivate init?(key: KeyPress) {
        guard key.modifiers.isSubset(of: .shift) else { return nil }
        switch key.key {
        case .up, .character("k"): self = .move(by: -1)
        case .down, .character("j"): self = .move(by: 1)
        case .tab: self = .tab(by: key.modifiers.isEmpty ? 1 : -1)
        case .home: self = .leap(by: -1_000)
        case .end: self = .leap(by: 1_000)
        case .pageUp: self = .leap(by: -10)
        case .pageDown: self = .leap(by: 10)
        case .left, .character("h"): self = .change(by: -1)
        case .right, .character("l"): self = .change(by: 1)
        default: return nil
        }
    }
}

/// The rows of a list below its title, a line about the one that is selected, and the question that
/// may be asked.
struct ListPicture: CompositeView {
    let model: ListModel

    private var words: Words { model.page.words }

    var content: some View {
        Layers {
            Reader { room in
                Column {
                    Reader { list(in: $0) }.stretching(columns: 1, rows: 1)
                    KeyBar(keys(in: room), always: common)
                }
            }
            question
        }
    }

    @ViewBuilder private func list(in room: Size) -> some View {
        let menu = Menu(items, selected: model.selected, isFocused: true)
        if let face = model.page.face {
            HomePicture(
                face: face, title: model.page.title, menu: menu,
                thumbnail: room.columns >= 72 ? picture : nil, summary: selected?.summary ?? "",
                selected: model.selected, room: room, words: words)
        } else {
            Column(alignment: .center) {
                Text(model.page.title, .title).padding(bottom: 1)
                Panel(border: .rounded, padding: 2) { menu }
                Text(selected?.summary ?? "", .dim).padding(top: 1)
            }
            .aligned(.center, .center)
        }
    }

    /// A picture of the game that the row goes on with, or of the first one.
    private var picture: ThumbnailView? {
        let row =
            selected?.thumbnail == nil ? model.page.rows.first { $0.thumbnail != nil } : selected
        return row.flatMap { row in
            row.thumbnail.map { ThumbnailView(title: row.title, thumbnail: $0) }
        }
    }

    private var items: [MenuItem<ListSpot>] {
        model.page.rows.map { row in
            let detail = row.isSetting ? "‹ \(row.detail) ›" : row.detail
            return MenuItem(.row(row.id), row.title, detail: detail)
        }
    }

    private var selected: ListRow? {
        if case .row(let id) = model.selected { model.page.row(id) } else { nil }
    }

    /// The keys of a list that has a help page of its own.
    static func keys(in words: Words) -> [KeyBar.Entry] {
        [
            .init("↑ ↓, PgUp, PgDn, Home, End", words.keys.move),
            .init("Enter, Space", words.keys.choose),
        ]
    }

    private func keys(in room: Size) -> [KeyBar.Entry] {
        let isSetting = selected?.isSetting ?? false
        let today = KeyBar.Entry("←→", words.menu.today)
        return [
            .init("↑↓", words.keys.move),
            isSetting ? .init("←→", words.keys.change) : .init("Enter", words.keys.choose),
        ] + (model.page.face == nil || room.columns < 60 ? [] : [today])
    }

    private var common: [KeyBar.Entry] {
        let common = KeyTable.common.bar(in: words)
        return model.isFirst ? Array(common.dropFirst()) : common
    }

    @ViewBuilder private var question: some View {
        if model.asksAbout != nil {
            Dialog(
                words.dialogs.newGameTitle, words.dialogs.newGameText,
                buttons: [
                    Button(words.dialogs.newGame, ListSpot.yes),
                    Button(words.dialogs.cancel, ListSpot.no),
                ],
                focused: model.selected)
        }
    }
}
