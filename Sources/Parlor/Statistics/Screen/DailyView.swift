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
                        OutcomeLegend(hasHelp: !record.helped.isEmpty, words: words)
                    }
                }
            }
        }
    }
}

/// The meaning of the marks of outcomes.
///
///     ● solved   ◐ with help   ○ not solved
struct OutcomeLegend: CompositeView {
    /// Indicates whether there are games that were won with help.
    let hasHelp: Bool
    let words: Words

    var content: some View {
        let texts = words.statistics
        let marks =
            mark("● ", .success, texts.solved)
            + mark(hasHelp ? "   ◐ " : "", .success, hasHelp ? texts.helped : "")
            + mark("   ○ ", .warning, texts.tried)
        return marks.wrapped()
    }

    private func mark(_ mark: String, _ role: Role, _ text: String) -> Text {
        Text(mark, role) + Text(text, .dim)
    }
}
