import ReactiveThreads
import Synchronization

/// A counter of expensive work in games: making boards, searching, finding hints.
///
/// Use the counter to measure and limit the work that untrusted input can cause. The same input
/// costs the same number of units on every machine. A unit takes a few nanoseconds, about the time
/// to draw a cell of a picture. The work of other tasks, started during the counting, is not
/// counted.
public final class WorkBudget: Sendable {
    @TaskLocal private static var current: TaskLocalBox<WorkBudget>?

    private let units = Atomic(0)
    private let limit: Int

    /// Creates a counter with a limit. Once the limit is exceeded, expensive computations stop
    /// where they are.
    public init(limit: Int = .max) { self.limit = limit }

    /// The units counted so far.
    public var spent: Int { units.load(ordering: .relaxed) }
    public var isSpent: Bool { spent > limit }
    /// Returns whether this many units can still be counted before the limit is exceeded.
    package func hasRoom(for units: Int) -> Bool { units <= limit - spent }

    public func counting<Result>(_ body: () throws -> Result) rethrows -> Result {
        try WorkBudget.$current.withBox(self, body)
    }

    /// The counter of the current task, if there is one.
    public static var here: WorkBudget? { current?.ownValue }

    /// Adds units to the counter of the current task, if there is one. Returns false if the work
    /// should stop.
    package static func add(_ units: Int) -> Bool {
        guard let here else { return true }
        here.note(units)
        return !here.isSpent
    }

    /// Adds units of work that is short, or that its caller stops.
    package static func note(_ units: Int) { here?.note(units) }
    package func note(_ units: Int) { self.units.add(units, ordering: .relaxed) }
}
