import Games

extension Day {
    /// Creates a day from text in the format of `description`. Returns nil if the text is not a day
    /// of the calendar, or if it is before 1970 or after the year 9999.
    init?(_ text: String) {
        let numbers = text.split(separator: "-").compactMap { Int($0) }
        guard numbers.count == 3, (1970...9999).contains(numbers[0]) else { return nil }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
        guard (1...12).contains(month), (1...31).contains(day), description == text,
            Day(daysSince1970: daysSince1970) == self
        else { return nil }
    }
}
