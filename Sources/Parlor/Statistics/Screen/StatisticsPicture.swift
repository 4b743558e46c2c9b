import TUI

/// The picture of the statistics: the names of the pages, the rows of the open page, and the
/// details of the selected row.
struct StatisticsPicture: CompositeView {
    let scene: StatisticsScene
    let today: Int

    private var words: Words { scene.words }

    var content: some View {
        Column {
            tabs.atMost(columns: StatisticsPicture.most).aligned(.center)
            if let (page, row) = scene.current {
                Reader { size in
                    Column {
                        Reader { size in body(page, row, in: size) }
                            .wheelable(StatisticsSpot.body).stretching(columns: 1, rows: 1)
                        if GamesComparisonView.fits(games.count, in: size) {
                            GamesComparisonView(games: games, open: scene.open, words: words)
                                .padding(columns: 1).atMost(columns: StatisticsPicture.most)
                                .aligned(.center)
                        }
                        if hasRules(page, row, in: size) {
                            Text(words.statistics.whatCounts, .dim).wrapped().padding(columns: 1)
                                .atMost(columns: StatisticsPicture.most).aligned(.center)
                        }
                    }
                }
            } else {
                NoResultsView(today: today, words: words).stretching(columns: 1, rows: 1)
            }
            scene.bar()
        }
    }

    // MARK: Pages

    private var names: [String] {
        scene.pages.map { page in
            switch page {
            case .game(let game): game.game.module.title(words)
            case .daily: words.statistics.daily
            }
        }
    }

    /// The names of all pages. If they do not fit, the name of the open page between arrows.
    private var tabs: some View {
        FirstThatFits {
            Row(spacing: 1) {
                Text(words.statistics.title, .title).padding(columns: 1)
                for (index, name) in names.enumerated() { tab(index, name) }
            }
            Row(spacing: 1) {
                if !names.isEmpty {
                    Text("‹", .key).padding(columns: 1).onPress(StatisticsScene.Act.turn(by: -1))
                    Text(names[scene.open], .title)
                    Text("\(scene.open + 1)/\(names.count)", .dim)
                    Text("›", .key).padding(columns: 1).onPress(StatisticsScene.Act.turn(by: 1))
                } else {
                    Text(words.statistics.title, .title)
                }
            }
        }
    }

    private func tab(_ index: Int, _ name: String) -> some View {
        let text = (Text("\(index + 1)", .key) + Text(" \(name)")).padding(columns: 1)
        let spot = StatisticsScene.Act.open(index)
        return index == scene.open
            ? AnyView(text.background(.selection).onPress(spot)) : AnyView(text.onPress(spot))
    }

    /// The games, which have the first pages.
    private var games: [GameStatistics] {
        scene.pages.compactMap { if case .game(let game) = $0 { game } else { nil } }
    }

    // MARK: Rows

    @ViewBuilder private func body(
        _ page: StatisticsScene.Page, _ row: Int, in size: Size
    ) -> some View {
        if size.columns >= 72 && size.rows >= 12 {
            wideBody(page, row, isWidest: size.columns >= StatisticsPicture.wide)
                .padding(columns: 1, rows: 1)
                .frame(rows: rows(of: page, row, in: size)).atMost(columns: StatisticsPicture.most)
                .aligned(.center, .center)
        } else {
            let rows = rows(of: page)
            Column {
                FirstThatFits {
                    chooser(rows.map(\.longName), row)
                    chooser(rows.map(\.name), row)
                }
                detail(page, row).stretching(columns: 1, rows: 1)
            }
            .padding(columns: 1)
        }
    }

    /// The list with the details of the selected row and, in the widest windows, the last games
    /// beside it. The table is below them.
    private func wideBody(
        _ page: StatisticsScene.Page, _ row: Int, isWidest: Bool
    ) -> some View {
        let rows = rows(of: page, hasUnits: isWidest)
        // A marker precedes the name. Two spaces precede the detail, and one space follows it.
        func width(_ name: (ListedRow) -> String) -> Int {
            rows.map { CharacterWidth(name($0) + $0.detail).columns + 5 }.max() ?? 0
        }
        let wide = StatisticsPicture.wideList
        let list = isWidest ? wide : min(wide, max(StatisticsPicture.list, width(\.name)))
        let hasLongNames = width(\.longName) <= list
        return Column {
            Row(spacing: 2) {
                Menu(
                    rows.enumerated().map { index, row in
                        MenuItem(
                            StatisticsScene.Act.choose(index),
                            hasLongNames ? row.longName : row.name, detail: row.detail)
                    },
                    selected: .choose(row), isFocused: true
                )
                .atMost(columns: list)
                Column {
                    if !hasLongNames && rows[row].longName != rows[row].name {
                        Text(rows[row].longName, .accent).wrapped().padding(bottom: 1)
                    }
                    detail(page, row, hasRecentBeside: isWidest)
                        .stretching(columns: 1, rows: 1)
                }
                .stretching(columns: 1, rows: 1)
                if isWidest { recent(page, row) }
            }
            .stretching(columns: 1, rows: 1)
            table(page, row, isWide: isWidest)
        }
    }

    /// The usual width of the list, and its greatest width, which long names or a wide window need.
    private static let list = 32
    private static let wideList = 48
    /// The minimum width of a window that shows the last games beside the details.
    private static let wide = 110
    /// The maximum width, so that the parts are not far from each other.
    private static let most = 150

    /// The number of rows that a page uses. The calendar of the boards of the day has a fixed size.
    /// A record without charts is as tall as its last games and the table.
    private func rows(of page: StatisticsScene.Page, _ row: Int, in size: Size) -> Int {
        switch page {
        case .daily: return min(size.rows, StatisticsPicture.rowsOfCalendar)
        case .game(let game) where game.records[row].hasCharts: return size.rows
        case .game(let game):
            let table = game.records.count > 1 ? min(12, game.records.count) + 4 : 0
            let games = game.records[row].recent.count + 6
            return min(size.rows, max(StatisticsPicture.rowsOfCalendar, games) + table)
        }
    }

    /// Returns whether there is space for the sentence about what counts. Charts need the space
    /// first.
    private func hasRules(_ page: StatisticsScene.Page, _ row: Int, in size: Size) -> Bool {
        guard case .game(let game) = page else { return false }
        return size.rows >= (game.records[row].hasCharts ? 30 : 18)
    }

    private static let rowsOfCalendar = 15

    /// The table of all variants of the game. In a narrow window, there is space for it only below
    /// the record of all variants.
    @ViewBuilder private func table(
        _ page: StatisticsScene.Page, _ row: Int, isWide: Bool
    ) -> some View {
        if case .game(let game) = page, game.records.count > 1,
            isWide || game.records[row].variant == nil
        {
            RecordTable(game, hasHelp: game.whole.helped > 0, optionalColumns: 2, words)
                .padding(top: 1)
                .aligned(.center)
        }
    }

    /// The last games of the selected row.
    @ViewBuilder private func recent(_ page: StatisticsScene.Page, _ row: Int) -> some View {
        if case .game(let game) = page {
            let record = game.records[row]
            Column {
                Text(words.statistics.lastGames, .dim).padding(bottom: 1)
                RecentGamesView(
                    games: record.recent, today: today,
                    columns: record.variant == nil ? .withoutGames : .withoutBoth, words: words
                )
                .stretching(rows: 1)
                OutcomeLegend(
                    hasHelp: record.recent.contains { $0.outcome == .helped }, words: words
                )
                .padding(top: 1)
            }
        }
    }

    private typealias ListedRow = (name: String, longName: String, detail: String)

    private func rows(of page: StatisticsScene.Page, hasUnits: Bool = false) -> [ListedRow] {
        switch page {
        case .game(let game):
            game.records.map { record in
                (
                    words.statistics.variant(record.variant, of: game.game, words),
                    words.statistics.longVariant(record.variant, of: game.game, words),
                    hasUnits ? words.statistics.games(record.played) : "\(record.played)"
                )
            }
        case .daily(let records):
            records.map { record in
                let name = record.game?.module.title(words) ?? words.statistics.allGames
                let days = record.solved.count
                return (name, name, hasUnits ? words.statistics.days(days) : "\(days)")
            }
        }
    }

    /// The selected row on one line. Arrows show that there are rows before or after it.
    private func chooser(_ names: [String], _ row: Int) -> some View {
        Row(spacing: 1) {
            if row > 0 { Text("▴", .key).onPress(StatisticsScene.Act.choose(row - 1)) }
            Text(names[row], .accent).focusable(StatisticsScene.Act.choose(row), isFocused: true)
            if names.count > 1 { Text("\(row + 1)/\(names.count)", .dim) }
            if row + 1 < names.count {
                Text("▾", .key).onPress(StatisticsScene.Act.choose(row + 1))
            }
        }
    }

    private func detail(
        _ page: StatisticsScene.Page, _ row: Int, hasRecentBeside: Bool = false
    ) -> AnyView {
        switch page {
        case .game(let game):
            AnyView(
                RecordView(
                    record: game.records[row], game: game.game, today: today,
                    hasRecentBeside: hasRecentBeside, words: words))
        case .daily(let records):
            AnyView(DailyView(record: records[row], today: today, words: words))
        }
    }
}
