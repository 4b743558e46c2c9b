import Dispatch
import Reactive

/// A main scheduler that runs all work in a later turn.
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

// Only `task` works on other threads. These unavailable names point ported code to `task`.

/// A scheduler of another thread. This library has none.
@available(*, unavailable, message: "Use Observable.task { … }, which works on another thread.")
public final class ThreadScheduler: Scheduler {
    public let (clock, tick) = (0, Duration.zero)

    public init(qos: DispatchQoS = .default, internalSerialQueueName: String = "") {}
    public init(queue: DispatchQueue, internalSerialQueueName: String = "") {}
    public init(operationQueue: AnyObject) {}

    public func schedule(_ work: ScheduledWork, at time: Int) {}
    public func schedule(_ work: @escaping () -> Void) -> any Disposable { Disposables.create() }
}

@available(*, unavailable, message: "Use Observable.task { … }, which works on another thread.")
public typealias SerialDispatchQueueScheduler = ThreadScheduler

@available(*, unavailable, message: "Use Observable.task { … }, which works on another thread.")
public typealias ConcurrentDispatchQueueScheduler = ThreadScheduler

@available(*, unavailable, message: "Use Observable.task { … }, which works on another thread.")
public typealias OperationQueueScheduler = ThreadScheduler
