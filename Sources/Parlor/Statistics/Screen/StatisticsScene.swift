import TUI

/// The state of the statistics screen: its pages, the open page, and the selected row of each.
struct StatisticsScene: PageScene {
    enum Act: Hashable {
        case turn(by: Int)
        case open(Int)
        case walk(by: Int)
        case scroll(by: Int)
        case choose(Int)
    }

    enum Page: Equatable {
        case game(GameStatistics)
        case daily([DailyRecord])

        var rows: Int {
            switch self {
            case .game(let game): game.records.count
            case .daily(let records): records.count
            }
        }

        /// The row that is selected first: the variant that was played most.
        fileprivate var firstRow: Int {
            if case .game(let game) = self { game.mostPlayed } else { 0 }
        }
    }

    let place = Place.statistics
    let words: Words
    /// The pages. There are none before the first game.
    let pages: [Page]
    private(set) var open = 0
    private var rows: [Int]

    init(_ statistics: Statistics, _ words: Words) {
        self.words = words
        let daily = statistics.daily.isEmpty ? [] : [Page.daily(statistics.daily)]
        pages = statistics.games.map(Page.game) + daily
        rows = pages.map(\.firstRow)
    }

    /// The open page and its selected row; nil before the first game.
    var current: (page: Page, row: Int)? { pages.isEmpty ? nil : (pages[open], rows[open]) }

    var keys: KeyTable<Act, Words> {
        typealias Row = KeyTable<Act, Words>.Row
        let turn = Row("←→", help: "← →, h l, 1-9", { $0.keys.change }, act: Act.init(turning:))
        let walk = Row("↑↓", help: "↑ ↓, j k, Tab", { $0.keys.move }, act: Act.init(walking:))
        return KeyTable(
            (pages.count > 1 ? [turn] : []) + (current?.page.rows ?? 0 > 1 ? [walk] : []))
    }

    /// Turns pages or moves through rows. Keys wrap around at the ends. The wheel stops at the
    /// first and at the last row.
    mutating func perform(_ act: Act, _ emit: (News) -> Void) {
        guard !pages.isEmpty else { return }
        switch act {
        case .turn(let steps): open = wrapped(open + steps, pages.count)
        case .open(let page): if pages.indices.contains(page) { open = page }
        case .walk(let steps): rows[open] = wrapped(rows[open] + steps, pages[open].rows)
        case .scroll(let steps): choose(rows[open] + steps)
        case .choose(let row): choose(row)
        }
    }

    private func wrapped(_ place: Int, _ count: Int) -> Int {
        (place % count + count) % count
    }

    private mutating func choose(_ row: Int) { rows[open] = min(pages[open].rows - 1, max(0, row)) }
}

extension StatisticsScene.Act {
    fileprivate init?(turning key: KeyPress) {
        guard key.modifiers.isSubset(of: .shift) else { return nil }
        switch key.key {
        case .left, .character("h"): self = .turn(by: -1)
        case .right, .character("l"): self = .turn(by: 1)
        case .character(let character):
            guard let digit = Character(character).wholeNumberValue else { return nil }
            self = .open(digit - 1)
        default: return nil
        }
    }

    fileprivate init?(walking key: KeyPress) {
        guard key.modifiers.isSubset(of: .shift) else { return nil }
        switch key.key {
        case .up, .character("k"): self = .walk(by: -1)
        case .down, .character("j"): self = .walk(by: 1)
        case .tab: self = .walk(by: key.modifiers.isEmpty ? 1 : -1)
        default: return nil
        }
    }
}
