import Reactive

extension ClockReading {
    /// The time as text in every language, such as `0:42`, or `60:00` for an hour.
    package var text: String { "\(minutes):\(seconds < 10 ? "0" : "")\(seconds)" }
}
