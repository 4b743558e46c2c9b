import TUI

/// A target of the pointer in a list.
struct ListSpot: Hashable {
    let row: AnyHashable

    static func row(_ row: AnyHashable) -> ListSpot { ListSpot(row: row) }
}

/// An act of the player in a list.
enum ListAct: Hashable {
    case select(ListSpot)
    case move(by: Int)
    /// Moves like `move`, but stops at the ends.
    case leap(by: Int)
    /// Moves through everything that can be pressed, including the tiles, and wraps around.
    case tab(by: Int)
    case press(ListSpot)
    case change(by: Int)
}

/// A change of a list's contents.
enum ListChange: Equatable {
    /// Other contents, because the preferences or the day have changed.
    case page(ListPage)
    /// The seconds until the next boards.
    case wait(Int)
    case pasted(PastedText)
}

/// The state of a list: its rows, and the selected row.
struct ListModel: PageScene {
    typealias Act = ListAct
    typealias Change = ListChange

    let place: Place
    /// The rows, with their current values.
    private(set) var page: ListPage
    private(set) var selected: ListSpot
    /// The sentence about a pasted text that starts no game. The next act removes it.
    private(set) var refusal: String?

    init(_ page: ListPage, at place: Place) {
        (self.page, self.place) = (page, place)
        selected = .row(page.selected.flatMap(page.row)?.id ?? page.rows[0].id)
    }

    /// Indicates whether the list is the first screen, from which the player cannot go back.
    var isFirst: Bool { place == .home }

    var words: Words { page.words }
    var selectedRow: ListRow? { page.row(selected.row) }

    var commonKeys: KeyTable<CommonAct, Words> {
        isFirst ? .common.without(.back) : .common
    }

    var keys: KeyTable<ListAct, Words> {
        .list(isSetting: selectedRow?.isSetting ?? false, hasTiles: !page.tiles.isEmpty)
    }

    mutating func respond(to change: ListChange, _ emit: (News) -> Void) {
        if case .pasted = change { refusal = nil }
        switch change {
        case .page(let page): self.page = page
        case .wait(let seconds): page.home?.wait = seconds
        case .pasted(.refused(let sentence)): refusal = sentence
        case .pasted(.effects(let effects)): for effect in effects { emit(.effect(effect)) }
        }
    }

    mutating func perform(_ act: ListAct, _ emit: (News) -> Void) {
        refusal = nil
        switch act {
        case .select(let spot): selected = spot
        case .move(let steps): move(by: steps, among: page.rows)
        case .leap(let steps): leap(by: steps)
        case .tab(let steps): move(by: steps, among: page.rows + page.tiles)
        case .press(let spot): press(spot, emit)
        case .change(let steps):
            guard let row = selectedRow else { return }
            if !row.isSetting { selected = tile(after: steps) ?? selected }
            for effect in steps < 0 ? row.previous : row.next { emit(.effect(effect)) }
        }
    }

    /// The tile `steps` steps after the selected tile, wrapping around at the ends. If no tile is
    /// selected, a step forward leads to the first tile, and a step back to the last.
    private func tile(after steps: Int) -> ListSpot? {
        let tiles = page.tiles.map { ListSpot.row($0.id) }
        if tiles.isEmpty { return nil }
        let index = tiles.firstIndex(of: selected) ?? (steps < 0 ? 0 : -1)
        return tiles[((index + steps) % tiles.count + tiles.count) % tiles.count]
    }

    /// Moves the selection, and wraps around at the ends.
    private mutating func move(by steps: Int, among rows: [ListRow]) {
        let spots = rows.map { ListSpot.row($0.id) }
        // The tiles come before the first row.
        let index = spots.firstIndex(of: selected) ?? (steps > 0 ? -1 : 0)
        selected = spots[((index + steps) % spots.count + spots.count) % spots.count]
    }

    private mutating func leap(by steps: Int) {
        let spots = page.rows.map { ListSpot.row($0.id) }
        guard let index = spots.firstIndex(of: selected) else { return }
        selected = spots[min(max(index + steps, 0), spots.count - 1)]
    }

    private mutating func press(_ spot: ListSpot, _ emit: (News) -> Void) {
        guard let row = page.row(spot.row) else { return }
        selected = spot
        emit(.effect(.select(row.id, in: place)))
        for effect in row.press { emit(.effect(effect)) }
    }
}

extension KeyTable where Act == ListAct, Words == Parlor.Words {
    /// The keys of a list. They depend on whether the selected row is a setting, and on whether
    /// there are tiles.
    static func list(isSetting: Bool, hasTiles: Bool) -> KeyTable {
        let choose = Row(
            "Enter", help: "Enter, Space", { $0.keys.choose }, importance: isSetting ? .help : .bar)
        let change = Row("←→", help: "← →, h l", { $0.keys.change }, act: ListAct.change)
        let tiles = Row(
            "←→", help: "← →, h l", { $0.menu.today }, helpName: { $0.menu.toToday },
            act: ListAct.change)
        let move = Row("↑↓", help: "↑ ↓, j k, Tab", { $0.keys.move }, act: ListAct.move)
        return KeyTable(
            [move] + (isSetting ? [change, choose] : hasTiles ? [choose, tiles] : [choose]))
    }
}

extension ListAct {
    fileprivate static func move(_ key: KeyPress) -> ListAct? {
        guard key.modifiers.isSubset(of: .shift) else { return nil }
        return switch key.key {
        case .up, .character("k"): .move(by: -1)
        case .down, .character("j"): .move(by: 1)
        case .tab: .tab(by: key.modifiers.isEmpty ? 1 : -1)
        case .home: .leap(by: -1_000)
        case .end: .leap(by: 1_000)
        case .pageUp: .leap(by: -10)
        case .pageDown: .leap(by: 10)
        default: nil
        }
    }

    fileprivate static func change(_ key: KeyPress) -> ListAct? {
        guard key.modifiers.isSubset(of: .shift) else { return nil }
        return switch key.key {
        case .left, .character("h"): .change(by: -1)
        case .right, .character("l"): .change(by: 1)
        default: nil
        }
    }
}
