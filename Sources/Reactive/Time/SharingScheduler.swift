import ReactiveThreads

/// The scheduler that drivers use when none is named: the main one, or a test's.
public enum SharingScheduler {
    @TaskLocal private static var mocked: TaskLocalBox<any Scheduler>?

    @preconcurrency @MainActor public static func make() -> any Scheduler {
        mocked?.ownValue ?? MainScheduler.instance
    }

    /// Makes drivers with `scheduler` while `action` runs.
    public static func mock(scheduler: any Scheduler, action: () throws -> Void) rethrows {
        try $mocked.withBox(scheduler, action)
    }
}
