/// A month in weeks, with a chosen day. If there are too few rows, the week of the chosen day is
/// visible, and a bar at the right shows which weeks are. One or two rows have space only for the
/// chosen date.
///
///      ‹  November 2026  ›
///     Mo Tu We Th Fr Sa Su
///                        1
///      2  3  4  5  6  7  8
public struct MonthCalendar<Spot: Hashable>: View {
    /// The names of the months, and of the days of the week from Monday on.
    public struct Words: Equatable, Sendable {
        let months, weekdays: [String]

        /// Creates the names, in English by default. Requires twelve months and seven days.
        public init(
            months: [String] = [
                "January", "February", "March", "April", "May", "June", "July", "August",
                "September", "October", "November", "December",
            ], weekdays: [String] = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
        ) {
            precondition(
                months.count == 12 && weekdays.count == 7,
                "A calendar must have names for 12 months and 7 days.")
            (self.months, self.weekdays) = (months, weekdays)
        }
    }

    private let spot: Spot
    private let day: CalendarDay
    private let marked: Set<CalendarDay>
    private let startsOnSunday: Bool
    private let words: Words
    private let isFocused: Bool

    /// Creates the calendar of a `.calendar` control. Marked days are underlined, and have another
    /// color.
    public init(
        _ spot: Spot, in controls: Controls<Spot>, marked: Set<CalendarDay> = [],
        startsOnSunday: Bool = false, words: Words = .init()
    ) {
        (self.spot, self.marked, self.startsOnSunday) = (spot, marked, startsOnSunday)
        (self.words, day, isFocused) = (words, controls.day(spot), controls.focus == spot)
    }

    private static var columns: Int { 20 }

    public func size(in offer: Size) -> Size {
        let rows = 2 + weeks
        return Size(columns: Self.columns + (offer.rows < rows ? 2 : 0), rows: rows)
    }

    private var first: CalendarDay { day.firstOfMonth }
    private var offset: Int { (first.weekday + (startsOnSunday ? 1 : 0)) % 7 }
    private var weeks: Int { (offset + day.lastOfMonth.day + 6) / 7 }

    public func draw(on page: inout Page) {
        page.tag(ControlPart.whole(spot), as: [.press, .focus, .wheel], isFocused: isFocused)
        let rows = page.size.rows - 2
        let hasBar = 0 < rows && rows < weeks && page.size.columns > 2
        let columns = min(Self.columns, page.size.columns - (hasBar ? 2 : 0))
        arrow("‹", -1, at: 0, on: &page)
        arrow("›", 1, at: columns - 2, on: &page)
        let place = Rect(column: 2, row: 0, columns: columns - 4, rows: 1)
        guard rows > 0 else { return page.within(place) { drawDate(on: &$0) } }
        let title = Text("\(words.months[day.month - 1]) \(day.year)", .title).alignment(.center)
        page.draw(title, in: place)
        // Hides the first weeks, so that the chosen week is visible.
        let hidden = max(0, (offset + day.day - 1) / 7 + 1 - rows)
        drawDays(in: columns, hidden, on: &page)
        guard hasBar else { return }
        page.within(Rect(column: 0, row: 2, columns: columns + 2, rows: rows)) {
            MenuScroll(count: weeks, rows: rows, first: hidden, selected: nil).draw(on: &$0)
        }
    }

    /// Draws the chosen day as a date, if there is no space for weeks.
    private func drawDate(on page: inout Page) {
        let parts = [day.year, day.month, day.day].map { $0 < 10 ? "0\($0)" : "\($0)" }
        Text(parts.joined(separator: "-")).alignment(.center)
            .background(isFocused ? .focus : .selection).draw(on: &page)
    }

    /// Draws the names of the days of the week, and below them all weeks that are not hidden.
    private func drawDays(in columns: Int, _ hidden: Int, on page: inout Page) {
        let visible = visibleColumns(in: columns)
        for place in visible {
            page.draw(
                Text(weekday(at: place, in: visible), .dim),
                in: Rect(column: 3 * (place - visible.lowerBound), row: 1, columns: 2, rows: 1))
        }
        for number in 0..<day.lastOfMonth.day {
            let place = offset + number
            let row = place / 7 - hidden
            guard row >= 0, visible.contains(place % 7) else { continue }
            let column = 3 * (place % 7 - visible.lowerBound)
            page.within(Rect(column: column, row: 2 + row, columns: 2, rows: 1)) {
                draw(first.adding(days: number), on: &$0)
            }
        }
    }

    /// Returns the days of the week that fit, including that of the chosen day.
    private func visibleColumns(in columns: Int) -> Range<Int> {
        let count = min(7, max(1, (columns + 1) / 3))
        let first = max(0, (offset + day.day - 1) % 7 + 1 - count)
        return first..<first + count
    }

    /// Returns the name of a day of the week, or `…` if the days beyond it are hidden.
    private func weekday(at place: Int, in visible: Range<Int>) -> String {
        let isCut =
            place == visible.lowerBound && place > 0
            || place == visible.upperBound - 1 && place < 6
        return isCut ? "…" : words.weekdays[(place + (startsOnSunday ? 6 : 0)) % 7]
    }

    private func arrow(_ sign: String, _ months: Int, at column: Int, on page: inout Page) {
        page.within(Rect(column: column, row: 0, columns: 2, rows: 1)) {
            $0.tag(ControlPart.header(spot, months), as: [.press, .wheel])
            $0.draw(sign, column: months < 0 ? 0 : 1, row: 0, style: $0.style(.key))
        }
    }

    private func draw(_ day: CalendarDay, on page: inout Page) {
        page.tag(ControlPart.item(spot, day.daysSince1970), as: [.press, .hover, .wheel])
        let isChosen = day == self.day
        var style = page.style(
            isChosen
                ? (isFocused ? .focus : .selection) : marked.contains(day) ? .accent : .text)
        if marked.contains(day) { style.attributes.insert(.underline) }
        if isChosen { page.fill(style: style) }
        let text = day.day < 10 ? " \(day.day)" : "\(day.day)"
        page.draw(text, column: 0, row: 0, style: style)
        if isChosen, isFocused { page.placeFocusCursor(column: 0, row: 0) }
    }
}
