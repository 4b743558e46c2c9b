import Reactive

/// A countdown that can be started, held and reset. The clock follows from the state: it ticks
/// while the countdown runs, so the tick that reaches zero also stops it.
public struct CountdownViewModel: ViewModel {
    public struct Input {
        public let toggle, reset: Observable<Void>
        /// True holds it, false lets it go on; being told the same twice changes nothing.
        public let pause: Observable<Bool>

        public init(
            toggle: Observable<Void> = .never(), reset: Observable<Void> = .never(),
            pause: Observable<Bool> = .never()
        ) { (self.toggle, self.reset, self.pause) = (toggle, reset, pause) }
    }

    public struct Output {
        public let remaining: Driver<Int>
        public let time: Driver<ClockReading>
        /// From 1, full, to 0.
        public let progress: Driver<Double>
        public let isRunning, isOver: Driver<Bool>
        /// A countdown that starts again has just done so.
        public let timeout: Signal<Void>
    }

    public let length: Int
    public let startsAgain: Bool
    public let scheduler: any Scheduler

    public init(length: Int, startsAgain: Bool = false, scheduler: any Scheduler) {
        (self.length, self.startsAgain, self.scheduler) = (length, startsAgain, scheduler)
    }

    public func transform(_ input: Input) -> Output {
        let seconds = Observable<Int>.interval(.seconds(1), scheduler: scheduler)
        let full = Countdown(length: length, startsAgain: startsAgain)

        let countdown = Driver.play(full) { countdown in
            .merge(
                input.toggle.map { .toggle },
                input.reset.map { .reset },
                input.pause.map { isPaused in isPaused ? .pause : .start },
                countdown.map(\.isRunning).distinctUntilChanged().asObservable()
                    .flatMapLatest { isRunning in isRunning ? seconds : .never() }
                    .map { _ in .tick })
        }

        return Output(
            remaining: countdown.map(\.remaining).distinctUntilChanged(),
            time: countdown.map { ClockReading(seconds: $0.remaining) }.distinctUntilChanged(),
            progress: countdown.map(\.progress).distinctUntilChanged(),
            isRunning: countdown.map(\.isRunning).distinctUntilChanged(),
            isOver: countdown.map(\.isOver).distinctUntilChanged(),
            timeout: countdown.map(\.timeouts).distinctUntilChanged().filter { $0 > 0 }
                .map { _ in }.asObservable().asSignal(onErrorSignalWith: .empty()))
    }
}
