import Synchronization

/// The work of thinking long that games do at once: making boards, searching, finding hints.
///
/// Who runs the input of a stranger counts it, and bounds what that may ask for. The same input
/// makes the same work on every machine. A unit is about as much as drawing a cell of a picture,
/// some nanoseconds. What is done in tasks that were started meanwhile is not counted.
public final class Effort: Sendable {
    @TaskLocal private static var current: Effort?

    private let units = Atomic(0)
    private let limit: Int
    private let owner = Effort.presentTask

    /// Counts up to a limit. Beyond it, what thinks long stops where it is.
    public init(limit: Int = .max) { self.limit = limit }

    /// The units that were counted so far.
    public var spent: Int { units.load(ordering: .relaxed) }
    public var isSpent: Bool { spent > limit }

    /// Counts the work of a call.
    public func counting<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Effort.$current.withValue(self, operation: body)
    }

    /// The one that counts here, if any does.
    public static var here: Effort? {
        current.flatMap { $0.owner == presentTask ? $0 : nil }
    }

    /// Counts so many units, if they are counted here, and says whether that may go on.
    @discardableResult static func add(_ units: Int) -> Bool {
        guard let effort = here else { return true }
        effort.units.add(units, ordering: .relaxed)
        return !effort.isSpent
    }

    private static var presentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
