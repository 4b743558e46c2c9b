import TUI

/// The picture of the statistics: the names of the pages, the rows of the open page, and the
/// details of the selected row.
struct StatisticsPicture: CompositeView {
    let scene: StatisticsScene
    let today: Int

    private var words: Words { scene.words }

    var content: some View {
        Column {
            tabs
            if let (page, row) = scene.current {
                Reader { size in
                    Column {
                        Reader { size in body(page, row, in: size) }
                            .wheelable(StatisticsSpot.body).stretching(columns: 1, rows: 1)
                        if GamesBesideView.fits(games.count, in: size) {
                            GamesBesideView(games: games, open: scene.open, words: words)
                                .padding(columns: 1)
                        }
                    }
                }
            } else {
                Text(words.statistics.nothingYet).wrapped().padding(columns: 2, rows: 1)
                    .stretching(columns: 1, rows: 1)
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

    private func body(_ page: StatisticsScene.Page, _ row: Int, in size: Size) -> some View {
        let rows = rows(of: page)
        let isWide = size.columns >= 72 && size.rows >= 12
        // Four columns are needed for the marker before a name and the space after it.
        let hasLongNames = rows.allSatisfy {
            CharacterWidth($0.longName).columns + $0.detail.count + 4 <= StatisticsPicture.list
        }
        return isWide
            ? AnyView(
                Row(spacing: 2) {
                    Menu(
                        rows.enumerated().map { index, row in
                            MenuItem(
                                StatisticsScene.Act.choose(index),
                                hasLongNames ? row.longName : row.name, detail: row.detail)
                        },
                        selected: .choose(row), isFocused: true
                    )
                    .atMost(columns: StatisticsPicture.list)
                    Column {
                        if !hasLongNames && rows[row].longName != rows[row].name {
                            Text(rows[row].longName, .accent).wrapped().padding(bottom: 1)
                        }
                        detail(page, row).stretching(columns: 1, rows: 1)
                        table(page, row, isWide: size.columns >= StatisticsPicture.wide)
                    }
                    .stretching(columns: 1, rows: 1)
                    if size.columns >= StatisticsPicture.wide { recent(page, row) }
                }
                .padding(columns: 1, rows: 1).atMost(columns: StatisticsPicture.most)
                .aligned(.center))
            : AnyView(
                Column {
                    FirstThatFits {
                        chooser(rows.map(\.longName), row)
                        chooser(rows.map(\.name), row)
                    }
                    detail(page, row).stretching(columns: 1, rows: 1)
                }
                .padding(columns: 1))
    }

    /// The width of the list.
    private static let list = 32
    /// The minimum width for the last games beside the details.
    private static let wide = 110
    /// The maximum width, so that the parts are not far from each other.
    private static let most = 150

    /// All variants of the game side by side. In a narrow window, they fit only below the record of
    /// all variants.
    @ViewBuilder private func table(
        _ page: StatisticsScene.Page, _ row: Int, isWide: Bool
    ) -> some View {
        if case .game(let game) = page, game.records.count > 1,
            isWide || game.records[row].variant == nil
        {
            RecordTable(game, hasHelp: game.whole.helped > 0, words).padding(top: 1)
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
            }
        }
    }

    private func rows(
        of page: StatisticsScene.Page
    ) -> [(name: String, longName: String, detail: String)] {
        switch page {
        case .game(let game):
            game.records.map { record in
                (
                    words.statistics.variant(record.variant, of: game.game, words),
                    words.statistics.longVariant(record.variant, of: game.game, words),
                    "\(record.played)"
                )
            }
        case .daily(let records):
            records.map { record in
                let name = record.game?.module.title(words) ?? words.statistics.allGames
                return (name, name, "\(record.solved.count)")
            }
        }
    }

    /// The selected row on one line. Arrows show that there are others.
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

    private func detail(_ page: StatisticsScene.Page, _ row: Int) -> AnyView {
        switch page {
        case .game(let game):
            AnyView(RecordView(record: game.records[row], game: game.game, words: words))
        case .daily(let records):
            AnyView(DailyView(record: records[row], today: today, words: words))
        }
    }
}
