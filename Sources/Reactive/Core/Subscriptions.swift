import ReactiveThreads

/// Counts living subscriptions, so that a test can prove that nothing leaks. A release build does
/// not count, unless it is compiled with `-D COUNT_SUBSCRIPTIONS`.
public enum Subscriptions {
    /// The number of living subscriptions of this task.
    public static var live: Int { PresenceCount.current.present }

    /// A separate count, independent of other tests.
    public final class Tally {
        private let count = PresenceCount()

        public init() {}

        /// Counts the subscriptions that `body` begins.
        public func counting<Result>(_ body: () throws -> Result) rethrows -> Result {
            try PresenceCount.$current.withValue(count, operation: body)
        }

        /// The number of these that are alive.
        public var live: Int { count.present }
    }

    /// Returns the number of subscriptions that `body` began and left alive.
    public static func leaked(by body: () throws -> Void) rethrows -> Int {
        let tally = Tally()
        try tally.counting(body)
        return tally.live
    }
}
