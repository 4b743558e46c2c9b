import Games
import TUI

/// The streak in large digits, and the last weeks.
struct StreakView: CompositeView {
    let home: HomeState
    let words: Words
    let size: Size

    /// The minimum size of the view.
    static let (leastColumns, rows) = (26, 15)
    private static let weeks = 12
    /// The columns of the frame and of the padding inside it.
    private static let margin = 4

    /// The minimum number of rows at which the marks of the calendar are explained below it.
    private static let rowsWithLegend = 21
    private var hasLegend: Bool {
        size.rows >= StreakView.rowsWithLegend && !home.outcomes.isEmpty
    }

    private var columns: Int { size.columns - StreakView.margin }

    /// The streak as a picture; nil if the frame is too small.
    private var number: PixelPicture? {
        let rows = size.rows - (hasLegend ? 17 : 15)
        return .number(home.streak, in: Size(columns: columns - 2, rows: rows))
    }

    var content: some View {
        Panel(words.statistics.streak, border: .rounded) {
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
                .frame(columns: min(2 + 2 * StreakView.weeks, columns), rows: 8)
                if hasLegend {
                    FirstThatFits {
                        OutcomeLegend(hasHelp: true, words: words).padding(top: 1)
                        EmptyView()
                    }
                }
            }
            .aligned(.center, .center)
            .frame(columns: columns, rows: size.rows - 2)
        }
    }
}
