extension Day {
    /// The number of seconds in a day.
    package static let seconds = 86_400

    /// January 1, 10000, as the number of days after January 1, 1970.
    package static let last = 2_932_897

    package var daysSince1970: Int {
        // Years are counted from March, so that a leap day is the last day of its year.
        let (year, month) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
        let days = 365 * year + year / 4 - year / 100 + year / 400
        return days + (153 * month + 2) / 5 + day - 1 - 719_468
    }

    /// Creates the calendar day, in UTC, that is this many days after January 1, 1970. A negative
    /// number gives January 1, 1970. A day after the year 9999 gives January 1, 10000.
    package init(daysSince1970 days: Int) {
        // The calendar repeats every four centuries.
        var (cycles, rest) = min(max(0, days), Day.last)
            .quotientAndRemainder(dividingBy: 146_097)
        var year = 1970 + 400 * cycles
        while rest >= Day.length(ofYear: year) {
            rest -= Day.length(ofYear: year)
            year += 1
        }
        var month = 1
        while rest >= Day.length(ofMonth: month, year) {
            rest -= Day.length(ofMonth: month, year)
            month += 1
        }
        self.init(year: year, month: month, day: rest + 1)
    }

    /// Indicates whether the calendar has this day, in the years from 1970 to 9999.
    var isInCalendar: Bool {
        (1970...9999).contains(year) && (1...12).contains(month)
            && (1...Day.length(ofMonth: month, year)).contains(day)
    }

    private static func length(ofYear year: Int) -> Int { isLeap(year) ? 366 : 365 }

    private static func length(ofMonth month: Int, _ year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func isLeap(_ year: Int) -> Bool {
        year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    }
}
