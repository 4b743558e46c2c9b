import Reactive

enum Difficulty: String { case easy, medium, hard }

/// The line above a sudoku: the difficulty, the mistakes so far, and the time.
struct InformationViewModel: ViewModel {
    struct Input {
        let difficulty: Observable<Difficulty>
        /// Sets the number of mistakes, for example when a game is loaded.
        let mistake: Observable<Int>
        /// Adds a mistake, up to three.
        let mistakeTrigger: Observable<Void>
        /// Sets the seconds, for example when a game is loaded.
        let time: Observable<Int>
        /// Starts and pauses the clock.
        let timerTrigger: Observable<Void>
    }

    struct Output {
        let difficulty, mistake, time: Driver<String>
    }

    let scheduler: any Scheduler

    func transform(_ input: Input) -> Output {
        let mistakes = Driver.fold(0) { mistakes, change in
            mistakes = min(change(mistakes), 3)
        } commands: { _ in
            .merge(
                input.mistake.map { count in { _ in count } },
                input.mistakeTrigger.map { { $0 + 1 } })
        }
        let beats = Observable<Int>.interval(.seconds(1), scheduler: scheduler)
        let ticks = input.timerTrigger.scan(false) { isRunning, _ in !isRunning }
            .flatMapLatest { isRunning in isRunning ? beats : .never() }
        let seconds = Driver.fold(0) { seconds, change in
            seconds = change(seconds)
        } commands: { _ in
            .merge(input.time.map { time in { _ in time } }, ticks.map { _ in { $0 + 1 } })
        }
        return Output(
            difficulty: input.difficulty.map(\.rawValue).asDriver(onErrorJustReturn: ""),
            mistake: mistakes.map { "\($0) / 3" },
            time: seconds.map { "\($0 / 60):\($0 % 60 < 10 ? "0" : "")\($0 % 60)" })
    }
}
