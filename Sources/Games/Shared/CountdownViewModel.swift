import Reactive

/// A countdown that can be started, held and reset. The clock follows from the state: it ticks
/// while the countdown runs, so the tick that reaches zero also stops it.
public struct CountdownViewModel: ViewModel {
    public struct Input {
        public let toggle, reset: Observable<Void>

        public init(toggle: Observable<Void>, reset: Observable<Void>) {
            (self.toggle, self.reset) = (toggle, reset)
        }
    }

    public struct Output {
        public let remaining: Driver<Int>
        public let isRunning, isOver: Driver<Bool>
    }

    public let length: Int
    public let scheduler: any Scheduler

    public init(length: Int, scheduler: any Scheduler) {
        (self.length, self.scheduler) = (length, scheduler)
    }

    public func transform(_ input: Input) -> Output {
        let seconds = Observable<Int>.interval(.seconds(1), scheduler: scheduler)

        let countdown = Driver.play(Countdown(length: length)) { countdown in
            .merge(
                input.toggle.map { .toggle },
                input.reset.map { .reset },
                countdown.map(\.isRunning).distinctUntilChanged().asObservable()
                    .flatMapLatest { isRunning in isRunning ? seconds : .never() }
                    .map { _ in .tick })
        }

        return Output(
            remaining: countdown.map(\.remaining).distinctUntilChanged(),
            isRunning: countdown.map(\.isRunning).distinctUntilChanged(),
            isOver: countdown.map(\.isOver).distinctUntilChanged())
    }
}
