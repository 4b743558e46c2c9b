import TUI

/// The edges of the boxes of the statistics in a large window. A box is as wide as one tile, or as
/// several tiles with the gaps between them, as on the first screen.
struct StatisticsGrid {
    /// The number of tiles side by side, one for each game.
    static let tiles = GameModule.all.count
    private static let least = Size(columns: 36, rows: 46)
    private static let widest = 44

    let tile: Int

    /// Creates the edges for a space; nil if it is too small.
    init?(in size: Size) {
        let (tiles, gap) = (StatisticsGrid.tiles, HomeGrid.gap)
        tile = min(StatisticsGrid.widest, (size.columns - 2 - (tiles - 1) * gap) / tiles)
        if size.columns < tiles * StatisticsGrid.least.columns { return nil }
        if size.rows < StatisticsGrid.least.rows { return nil }
    }

    /// The width of a box over a number of tiles.
    func columns(_ tiles: Int) -> Int { tiles * (tile + HomeGrid.gap) - HomeGrid.gap }
}

extension StatisticsPicture {
    /// The open page in boxes with common edges: the list, the details and the last games, the
    /// table below them, and all games.
    func boxes(_ page: StatisticsScene.Page, _ row: Int, _ grid: StatisticsGrid) -> some View {
        let width = grid.columns(StatisticsGrid.tiles)
        return Column(spacing: 1) {
            tabs.frame(columns: width)
            if hasCharts {
                Reader { parts(page, row, grid, rows: $0.rows) }
                    .wheelable(StatisticsSpot.body).stretching(columns: 1, rows: 1)
            } else {
                parts(page, row, grid, rows: StatisticsPicture.rowsOfParts)
                    .wheelable(StatisticsSpot.body)
            }
            if case .game(let game) = page, game.records.count > 1 {
                Panel(words.statistics.comparison, border: .rounded, padding: 2) { table(game) }
                    .frame(columns: width)
            }
            if games.count > 1 {
                GamesComparisonView(
                    games: games, open: scene.open, tile: grid.tile, words: words)
            }
            rules
        }
        .frame(columns: width)
    }

    /// The rows of the upper boxes if they have no charts.
    private static let rowsOfParts = 24

    private func parts(
        _ page: StatisticsScene.Page, _ row: Int, _ grid: StatisticsGrid, rows: Int
    ) -> some View {
        let texts = words.statistics
        // Names in words are more important than the units of the numbers.
        let forms = [true, false].map { self.rows(of: page, hasUnits: $0) }
        func hasLongNames(_ rows: [ListedRow]) -> Bool {
            StatisticsPicture.width(rows, \.longName) <= grid.tile - 4
        }
        let listed =
            forms.first(where: hasLongNames)
            ?? forms.first { StatisticsPicture.width($0, \.name) <= grid.tile - 4 } ?? forms[1]
        func box(_ title: String, tiles: Int, padding: Int, _ content: AnyView) -> AnyView {
            Panel(title, border: .rounded, padding: padding) { content }
                .frame(columns: grid.columns(tiles), rows: rows)
        }
        let list = AnyView(menu(listed, row, hasLongNames: hasLongNames(listed)))
        let details = detail(page, row, hasRecentBeside: true)
        return Row(spacing: HomeGrid.gap) {
            if case .game(let game) = page {
                box(texts.kinds, tiles: 1, padding: 1, list)
                box(
                    listed[row].longName.capitalizingFirst, tiles: StatisticsGrid.tiles - 2,
                    padding: 2, details)
                box(texts.lastGames, tiles: 1, padding: 2, AnyView(recent(game.records[row])))
            } else {
                box(texts.allGames, tiles: 1, padding: 1, list)
                box(texts.daily, tiles: StatisticsGrid.tiles - 1, padding: 2, details)
            }
        }
    }
}
