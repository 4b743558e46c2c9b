import Reactive

extension ClockReading {
    /// As it is read everywhere, in every language: `0:42`, and `60:00` for an hour.
    var text: String { "\(minutes):\(seconds < 10 ? "0" : "")\(seconds)" }
}
