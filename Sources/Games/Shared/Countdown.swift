/// A time limit: so many seconds, of which one goes with each tick while it runs.
///
/// At zero it stops. One that `startsAgain` shows its zero for a second instead, and the tick after
/// fills it: a limit of 90 runs out every 91 seconds.
public struct Countdown: Model, Equatable, Sendable {
    public enum Command: Sendable { case start, pause, toggle, reset, tick }

    public let length: Int
    public let startsAgain: Bool
    public private(set) var remaining: Int
    public private(set) var isRunning = false
    /// How often it has been filled because it had run out.
    public private(set) var timeouts = 0

    public init(length: Int, startsAgain: Bool = false) {
        precondition(length >= 0, "A countdown has no fewer than zero seconds.")
        (self.length, self.startsAgain) = (length, startsAgain)
        remaining = length
    }

    public var isOver: Bool { remaining == 0 }

    /// How much of the time is left: from 1, full, to 0.
    public var progress: Double { isOver ? 0 : Double(remaining) / Double(length) }

    public mutating func apply(_ command: Command) {
        switch command {
        case .start: isRunning = canRun
        case .pause: isRunning = false
        case .toggle: isRunning = !isRunning && canRun
        case .reset: self = Countdown(length: length, startsAgain: startsAgain)
        case .tick: if isRunning { tick() }
        }
    }

    private var canRun: Bool { !isOver || startsAgain }

    private mutating func tick() {
        if isOver {
            remaining = length
            timeouts += 1
        } else {
            remaining -= 1
            isRunning = canRun
        }
    }
}

extension Countdown: Codable {
    private enum Key: CodingKey { case length, startsAgain, remaining, timeouts }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(length, forKey: .length)
        try values.encode(startsAgain, forKey: .startsAgain)
        try values.encode(remaining, forKey: .remaining)
        try values.encode(timeouts, forKey: .timeouts)
    }

    /// A countdown comes back paused.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        length = try values.decode(Int.self, forKey: .length)
        startsAgain = try values.decode(Bool.self, forKey: .startsAgain)
        remaining = try values.decode(Int.self, forKey: .remaining)
        timeouts = try values.decode(Int.self, forKey: .timeouts)
        try decoder.require(
            (0...).contains(length) && (0...max(length, 0)).contains(remaining)
                && Saved.count.contains(timeouts),
            "A countdown has between nothing and all of its time left.")
    }
}
