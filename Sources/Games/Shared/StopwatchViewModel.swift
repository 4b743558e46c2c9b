import Reactive

/// A stopwatch that runs while it is told to. It wakes up once a second, and only while it runs.
public struct StopwatchViewModel: ViewModel {
    public struct Input {
        public let isRunning: Observable<Bool>
        public let reset: Observable<Void>

        public init(isRunning: Observable<Bool>, reset: Observable<Void>) {
            (self.isRunning, self.reset) = (isRunning, reset)
        }
    }

    public struct Output {
        /// Whole seconds: 9 as long as the tenth is not over.
        public let seconds: Driver<Int>
    }

    public let scheduler: any Scheduler

    public init(scheduler: any Scheduler) { self.scheduler = scheduler }

    public func transform(_ input: Input) -> Output {
        let watch = Driver.play(Stopwatch()) { [scheduler] _ in
            .merge(
                input.isRunning.map { isRunning in
                    isRunning ? .run(at: scheduler.now) : .pause(at: scheduler.now)
                },
                input.reset.map { .reset(at: scheduler.now) })
        }
        let beats = watch.map(\.origin).beats(scheduler: scheduler).startWith(())
        let seconds = Driver.combineLatest(watch, beats.asDriver(onErrorJustReturn: ())) {
            [scheduler] watch, _ in watch.seconds(at: scheduler.now)
        }
        return Output(seconds: seconds.distinctUntilChanged())
    }
}

extension SharedSequence where SharingStrategy == DriverSharingStrategy, Element == Duration? {
    /// A beat whenever another whole second has passed since the origin, as long as there is one.
    ///
    /// What was left of a second when a stopwatch was held is therefore all that it waits for when
    /// it goes on.
    func beats(scheduler: any Scheduler) -> Observable<Void> {
        distinctUntilChanged().asObservable().flatMapLatest { origin -> Observable<Int> in
            guard let origin else { return .never() }
            let begun = Duration(
                secondsComponent: 0,
                attosecondsComponent: (scheduler.now - origin).components.attoseconds)
            return .timer(.seconds(1) - begun, period: .seconds(1), scheduler: scheduler)
        }
        .map { _ in }
    }
}
