import Reactive

/// The pages of the statistics, which of them is open, and which row is chosen on each.
struct StatisticsModel: Model, Equatable {
    enum Command: Equatable {
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
    }

    /// None as long as nothing was played.
    let pages: [Page]
    private(set) var open = 0
    private var rows: [Int]

    init(_ statistics: Statistics) {
        let daily = statistics.daily.isEmpty ? [] : [Page.daily(statistics.daily)]
        pages = statistics.games.map(Page.game) + daily
        rows = Array(repeating: 0, count: pages.count)
    }

    /// The page that is open, and the row that is chosen there.
    var current: (page: Page, row: Int)? { pages.isEmpty ? nil : (pages[open], rows[open]) }

    /// Turning pages and walking goes round and round; a wheel stops at the last row.
    mutating func apply(_ command: Command) {
        guard !pages.isEmpty else { return }
        switch command {
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
