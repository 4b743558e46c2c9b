import TUI

/// A target of the pointer in a list, or in a question of the list.
enum ListSpot: Hashable {
    case row(AnyHashable)
    case yes, no
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

/// The state of a list: the selected row, and the open question.
struct ListModel: PageScene {
    typealias Act = ListAct
    typealias Change = ListPage

    let place: Place
    /// The rows, with their current values.
    private(set) var page: ListPage
    private(set) var selected: ListSpot

    /// The row that the question is about.
    private(set) var questionedRow: AnyHashable?

    init(_ page: ListPage, at place: Place) {
        (self.page, self.place) = (page, place)
        selected = .row(page.selected.flatMap(page.row)?.id ?? page.rows[0].id)
    }

    /// Whether this is the first screen. It has no place to go back to.
    var isFirst: Bool { place == .home }

    var words: Words { page.words }
    var selectedRow: ListRow? { if case .row(let id) = selected { page.row(id) } else { nil } }

    var commonKeys: KeyTable<CommonAct, Words> {
        isFirst && questionedRow == nil ? .common.without(.back) : .common
    }

    var keys: KeyTable<ListAct, Words> {
        questionedRow != nil
            ? .answers
            : .list(isSetting: selectedRow?.isSetting ?? false, hasTiles: !page.tiles.isEmpty)
    }

    mutating func take(_ page: ListPage, _ tell: (News) -> Void) { self.page = page }

    mutating func perform(_ act: ListAct, _ tell: (News) -> Void) {
        switch act {
        case .select(let spot): selected = spot
        case .move(let steps): move(by: steps, among: page.rows)
        case .leap(let steps): leap(by: steps)
        case .tab(let steps): move(by: steps, among: page.rows + page.tiles)
        case .press(let spot): press(spot, tell)
        case .change(let steps):
            // The answers to a question are side by side.
            if questionedRow != nil {
                move(by: steps, among: [])
            } else if let row = selectedRow {
                if !row.isSetting { selected = tile(after: steps) ?? selected }
                for effect in steps < 0 ? row.previous : row.next { tell(.effect(effect)) }
            }
        }
    }

    mutating func stepBack() -> Bool {
        guard let id = questionedRow else { return false }
        (questionedRow, selected) = (nil, .row(id))
        return true
    }

    /// The tile this many steps after the selected one. It wraps around at the ends.
    private func tile(after steps: Int) -> ListSpot? {
        let tiles = page.tiles.map { ListSpot.row($0.id) }
        if tiles.isEmpty { return nil }
        let index = tiles.firstIndex(of: selected) ?? (steps < 0 ? 0 : -1)
        return tiles[((index + steps) % tiles.count + tiles.count) % tiles.count]
    }

    /// Moves the selection, and wraps around at the ends. While a question is open, it moves among
    /// the answers.
    private mutating func move(by steps: Int, among rows: [ListRow]) {
        let spots = questionedRow == nil ? rows.map { ListSpot.row($0.id) } : [.yes, .no]
        // The tiles come before the first row.
        let index = spots.firstIndex(of: selected) ?? (steps > 0 ? -1 : 0)
        selected = spots[((index + steps) % spots.count + spots.count) % spots.count]
    }

    private mutating func leap(by steps: Int) {
        let spots = page.rows.map { ListSpot.row($0.id) }
        guard questionedRow == nil, let index = spots.firstIndex(of: selected) else { return }
        selected = spots[min(max(index + steps, 0), spots.count - 1)]
    }

    private mutating func press(_ spot: ListSpot, _ tell: (News) -> Void) {
        switch spot {
        case .row(let id):
            guard let row = page.row(id) else { return }
            if row.givesUpGame {
                (questionedRow, selected) = (id, .no)
            } else {
                selected = spot
                tell(.effect(.select(id, in: place)))
                for effect in row.press { tell(.effect(effect)) }
            }
        case .yes, .no:
            let effects = questionedRow.flatMap(page.row)?.press ?? []
            if stepBack(), spot == .yes { for effect in effects { tell(.effect(effect)) } }
        }
    }
}

extension KeyTable where Act == ListAct, Words == Parlor.Words {
    /// The keys of a row that changes a setting or leads to another place. `hasTiles` tells whether
    /// there are tiles above the list.
    static func list(isSetting: Bool, hasTiles: Bool) -> KeyTable {
        let choose = Row(
            "Enter", help: "Enter, Space", { $0.keys.choose }, importance: isSetting ? .help : .bar)
        let change = Row("←→", help: "← →", { $0.keys.change }, act: ListAct.change)
        let tiles = Row("←→", help: "← →", { $0.menu.today }, act: ListAct.change)
        let move = Row("↑↓", help: "↑ ↓, Tab", { $0.keys.move }, act: ListAct.move)
        return KeyTable(
            [move] + (isSetting ? [change, choose] : hasTiles ? [choose, tiles] : [choose]))
    }

    /// The keys of a question.
    static var answers: KeyTable {
        KeyTable([
            Row(
                "←→", help: "← →, Tab", { $0.keys.move },
                act: { ListAct.change($0) ?? ListAct.move($0) }),
            Row("Enter", help: "Enter, Space", { $0.keys.choose }),
        ])
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
