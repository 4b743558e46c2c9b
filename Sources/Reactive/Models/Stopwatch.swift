/// Measures the time that was played. A pause loses no fraction of a second.
///
/// A stopwatch reads no clock: each command carries its time. The times must not run backwards.
public struct Stopwatch: Model, Equatable, Sendable {
    public enum Command: Equatable, Sendable {
        case run(at: Duration)
        case pause(at: Duration)
        case reset(at: Duration)
        /// Advances to the current time, and changes nothing else.
        case advance(to: Duration)

        var time: Duration {
            switch self {
            case .run(let time), .pause(let time), .reset(let time), .advance(let time): time
            }
        }
    }

    /// The elapsed time when the watch was last paused, reset or created.
    private var held = Duration.zero
    /// The time at which the watch would have started if it had never paused; nil while it is
    /// paused. While the watch runs, only a reset changes this time.
    public private(set) var origin: Duration?
    /// The whole seconds that had elapsed at the last command.
    public private(set) var seconds = 0

    /// Creates a paused watch that shows this time.
    public init(showing passed: Duration = .zero) {
        held = passed
        seconds = Int(passed.components.seconds)
    }

    public var isRunning: Bool { origin != nil }

    public func elapsed(at now: Duration) -> Duration {
        guard let origin else { return held }
        return max(now - origin, held)
    }

    public mutating func apply(_ command: Command) {
        let now = command.time
        switch command {
        case .run: if !isRunning { origin = now - held }
        case .pause: (held, origin) = (elapsed(at: now), nil)
        case .reset: (held, origin) = (.zero, isRunning ? now : nil)
        case .advance: break
        }
        seconds = Int(elapsed(at: now).components.seconds)
    }
}

extension Stopwatch: Codable {
    /// The longest time that can be saved, in milliseconds: a billion seconds.
    private static let longest = 1_000_000_000_000

    /// Encodes the elapsed time in milliseconds. A running watch encodes its elapsed time at the
    /// last pause, so pause a watch before you save it.
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        let (seconds, attoseconds) = held.components
        let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
        try value.encode(min(Int(milliseconds), Stopwatch.longest))
    }

    /// Decodes a paused watch, because the clock of the saved watch no longer exists.
    public init(from decoder: any Decoder) throws {
        let milliseconds = try decoder.singleValueContainer().decode(Int.self)
        try decoder.require(
            (0...Stopwatch.longest).contains(milliseconds),
            "The time of a stopwatch must be from 0 to 1,000,000,000 seconds.")
        self.init(showing: .milliseconds(milliseconds))
    }
}
