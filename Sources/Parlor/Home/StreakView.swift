import Games
import TUI

/// The streak in large digits, and the last weeks.
struct StreakView: CompositeView {
    let home: HomeState
    let words: Words
    let rows: Int
    /// The number of columns; nil for as few as possible.
    let columns: Int?

    /// The minimum number of rows of the view.
    static let rows = 15
    private static let weeks = 12

    /// The minimum number of rows at which the marks of the calendar are explained below it.
    private static let rowsWithLegend = 21
    private var hasLegend: Bool {
        rows >= StreakView.rowsWithLegend && !home.outcomes.isEmpty
    }

    /// The streak as a picture; nil if the frame is too small, or has no fixed width.
    private var number: PixelPicture? {
        guard let columns else { return nil }
        return .number(
            home.streak, in: Size(columns: columns - 6, rows: rows - (hasLegend ? 17 : 15)))
    }

    var content: some View {
        Panel(words.statistics.streak, border: .rounded, padding: 2) {
            Column(alignment: .center) {
                if home.streak > 0 {
                    if let number {
                        PixelPictureView(picture: number, role: .success).padding(bottom: 1)
                    } else {
                        BigDigits("\(home.streak)", role: .success)
                    }
                    Text(words.menu.streak(home.streak), .title)
                } else {
                    Text(words.menu.noStreak[0], .title)
                    Text(words.menu.noStreak[1], .dim)
                }
                Text("")
                CalendarView(
                    outcomes: home.outcomes, today: home.today,
                    weekdays: words.statistics.weekdays
                )
                .frame(columns: 2 + 2 * StreakView.weeks, rows: 8)
                if hasLegend {
                    FirstThatFits {
                        OutcomeLegend(hasHelp: true, words: words).padding(top: 1)
                        EmptyView()
                    }
                }
            }
            .aligned(columns == nil ? nil : .center, .center)
            .frame(columns: columns.map { $0 - 6 }, rows: rows - 2)
        }
    }
}
