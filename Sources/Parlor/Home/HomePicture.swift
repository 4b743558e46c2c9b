import Games
import TUI

/// The first screen: today's tiles above the list or, in a small window, on one or two lines below
/// it. Beside the list are a picture of an unfinished game and, if there is space, the streak and
/// the last games. In a large window, the list and these parts are together as wide as the tiles.
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
        preview?.widths.filter { columnsOfMenu + 2 + $0 <= room.columns } ?? []
    }

    /// The number of rows for the list and the picture beside it, including frames.
    private var rowsOfMenu: Int {
        max(menu.size(in: room).rows, widthsOfPreview.isEmpty ? 0 : preview?.rows ?? 0) + 2
    }

    /// The scale of the largest tiles that fit, the empty rows between the parts, and the rows left
    /// over; nil if only one-line tiles fit.
    private var tiles: (scale: Int, space: Int, extra: Int)? {
        for scale in [4, 3, 2, 1] {
            let tile = HomeTileView.size(scale: scale, titles: titles)
            let columns = home.tiles.count * (tile.columns + 2) - 2
            let rows = hasStreak(scale) ? max(rowsOfMenu, StreakView.rows) : rowsOfMenu
            // The title, the line below the tiles, and the summary take a row each.
            let used = tile.rows + rows + 3
            guard columns <= room.columns - 2, scale < 3 || widths(scale) != nil else { continue }
            let space = min((room.rows - used) / 3, HomePicture.mostSpace)
            let extra = room.rows - used - 3 * space
            if used <= room.rows, space > 0 || scale == 1 { return (scale, space, extra) }
        }
        return nil
    }

    private static let mostSpace = 3

    private var titles: [String] { home.tiles.map(\.title) }

    /// Returns whether the streak appears beside the list, in large digits. The picture of an
    /// unfinished game takes precedence.
    private func hasStreak(_ scale: Int) -> Bool {
        let beside = widthsOfPreview.last.map { $0 + 2 } ?? 0
        return scale > 1 && columnsOfMenu + 2 + beside + columnsOfStreak <= room.columns
    }

    private var columnsOfStreak: Int { streak(rows: StreakView.rows).size(in: room).columns }

    private func streak(rows: Int) -> StreakView {
        StreakView(home: home, words: words, rows: rows, columns: nil)
    }

    /// The widths of the parts of a large list; nil if they do not fit.
    private func widths(_ scale: Int) -> LargeListWidths? {
        LargeListWidths(
            tile: HomeTileView.size(scale: scale, titles: titles).columns,
            tiles: home.tiles.count, list: columnsOfMenu, preview: widthsOfPreview.first,
            recent: home.recent.isEmpty
                ? nil : recent(home.recent, .withoutBoth).size(in: room).columns + 6,
            room: room.columns)
    }

    @ViewBuilder var content: some View {
        if let tiles {
            Column(spacing: tiles.space, alignment: .center) {
                Text(title, .title)
                Column(alignment: .center) {
                    Row(spacing: 2) {
                        for tile in home.tiles {
                            HomeTileView(
                                tile: tile, scale: tiles.scale, titles: titles,
                                isSelected: selected == .row(tile.row.id))
                        }
                    }
                    line(withStreak: !hasStreak(tiles.scale))
                }
                if tiles.scale > 2, let widths = widths(tiles.scale) {
                    largeList(widths, extra: tiles.extra)
                } else if hasStreak(tiles.scale) {
                    wideList(extra: tiles.extra)
                } else {
                    list
                }
                // The first steps beside the list replace the summary.
                if !hasSteps(tiles.scale) { about }
            }
            .aligned(.center, .center)
        } else {
            small.aligned(.center, .center)
        }
    }

    private var list: some View {
        Row(spacing: 2) {
            Panel(border: .rounded, padding: 2) {
                menu.aligned(nil, .center).frame(rows: rowsOfMenu - 2)
            }
            if let preview, let columns = widthsOfPreview.first {
                preview.view(columns: columns, rows: rowsOfMenu)
            }
        }
    }

    /// The list with the streak beside it and, if they fit, the last games. `extra` is the number
    /// of free rows, which the last games may use.
    private func wideList(extra: Int) -> some View {
        let base = max(rowsOfMenu, StreakView.rows)
        let rows = base + min(extra, max(0, home.recent.count + 2 - base))
        let first = widthsOfPreview.first
        return FirstThatFits {
            wideList(rows, .all, first)
            wideList(rows, .withoutVariants, first)
            wideList(base, nil, first)
            for columns in widthsOfPreview.dropFirst() { wideList(base, nil, columns) }
        }
    }

    /// Returns whether a large list has the first steps beside it.
    private func hasSteps(_ scale: Int) -> Bool { scale > 2 && widths(scale)?.steps != nil }

    /// The list and the parts beside it, which together are as wide as the tiles.
    private func largeList(_ widths: LargeListWidths, extra: Int) -> some View {
        let rows = min(max(rowsOfMenu, StreakView.rows) + extra, HomePicture.mostRows)
        return Row(spacing: 2) {
            Panel(border: .rounded, padding: 2) {
                menu.spaced(by: 1).aligned(nil, .center)
                    .frame(columns: widths.list - 6, rows: rows - 2)
            }
            if let preview, let columns = widths.preview {
                preview.view(columns: columns, rows: rows)
            }
            StreakView(home: home, words: words, rows: rows, columns: widths.streak)
            if let columns = widths.recent {
                Panel(words.statistics.lastGames, border: .rounded, padding: 2) {
                    recentGames(in: Size(columns: columns - 6, rows: rows - 2))
                }
            }
            if let columns = widths.steps {
                Panel(selectedGame?.title(words) ?? words.help.title, border: .rounded, padding: 2)
                {
                    if let selectedGame {
                        GuideView(
                            page: selectedGame.help(words),
                            room: Size(columns: columns - 6, rows: rows - 2))
                    } else {
                        summaries.aligned(nil, .center)
                            .frame(columns: columns - 6, rows: rows - 2)
                    }
                }
            }
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

    /// The largest number of rows of a large list, with its frame.
    private static let mostRows = 24

    private func recentGames(in room: Size) -> some View {
        let games = home.recent.prefix(room.rows)
        return FirstThatFits {
            recent(games, .all)
            recent(games, .withoutVariants)
            recent(games, .withoutBoth)
        }
        .aligned(.center, .center)
        .frame(columns: room.columns, rows: room.rows)
    }

    private func recent(
        _ games: some Sequence<RecentGame>, _ columns: RecentGamesView.Columns
    ) -> RecentGamesView {
        RecentGamesView(
            games: Array(games), today: home.today, columns: columns, words: words)
    }

    /// The list with the parts beside it. `width` is the width of the picture.
    private func wideList(
        _ rows: Int, _ columns: RecentGamesView.Columns?, _ width: Int?
    ) -> some View {
        Row(spacing: 2, alignment: .center) {
            Panel(border: .rounded, padding: 2) {
                menu.aligned(nil, .center).frame(rows: rows - 2)
            }
            if let preview, let width { preview.view(columns: width, rows: rows) }
            streak(rows: rows)
            if let columns, !home.recent.isEmpty {
                Panel(words.statistics.lastGames, border: .rounded, padding: 2) {
                    recent(home.recent.prefix(rows - 2), columns).frame(rows: rows - 2)
                }
            }
        }
    }

    /// The list and its summary. If there are rows left, today's boards follow as lines, and the
    /// streak below them.
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
                list
                if left > 2 { Text("") }
                about.frame(rows: height)
                Text("")
            }
            for line in lines {
                Row(spacing: 2) { for tile in line { CompactTile(tile, selected) } }
            }
            if left > 0 { line(withStreak: true, rows: left) }
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
            if hasFrame { list } else { menu.frame(rows: rows) }
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

    /// The line below the tiles: their title, the streak, and the time until the next boards. In a
    /// narrow window, some of these are left out or, if there are two rows, the time is on its own
    /// line.
    private func line(withStreak hasStreak: Bool, rows: Int = 1) -> some View {
        // Rounds up to whole minutes.
        let minutes = (home.wait + 59) / 60
        let next = words.menu.nextBoards(minutes / 60, minutes % 60)
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
