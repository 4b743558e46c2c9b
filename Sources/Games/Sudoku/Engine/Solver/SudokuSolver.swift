/// A fast solver that finds the solutions of any board.
///
/// The solver derives consequences for nine boxes at a time, and guesses when there are none left.
public struct SudokuSolver: Sendable {
    public init() {}

    /// The number of solutions of a board: none, one, or several.
    public enum Verdict: Hashable, Sendable {
        case none
        case one(SudokuGrid)
        case many
    }

    /// Finds out whether the board has a solution, and whether it is the only one.
    public func verdict(on grid: SudokuGrid) -> Verdict {
        let search = SolutionSearch(grid.digits, limit: 2)
        guard let solution = search.solution else { return .none }
        return search.found == 1 ? .one(Self.grid(of: solution)) : .many
    }

    /// The number of solutions, counted up to `limit`.
    public func solutionCount(of grid: SudokuGrid, limit: Int) -> Int {
        // An empty board has 6.67 × 10²¹ solutions, which is more than any limit.
        grid.clueCount == 0 ? limit : SolutionSearch(grid.digits, limit: limit).found
    }

    /// The solutions of a board, at most `limit`, always in the same order.
    public func solutions(of grid: SudokuGrid, limit: Int) -> [SudokuGrid] {
        SolutionSearch(grid.digits, limit: limit, order: .lasting, keepsAll: true).solutions
            .map(Self.grid)
    }

    /// A solution; nil if there is none. If there are several, the result is always the same.
    public func solution(of grid: SudokuGrid) -> SudokuGrid? {
        SolutionSearch(grid.digits, limit: 1, order: .lasting).solution.map(Self.grid)
    }

    /// The solution, if there is exactly one.
    public func onlySolution(of grid: SudokuGrid) -> SudokuGrid? {
        // No board with fewer than 17 digits has only one solution.
        guard grid.clueCount >= 17, case .one(let solution) = verdict(on: grid) else { return nil }
        return solution
    }

    /// Returns whether a board has exactly one solution.
    public func isUnique(_ grid: SudokuGrid) -> Bool {
        SolutionSearch(grid.digits, limit: 2).found == 1
    }

    /// The number of guesses that the solver needs to find out whether a board has exactly one
    /// solution. The number shows how much of the puzzle simple reasoning leaves unsolved.
    public func guesses(on grid: SudokuGrid) -> Int {
        SolutionSearch(grid.digits, limit: 2).guesses
    }

    private static func grid(of solution: SearchBoard) -> SudokuGrid {
        SudokuGrid(digits: (0..<81).map { UInt8(solution[$0].trailingZeroBitCount) })
    }
}
