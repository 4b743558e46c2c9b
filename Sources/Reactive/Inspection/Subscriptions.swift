import Synchronization

/// Counts living subscriptions, so that a test can prove that nothing leaks. A release build does
/// not count, unless it is compiled with `-D COUNT_SUBSCRIPTIONS`.
public enum Subscriptions {
    /// A counter that may be read and written from anywhere.
    final class Count: Sendable {
        @TaskLocal static var current = Count()
        let live = Atomic(0)
    }

    /// Counts as one until it is freed.
    final class Presence {
        private let count = Count.current

        init() { count.live.add(1, ordering: .relaxed) }
        deinit { count.live.subtract(1, ordering: .relaxed) }
    }

    /// The number of living subscriptions of this task.
    public static var live: Int { Count.current.live.load(ordering: .relaxed) }

    /// A separate count, independent of other tests.
    public final class Tally {
        private let count = Count()

        public init() {}

        /// Counts the subscriptions that `body` begins.
        public func counting<Result>(_ body: () throws -> Result) rethrows -> Result {
            try Count.$current.withValue(count, operation: body)
        }

        /// The number of these that are alive.
        public var live: Int { count.live.load(ordering: .relaxed) }
    }

    /// Returns the number of subscriptions that `body` began and left alive.
    public static func leaked(by body: () throws -> Void) rethrows -> Int {
        let tally = Tally()
        try tally.counting(body)
        return tally.live
    }
}
