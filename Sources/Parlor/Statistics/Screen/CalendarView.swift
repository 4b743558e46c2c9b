import Games
import TUI

/// The last weeks with the outcomes of their days. Each week is a column from Monday to Sunday. The
/// number of a month is above the column in which the month begins. The month of the first column
/// is named, too, unless the next month leaves no space.
///
///        10      11
///     M  · · ● ● · ●
///     T  · ● ● ● ○ ●
///     W  · ● ● · ●
struct CalendarView: View {
    let outcomes: [Int: DailyRecord.Outcome]
    let today: Int

    /// The names of the weekdays, starting with Monday.
    let weekdays: [String]

    /// The maximum number of weeks, which is a year.
    private static let most = 53

    func size(in offer: Size) -> Size {
        Size(columns: min(offer.columns, 2 + 2 * CalendarView.most), rows: 8)
    }

    var stretch: Stretch { Stretch(columns: 1) }

    func draw(on page: inout Page) {
        let weeks = min(CalendarView.most, (page.size.columns - 2) / 2)
        // If there are few rows, the months are left out before the days.
        let top = page.size.rows >= 8 ? 1 : 0
        for (weekday, name) in weekdays.enumerated() {
            page.draw(name, column: 0, row: top + weekday, style: page.style(.dim))
        }
        guard weeks > 0 else { return }
        // January 1, 1970 was a Thursday.
        let monday = today - (today + 3) % 7 - 7 * (weeks - 1)
        for day in max(0, monday)...today {
            let column = 3 + (day - monday) / 7 * 2
            draw(outcomes[day] ?? .none, column, top + (day - monday) % 7, on: &page)
        }
        if top > 0 { drawMonths(from: monday, weeks, on: &page) }
    }

    private func draw(
        _ outcome: DailyRecord.Outcome, _ column: Int, _ row: Int, on page: inout Page
    ) {
        switch outcome {
        case .solved: page.draw("●", column: column, row: row, style: page.style(.success))
        case .helped: page.draw("◐", column: column, row: row, style: page.style(.success))
        case .tried: page.draw("○", column: column, row: row, style: page.style(.warning))
        case .none: page.draw("·", column: column, row: row, style: page.style(.dim))
        }
    }

    private func drawMonths(from monday: Int, _ weeks: Int, on page: inout Page) {
        var next = page.size.columns + 1
        for week in (0..<weeks).reversed() {
            let days = (0..<7).map { Day(daysSince1970: monday + 7 * week + $0) }
                .filter { $0.daysSince1970 <= today }
            guard let named = days.first(where: { $0.day == 1 }) ?? (week == 0 ? days.first : nil)
            else { continue }
            let text = "\(named.month)"
            // The second digit of the last month may be left of the column.
            let column = min(3 + 2 * week, page.size.columns - text.count)
            if column + text.count >= next { continue }
            page.draw(text, column: column, row: 0, style: page.style(.dim))
            next = column
        }
    }
}
