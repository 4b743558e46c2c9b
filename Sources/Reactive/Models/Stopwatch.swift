/// Time that was played: it passes while the watch runs, and what a pause cuts off a second is not
/// lost.
///
/// A watch knows no clock: it is told at what time something happens, on any clock that does not
/// run backwards.
public struct Stopwatch: Model, Equatable, Sendable {
    public enum Command: Equatable, Sendable {
        case run(at: Duration)
        case pause(at: Duration)
        case reset(at: Duration)
        /// Nothing, but that time passes.
        case wait(at: Duration)
    }

    /// The time that had passed when it was last held.
    private var held = Duration.zero
    /// When it would have begun if it had never been held: while it runs, this does not change.
    public private(set) var origin: Duration?
    /// How many whole seconds had passed at the last command.
    public private(set) var seconds = 0

    /// A watch that is held, and shows what has passed already.
    public init(showing passed: Duration = .zero) {
        held = passed
        seconds = Int(passed.components.seconds)
    }

    public var isRunning: Bool { origin != nil }

    /// How much time has passed for it.
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
    /// A thousand million seconds: what is longer is saved as that.
    private static let longest = 1_000_000_000_000

    /// The time is kept to the millisecond. Of a watch that runs, that is what had passed
    /// when it was started: hold it before you save it.
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        let (seconds, attoseconds) = held.components
        let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
        try value.encode(min(Int(milliseconds), Stopwatch.longest))
    }

    /// A watch comes back held: the clock that it ran by is gone.
    public init(from decoder: any Decoder) throws {
        let milliseconds = try decoder.singleValueContainer().decode(Int.self)
        try decoder.require(
            (0...Stopwatch.longest).contains(milliseconds),
            "A stopwatch shows between nothing and a thousand million seconds.")
        self.init(showing: .milliseconds(milliseconds))
    }
}
