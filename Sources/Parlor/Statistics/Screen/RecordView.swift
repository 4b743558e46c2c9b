import Games
import Reactive
import TUI

/// A record: its figures, the course of the last times, the distribution of times, and a chart of
/// all times. A record with too few times for a chart shows the last games instead. Parts that do
/// not fit are left out.
struct RecordView: CompositeView {
    let record: Record
    let game: GameName
    let today: Int
    /// Indicates whether the last games are already beside the record.
    let hasRecentBeside: Bool
    let words: Words

    var content: some View {
        Column {
            FactsView(facts: record.facts(of: game, in: words))
            Reader { size in
                if record.hasCharts { charts(in: size) } else { beginning(in: size) }
            }
        }
    }

    /// The rows of the smallest chart of all times, with its heading and the empty row above it.
    private static let rowsOfChart = 7

    /// The course of the last times, the distribution of times if they differ, and all times. There
    /// are fewer bars if this leaves room for all times.
    private func charts(in room: Size) -> some View {
        let isAiry = room.rows > 7
        let least = RecordView.rowsOfChart
        let most = room.rows - (isAiry ? 5 : 2)
        let bars = Histogram(
            record.times, atMost: min(10, room.rows >= 18 ? most - least + 1 : most)
        )
        .bars
        let hasBars = bars.count > 1 && room.rows >= 5
        let hasTitle = most > 2
        let above = hasTitle ? (most > 5 ? 2 : 1) : 0
        let used = (isAiry ? 2 : 1) + (hasBars ? above + bars.count : 0)
        return Column {
            if room.rows >= 2 { times(in: room).padding(top: isAiry ? 1 : 0) }
            if hasBars {
                if hasTitle { Text(texts.times, .dim).padding(top: most > 5 ? 1 : 0) }
                BarChart(bars.map { ($0.name, Double($0.count), "\($0.count)") })
            }
            if room.rows - used >= least { chart.padding(top: 1) }
        }
    }

    /// The last games, and the sentence that says when charts will appear.
    private func beginning(in room: Size) -> some View {
        let games = hasRecentBeside ? [] : record.recent.prefix(max(0, room.rows - 5))
        return Column {
            if !games.isEmpty {
                Text(words.statistics.lastGames, .dim).padding(top: 1)
                // Names and days are always whole.
                FirstThatFits {
                    if record.variant == nil {
                        recent(games, [.variant, .day])
                        recent(games, [.variant, .day], isTight: true)
                    }
                    recent(games, .day)
                }
            }
            if room.rows >= 3 {
                let note = record.variant == nil ? texts.chartsOfKinds : texts.chartsLater
                Text(note, .dim).wrapped().padding(top: 1)
            }
        }
    }

    private var texts: StatisticsWords { words.statistics }

    private func recent(
        _ games: some Sequence<RecentGame>, _ columns: RecentGamesView.Columns,
        isTight: Bool = false
    ) -> RecentGamesView {
        RecentGamesView(
            games: Array(games), today: today, columns: columns, isTight: isTight,
            words: words)
    }

    private func times(in room: Size) -> some View {
        let headings = [texts.lastTimes, texts.lastTimesInShort]
        let heading = headings.first { CharacterWidth($0).columns + 8 <= room.columns }
        return Row(spacing: 1) {
            if let heading { Text(heading, .dim) }
            Reader { size in
                Sparkline(record.times.suffix(size.columns).map { Double($0.tenths) })
            }
            .frame(rows: 1)
        }
    }

    /// All times, from the oldest to the newest.
    private var chart: some View {
        Column {
            Text(texts.allTimes, .dim).wrapped()
            LineChart(
                [.init(record.times.map { Double($0.tenths) / 10 })],
                axes: ChartAxes(across: 1...Double(record.times.count), isWhole: true))
        }
    }

}

extension Histogram.Bar {
    /// The range of times in the bar, such as 1:30–2:00.
    var name: String { end.map { "\(start.clock)–\($0.clock)" } ?? "\(start.clock)+" }
}

/// Named figures in two columns, or in one column if a figure does not fit in 30 columns or in half
/// of the width.
struct FactsView: View {
    let facts: [(name: String, value: String)]

    func size(in offer: Size) -> Size {
        let across = columns(in: offer.columns)
        return Size(columns: min(60, offer.columns), rows: (facts.count + across - 1) / across)
    }

    var stretch: Stretch { Stretch(columns: 1) }

    func draw(on page: inout Page) {
        let across = columns(in: page.size.columns)
        let width = across == 1 ? page.size.columns + 1 : min(30, page.size.columns / 2)
        for (index, fact) in facts.enumerated() {
            let text = Text("\(fact.name) ", .dim) + Text(fact.value, .title)
            let (row, place) = index.quotientAndRemainder(dividingBy: across)
            let isLast = place == across - 1 && across > 1
            page.draw(
                text,
                in: Rect(
                    column: place * width, row: row,
                    columns: isLast ? page.size.columns - width : width - 1, rows: 1))
        }
    }

    private func columns(in width: Int) -> Int {
        let widest = facts.map { CharacterWidth("\($0.name) \($0.value)").columns }.max() ?? 0
        return widest < min(30, width / 2) ? 2 : 1
    }
}

extension Record {
    /// The figures of the record, with their names. If there are several kinds of wins, these wins
    /// and the other games add up to the number of played games.
    func facts(of game: GameName, in words: Words) -> [(name: String, value: String)] {
        let texts = words.statistics
        let hasKinds = helped + unknown > 0
        let kinds =
            (helped > 0 ? [(texts.wonHelped, "\(helped)")] : [])
            + (unknown > 0 ? [(texts.wonUnknown, "\(unknown)")] : [])
            + (hasKinds ? [(texts.notWon, "\(notWon)")] : [])
        let counts =
            [
                (texts.played, "\(played)"),
                (hasKinds ? texts.wonAlone : texts.won, "\(own.won)"),
            ] + kinds + [
                (texts.streak, "\(streak.current)"), (texts.longestStreak, "\(streak.longest)"),
                (hasKinds ? texts.ownShare : texts.share, share),
            ]
        guard let best, let median else { return counts }
        let moves = fewestMoves(of: game).map { [(texts.fewestMoves, "\($0)")] } ?? []
        let clicks = [
            speedText.map { (texts.bestSpeed, $0) },
            efficiencyText.map { (texts.bestEfficiency, $0) },
        ].compactMap(\.self)
        return counts + [(texts.best, best.text)] + moves + [(texts.median, median.clock)]
            + clicks
    }
}

extension Double {
    /// The seconds as a time, with tenths if there are any.
    var time: GameTime {
        let (seconds, tenth) = Int(self * 10 + 1e-6).quotientAndRemainder(dividingBy: 10)
        return GameTime(seconds: seconds, tenth: tenth == 0 ? nil : tenth)
    }

    /// The seconds as text: `1:30.5`.
    var clock: String { time.text }
}
