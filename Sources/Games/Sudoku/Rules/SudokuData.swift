/// A puzzle and its origin. The puzzle may have no solution or several. See `verdict(limit:)`.
public struct SudokuData: Hashable, Sendable {
    public let problem: SudokuGrid
    /// The solution that the source provides; one of the solutions, if the puzzle has several.
    public let solution: SudokuGrid?
    public let level: SudokuLevel?
    public let origin: SudokuOrigin
    /// The name to show, such as the day of the puzzle.
    public let name: String?
    /// The seed of the puzzle, if there is one.
    public let seed: UInt64?
    /// The board at the start of the game: the problem, with or without entries.
    public let start: SudokuBoard

    /// Creates a puzzle. By default, it is an empty board.
    public init(
        problem: SudokuGrid = SudokuGrid(), solution: SudokuGrid? = nil,
        level: SudokuLevel? = nil, origin: SudokuOrigin = .own, name: String? = nil,
        seed: UInt64? = nil, start: SudokuBoard? = nil
    ) {
        (self.problem, self.solution, self.level) = (problem, solution, level)
        (self.origin, self.name, self.seed) = (origin, name ?? origin.name, seed)
        self.start = start ?? SudokuBoard(problem)
        precondition(self.start.keeps(problem), "Play must begin with all given digits.")
    }

    /// Creates a puzzle from a generated one.
    public init(_ puzzle: SudokuPuzzle, origin: SudokuOrigin = .generated, seed: UInt64? = nil) {
        self.init(
            problem: puzzle.clues, solution: puzzle.solution, level: puzzle.level, origin: origin,
            seed: seed)
    }

    /// The number of solutions of a puzzle.
    public enum Verdict: Hashable, Sendable {
        case none, one
        /// The puzzle has this many solutions. If the number is the limit of counting, there may be
        /// more.
        case many(Int)
    }

    /// The number up to which solutions are counted for the player.
    public static let countedSolutions = 100

    public func verdict(limit: Int = 1_000) -> Verdict {
        switch SudokuSolver().solutionCount(of: problem, limit: limit) {
        case 0: .none
        case 1: .one
        case let count: .many(count)
        }
    }

    /// The only solution, computed independently of the source; nil if there are none or several.
    var onlySolution: SudokuGrid? { SudokuSolver().onlySolution(of: problem) }

    /// The same puzzle with its level, if it can be graded. Grading may take a while.
    public func graded() -> SudokuData {
        SudokuData(
            problem: problem, solution: solution, level: level ?? SudokuGrade(problem)?.level,
            origin: origin, name: name, seed: seed, start: start)
    }

    /// The same puzzle with another origin.
    func from(_ origin: SudokuOrigin) -> SudokuData {
        SudokuData(
            problem: problem, solution: solution, level: level, origin: origin, name: name,
            seed: seed, start: start)
    }
}

extension SudokuBoard {
    /// Returns whether the board has every digit of a problem.
    func keeps(_ problem: SudokuGrid) -> Bool {
        (0..<81).allSatisfy { problem[$0] == 0 || problem[$0] == grid[$0] }
    }
}
