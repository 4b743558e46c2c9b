import Games

extension Day {
    /// The day of the calendar, in UTC, so many days after the first of January 1970.
    init(daysSince1970 days: Int) {
        var rest = min(max(0, days), Day.last)
        var year = 1970
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
