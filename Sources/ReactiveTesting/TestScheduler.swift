import Reactive

/// Virtual time for tests. It creates streams that send given events at given times, and observers
/// that record events. Work for the current time runs one tick later, unless
/// `simulateProcessingDelay` is false.
public final class TestScheduler: VirtualTimeScheduler {
    /// The default times of `start`.
    public enum Defaults { public static let created = 100, subscribed = 200, disposed = 1000 }

    /// Creates a scheduler whose ticks have a length of `resolution` seconds.
    public init(
        initialClock: TestTime = 0, resolution: Double = 1, simulateProcessingDelay: Bool = true
    ) {
        super.init(
            initialClock: initialClock, tick: .seconds(resolution),
            processingDelay: simulateProcessingDelay ? 1 : 0)
    }

    /// Creates a scheduler with an exact tick. A floating-point number of seconds is not exact.
    init(tick: Duration) { super.init(initialClock: 0, tick: tick, processingDelay: 1) }

    /// Creates a stream that sends its events at their times, with or without subscribers. An end
    /// reaches only the current subscribers. Later subscribers receive the events after the end.
    public func createHotObservable<Element>(
        _ events: [Recorded<Event<Element>>]
    ) -> TestableObservable<Element> {
        var subject = PublishSubject<Element>()
        for event in events {
            scheduleAt(event.time) {
                let present = subject
                if event.value.isStopEvent { subject = PublishSubject() }
                present.on(event.value)
            }
        }
        return TestableObservable(self, events) { downstream in
            subject.forward(to: downstream, onNext: downstream.next)
        }
    }

    /// Creates a stream that sends all events to each subscriber, at times relative to the
    /// subscription.
    public func createColdObservable<Element>(
        _ events: [Recorded<Event<Element>>]
    ) -> TestableObservable<Element> {
        TestableObservable(self, events) { [unowned self] downstream in
            for event in events { scheduleAt(clock + event.time) { downstream.on(event.value) } }
        }
    }

    /// Creates an observer that records events and their times.
    public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
        TestableObserver(self)
    }

    /// Creates a stream, subscribes and disposes at the given times, runs all work, and returns the
    /// observer that recorded the events.
    public func start<Element>(
        created: TestTime = Defaults.created, subscribed: TestTime = Defaults.subscribed,
        disposed: TestTime = Defaults.disposed,
        create: @escaping () -> some ObservableConvertibleType<Element>
    ) -> TestableObserver<Element> {
        let observer = createObserver(Element.self)
        var source: Observable<Element>?
        var subscription: (any Disposable)?
        scheduleAt(created) { source = create().asObservable() }
        scheduleAt(subscribed) { subscription = source?.subscribe(observer) }
        scheduleAt(disposed) { subscription?.dispose() }
        start()
        return observer
    }

    /// Creates a stream, subscribes and disposes at the times of `Defaults`.
    @_disfavoredOverload public func start<Element>(
        _ create: @escaping () -> Observable<Element>
    ) -> TestableObserver<Element> { start(create: create) }
}

extension TestScheduler {
    // RxTest's names for scheduling at a virtual time. The action returns a disposable of its own.

    public func scheduleAbsoluteVirtual<State>(
        _ state: State, time: TestTime, action: @escaping (State) -> any Disposable
    ) -> any Disposable {
        let both = CompositeDisposable()
        both.insert(scheduleAt(time) { both.insert(action(state)) })
        return both
    }

    public func scheduleRelativeVirtual<State>(
        _ state: State, dueTime: TestTime, action: @escaping (State) -> any Disposable
    ) -> any Disposable { scheduleAbsoluteVirtual(state, time: clock + dueTime, action: action) }
}

/// A stream that records the times of its subscriptions.
public final class TestableObservable<Element>: Observable<Element> {
    public let recordedEvents: [Recorded<Event<Element>>]
    private let log: Log

    init(
        _ scheduler: TestScheduler, _ events: [Recorded<Event<Element>>],
        _ feed: @escaping (Subscriber<Element>) -> Void
    ) {
        let log = Log()
        self.log = log
        recordedEvents = events
        super.init { downstream in
            let number = log.subscriptions.count
            let start = scheduler.clock
            log.subscriptions.append(Subscription(start))
            downstream.lifetime.onDispose {
                log.subscriptions[number] = Subscription(start, scheduler.clock)
            }
            feed(downstream)
        }
    }

    /// The span of time of each subscription, in the order of subscribing.
    public var subscriptions: [Subscription] { log.subscriptions }

    /// Shared with the closure that sends the events, because the closure exists before the stream.
    private final class Log { var subscriptions: [Subscription] = [] }
}

/// An observer that records events and their times.
public final class TestableObserver<Element>: ObserverType {
    public private(set) var events: [Recorded<Event<Element>>] = []
    private let scheduler: TestScheduler

    init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

    public func on(_ event: Event<Element>) {
        events.append(Recorded(time: scheduler.clock, value: event))
    }
}
