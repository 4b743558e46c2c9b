import TUI

// The first screen in a small window.

extension HomePicture {
    /// The list and its summary. If there are rows left, today's boards follow as lines, below
    /// their title and the streak.
    var small: some View {
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

    /// The tiles on one line, or on two lines if the window is too narrow for one.
    private var compactTiles: [[HomeTile]] {
        let columns = home.tiles.map { CompactTile($0, selected).size(in: room).columns + 2 }
        if columns.reduce(-2, +) <= room.columns { return [home.tiles] }
        let half = (home.tiles.count + 1) / 2
        return [Array(home.tiles.prefix(half)), Array(home.tiles.dropFirst(half))]
    }
}
