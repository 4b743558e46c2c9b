/// The view model of a stopwatch. Its timer fires once per second, and only while the watch runs.
public struct StopwatchViewModel: PartViewModel {
    public struct Input {
        public let isRunning: Observable<Bool>
        public let reset: Observable<Void>

        public init(
            isRunning: Observable<Bool> = .never(), reset: Observable<Void> = .never()
        ) { (self.isRunning, self.reset) = (isRunning, reset) }
    }

    public typealias Output = Driver<ClockFace>

    public let scheduler: any Scheduler

    public init(scheduler: any Scheduler) { self.scheduler = scheduler }

    public var start: Stopwatch { Stopwatch() }

    public func commands(
        from input: Input, to watch: Driver<Stopwatch>
    ) -> Observable<Stopwatch.Command> {
        let now = { [scheduler] in scheduler.now }
        return .merge(
            input.isRunning.map { $0 ? .run(at: now()) : .pause(at: now()) },
            input.reset.map { .reset(at: now()) },
            // An `advance` does not change `origin`, so the timer continues.
            watch.map(\.origin).fullSeconds(scheduler: scheduler).map { .advance(to: now()) })
    }

    public func seen(of watch: Stopwatch) -> ClockFace {
        ClockFace(time: ClockReading(seconds: watch.seconds), isRunning: watch.isRunning)
    }
}

extension SharedSequence where SharingStrategy == DriverSharingStrategy, Element == Duration? {
    /// Emits after each full second since the origin. Emits nothing without an origin. The timer
    /// continues while the origin stays the same.
    ///
    /// After a pause, the first second is the rest of the second that the pause interrupted.
    package func fullSeconds(scheduler: any Scheduler) -> Observable<Void> {
        asObservable().distinctUntilChanged().flatMapLatest { origin -> Observable<Int> in
            guard let origin else { return .never() }
            let begun = Duration(
                secondsComponent: 0,
                attosecondsComponent: (scheduler.now - origin).components.attoseconds)
            return .timer(.seconds(1) - begun, period: .seconds(1), scheduler: scheduler)
        }
        .map { _ in }
    }
}
