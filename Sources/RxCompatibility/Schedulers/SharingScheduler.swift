import Reactive

extension SharingScheduler {
    /// While `action` runs, drivers are made with the scheduler that `makeScheduler` makes.
    public static func mock(
        makeScheduler: @escaping () -> any Scheduler, action: () throws -> Void
    ) rethrows { try mock(scheduler: makeScheduler(), action: action) }
}
