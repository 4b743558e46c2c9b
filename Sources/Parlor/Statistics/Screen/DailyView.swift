import TUI

/// The boards of the day: the streak, and a calendar of the last weeks.
struct DailyView: CompositeView {
    let record: DailyRecord
    let today: Int
    let words: Words

    var content: some View {
        let texts = words.statistics
        return Column {
            FactsView(facts: [
                (texts.streak, "\(record.streak.current)"),
                (texts.longestStreak, "\(record.streak.longest)"),
                (texts.solvedDays, "\(record.solved.count)"),
                // Days are in UTC for every player.
                (texts.nextBoard, "00:00 UTC"),
            ])
            Reader { size in
                Column(spacing: size.rows > 10 ? 1 : 0) {
                    CalendarView(
                        outcomes: record.outcomes, today: today, weekdays: texts.weekdays
                    )
                    .padding(top: size.rows > 10 ? 1 : 0)
                    if size.rows > 8 {
                        legend
                    }
                }
            }
        }
    }

    private var legend: Text {
        let texts = words.statistics
        var legend = Text("● ", .success) + Text("\(texts.solved)   ", .dim)
        if !record.helped.isEmpty {
            legend = legend + Text("◐ ", .success) + Text("\(texts.helped)   ", .dim)
        }
        return legend + Text("○ ", .warning) + Text(texts.tried, .dim)
    }
}
