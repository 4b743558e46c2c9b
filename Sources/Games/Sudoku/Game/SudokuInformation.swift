/// The information part of a game: how hard the puzzle is, the mistakes, the time.
public struct SudokuInformation: Model, Equatable, Sendable {
    public enum Command: Equatable, Sendable {
        case level(SudokuLevel?)
        /// So many mistakes were made by now.
        case mistakes(Int)
        /// One more; not more than are allowed.
        case mistake
        /// So much time was played by now.
        case time(Duration, at: Duration)
        case watch(Stopwatch.Command)
    }

    public private(set) var level: SudokuLevel?
    public private(set) var mistakes = 0
    /// The mistake that ends the game; without end if nil.
    public let mistakeLimit: Int?
    public private(set) var watch = Stopwatch()

    public init(level: SudokuLevel? = nil, mistakeLimit: Int? = 3) {
        precondition(mistakeLimit ?? 1 > 0, "The limit of mistakes is one mistake, or more.")
        (self.level, self.mistakeLimit) = (level, mistakeLimit)
    }

    init(level: SudokuLevel?, mistakes: Int, mistakeLimit: Int?, watch: Stopwatch) {
        self.init(level: level, mistakeLimit: mistakeLimit)
        (self.mistakes, self.watch) = (mistakes, watch)
    }

    public var isOverMistake: Bool { mistakes == mistakeLimit }
    public var isRunning: Bool { watch.isRunning }
    public var seconds: Int { watch.seconds }

    public mutating func apply(_ command: Command) {
        switch command {
        case .level(let level): self.level = level
        case .mistakes(let count): mistakes = min(max(count, 0), mistakeLimit ?? .max)
        case .mistake: if !isOverMistake { mistakes.countUp() }
        case .time(let played, let time):
            let wasRunning = isRunning
            watch = Stopwatch(showing: played)
            watch.apply(wasRunning ? .run(at: time) : .pause(at: time))
        case .watch(let command): watch.apply(command)
        }
    }
}
