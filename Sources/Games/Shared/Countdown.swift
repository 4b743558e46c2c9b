/// A time limit: so many seconds, of which one goes with each tick while it runs.
public struct Countdown: Model, Equatable {
    public enum Command { case toggle, reset, tick }

    public let length: Int
    public private(set) var remaining: Int
    public private(set) var isRunning = false

    public init(length: Int) {
        precondition(length >= 0, "A countdown has no fewer than zero seconds.")
        self.length = length
        remaining = length
    }

    public var isOver: Bool { remaining == 0 }

    public mutating func apply(_ command: Command) {
        switch command {
        case .toggle: isRunning = !isRunning && !isOver
        case .reset: self = Countdown(length: length)
        case .tick:
            guard isRunning else { return }
            remaining -= 1
            isRunning = !isOver
        }
    }
}
