/// A calendar day. All players get the same boards on a day.
public struct Day: Equatable, Comparable, Hashable, Codable, Sendable {
    public let year, month, day: Int

    public init(year: Int, month: Int, day: Int) {
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Creates a day from text in the format of `description`. Returns nil if the text is not a day
    /// of the calendar, or if the day is before 1970 or after the year 9999.
    package init?(_ text: String) {
        let numbers = text.split(separator: "-").compactMap { Int($0) }
        guard numbers.count == 3 else { return nil }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
        guard isInCalendar, description == text else { return nil }
    }

    /// Decodes a day. Throws if the calendar does not have the day, or if its year is not from 1970
    /// to 9999.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            year: try values.decode(Int.self, forKey: .year),
            month: try values.decode(Int.self, forKey: .month),
            day: try values.decode(Int.self, forKey: .day))
        try decoder.require(isInCalendar, "A day must be in the calendar, from 1970 to 9999.")
    }

    public static func < (one: Day, other: Day) -> Bool {
        (one.year, one.month, one.day) < (other.year, other.month, other.day)
    }
}

extension Day: CustomStringConvertible {
    /// The date, as in `2026-11-21`.
    public var description: String {
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(year)-\(padded(month))-\(padded(day))"
    }
}
