import Reactive

/// The line above the board. The clock runs while it is told to: there is no toggle that could be
/// hit once too often.
public struct SudokuInformationViewModel: PartViewModel {
    public struct Input {
        public let difficulty: Observable<SudokuLevel?>
        /// So many mistakes, as when a game is loaded or restarted.
        public let mistake: Observable<Int>
        /// One mistake more.
        public let mistakeTrigger: Observable<Void>
        /// So much was played, as when a game is loaded or restarted.
        public let time: Observable<Duration>
        /// True lets the clock run, false holds it.
        public let timerTrigger: Observable<Bool>

        public init(
            difficulty: Observable<SudokuLevel?> = .never(), mistake: Observable<Int> = .never(),
            mistakeTrigger: Observable<Void> = .never(), time: Observable<Duration> = .never(),
            timerTrigger: Observable<Bool> = .never()
        ) {
            (self.difficulty, self.mistake) = (difficulty, mistake)
            (self.mistakeTrigger, self.time) = (mistakeTrigger, time)
            self.timerTrigger = timerTrigger
        }
    }

    public struct Seen: Equatable, Sendable {
        public let difficulty: SudokuLevel?
        public let mistake: Int
        /// The mistake that ends the game, if there is one.
        public let mistakeLimit: Int?
        public let clock: ClockFace
    }

    public typealias Output = Driver<Seen>

    public let mistakeLimit: Int?
    private let stopwatch: StopwatchViewModel

    public init(mistakeLimit: Int? = 3, scheduler: any Scheduler) {
        self.mistakeLimit = mistakeLimit
        stopwatch = StopwatchViewModel(scheduler: scheduler)
    }

    public var start: SudokuInformation { SudokuInformation(mistakeLimit: mistakeLimit) }

    public func commands(
        from input: Input, to information: Driver<SudokuInformation>
    ) -> Observable<SudokuInformation.Command> {
        .merge(
            input.difficulty.map { .level($0) },
            input.mistake.map { .mistakes($0) },
            input.mistakeTrigger.map { .mistake },
            input.time.map { [stopwatch] in .time($0, at: stopwatch.scheduler.now) },
            stopwatch.commands(
                from: .init(isRunning: input.timerTrigger), to: information.watch
            ).map { .watch($0) })
    }

    public func seen(of information: SudokuInformation) -> Seen {
        Seen(
            difficulty: information.level, mistake: information.mistakes,
            mistakeLimit: information.mistakeLimit, clock: stopwatch.seen(of: information.watch))
    }
}
