import Synchronization

/// Counts the subscriptions that are alive, so that a test can prove that nothing leaks. In a
/// release build nothing is counted, unless it is compiled with `-D COUNT_SUBSCRIPTIONS`.
public enum Subscriptions {
    /// A counter that may be read and written from anywhere.
    final class Count: Sendable {
        @TaskLocal static var current = Count()
        let live = Atomic(0)
    }

    /// Counts as one, from where it is made, for as long as it lives.
    final class Presence {
        private let count = Count.current

        init() { count.live.add(1, ordering: .relaxed) }
        deinit { count.live.subtract(1, ordering: .relaxed) }
    }

    /// The number of subscriptions that are alive here.
    public static var live: Int { Count.current.live.load(ordering: .relaxed) }

    /// Counts the subscriptions that `body` began and left alive, whatever else is going on.
    public static func leaked(by body: () throws -> Void) rethrows -> Int {
        try Count.$current.withValue(Count()) {
            try body()
            return live
        }
    }
}
