import Reactive

extension TestScheduler {
    /// Creates, subscribes and disposes at the times of `Defaults`.
    @_disfavoredOverload public func start<Element>(
        _ create: @escaping () -> Observable<Element>
    ) -> TestableObserver<Element> { start(create: create) }
}

extension SharingScheduler {
    /// While `action` runs, drivers are made with the scheduler that `makeScheduler` makes.
    public static func mock(
        makeScheduler: @escaping () -> any Scheduler, action: () throws -> Void
    ) rethrows { try mock(scheduler: makeScheduler(), action: action) }
}
