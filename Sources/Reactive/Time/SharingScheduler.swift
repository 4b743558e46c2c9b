import ReactiveThreads

/// The default scheduler of drivers: the main scheduler, or the one that a test sets.
public enum SharingScheduler {
    @TaskLocal private static var mocked: TaskLocalBox<any Scheduler>?

    @preconcurrency @MainActor public static func make() -> any Scheduler {
        mocked?.ownValue ?? MainScheduler.instance
    }

    /// Runs `action`. Meanwhile, drivers use `scheduler`.
    public static func mock(scheduler: any Scheduler, action: () throws -> Void) rethrows {
        try $mocked.withBox(scheduler, action)
    }
}
