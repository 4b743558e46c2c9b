import TUI

/// The picture of the statistics: the names of the pages, the rows of the open page, and the
/// details of the selected row.
struct StatisticsPicture: CompositeView {
    let scene: StatisticsScene
    let today: Int

    var words: Words { scene.words }

    var content: some View {
        Column {
            Reader { size in
                if let (page, row) = scene.current {
                    if let grid = StatisticsGrid(in: size) {
                        boxes(page, row, grid).aligned(.center)
                    } else {
                        pages(page, row)
                    }
                } else {
                    Column {
                        tabs.aligned(.center)
                        NoResultsView(today: today, words: words).stretching(columns: 1, rows: 1)
                    }
                }
            }
            .stretching(columns: 1, rows: 1)
            scene.bar()
        }
    }

    /// The open page without boxes.
    private func pages(_ page: StatisticsScene.Page, _ row: Int) -> some View {
        Column {
            tabs.aligned(.center)
            Reader { size in
                Column {
                    Reader { size in body(page, row, in: size) }
                        .wheelable(StatisticsSpot.body).stretching(columns: 1, rows: 1)
                    if GamesComparisonView.fits(games.count, in: size) {
                        GamesComparisonView(
                            games: games, open: scene.open, tile: nil, words: words
                        )
                        .padding(columns: 1).atMost(columns: StatisticsPicture.most)
                        .aligned(.center)
                    }
                    // Charts need the space first.
                    if size.rows >= (hasCharts ? 30 : 18) {
                        rules.padding(columns: 1).atMost(columns: StatisticsPicture.most)
                            .aligned(.center)
                    }
                }
            }
        }
    }

    var rules: Text { Text(words.statistics.whatCounts, .dim).wrapped() }

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
    var tabs: some View {
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
    var games: [GameStatistics] {
        scene.pages.compactMap { if case .game(let game) = $0 { game } else { nil } }
    }

    // MARK: Rows

    @ViewBuilder private func body(
        _ page: StatisticsScene.Page, _ row: Int, in size: Size
    ) -> some View {
        if size.columns >= 72 && size.rows >= 12 {
            wideBody(page, row, isWidest: size.columns >= StatisticsPicture.wide)
                .padding(columns: 1, rows: 1)
                .frame(
                    columns: min(size.columns, StatisticsPicture.most), rows: rowsOfBody(in: size)
                )
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
        let (rows, list) = (rows(of: page, hasUnits: isWidest), columnsOfList(isWidest: isWidest))
        let hasLongNames = StatisticsPicture.width(rows, \.longName) <= list
        return Column {
            Row(spacing: 2) {
                menu(rows, row, hasLongNames: hasLongNames).frame(columns: list)
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
    /// The maximum widths of the last games beside the details: of all kinds, and of one.
    private static let beside = 38
    private static let besideOfKind = 27
    /// The minimum width of a window that shows the last games beside the details.
    private static let wide = 110
    /// The maximum width, so that the parts are not far from each other.
    private static let most = 150

    /// The list of the rows of a page.
    func menu(_ rows: [ListedRow], _ row: Int, hasLongNames: Bool) -> Menu<StatisticsScene.Act> {
        Menu(
            rows.enumerated().map { index, row in
                MenuItem(
                    .choose(index), hasLongNames ? row.longName : row.name, detail: row.detail)
            },
            selected: .choose(row), isFocused: true)
    }

    /// The width of the list. It is the same on all pages, so that the list stays in its place.
    private func columnsOfList(isWidest: Bool) -> Int {
        let all = scene.pages.map { rows(of: $0, hasUnits: isWidest) }
        let names = all.map { StatisticsPicture.width($0, \.name) }.max() ?? 0
        let wide = StatisticsPicture.wideList
        let most = isWidest ? wide : min(wide, max(StatisticsPicture.list, names))
        let long = all.map { StatisticsPicture.width($0, \.longName) }.filter { $0 <= most }
        return min(most, max(names, long.max() ?? 0))
    }

    /// The columns of a list. A marker precedes the name. Two spaces precede the detail, and one
    /// space follows it.
    static func width(_ rows: [ListedRow], _ name: (ListedRow) -> String) -> Int {
        rows.map { CharacterWidth(name($0) + $0.detail).columns + 5 }.max() ?? 0
    }

    /// Indicates whether any record has charts.
    var hasCharts: Bool { games.contains { $0.records.contains(where: \.hasCharts) } }

    /// The number of rows below the names of the pages. It is the same for all pages, so that
    /// the list stays in its place. Without charts, these are the rows of the calendar or of the
    /// longest list of last games, whichever has more, and the rows of the tallest table.
    private func rowsOfBody(in size: Size) -> Int {
        if hasCharts { return size.rows }
        let most = games.map(\.records.count).max() ?? 0
        let table = most > 1 ? min(12, most) + 4 : 0
        let recent = games.flatMap(\.records).map(\.recent.count).max() ?? 0
        return min(size.rows, max(StatisticsPicture.rowsOfCalendar, recent + 6) + table)
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
            table(game).padding(top: 1)
        }
    }

    func table(_ game: GameStatistics) -> RecordTable {
        RecordTable(game, hasHelp: game.whole.helped > 0, optionalColumns: 2, words)
    }

    /// The last games of the selected row, below their title.
    @ViewBuilder private func recent(_ page: StatisticsScene.Page, _ row: Int) -> some View {
        if case .game(let game) = page {
            let record = game.records[row]
            Column(spacing: 1) {
                Text(words.statistics.lastGames, .dim)
                recent(record)
            }
            .atMost(
                columns: record.variant == nil
                    ? StatisticsPicture.beside : StatisticsPicture.besideOfKind)
        }
    }

    /// The last games of a record, and the meaning of their marks right below them, in one or two
    /// rows. Variants are named in words if there is space.
    func recent(_ record: Record) -> some View {
        Reader { size in
            let games = Array(record.recent.prefix(max(0, size.rows - 3)))
            Column(spacing: 1) {
                FirstThatFits {
                    if record.variant == nil {
                        recent(games, [.variant, .day], hasLongNames: true)
                        recent(games, [.variant, .day], isTight: true, hasLongNames: true)
                        recent(games, [.variant, .day])
                        recent(games, [.variant, .day], isTight: true)
                    }
                    recent(games, .day)
                }
                OutcomeLegend(hasHelp: games.contains { $0.outcome == .helped }, words: words)
            }
        }
    }

    private func recent(
        _ games: [RecentGame], _ columns: RecentGamesView.Columns, isTight: Bool = false,
        hasLongNames: Bool = false
    ) -> RecentGamesView {
        RecentGamesView(
            games: games, today: today, columns: columns, isTight: isTight,
            hasLongNames: hasLongNames, words: words)
    }

    typealias ListedRow = (name: String, longName: String, detail: String)

    func rows(of page: StatisticsScene.Page, hasUnits: Bool = false) -> [ListedRow] {
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

    func detail(
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
