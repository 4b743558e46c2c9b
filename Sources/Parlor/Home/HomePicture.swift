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
    private var rowsOfMenu: Int {
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
            let space = min((room.rows - used - gap) / 3, HomePicture.mostSpace)
            let extra = room.rows - used - gap - 3 * space
            if used <= room.rows, space > 0 || scale == 1 { return (scale, gap, space, extra) }
        }
        return nil
    }

    private static let mostSpace = 3

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
            least[.recent] = recent(home.recent, .withoutBoth).size(in: room).columns + 6
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
    private func list(atLeast columns: Int = 0) -> some View {
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
        return Row(spacing: HomeGrid.gap) {
            if let columns = grid[.list] {
                menuBox(room(columns), titled: true, menu.spaced(by: 1))
            }
            if let preview, let columns = grid[.preview] {
                preview.view(columns: columns, rows: rows)
            }
            if let columns = grid[.streak] {
                // Without a column of their own, the last games are below the streak.
                let below = rows - StreakView.rows
                let hasRecent =
                    grid[.recent] == nil && !home.recent.isEmpty
                    && below >= HomePicture.leastRowsOfRecent
                Column {
                    StreakView(
                        home: home, words: words,
                        size: Size(columns: columns, rows: hasRecent ? StreakView.rows : rows))
                    if hasRecent { recentBox(Size(columns: columns - 6, rows: below - 2)) }
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
                recent(games, .withoutVariants)
                recent(games, .withoutBoth)
            }
            .aligned(.center, .center)
            .frame(columns: room.columns, rows: room.rows)
        }
    }

    private func recent(
        _ games: some Sequence<RecentGame>, _ columns: RecentGamesView.Columns,
        hasLongNames: Bool = false
    ) -> RecentGamesView {
        RecentGamesView(
            games: Array(games), today: home.today, columns: columns,
            hasLongNames: hasLongNames, words: words)
    }

    /// The list and its summary. If there are rows left, today's boards follow as lines, below
    /// their title and the streak.
    private var small: some View {
        let lines = compactTiles
        // The number of rows that are left below today's boards if the summary takes `rows` rows.
        func over(_ rows: Int) -> Int { room.rows - 1 - rowsOfMenu - rows - lines.count - 1 }
        let own = rows(of: summary)
        // Reserves rows for the longest summary, so that nothing moves when the selection changes.
        let most = home.tiles.map { rows(of: $0.summary) }.reduce(own, max)
        let height = over(most) > 0 ? most : own
        let left = over(height)
        return Column(alignment: .center) {
            if left < 0 {
                lowList
            } else {
                Text(title, .title)
                if left > 1 { Text("") }
                list()
                if left > 2 { Text("") }
                about.frame(rows: height)
                Text("")
            }
            if left > 0 {
                // Two of the rows are empty, if there are enough.
                line(withStreak: true, rows: left - min(2, left - 1)).atMost(rows: 2)
            }
            for line in lines {
                Row(spacing: 2) { for tile in line { CompactTile(tile, selected) } }
            }
        }
    }

    /// The list above today's boards in a window that is too low for all parts. The summary, the
    /// frame of the list and the title are left out as far as necessary. If even the list does not
    /// fit, it scrolls.
    private var lowList: some View {
        let space = room.rows - compactTiles.count
        let rows = min(menu.size(in: room).rows, space)
        let hasFrame = rowsOfMenu <= space
        let left = space - (hasFrame ? rowsOfMenu : rows)
        return Column(alignment: .center) {
            if left > 0 { Text(title, .title) }
            if hasFrame { list() } else { menu.frame(rows: rows) }
            if left > self.rows(of: summary) { about }
        }
    }

    private var about: Text { text(about: summary) }

    private func text(about summary: String) -> Text {
        let fits = CharacterWidth(summary).columns <= room.columns
        return fits ? Text(summary, .dim) : Text(summary, .dim).wrapped().alignment(.center)
    }

    private func rows(of summary: String) -> Int {
        text(about: summary).size(in: Size(columns: room.columns, rows: .max)).rows
    }

    /// The tiles on one line, or on two lines if the window is too narrow for one.
    private var compactTiles: [[HomeTile]] {
        let columns = home.tiles.map { CompactTile($0, selected).size(in: room).columns + 2 }
        if columns.reduce(-2, +) <= room.columns { return [home.tiles] }
        let half = (home.tiles.count + 1) / 2
        return [Array(home.tiles.prefix(half)), Array(home.tiles.dropFirst(half))]
    }

    /// The line above the tiles: their title, the streak, and the time until the next boards. In a
    /// narrow window, some of these are left out or, if there are two rows, the time is on its own
    /// line.
    private func line(withStreak hasStreak: Bool, rows: Int = 1) -> some View {
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
