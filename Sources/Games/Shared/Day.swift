/// A calendar day. All players get the same boards on a day.
public struct Day: Equatable, Comparable, Hashable, Codable, Sendable {
    public let year, month, day: Int

    public init(year: Int, month: Int, day: Int) {
        (self.year, self.month, self.day) = (year, month, day)
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
