import Reactive

/// The view model of the line above the board, which shows the level, the mistakes and the time.
/// On its own, all its commands come from its clock, so it has no input. In a game, the clock of
/// the game replaces this clock.
public struct SudokuInformationViewModel: PartViewModel {
    public struct Input {
        public init() {}
    }

    public struct Seen: Equatable, Sendable {
        public let level: SudokuLevel?
        public let mistakes: Int
        /// The number of mistakes that ends the game; nil if there is no limit.
        public let mistakeLimit: Int?
        public let clock: ClockFace
    }

    public typealias Output = Driver<Seen>

    private let stopwatch: StopwatchViewModel
    public let start: SudokuInformation

    public init(
        _ start: SudokuInformation = SudokuInformation(), scheduler: any Scheduler
    ) {
        self.start = start
        stopwatch = StopwatchViewModel(scheduler: scheduler)
    }

    public func commands(
        from input: Input, to information: Driver<SudokuInformation>
    ) -> Observable<SudokuInformation.Command> {
        stopwatch.commands(from: .init(), to: information.watch).map { .watch($0) }
    }

    public func seen(of information: SudokuInformation) -> Seen {
        Seen(
            level: information.level, mistakes: information.mistakes,
            mistakeLimit: information.mistakeLimit, clock: stopwatch.seen(of: information.watch))
    }
}
