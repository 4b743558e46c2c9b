/// The view model of a countdown that the player starts, pauses and resets. Its timer runs only
/// while the countdown runs.
public struct CountdownViewModel: PartViewModel {
    public struct Input {
        public let toggle, reset: Observable<Void>
        /// True pauses the countdown; false runs it, unless it has stopped at zero. A repeated
        /// value only updates the time.
        public let pause: Observable<Bool>

        public init(
            toggle: Observable<Void> = .never(), reset: Observable<Void> = .never(),
            pause: Observable<Bool> = .never()
        ) { (self.toggle, self.reset, self.pause) = (toggle, reset, pause) }
    }

    public typealias Output = PlayOutput<ClockFace, Countdown.News>

    public let start: Countdown
    public let scheduler: any Scheduler

    public init(length: Int?, startsAgain: Bool = false, scheduler: any Scheduler) {
        start = Countdown(length: length, startsAgain: startsAgain)
        self.scheduler = scheduler
    }

    public func commands(
        from input: Input, to countdown: Driver<Countdown>
    ) -> Observable<Countdown.Command> {
        let now = { [scheduler] in scheduler.now }
        return .merge(
            input.toggle.map { .toggle(at: now()) },
            input.reset.map { .reset },
            input.pause.map { isPaused in isPaused ? .pause(at: now()) : .start(at: now()) },
            countdown.map(\.watch.origin).fullSeconds(scheduler: scheduler)
                .map { .advance(to: now()) })
    }

    public func seen(of countdown: Countdown) -> ClockFace {
        ClockFace(
            time: ClockReading(seconds: countdown.remaining ?? countdown.watch.seconds),
            progress: countdown.progress, isRunning: countdown.isRunning)
    }
}
