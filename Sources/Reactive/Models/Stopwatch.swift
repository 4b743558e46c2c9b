/// The time that was played. It passes while the watch runs, and a pause does not lose part of a
/// second.
///
/// A watch has no clock of its own. Each command carries its time, on any clock that does not run
/// backwards.
public struct Stopwatch: Model, Equatable, Sendable {
    public enum Command: Equatable, Sendable {
        case run(at: Duration)
        case pause(at: Duration)
        case reset(at: Duration)
        /// Reports the current time, and changes nothing else.
        case wait(at: Duration)
    }

    /// The time that had passed when the watch was last held.
    private var held = Duration.zero
    /// The time at which it would have started without pauses. It does not change while the watch
    /// runs.
    public private(set) var origin: Duration?
    /// The whole seconds that had passed at the last command.
    public private(set) var seconds = 0

    /// Creates a watch that is held and shows this time.
    public init(showing passed: Duration = .zero) {
        held = passed
        seconds = Int(passed.components.seconds)
    }

    public var isRunning: Bool { origin != nil }

    /// The time that has passed on the watch.
    public func elapsed(at now: Duration) -> Duration {
        guard let origin else { return held }
        return max(now - origin, held)
    }

    public mutating func apply(_ command: Command) {
        let now: Duration
        switch command {
        case .run(let time):
            if !isRunning { origin = time - held }
            now = time
        case .pause(let time):
            held = elapsed(at: time)
            origin = nil
            now = time
        case .reset(let time):
            held = .zero
            if isRunning { origin = time }
            now = time
        case .wait(let time): now = time
        }
        seconds = Int(elapsed(at: now).components.seconds)
    }
}

extension Stopwatch: Codable {
    /// The longest time that is saved, in milliseconds: a thousand million seconds.
    private static let longest = 1_000_000_000_000

    /// Encodes the time in milliseconds. A running watch encodes the time it showed when it was
    /// started, so hold it before you save it.
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        let (seconds, attoseconds) = held.components
        let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
        try value.encode(min(Int(milliseconds), Stopwatch.longest))
    }

    /// Decodes a watch that is held, because its clock is gone.
    public init(from decoder: any Decoder) throws {
        let milliseconds = try decoder.singleValueContainer().decode(Int.self)
        try decoder.require(
            (0...Stopwatch.longest).contains(milliseconds),
            "A stopwatch shows between nothing and a thousand million seconds.")
        self.init(showing: .milliseconds(milliseconds))
    }
}
