import Games
import Reactive
import TUI

/// The screen of a list. The player selects, presses and changes rows with keys or the mouse.
/// `page` creates the contents, and is called again when the preferences change and, in a list that
/// starts games, when a day begins. `pasted` answers a pasted text.
func listScreen(
    _ console: Console, _ services: Services, at place: Place,
    pasted: ((String) -> PastedText)? = nil, page: @escaping (Preferences) -> ListPage
) -> Screen<Effect> {
    // The time is read before the contents are made, so that the contents never belong to an
    // earlier day than the time.
    let times =
        place.isMenu
        ? services.secondsSince1970(at: console, passesMinutes: place == .home).asObservable()
        : .empty()
    return ListModel(
        page(services.settings.now).selecting(services.selections.now.rows[place]), at: place
    ).screen(
        console,
        acts: console.intents(of: ListSpot.self, keys: .press)
            .compactMap(ListAct.init(intent:)),
        // The list is updated for a new day before it handles a key, so the key opens the boards of
        // that day.
        changes: .merge(
            times.map { $0 / Day.seconds }.distinctUntilChanged().skip(1)
                .map { _ in .page(page(services.settings.now)) },
            times.map { $0 / 60 }.distinctUntilChanged().skip(1)
                .map { .wait(Day.seconds - $0 * 60 % Day.seconds) },
            services.settings.preferences.asObservable().skip(1).map { .page(page($0)) },
            pasted.map { pasted in console.pastes.map { .pasted(pasted($0)) } } ?? .empty()),
        picture: ListPicture.init)
}

extension ListAct {
    fileprivate init?(intent: Intent<ListSpot>) {
        switch intent {
        case .hover(let spot?), .focus(let spot): self = .select(spot)
        case .press(let spot, _, _, _): self = .press(spot)
        default: return nil
        }
    }
}

extension String {
    /// The text without its last parts, the longest first. Commas separate parts.
    fileprivate var withoutLastParts: [String] {
        indices.reversed().filter { self[$0...].hasPrefix(", ") }.map { String(self[..<$0]) }
    }
}

/// A title, the rows, and a line about the selected row.
struct ListPicture: CompositeView {
    let model: ListModel

    private var words: Words { model.page.words }

    var content: some View {
        Column {
            Layers {
                Reader { list(in: $0) }.stretching(columns: 1, rows: 1)
                if let refusal = model.refusal {
                    Text(refusal, .warning).wrapped().background(.page).aligned(.center, .bottom)
                }
            }
            model.bar()
        }
    }

    @ViewBuilder private func list(in room: Size) -> some View {
        let menu = Menu(items, selected: model.selected, isFocused: true)
        if let home = model.page.home {
            HomePicture(
                home: home, title: model.page.title, menu: menu,
                preview: room.columns >= 72 ? preview(in: room) : nil,
                summary: selected?.summary ?? "",
                selected: model.selected, room: room, words: words)
        } else if let table = withExplanations(menu, in: room) {
            table
        } else {
            let list = Row(spacing: ListPicture.gap, alignment: .center) {
                single(menu, in: room)
                if let guide = guide(beside: menu, in: room) { guide }
            }
            // Both parts are in the middle of the window, so that neither moves the other.
            Column {
                list.aligned(.center)
                note(in: room)
                    .frame(rows: rowsOfSummary(below: list.size(in: room).rows, in: room))
                    .padding(top: 1).aligned(.center)
            }
            .aligned(nil, .center)
        }
    }

    /// The size of the window. The bar takes a row of it.
    private func window(of room: Size) -> Size {
        Size(columns: room.columns, rows: room.rows + 1)
    }

    /// The line about the selected row, or a warning about its value.
    private func note(in room: Size, _ role: Role = .dim) -> Text {
        if let warning = selected?.warning(in: window(of: room), words) {
            return summary(warning, .warning)
        }
        return summary(selected?.summary ?? "", role)
    }

    private func summary(_ text: String, _ role: Role = .dim) -> Text {
        Text(text, role).wrapped().alignment(.center)
    }

    /// The number of rows that the longest summary needs, so that the list stays in its place when
    /// the selection changes. In a low window, it is the number of rows that are left.
    private func rowsOfSummary(below rows: Int, in room: Size) -> Int {
        let high = Size(columns: room.columns, rows: .max)
        let most = model.page.rows.map { summary($0.summary).size(in: high).rows }.max() ?? 1
        return max(0, min(most, room.rows - rows - 1))
    }

    /// The list below its emblem and title, with empty rows between its rows in a large window.
    private func single(_ menu: Menu<ListSpot>, in room: Size) -> some View {
        let spaced = menu.spaced(by: 1)
        let isLarge = spaced.size(in: room).rows + 30 <= room.rows
        let menu = isLarge ? spaced : menu
        let rows = menu.size(in: room).rows
        let scale = scale(
            besides: rows + 5 + rowsOfSummary(below: rows + 4, in: room), in: room)
        return Column(alignment: .center) {
            if let emblem = model.page.emblem, scale > 0 {
                EmblemCard(emblem: emblem, scale: scale).padding(bottom: 1)
            }
            Text(model.page.title, .title).padding(bottom: 1)
            Panel(border: .rounded, padding: 2) {
                menu.padding(columns: 0, rows: isLarge ? 1 : 0)
                    .frame(columns: columns(of: menu, in: room))
            }
        }
    }

    /// The list, with the line about each row beside it; nil for a list with an emblem or a guide,
    /// and in a window that is too small.
    private func withExplanations(_ menu: Menu<ListSpot>, in room: Size) -> AnyView? {
        let list = max(columns(of: menu, in: room), ListPicture.widthBesideExplanations)
        let columns = min(
            room.columns - list - ListPicture.gap - 8, ListPicture.explanationColumns.upperBound)
        guard model.page.emblem == nil, model.page.guide == nil, room.rows > 30,
            columns >= ListPicture.explanationColumns.lowerBound
        else { return nil }
        let texts = model.page.rows.map { row in
            row.id == selected?.id
                ? note(in: room, .text).alignment(.left) : Text(row.summary, .dim).wrapped()
        }
        let high = Size(columns: columns, rows: .max)
        let most = texts.map { $0.size(in: high).rows }.max() ?? 1
        let spacing = (0...3).last { gap in
            gap + 1 >= most && model.page.rows.count * (1 + gap) + 8 <= room.rows
        }
        guard let spacing else { return nil }
        return AnyView(
            Panel(model.page.title, border: .rounded, padding: 2) {
                Row(spacing: ListPicture.gap) {
                    menu.spaced(by: spacing).frame(columns: list)
                    Column {
                        for text in texts { text.frame(columns: columns, rows: 1 + spacing) }
                    }
                }
                .padding(columns: 0, rows: 1)
            }
            .aligned(.center, .center))
    }

    private func columns(of menu: Menu<ListSpot>, in room: Size) -> Int {
        max(menu.size(in: room).columns, min(widest, room.columns - 6))
    }

    private static let gap = 6
    /// The minimum width of a list beside explanations.
    private static let widthBesideExplanations = 46
    /// The possible widths of explanations and of a guide's text beside the list, in columns.
    private static let explanationColumns = 40...76
    private static let guideColumns = 40...66

    /// The help of the list's game; nil if there is no space beside the list.
    private func guide(beside menu: Menu<ListSpot>, in room: Size) -> AnyView? {
        let card = EmblemCard.size(scale: scale(besides: 0, in: room)).columns
        let list = max(columns(of: menu, in: room) + 6, card)
        let columns = min(
            room.columns - list - ListPicture.gap - 8, ListPicture.guideColumns.upperBound)
        guard let page = model.page.guide, room.rows > 30,
            columns >= ListPicture.guideColumns.lowerBound
        else { return nil }
        let space = Size(columns: columns, rows: min(room.rows - 8, 38))
        return AnyView(
            Panel(words.help.howToPlay, border: .rounded, padding: 2) {
                GuideView(page: page, room: space)
            })
    }

    /// The scale of the emblem above a list of this many rows; 0 if it does not fit. The emblem
    /// takes at most a third of the window.
    private func scale(besides rows: Int, in room: Size) -> Int {
        (0...4).last {
            let size = EmblemCard.size(scale: $0)
            return rows + size.rows + 1 <= room.rows && 3 * size.rows <= room.rows
        } ?? 0
    }

    /// A picture of the game that the selected row resumes, or of the first unfinished game.
    private func preview(in room: Size) -> Preview? {
        let row =
            selected?.thumbnail == nil ? model.page.rows.first { $0.thumbnail != nil } : selected
        guard let row, let shown = row.thumbnail else { return nil }
        let unfinished = model.page.rows.filter { $0.thumbnail != nil }
        return Preview(
            titles: [row.title, row.game], shown: shown, all: unfinished.compactMap(\.thumbnail),
            names: unfinished.map(\.game), window: window(of: room))
    }

    private var items: [MenuItem<ListSpot>] {
        model.page.rows.map { row in
            let detail = row.isSetting ? "‹ \(row.detail) ›" : row.detail
            return MenuItem(
                .row(row.id), row.title, detail: detail,
                shortDetails: row.isSetting ? [] : detail.withoutLastParts,
                keepsDetail: row.isSetting)
        }
    }

    /// The width of the rows with their longest values, so that the list keeps its width when a
    /// value changes.
    private var widest: Int {
        let items = model.page.rows.flatMap { row in
            row.details.map { MenuItem(ListSpot.row(row.id), row.title, detail: "‹ \($0) ›") }
        }
        return Menu(items, selected: nil).size(in: Size(columns: .max, rows: .max)).columns
    }

    private var selected: ListRow? { model.selectedRow }
}
