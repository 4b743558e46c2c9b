import Reactive

extension SharingScheduler {
    /// Runs `action`. Meanwhile, drivers use the scheduler that `makeScheduler` returns.
    public static func mock(
        makeScheduler: @escaping () -> any Scheduler, action: () throws -> Void
    ) rethrows { try mock(scheduler: makeScheduler(), action: action) }
}
