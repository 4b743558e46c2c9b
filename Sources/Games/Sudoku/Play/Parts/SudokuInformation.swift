import Reactive

extension Sudoku {
    /// What stands above the board: how hard the puzzle is, the mistakes, the time.
    public struct Information: Model, Equatable, Sendable {
        public enum Command: Equatable, Sendable {
            case level(SudokuLevel?)
            /// So many mistakes were made by now.
            case mistakes(Int)
            /// One more; not more than are allowed.
            case mistake
            /// So much time was played by now.
            case time(Duration, at: Duration)
            /// Whether time passes; being told the same twice changes nothing.
            case run(Bool, at: Duration)
            /// Nothing, but that time passes.
            case wait(at: Duration)
        }

        public private(set) var level: SudokuLevel?
        public private(set) var mistakes = 0
        /// The mistake that ends the game; without end if nil.
        public let mistakeLimit: Int?
        /// How many seconds were played.
        public private(set) var seconds = 0
        private(set) var watch = Stopwatch()

        public init(level: SudokuLevel? = nil, mistakeLimit: Int? = 3) {
            precondition(mistakeLimit ?? 1 > 0, "The limit of mistakes is one mistake, or more.")
            (self.level, self.mistakeLimit) = (level, mistakeLimit)
        }

        init(level: SudokuLevel?, mistakes: Int, mistakeLimit: Int?, watch: Stopwatch) {
            self.init(level: level, mistakeLimit: mistakeLimit)
            (self.mistakes, self.watch) = (mistakes, watch)
            seconds = watch.seconds
        }

        public var isOverMistake: Bool { mistakes == mistakeLimit }
        public var isRunning: Bool { watch.isRunning }

        public mutating func apply(_ command: Command) {
            switch command {
            case .level(let level): self.level = level
            case .mistakes(let count): mistakes = min(max(count, 0), mistakeLimit ?? .max)
            case .mistake: if !isOverMistake { mistakes += 1 }
            case .time(let played, let time):
                let isRunning = isRunning
                watch = Stopwatch(showing: played)
                apply(.run(isRunning, at: time))
            case .run(let isRunning, let time):
                watch.apply(isRunning ? .run(at: time) : .pause(at: time))
                apply(.wait(at: time))
            case .wait(let time):
                watch.apply(.wait(at: time))
                seconds = watch.seconds
            }
        }
    }
}
