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
