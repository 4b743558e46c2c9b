import Synchronization

/// A counter that can be read and written from any thread.
package final class LiveCount: Sendable {
    @TaskLocal package static var current = LiveCount()
    private let count = Atomic(0)

    package init() {}

    package var present: Int { count.load(ordering: .relaxed) }

    /// Adds one to the count while this object exists.
    package final class Presence {
        private let counter = LiveCount.current

        package init() { counter.count.add(1, ordering: .relaxed) }
        deinit { counter.count.subtract(1, ordering: .relaxed) }
    }
}
