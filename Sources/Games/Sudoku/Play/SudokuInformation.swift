/// The information about a game: the level of its puzzle, the mistakes, the time.
public struct SudokuInformation: Model, Equatable, Sendable {
    public enum Command: Equatable, Sendable {
        /// Counts a mistake, up to the limit.
        case countMistake
        case watch(Stopwatch.Command)
    }

    public let level: SudokuLevel?
    public private(set) var mistakes = 0
    /// The number of mistakes that ends the game; nil if there is no limit.
    public let mistakeLimit: Int?
    public private(set) var watch = Stopwatch()

    public init(level: SudokuLevel? = nil, mistakeLimit: Int? = 3) {
        precondition(mistakeLimit ?? 1 > 0, "The limit of mistakes must be at least one.")
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
        case .countMistake: if !isOverMistake { mistakes.countUp() }
        case .watch(let command): watch.apply(command)
        }
    }
}
