/// Fills the cells of a pattern with digits, so that the puzzle has one solution.
///
/// The fill begins with the digits of a full board, and changes one digit at a time. A change is
/// kept if there is still a solution, and if the number of solutions does not grow. After many
/// changes without fewer solutions, the fill gives up.
struct SudokuPatternFill {
    let pattern: CellSet
    private let solver = SudokuSolver()

    /// The maximum number of solutions to count at the beginning.
    private static let most = 500
    private static let failureLimit = 300

    init(_ pattern: CellSet) { self.pattern = pattern }

    func clues(using random: inout some RandomNumberGenerator) -> SudokuGrid? {
        let solution = SolutionDraw.grid(using: &random)
        var clues = SudokuGrid()
        for cell in pattern { clues[cell] = solution[cell] }
        let cells = Array(pattern)
        var (best, failures) = (solver.solutionCount(of: clues, limit: Self.most), 0)
        guard !cells.isEmpty else { return nil }
        while best > 1, failures < Self.failureLimit, WorkBudget.add(1_000) {
            let cell = cells[random.number(below: cells.count)]
            let digit = 1 + random.number(below: 9)
            var next = clues
            next[cell] = digit
            let limit = min(best + 1, Self.most)
            let count = digit == clues[cell] ? 0 : solver.solutionCount(of: next, limit: limit)
            if 1...best ~= count {
                failures = count < best ? 0 : failures + 1
                (clues, best) = (next, count)
            } else {
                failures += 1
            }
        }
        return best == 1 ? clues : nil
    }
}
