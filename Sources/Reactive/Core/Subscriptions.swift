import Synchronization

/// Counts the subscriptions that are alive, so that a test can prove that nothing leaks. In a
/// release build nothing is counted, unless it is compiled with `-D COUNT_SUBSCRIPTIONS`.
public enum Subscriptions {
    /// A counter that may be read and written from anywhere.
    final class Count: Sendable {
        @TaskLocal static var current = Count()

        private let live = Atomic(0)

        func enter() { live.add(1, ordering: .relaxed) }
        func leave() { live.subtract(1, ordering: .relaxed) }
        var value: Int { live.load(ordering: .relaxed) }
    }

    /// How many subscriptions are alive here.
    public static var live: Int { Count.current.value }

    /// How many subscriptions `body` began and left alive, whatever else is going on.
    public static func leaked(by body: () throws -> Void) rethrows -> Int {
        let count = Count()
        try Count.$current.withValue(count, operation: body)
        return count.value
    }
}
