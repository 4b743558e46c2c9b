import Reactive
import TUI

/// A spot of a list that can be pointed at, and of the question that it may ask.
enum ListSpot: Hashable {
    case row(AnyHashable)
    case yes, no
}

/// An act of the player at a list.
enum ListAct: Equatable {
    case select(ListSpot)
    case move(by: Int)
    /// The same, but not beyond the ends.
    case leap(by: Int)
    /// Goes round everything that can be pressed, the tiles too.
    case tab(by: Int)
    case press(ListSpot)
    case change(by: Int)
}

/// A list: which row is selected, and whether the player is asked about it.
struct ListModel: TellingModel, Equatable {
    enum Command: Equatable {
        case act(ListAct)
        case common(CommonAct)
        /// The rows, or their values, are others by now.
        case page(ListPage)
    }

    let place: Place
    private(set) var page: ListPage
    private(set) var selected: ListSpot

    /// The row that the question is about.
    private(set) var asksAbout: AnyHashable?

    init(_ page: ListPage, at place: Place) {
        (self.page, self.place) = (page, place)
        selected = .row(page.selected.flatMap(page.row)?.id ?? page.rows[0].id)
    }

    /// From the first screen there is nowhere to go back to.
    var isFirst: Bool { place == .home }

    mutating func apply(_ command: Command, tell: (Effect) -> Void) {
        switch command {
        case .page(let page): self.page = page
        case .act(.select(let spot)): selected = spot
        case .act(.move(let steps)): move(by: steps, among: page.rows)
        case .act(.leap(let steps)): leap(by: steps)
        case .act(.tab(let steps)): move(by: steps, among: page.rows + page.tiles)
        case .act(.press(let spot)): press(spot, tell)
        case .act(.change(let steps)):
            // The answers to a question stand side by side.
            if asksAbout != nil {
                move(by: steps, among: [])
            } else if case .row(let id) = selected, let row = page.row(id) {
                if !row.isSetting { selected = tile(after: steps) ?? selected }
                (steps < 0 ? row.previous : row.next).forEach(tell)
            }
        case .common(.back) where asksAbout != nil: press(.no, tell)
        case .common(.back) where isFirst: break
        case .common(let act): if let move = act.move(at: place) { tell(.go(move)) }
        }
    }

    /// The tile so many steps beside the one that is selected, or the first or last one.
    private func tile(after steps: Int) -> ListSpot? {
        let tiles = page.tiles.map { ListSpot.row($0.id) }
        if tiles.isEmpty { return nil }
        let index = tiles.firstIndex(of: selected) ?? (steps < 0 ? 0 : -1)
        return tiles[((index + steps) % tiles.count + tiles.count) % tiles.count]
    }

    /// Round and round; between the answers while a question is asked.
    private mutating func move(by steps: Int, among rows: [ListRow]) {
        let spots = asksAbout == nil ? rows.map { ListSpot.row($0.id) } : [.yes, .no]
        // The tiles stand before the first row.
        let index = spots.firstIndex(of: selected) ?? (steps > 0 ? -1 : 0)
        selected = spots[((index + steps) % spots.count + spots.count) % spots.count]
    }

    private mutating func leap(by steps: Int) {
        let spots = page.rows.map { ListSpot.row($0.id) }
        guard asksAbout == nil, let index = spots.firstIndex(of: selected) else { return }
        selected = spots[min(max(index + steps, 0), spots.count - 1)]
    }

    private mutating func press(_ spot: ListSpot, _ tell: (Effect) -> Void) {
        switch spot {
        case .row(let id):
            guard let row = page.row(id) else { return }
            if row.givesUpGame {
                (asksAbout, selected) = (id, .no)
            } else {
                selected = spot
                row.press.forEach(tell)
            }
        case .yes, .no:
            guard let id = asksAbout else { return }
            (asksAbout, selected) = (nil, .row(id))
            if spot == .yes { page.row(id)?.press.forEach(tell) }
        }
    }
}

/// A list as its screen has it: its rows and the player's acts come in, what is seen goes out, and
/// the effects of the rows.
struct ListViewModel: PartViewModel {
    struct Input {
        let page: Driver<ListPage>
        let acts: Observable<ListAct>
        let common: Observable<CommonAct>
    }

    typealias Output = PlayOutput<ListModel, Effect>

    let start: ListModel

    func commands(from input: Input, to list: Driver<ListModel>) -> Observable<ListModel.Command> {
        .merge(
            input.page.asObservable().map { .page($0) }, input.acts.map { .act($0) },
            input.common.map { .common($0) })
    }
}
