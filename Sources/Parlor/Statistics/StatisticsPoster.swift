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
            if statistics.games.isEmpty { Text(words.statistics.nothingYet).wrapped() }
            for game in statistics.games {
                Panel(game.game.module.title(words), border: .rounded, padding: 2) {
                    Column(spacing: 1) {
                        RecordTable(game, hasHelp: hasHelp, words)
                        if game.whole.unknown > 0 {
                            Text(words.statistics.unknown(game.whole.unknown), .dim).wrapped()
                        }
                        timeCharts(of: game.records[game.mostPlayed], game.game)
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
            Text(words.statistics.whatCounts, .dim).wrapped().atMost(columns: 78)
        }
        .padding(columns: 1)
    }

    /// Indicates whether any game was won with help. If so, the table has a column for these games.
    private var hasHelp: Bool { statistics.games.contains { $0.whole.helped > 0 } }

    private func title(of record: DailyRecord) -> String {
        let game = record.game?.module.title(words) ?? words.statistics.allGames
        return "\(words.statistics.daily): \(game)"
    }

    /// The chart of the times of the most played variant.
    @ViewBuilder private func timeCharts(of record: Record, _ game: GameName) -> some View {
        if record.hasCharts {
            let bars = Histogram(record.times, atMost: 8).bars
            Column {
                Text(words.statistics.longVariant(record.variant, of: game, words), .accent)
                Row(spacing: 1) {
                    Text(words.statistics.lastTimes, .dim)
                    Sparkline(record.times.suffix(60).map { Double($0.tenths) })
                }
                BarChart(bars.map { ($0.name, Double($0.count), "\($0.count)") })
                    .padding(top: 1)
            }
        }
    }
}
