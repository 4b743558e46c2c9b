import Reactive

/// The main scheduler, which runs nothing at once: what is scheduled is run in a later turn.
@MainActor public final class AsyncMainScheduler: @MainActor Scheduler {
    public var clock: Int { MainScheduler.instance.clock }
    public var tick: Duration { MainScheduler.instance.tick }

    public func schedule(_ work: ScheduledWork, at time: Int) {
        MainScheduler.instance.schedule(work, at: time)
    }

    @discardableResult public func schedule(_ work: @escaping () -> Void) -> any Disposable {
        let work = ScheduledWork(work)
        schedule(work, at: clock)
        return work
    }
}

extension MainScheduler {
    @preconcurrency @MainActor public static let asyncInstance = AsyncMainScheduler()
}

// The work of other threads comes through one door, `task`: these names lead there.

@available(*, unavailable, message: "Observable.task { … } works elsewhere and answers here.")
public struct SerialDispatchQueueScheduler {
    public init(qos: Any, internalSerialQueueName: String = "") {}
    public init(internalSerialQueueName: String) {}
    public init(queue: Any, internalSerialQueueName: String) {}
}

@available(*, unavailable, message: "Observable.task { … } works elsewhere and answers here.")
public struct ConcurrentDispatchQueueScheduler {
    public init(qos: Any) {}
    public init(queue: Any) {}
}

@available(*, unavailable, message: "Observable.task { … } works elsewhere and answers here.")
public struct OperationQueueScheduler { public init(operationQueue: Any) {} }
