import Games
import Reactive
import TUI

/// All statistics on one page: a table of records, charts of times, and the calendar.
struct StatisticsPoster: CompositeView {
    let statistics: Statistics
    let words: Words

    var content: some View {
        Column(spacing: 1) {
            Text("Parlor ", .title)
                + Text(
                    words.statistics.title + " " + Day(daysSince1970: statistics.today).description,
                    .dim)
            if statistics.games.isEmpty { Text(words.statistics.nothingYet) }
            for game in statistics.games {
                Panel(game.game.module.title(words), border: .rounded, padding: 2) {
                    Column(spacing: 1) {
                        RecordTable(
                            rows: game.records.prefix(12).map { row($0, of: game.game) },
                            heading: heading(of: game.game))
                        course(of: game.records[0], game.game)
                    }
                }
                .stretching(columns: 1)
            }
            for record in statistics.daily {
                Panel(title(of: record), border: .rounded, padding: 2) {
                    DailyView(record: record, today: statistics.today, words: words)
                        .frame(rows: 11)
                }
                .stretching(columns: 1)
            }
        }
        .padding(columns: 1)
    }

    private func title(of record: DailyRecord) -> String {
        let game = record.game?.module.title(words) ?? words.statistics.allGames
        return "\(words.statistics.daily): \(game)"
    }

    /// Whether any game was won with help. If so, the table has a column for these games.
    private var hasHelp: Bool { statistics.games.contains { $0.whole.helped > 0 } }

    private func heading(of game: GameName) -> [String] {
        let texts = words.statistics
        var names = ["", texts.played, texts.won]
        if hasHelp { names.append(texts.wonWithHelp) }
        names.append(hasHelp ? texts.ownShare : texts.share)
        names += [texts.best, texts.median]
        if game.module.countsMoves { names.append(texts.fewestMoves) }
        return names + [texts.streak, texts.longestStreak]
    }

    private func row(_ record: Record, of game: GameName) -> [String] {
        let name = words.statistics.longVariant(record.variant, of: game, words)
        var cells = [name, "\(record.played)", "\(record.won)"]
        if hasHelp { cells.append("\(record.helped)") }
        cells += [record.share, record.best?.text ?? "–", record.median?.clock ?? "–"]
        if game.module.countsMoves { cells.append(record.fewestMoves.map { "\($0)" } ?? "–") }
        return cells + ["\(record.streak.current)", "\(record.streak.longest)"]
    }

    /// The chart of the times of the most played variant.
    @ViewBuilder private func course(of record: Record, _ game: GameName) -> some View {
        if record.times.count > 1 {
            let bars = Histogram(record.times.map(\.seconds), atMost: 8).bars
            Column {
                Text(words.statistics.longVariant(record.variant, of: game, words), .accent)
                Row(spacing: 1) {
                    Text(words.statistics.lastGames, .dim)
                    Sparkline(record.times.suffix(60).map { Double($0.tenths) })
                }
                BarChart(bars.map { ($0.name, Double($0.count), "\($0.count)") })
                    .padding(top: 1)
            }
        }
    }
}
