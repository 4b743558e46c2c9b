import Games
import TUI

/// The first screen: today's tiles above the list or, in a small window, on one or two lines below
/// it. Beside the list are a picture of an unfinished game and, if there is space, the streak, the
/// last games and the first steps of a game. Their edges are below the edges of the tiles.
struct HomePicture: CompositeView {
    let home: HomeState
    let title: String
    /// The list, and a picture of an unfinished game; nil if there is none.
    let menu: Menu<ListSpot>
    let preview: Preview?
    let summary: String
    let selected: ListSpot
    let room: Size
    let words: Words

    /// The number of columns of the list, including its frame.
    private var columnsOfMenu: Int { menu.size(in: room).columns + 6 }

    /// The possible widths of the picture beside the list. There are none if no picture fits.
    private var widthsOfPreview: [Int] {
        preview?.widths.filter { columnsOfMenu + HomeGrid.gap + $0 <= room.columns } ?? []
    }

    /// The number of rows for the list and the picture beside it, including frames.
    var rowsOfMenu: Int {
        max(menu.size(in: room).rows, widthsOfPreview.isEmpty ? 0 : preview?.rows ?? 0) + 2
    }

    /// The scale of the largest tiles that fit, the empty rows above them and between the parts,
    /// and the rows left over; nil if only one-line tiles fit.
    private var tiles: (scale: Int, gap: Int, space: Int, extra: Int)? {
        for scale in [4, 3, 2, 1] {
            let hasGrid = grid(scale) != nil
            let rows = hasGrid ? max(rowsOfMenu, StreakView.rows) : rowsOfMenu
            // The title, the line above the tiles, and the summary take a row each.
            let used = HomeTileView.size(scale: scale, titles: titles).rows + rows + 3
            guard columnsOfTiles(scale) <= room.columns - 2, scale == 1 || hasGrid else { continue }
            let gap = room.rows - used > 3 ? 1 : 0
            let left = room.rows - used - gap
            // The last games get rows if an empty row is left between the parts.
            let wanted = hasGrid ? max(0, rowsWithRecent(scale) - rows) : 0
            let forRecent = left - wanted >= 3 ? wanted : 0
            let space = min((left - forRecent) / 3, HomePicture.mostSpace)
            let extra = left - 3 * space
            if used <= room.rows, space > 0 || scale == 1 { return (scale, gap, space, extra) }
        }
        return nil
    }

    private static let mostSpace = 3

    /// The part that has the last games below it, because they have no column of their own: the
    /// streak or, without one, the list. Nil if there are no last games.
    private func partAboveRecent(in grid: HomeGrid) -> HomeGrid.Part? {
        if grid[.recent] != nil || home.recent.isEmpty { return nil }
        return grid[.streak] == nil ? .list : .streak
    }

    /// The number of rows of a part with the last games below it; 0 if there is no such part.
    private func rowsWithRecent(_ scale: Int) -> Int {
        let part = grid(scale).flatMap(partAboveRecent)
        return part.map { rows(of: $0) + HomePicture.leastRowsOfRecent } ?? 0
    }

    /// The minimum number of rows of the list or the streak.
    private func rows(of part: HomeGrid.Part) -> Int {
        part == .list ? menu.size(in: room).rows + 2 : StreakView.rows
    }

    private var titles: [String] { home.tiles.map(\.title) }

    private func columnsOfTiles(_ scale: Int) -> Int {
        let tile = HomeTileView.size(scale: scale, titles: titles).columns
        return home.tiles.count * (tile + HomeGrid.gap) - HomeGrid.gap
    }

    /// The widths of the parts below large tiles; nil if they do not fit, or below small tiles.
    private func grid(_ scale: Int) -> HomeGrid? {
        if scale == 1 { return nil }
        var least: [HomeGrid.Part: Int] = [
            .list: columnsOfMenu, .streak: StreakView.leastColumns,
            .steps: HomePicture.leastColumnsOfSteps,
        ]
        least[.preview] = widthsOfPreview.last
        if !home.recent.isEmpty {
            least[.recent] = recent(home.recent, .day).size(in: room).columns + 6
        }
        return HomeGrid(
            tile: HomeTileView.size(scale: scale, titles: titles).columns,
            tiles: home.tiles.count, least: least)
    }

    private static let leastColumnsOfSteps = 46

    @ViewBuilder var content: some View {
        if let tiles {
            let grid = grid(tiles.scale)
            Column(spacing: tiles.space, alignment: .center) {
                Text(title, .title)
                Column(spacing: tiles.gap, alignment: .center) {
                    line(withStreak: grid?[.streak] == nil)
                    Row(spacing: HomeGrid.gap) {
                        for tile in home.tiles {
                            HomeTileView(
                                tile: tile, scale: tiles.scale, titles: titles,
                                isSelected: selected == .row(tile.row.id))
                        }
                    }
                }
                if let grid {
                    parts(grid, extra: tiles.extra)
                } else {
                    list(atLeast: columnsOfTiles(tiles.scale))
                }
                // The first steps beside the list replace the summary.
                if grid?[.steps] == nil { about }
            }
            .aligned(.center, .center)
        } else {
            small.aligned(.center, .center)
        }
    }

    /// The list and a picture, which together have at least this number of columns.
    func list(atLeast columns: Int = 0) -> some View {
        let beside = widthsOfPreview.first.map { $0 + HomeGrid.gap } ?? 0
        let wanted = max(columnsOfMenu, columns - beside) - 6
        return Row(spacing: HomeGrid.gap) {
            menuBox(Size(columns: wanted, rows: rowsOfMenu - 2), titled: columns + beside > 0)
            if let preview, let columns = widthsOfPreview.first {
                preview.view(columns: columns, rows: rowsOfMenu)
            }
        }
    }

    private func menuBox(
        _ size: Size, titled: Bool, _ menu: Menu<ListSpot>? = nil
    ) -> some View {
        Panel(titled ? words.menu.menu : "", border: .rounded, padding: 2) {
            (menu ?? self.menu).aligned(nil, .center).frame(columns: size.columns, rows: size.rows)
        }
    }

    /// The list and the parts beside it, below the edges of the tiles. `extra` is the number of
    /// free rows, which the parts may use.
    private func parts(_ grid: HomeGrid, extra: Int) -> some View {
        let rows = min(max(rowsOfMenu, StreakView.rows) + extra, HomePicture.mostRows)
        func room(_ columns: Int) -> Size { Size(columns: columns - 6, rows: rows - 2) }
        let above = partAboveRecent(in: grid)
        // The number of rows for the last games below a part.
        func below(_ part: HomeGrid.Part) -> Int {
            let left = above == part ? rows - self.rows(of: part) : 0
            return left >= HomePicture.leastRowsOfRecent ? left : 0
        }
        return Row(spacing: HomeGrid.gap) {
            if let columns = grid[.list] {
                let below = below(.list)
                Column {
                    menuBox(
                        Size(columns: columns - 6, rows: rows - below - 2), titled: true,
                        menu.spaced(by: 1))
                    if below > 0 { recentBox(Size(columns: columns - 6, rows: below - 2)) }
                }
            }
            if let preview, let columns = grid[.preview] {
                preview.view(columns: columns, rows: rows)
            }
            if let columns = grid[.streak] {
                let below = below(.streak)
                Column {
                    StreakView(
                        home: home, words: words,
                        size: Size(columns: columns, rows: rows - below))
                    if below > 0 { recentBox(Size(columns: columns - 6, rows: below - 2)) }
                }
            }
            if let columns = grid[.recent] { recentBox(room(columns)) }
            if let columns = grid[.steps] { steps(in: room(columns)) }
        }
    }

    /// The first steps of the selected game, or all games in a few words.
    private func steps(in room: Size) -> some View {
        let title = selectedGame.map { "\(words.help.howToPlay): \($0.title(words))" }
        return Panel(title ?? words.statistics.allGames, border: .rounded, padding: 2) {
            if let selectedGame {
                guide(to: selectedGame, in: room)
            } else {
                summaries.aligned(nil, .center).frame(columns: room.columns, rows: room.rows)
            }
        }
    }

    /// The first steps of a game. If its tile is selected, the summary of today's board is above
    /// them.
    private func guide(to game: GameModule, in room: Size) -> some View {
        let summary = selected == .row(game.name) ? nil : Text(summary, .title).wrapped()
        let rows = summary.map { $0.size(in: Size(columns: room.columns, rows: .max)).rows + 1 }
        return Column(spacing: 1) {
            if let summary { summary }
            GuideView(
                page: game.help(words),
                room: Size(columns: room.columns, rows: room.rows - (rows ?? 0)))
        }
    }

    /// The game of the selected row or tile.
    private var selectedGame: GameModule? {
        zip(GameModule.all, home.tiles).first { game, tile in
            [.row(game.name), .row(tile.row.id)].contains(selected)
        }?.0
    }

    private var summaries: some View {
        Column(spacing: 1) {
            if !summary.isEmpty { Text(summary).wrapped() }
            for tile in home.tiles {
                Column {
                    Text(tile.title, .title)
                    Text(tile.summary, .dim).wrapped()
                }
            }
        }
    }

    /// The largest number of rows of the parts, with their frames.
    private static let mostRows = 26
    /// The smallest number of rows of the last games, with their frame.
    private static let leastRowsOfRecent = 6

    private func recentBox(_ room: Size) -> some View {
        let games = home.recent.prefix(room.rows)
        return Panel(words.statistics.lastGames, border: .rounded, padding: 2) {
            FirstThatFits {
                recent(games, .all, hasLongNames: true)
                recent(games, .all)
                recent(games, [.game, .day])
                recent(games, .game, isTight: true)
                recent(games, .day)
            }
            .aligned(.center, .center)
            .frame(columns: room.columns, rows: room.rows)
        }
    }

    private func recent(
        _ games: some Sequence<RecentGame>, _ columns: RecentGamesView.Columns,
        isTight: Bool = false, hasLongNames: Bool = false
    ) -> RecentGamesView {
        RecentGamesView(
            games: Array(games), today: home.today, columns: columns,
            isTight: isTight, hasLongNames: hasLongNames, words: words)
    }

    var about: Text { text(about: summary) }

    private func text(about summary: String) -> Text {
        let fits = CharacterWidth(summary).columns <= room.columns
        return fits ? Text(summary, .dim) : Text(summary, .dim).wrapped().alignment(.center)
    }

    func rows(of summary: String) -> Int {
        text(about: summary).size(in: Size(columns: room.columns, rows: .max)).rows
    }

    /// The line above the tiles: their title, the streak, and the time until the next boards. In a
    /// narrow window, some of these are left out or, if there are two rows, the time is on its own
    /// line.
    func line(withStreak hasStreak: Bool, rows: Int = 1) -> some View {
        // Rounds up to whole minutes.
        let minutes = (home.wait + 59) / 60
        let next = words.menu.nextBoards(hours: minutes / 60, minutes: minutes % 60)
        let streak = hasStreak && home.streak > 0 ? words.menu.streak(home.streak) : nil
        func line(_ parts: String?..., next: String? = nil) -> some View {
            Row(spacing: 3) {
                for part in parts.compactMap(\.self) { Text(part, .title) }
                if let next { Text(next, .dim) }
            }
        }
        let title = words.menu.todaysBoards
        return FirstThatFits {
            line(title, streak, next: next[0])
            if rows > 1 {
                Column(alignment: .center) {
                    line(title, streak)
                    FirstThatFits { for next in next { Text(next, .dim) } }
                }
            }
            line(title, streak, next: next[1])
            line(title, streak, next: next[2])
            line(title, streak)
            line(streak, next: next[1])
            line(streak ?? title)
            line(next: next[1])
        }
    }
}
