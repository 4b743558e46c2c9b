/// The digits of a clock, for a screen to put into words: `1:30`, `1분 30초`.
public struct ClockReading: Equatable, Sendable {
    public let minutes, seconds: Int

    /// Minutes are not folded into hours: an hour is 60 of them.
    public init(seconds total: Int) {
        (minutes, seconds) = total.quotientAndRemainder(dividingBy: 60)
    }

    /// All of it in seconds.
    public var total: Int { 60 * minutes + seconds }
}

/// The face of a clock: a stopwatch, or a countdown with what is left of its time.
public struct ClockFace: Equatable, Sendable {
    public let time: ClockReading
    /// The share of the time that is left, from 1 to 0; nil without a limit.
    public let progress: Double?
    public let isRunning: Bool

    public init(time: ClockReading, progress: Double? = nil, isRunning: Bool) {
        (self.time, self.progress, self.isRunning) = (time, progress, isRunning)
    }

    public var isOver: Bool { progress == 0 }
}
