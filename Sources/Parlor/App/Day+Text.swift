import Games

extension Day {
    /// As ISO 8601 writes it: 2026-11-21.
    var text: String {
        func padded(_ number: Int, _ digits: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(0, digits - text.count)) + text
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }

    /// How many seconds a day has, in UTC.
    static let seconds = 86_400

    /// The first day, counted from 1970, that has no year of four digits.
    static let last = 2_932_897
}

extension ClockReading {
    /// As it is read everywhere: 07:42.
    var text: String {
        "\(minutes < 10 ? "0" : "")\(minutes):\(seconds < 10 ? "0" : "")\(seconds)"
    }
}
