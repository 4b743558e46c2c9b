/// A countdown in seconds. Without a limit, it only measures the time that was played.
///
/// The countdown stops at zero. With `startsAgain`, it shows zero for a second and then refills, so
/// a limit of 90 seconds runs out every 91 seconds.
public struct Countdown: EmittingModel, Equatable, Sendable {
    public enum Command: Equatable, Sendable {
        case start(at: Duration)
        case pause(at: Duration)
        case toggle(at: Duration)
        /// Advances to the current time, and changes nothing else.
        case advance(to: Duration)
        /// Refills the countdown, and sets `timeouts` to 0. The countdown keeps running, or stays
        /// paused.
        case refill
        /// Restores the initial state: full and paused.
        case reset
    }

    public enum News: Equatable, Sendable {
        /// The countdown ran out and was refilled.
        case timeout
    }

    /// The limit in seconds; nil for no limit.
    public let length: Int?
    public let startsAgain: Bool
    public private(set) var remaining: Int?
    /// The number of times that the countdown ran out and refilled itself since the last `refill`
    /// or `reset`.
    public private(set) var timeouts = 0
    /// Measures the time that was played. A refill does not change the watch.
    public package(set) var watch = Stopwatch()

    public init(length: Int?, startsAgain: Bool = false) {
        precondition(length ?? 0 >= 0, "The length of a countdown must not be negative.")
        (self.length, self.startsAgain) = (length, startsAgain)
        remaining = length
    }

    public var isRunning: Bool { watch.isRunning }
    public var isOver: Bool { remaining == 0 }

    /// The remaining share of the time, from 1 to 0; nil without a limit.
    public var progress: Double? {
        guard let length, let remaining else { return nil }
        return isOver ? 0 : Double(remaining) / Double(length)
    }

    public mutating func apply(_ command: Command, emit: (News) -> Void) {
        switch command {
        case .start(let time): run(true, at: time, emit)
        case .pause(let time): run(false, at: time, emit)
        case .toggle(let time): run(!isRunning, at: time, emit)
        case .advance(let time): pass(to: time, emit)
        case .refill: (remaining, timeouts) = (length, 0)
        case .reset: self = Countdown(length: length, startsAgain: startsAgain)
        }
    }

    private var canRun: Bool { !isOver || startsAgain }

    private mutating func run(_ isOn: Bool, at time: Duration, _ emit: (News) -> Void) {
        pass(to: time, emit)
        watch.apply(isOn && canRun ? .run(at: time) : .pause(at: time))
    }

    private mutating func pass(to time: Duration, _ emit: (News) -> Void) {
        let before = watch.seconds
        watch.apply(.advance(to: time))
        for _ in before..<max(before, watch.seconds) where canRun { tick(emit) }
        if isRunning && !canRun { watch.apply(.pause(at: time)) }
    }

    private mutating func tick(_ emit: (News) -> Void) {
        let wasOver = isOver
        remaining = wasOver ? length : remaining.map { $0 - 1 }
        guard wasOver else { return }
        timeouts.countUp()
        emit(.timeout)
    }
}

extension Countdown: Codable {
    // The watch is not encoded, because the time that was played belongs to the game.
    private enum CodingKeys: CodingKey { case length, startsAgain, remaining, timeouts }

    /// Decodes a countdown that is paused.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        length = try values.decodeIfPresent(Int.self, forKey: .length)
        startsAgain = try values.decode(Bool.self, forKey: .startsAgain)
        remaining = try values.decodeIfPresent(Int.self, forKey: .remaining)
        timeouts = try values.decode(Int.self, forKey: .timeouts)
        let isWithin = (0...max(length ?? 0, 0)).contains(remaining ?? 0)
        try decoder.require(
            length ?? 0 >= 0 && (length == nil) == (remaining == nil) && isWithin
                && SavedBounds.count.contains(timeouts),
            "A countdown has between nothing and all of its time left.")
    }
}
