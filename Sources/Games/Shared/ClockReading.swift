/// What a clock shows, for a screen to put into words: `1:30`, `1분 30초`.
public struct ClockReading: Equatable, Sendable {
    public let minutes, seconds: Int

    /// Minutes are not folded into hours: an hour is 60 of them.
    public init(seconds total: Int) {
        (minutes, seconds) = total.quotientAndRemainder(dividingBy: 60)
    }
}
