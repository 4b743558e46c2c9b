import ReactiveThreads

/// Counts living subscriptions, so that a test can prove that nothing leaks. A release build counts
/// only if it is compiled with `-D COUNT_SUBSCRIPTIONS`.
public enum Subscriptions {
    /// The number of living subscriptions that the tally of this task counts. Without a tally, the
    /// number of living subscriptions that no tally counts.
    public static var live: Int { LiveCount.current.present }

    /// A separate count of subscriptions, which no other test changes.
    public final class Tally {
        private let count = LiveCount()

        public init() {}

        /// Counts the subscriptions that `body` starts.
        public func counting<Result>(_ body: () throws -> Result) rethrows -> Result {
            try LiveCount.$current.withValue(count, operation: body)
        }

        /// The number of counted subscriptions that are alive.
        public var live: Int { count.present }
    }

    /// Returns the number of subscriptions that `body` started and left alive.
    public static func leaked(by body: () throws -> Void) rethrows -> Int {
        let tally = Tally()
        try tally.counting(body)
        return tally.live
    }
}
