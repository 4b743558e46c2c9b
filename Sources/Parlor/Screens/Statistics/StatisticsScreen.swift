import Reactive
import TUI

/// How games went so far, by what was played.
func statisticsScreen(_ console: Console, _ desk: Desk) -> Screen {
    let records = Record.all(of: desk.results())
    return Screen(
        .merge(.just(StatisticsPicture(records: records, words: desk.words)), .never()),
        moves: console.commonMoves(at: .statistics))
}

/// What is worth knowing of the games of one kind.
struct Record: Equatable {
    let variant: String
    let played: Int
    let best, median: Int
    let fewestMoves: Int
    /// The times of the last games, the newest last.
    let times: [Int]

    static func all(of results: [GameResult]) -> [Record] {
        Dictionary(grouping: results, by: \.variant).map { variant, games in
            let times = games.filter(\.isWon).map(\.seconds).sorted()
            return Record(
                variant: variant, played: games.count, best: times.first ?? 0,
                median: times.isEmpty ? 0 : times[times.count / 2],
                fewestMoves: games.map(\.moves).min() ?? 0,
                times: games.suffix(24).map(\.seconds))
        }
        .sorted { $0.played == $1.played ? $0.variant < $1.variant : $0.played > $1.played }
    }
}

struct StatisticsPicture: CompositeView {
    let records: [Record]
    let words: Words

    var content: some View {
        Column {
            Panel(words.statistics.title, border: .rounded, padding: 2) {
                if records.isEmpty { Text(words.statistics.nothingYet).wrapped() }
                Column(spacing: 1) {
                    for record in records.prefix(5) { row(record) }
                }
            }
            .atMost(columns: 76)
            .aligned(.center, .center).stretching(columns: 1, rows: 1)
            KeyBar([words.backEntry, words.quitEntry])
        }
    }

    private func row(_ record: Record) -> some View {
        Column {
            Row(spacing: 2) {
                Text("\(words.menu.memory) \(record.variant)", .title)
                Text("\(words.statistics.played) \(record.played)")
            }
            Row(spacing: 2) {
                Text("\(words.statistics.best) \(words.memory.time(seconds: record.best))")
                Text("\(words.statistics.median) \(words.memory.time(seconds: record.median))")
                Text("\(words.statistics.fewestMoves) \(record.fewestMoves)")
            }
            Sparkline(record.times.map(Double.init))
        }
    }
}
