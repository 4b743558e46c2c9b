/// The minutes and seconds of a clock. A screen formats them: `1:30`, `1분 30초`.
public struct ClockReading: Equatable, Sendable {
    public let minutes, seconds: Int

    /// Converts seconds to minutes and seconds. An hour counts as 60 minutes.
    public init(seconds total: Int) {
        (minutes, seconds) = total.quotientAndRemainder(dividingBy: 60)
    }

    /// The whole time in seconds.
    public var total: Int { 60 * minutes + seconds }
}

/// The visible state of a stopwatch or a countdown.
public struct ClockFace: Equatable, Sendable {
    public let time: ClockReading
    /// The remaining share of the time, from 1 to 0; nil without a limit.
    public let progress: Double?
    public let isRunning: Bool

    public init(time: ClockReading, progress: Double? = nil, isRunning: Bool) {
        (self.time, self.progress, self.isRunning) = (time, progress, isRunning)
    }

    public var isOver: Bool { progress == 0 }
}
