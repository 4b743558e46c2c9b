import Reactive

extension Sudoku {
    /// What stands above the board. The clock runs while it is told to: there is no toggle that
    /// could be hit once too often.
    public struct InformationViewModel: ViewModel {
        public struct Input {
            public let difficulty: Observable<SudokuLevel?>
            /// So many mistakes, as when a game is loaded or restarted.
            public let mistake: Observable<Int>
            /// One mistake more.
            public let mistakeTrigger: Observable<Void>
            /// So much was played, as when a game is loaded or restarted.
            public let time: Observable<Duration>
            public let isRunning: Observable<Bool>

            public init(
                difficulty: Observable<SudokuLevel?> = .never(),
                mistake: Observable<Int> = .never(), mistakeTrigger: Observable<Void> = .never(),
                time: Observable<Duration> = .never(), isRunning: Observable<Bool> = .never()
            ) {
                (self.difficulty, self.mistake) = (difficulty, mistake)
                (self.mistakeTrigger, self.time) = (mistakeTrigger, time)
                self.isRunning = isRunning
            }
        }

        public struct Output {
            public let difficulty: Driver<SudokuLevel?>
            public let mistake: Driver<Int>
            /// The mistake that ends the game, if there is one.
            public let mistakeLimit: Driver<Int?>
            public let time: Driver<ClockReading>
            public let isRunning: Driver<Bool>
        }

        public let mistakeLimit: Int?
        public let scheduler: any Scheduler

        public init(mistakeLimit: Int? = 3, scheduler: any Scheduler) {
            (self.mistakeLimit, self.scheduler) = (mistakeLimit, scheduler)
        }

        public func transform(_ input: Input) -> Output {
            let now = { [scheduler] in scheduler.now }
            return output(
                of: .play(Information(mistakeLimit: mistakeLimit)) { information in
                    .merge(
                        input.difficulty.map { .level($0) },
                        input.mistake.map { .mistakes($0) },
                        input.mistakeTrigger.map { .mistake },
                        input.time.map { .time($0, at: now()) },
                        input.isRunning.map { .run($0, at: now()) },
                        StopwatchViewModel(scheduler: scheduler)
                            .commands(from: .init(), to: information.watch)
                            .map { _ in .wait(at: now()) })
                })
        }

        func output(of information: Driver<Information>) -> Output {
            Output(
                difficulty: information.map(\.level).distinctUntilChanged(),
                mistake: information.map(\.mistakes).distinctUntilChanged(),
                mistakeLimit: information.map(\.mistakeLimit).distinctUntilChanged(),
                time: information.map { ClockReading(seconds: $0.seconds) }.distinctUntilChanged(),
                isRunning: information.map(\.isRunning).distinctUntilChanged())
        }
    }
}
