/// A day of the Gregorian calendar.
public struct CalendarDay: Hashable, Comparable, Sendable {
    /// The day as a number; 0 is the first of January 1970.
    public let daysSince1970: Int

    /// Creates the day with this number. Limits it to 365,000,000 days before or after 1970, so
    /// that sums do not overflow.
    public init(daysSince1970: Int) {
        let most = 365_000_000
        self.daysSince1970 = min(most, max(-most, daysSince1970))
    }

    /// Creates a day. The nearest number in range replaces a number out of range. A day after the
    /// end of its month becomes the last day.
    public init(year: Int, month: Int, day: Int) {
        let month = min(12, max(1, month))
        let year = min(999_999, max(-999_999, year))
        let day = min(CalendarDay.days(ofMonth: month, year: year), max(1, day))
        // Counts years from March, so that a leap day is the last day of its year.
        let start = month > 2 ? year : year - 1
        let era = (start >= 0 ? start : start - 399) / 400
        let yearOfEra = start - era * 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        self.init(daysSince1970: era * 146_097 + dayOfEra - 719_468)
    }

    public var year: Int { date.year }
    public var month: Int { date.month }
    public var day: Int { date.day }

    /// The day of the week; 0 is Monday.
    public var weekday: Int { ((daysSince1970 + 3) % 7 + 7) % 7 }

    public func adding(days: Int) -> CalendarDay {
        CalendarDay(daysSince1970: daysSince1970.addingClamped(days))
    }

    /// Returns the same day of another month, or the last day of a shorter month.
    public func adding(months: Int) -> CalendarDay {
        let (year, month, day) = date
        let all = year * 12 + month - 1 + min(12_000_000, max(-12_000_000, months))
        let newYear = (all >= 0 ? all : all - 11) / 12
        return CalendarDay(year: newYear, month: all - newYear * 12 + 1, day: day)
    }

    public var firstOfMonth: CalendarDay { adding(days: 1 - day) }
    public var lastOfMonth: CalendarDay { CalendarDay(year: year, month: month, day: 31) }

    public static func < (one: CalendarDay, other: CalendarDay) -> Bool {
        one.daysSince1970 < other.daysSince1970
    }

    private var date: (year: Int, month: Int, day: Int) {
        let days = daysSince1970 + 719_468
        let era = (days >= 0 ? days : days - 146_096) / 146_097
        let dayOfEra = days - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }

    private static func days(ofMonth month: Int, year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return switch month {
        case 2: isLeap ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
