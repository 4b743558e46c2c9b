import Games
import Reactive

extension Day {
    /// A day as its description says it; nil for what is none of the calendar, or before 1970.
    init?(_ text: String) {
        let numbers = text.split(separator: "-").compactMap { Int($0) }
        guard numbers.count == 3, (1970...9999).contains(numbers[0]) else { return nil }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
        guard (1...12).contains(month), (1...31).contains(day), description == text,
            Day(daysSince1970: count) == self
        else { return nil }
    }

    /// How many seconds a day has, in UTC.
    static let seconds = 86_400

    /// The first day, counted from 1970, that has no year of four digits.
    static let last = 2_932_897

    /// How many days after the first of January 1970 it is.
    var count: Int {
        // Years that begin in March, so that the day that some have more is their last.
        let (year, month) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
        let days = 365 * year + year / 4 - year / 100 + year / 400
        return days + (153 * month + 2) / 5 + day - 1 - 719_468
    }
}

extension ClockReading {
    /// As it is read everywhere, in every language: `0:42`, and `60:00` for an hour.
    var text: String { "\(minutes):\(seconds < 10 ? "0" : "")\(seconds)" }
}
