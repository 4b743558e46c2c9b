/// A puzzle as a source deals it. It may have no solution, or several: `verdict` tells.
public struct SudokuData: Hashable, Sendable {
    public let problem: SudokuGrid
    /// The solution that the source names. Of several it is only one.
    public let solution: SudokuGrid?
    public let level: SudokuLevel?
    public let origin: SudokuOrigin
    /// A name to show, such as the day that the puzzle belongs to.
    public let name: String?
    /// The seed that it was made from, if it was.
    public let seed: UInt64?
    /// The board at the beginning: the problem, if nothing is written in it yet.
    public let start: SudokuBoard

    /// A puzzle; an empty board if nothing is said.
    public init(
        problem: SudokuGrid = SudokuGrid(), solution: SudokuGrid? = nil,
        level: SudokuLevel? = nil, origin: SudokuOrigin = .own, name: String? = nil,
        seed: UInt64? = nil, start: SudokuBoard? = nil
    ) {
        (self.problem, self.solution, self.level) = (problem, solution, level)
        (self.origin, self.name, self.seed) = (origin, name ?? origin.name, seed)
        self.start = start ?? SudokuBoard(problem)
        precondition(self.start.keeps(problem), "Play begins with all that was given.")
    }

    /// A puzzle that was made here.
    public init(_ puzzle: SudokuPuzzle, origin: SudokuOrigin = .generated, seed: UInt64? = nil) {
        self.init(
            problem: puzzle.clues, solution: puzzle.solution, level: puzzle.level, origin: origin,
            seed: seed)
    }

    /// How many solutions a puzzle has.
    public enum Verdict: Hashable, Sendable {
        case none, one
        /// So many; at the limit of counting there may be more.
        case many(Int)
    }

    public func verdict(limit: Int = 1_000) -> Verdict {
        switch SudokuSolver().solutions(of: problem, limit: limit) {
        case 0: .none
        case 1: .one
        case let count: .many(count)
        }
    }

    /// The only solution, whatever the source says; nothing if there is none, or another one.
    var answer: SudokuGrid? { SudokuSolver().onlySolution(of: problem) }

    /// The same with a level, if it had none and can be graded. This may take a while.
    public func graded() -> SudokuData {
        SudokuData(
            problem: problem, solution: solution, level: level ?? SudokuGrade(problem)?.level,
            origin: origin, name: name, seed: seed, start: start)
    }

    /// The same, known to come from there.
    func from(_ origin: SudokuOrigin) -> SudokuData {
        SudokuData(
            problem: problem, solution: solution, level: level, origin: origin, name: name,
            seed: seed, start: start)
    }
}

extension SudokuBoard {
    /// Whether every digit of a problem stands on the board.
    func keeps(_ problem: SudokuGrid) -> Bool {
        (0..<81).allSatisfy { problem[$0] == 0 || problem[$0] == grid[$0] }
    }
}
