import Games
import TUI

/// A table of texts. The first column is aligned left, the others right.
///
/// If the table is too wide, its headings take several lines. If that is not enough, its rows get
/// their short names, then it leaves out its optional columns one by one, and then its columns move
/// closer to each other. If the table is still too wide, the name of each row is above its figures.
/// In the smallest space, each figure has its name before it.
package struct RecordTable: View {
    let rows: [[String]]
    let heading: [String]
    let shortNames: [String]
    /// The number of columns at the end that may be left out.
    let optionalColumns: Int

    package init(
        rows: [[String]], heading: [String], shortNames: [String] = [], optionalColumns: Int = 0
    ) {
        (self.rows, self.heading) = (rows, heading)
        (self.shortNames, self.optionalColumns) = (shortNames, optionalColumns)
    }

    package func size(in offer: Size) -> Size {
        guard let grid = grid(in: offer.columns) else { return list.size(in: offer) }
        return Size(columns: grid.columns, rows: grid.heading.count + grid.rows.count)
    }

    package func draw(on page: inout Page) {
        guard let grid = grid(in: page.size.columns) else {
            return page.draw(
                list, in: Rect(column: 0, row: 0, columns: page.size.columns, rows: page.size.rows))
        }
        for (index, row) in (grid.heading + grid.rows).enumerated() {
            var start = 0
            // A row with nothing but a name takes the whole width.
            if row.count == 1 { page.draw(row[0], column: 0, row: index, style: page.style(.text)) }
            for (column, text) in row.prefix(grid.widths.count).enumerated() where row.count > 1 {
                page.draw(
                    Text(text, index < grid.heading.count ? .dim : .text)
                        .alignment(column == 0 ? .left : .right),
                    in: Rect(column: start, row: index, columns: grid.widths[column], rows: 1))
                start += grid.widths[column] + grid.gap
            }
        }
    }

    // MARK: Forms

    /// The lines of the headings, and the widths of the columns. A row of a single text is the name
    /// of the next row.
    private struct Grid {
        let heading, rows: [[String]]
        let widths: [Int]
        /// The columns of the terminal between two columns of the table.
        let gap: Int

        var columns: Int {
            let names = rows.filter { $0.count == 1 }.map { CharacterWidth($0[0]).columns }
            return names.reduce(widths.reduce(0) { $0 + $1 + gap } - gap, max)
        }

        init(_ heading: [[String]], above rows: [[String]], without last: Int = 0, gap: Int = 2) {
            (self.heading, self.rows, self.gap) = (heading, rows, gap)
            let figures = rows.filter { $0.count > 1 }
            widths = heading[0].indices.dropLast(last).map { column in
                (heading + figures).map { CharacterWidth($0[column]).columns }.max() ?? 0
            }
        }
    }

    private func grid(in columns: Int) -> Grid? {
        let short = zip(shortNames, rows).map { [$0] + $1.dropFirst() }
        let (narrow, most) = short.isEmpty ? (rows, 0) : (short, optionalColumns)
        let grids = [Grid([heading], above: rows), Grid(headingByWords, above: rows)]
        let shorter = (0...most).map { Grid(headingByWords, above: narrow, without: $0) }
        let closest = Grid(headingByWords, above: narrow, without: most, gap: 1)
        let named = rows.flatMap { [[$0[0]], [""] + $0.dropFirst()] }
        let tall = [2, 1].map { Grid(headingByWords, above: named, gap: $0) }
        return (grids + shorter + [closest] + tall).first { $0.columns <= columns }
    }

    /// The headings, with a line for each word. Headings of fewer words begin further down.
    private var headingByWords: [[String]] {
        let words = heading.map { $0.split(separator: " ").map(String.init) }
        let lines = words.map(\.count).max() ?? 0
        return (0..<max(1, lines)).map { line in
            words.map { words in
                let place = line - (lines - words.count)
                return words.indices.contains(place) ? words[place] : ""
            }
        }
    }

    private var list: some View {
        Column {
            for row in rows {
                Text(row[0])
                FactsView(facts: zip(heading, row).dropFirst().map { ($0, $1) })
            }
        }
    }
}

extension RecordTable {
    /// Creates the table of a game, with a row for each record, twelve at most. If `hasHelp` is
    /// true, games won without and with help have columns of their own.
    init(_ game: GameStatistics, hasHelp: Bool, optionalColumns: Int = 0, _ words: Words) {
        let (texts, name, records) = (words.statistics, game.game, game.records(atMost: 12))
        let hasSpeed = game.records.contains { $0.bestSpeed != nil }
        let (hasUnknown, hasKinds) = (game.whole.unknown > 0, hasHelp || game.whole.unknown > 0)
        func row(_ record: Record) -> [String] {
            [
                texts.longVariant(record.variant, of: name, words), "\(record.played)",
                "\(record.own.won)",
            ]
                + (hasHelp ? ["\(record.helped)"] : [])
                + (hasUnknown ? ["\(record.unknown)"] : [])
                + [record.share, record.best?.text ?? "–", record.median?.clock ?? "–"]
                + (name.module.countsMoves ? [record.fewestMoves.map { "\($0)" } ?? "–"] : [])
                + (hasSpeed ? [record.speedText ?? "–"] : [])
                + ["\(record.streak.current)", "\(record.streak.longest)"]
        }
        self.init(
            rows: records.map(row),
            heading: ["", texts.played, hasKinds ? texts.wonAlone : texts.won]
                + (hasHelp ? [texts.wonHelped] : []) + (hasUnknown ? [texts.wonUnknown] : [])
                + [hasKinds ? texts.ownShare : texts.share, texts.best, texts.median]
                + (name.module.countsMoves ? [texts.fewestMoves] : [])
                + (hasSpeed ? [texts.bestSpeed] : [])
                + [texts.streak, texts.longestStreak],
            shortNames: records.map { texts.variant($0.variant, of: name, words) },
            optionalColumns: optionalColumns)
    }
}
