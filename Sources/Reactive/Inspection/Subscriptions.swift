import Synchronization

/// Counts the subscriptions that are alive, so that a test can prove that nothing leaks. In a
/// release build nothing is counted, unless it is compiled with `-D COUNT_SUBSCRIPTIONS`.
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

    /// The number of subscriptions that are alive here.
    public static var live: Int { Count.current.live.load(ordering: .relaxed) }

    /// A count of its own, whatever else is going on.
    public final class Tally {
        private let count = Count()

        public init() {}

        /// Counts the subscriptions that `body` begins here.
        public func counting<Result>(_ body: () throws -> Result) rethrows -> Result {
            try Count.$current.withValue(count, operation: body)
        }

        /// The number of those that are alive.
        public var live: Int { count.live.load(ordering: .relaxed) }
    }

    /// Counts the subscriptions that `body` began and left alive, whatever else is going on.
    public static func leaked(by body: () throws -> Void) rethrows -> Int {
        let tally = Tally()
        try tally.counting(body)
        return tally.live
    }
}
