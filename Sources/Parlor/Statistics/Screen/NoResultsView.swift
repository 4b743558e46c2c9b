import TUI

/// The statistics before the first result: all figures, without values, and the calendar of the
/// last weeks. Parts that do not fit are left out.
///
///     No results yet. Your finished games are counted here.
///
///               Played  Won  Win rate
///     Memory         –    –         –
///     Sudoku         –    –         –
struct NoResultsView: CompositeView {
    let today: Int
    let words: Words

    /// The minimum size of a space for a box with the figures of each game.
    private static let wide = Size(columns: 110, rows: 30)

    private var texts: StatisticsWords { words.statistics }

    var content: some View {
        Reader { size in
            let room = Size(columns: size.columns - 2, rows: .max)
            let forms =
                size.columns >= NoResultsView.wide.columns && size.rows >= NoResultsView.wide.rows
                ? [boxes] : []
            let all =
                forms + [
                    table(hasCalendar: true, hasRules: true), table(hasCalendar: true),
                    table(hasRules: true), table(),
                ]
            (all.first { $0.size(in: room).rows <= size.rows } ?? all[all.count - 1])
                .padding(columns: 1).aligned(.center, .center)
        }
    }

    private var sentence: Text { Text(texts.nothingYet, .accent).wrapped() }
    private var rules: Text { Text(texts.whatCounts, .dim).wrapped() }

    private var figures: [String] {
        [
            texts.played, texts.won, texts.share, texts.best, texts.median, texts.streak,
            texts.longestStreak,
        ]
    }

    /// A box for each game, side by side, above the calendar.
    private var boxes: Column {
        Column(spacing: 1) {
            sentence.alignment(.center)
            Row(spacing: 1) {
                for game in GameModule.all {
                    Panel(game.title(words), border: .rounded, padding: 2) {
                        Column {
                            for figure in figures {
                                Row {
                                    Text(figure, .dim).stretching(columns: 1)
                                    Text("–", .title)
                                }
                            }
                            Text(texts.lastTimes, .dim).wrapped().padding(top: 1)
                            Text(String(repeating: "·", count: 20), .dim)
                        }
                    }
                    .stretching(columns: 1)
                }
            }
            Panel(texts.daily, border: .rounded, padding: 2) {
                Column(spacing: 1) {
                    FactsView(facts: [
                        (texts.streak, "–"), (texts.longestStreak, "–"), (texts.solvedDays, "–"),
                        (texts.nextBoard, "00:00 UTC"),
                    ])
                    calendar
                    OutcomeLegend(hasHelp: true, words: words)
                }
            }
            .stretching(columns: 1)
            rules.alignment(.center)
        }
    }

    private var calendar: some View {
        CalendarView(outcomes: [:], today: today, weekdays: texts.weekdays).frame(rows: 8)
    }

    private func table(hasCalendar: Bool = false, hasRules: Bool = false) -> Column {
        let titles = GameModule.all.map { $0.title(words) }
        return Column(spacing: 1) {
            sentence
            RecordTable(
                rows: titles.map { [$0] + figures.map { _ in "–" } }, heading: [""] + figures,
                shortNames: titles, optionalColumns: 4)
            if hasCalendar { calendar }
            if hasRules { rules }
        }
    }
}
