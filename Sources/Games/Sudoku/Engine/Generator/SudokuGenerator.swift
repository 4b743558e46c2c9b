/// A generator of puzzles with one solution each.
///
/// The same random numbers give the same puzzle on every machine, as long as `version` is the same.
public struct SudokuGenerator: Sendable {
    /// The version of the generator. Store it together with a seed. It increases with every change
    /// that makes a seed give another puzzle.
    public static let version = 3

    public let symmetry: SudokuSymmetry
    /// Indicates whether puzzles have only necessary clues. Removing a clue, or a symmetric group
    /// of clues, from such a puzzle would allow several solutions.
    public let isMinimal: Bool

    public init(symmetry: SudokuSymmetry = .none, isMinimal: Bool = false) {
        self.symmetry = symmetry
        self.isMinimal = isMinimal
    }

    /// A puzzle of exactly this level. Calls `isCancelled` from time to time. Throws once it
    /// returns true, or if the `WorkBudget` is spent.
    public func puzzle(
        _ level: SudokuLevel, using random: inout some RandomNumberGenerator,
        isCancelled: () -> Bool = { false }
    ) throws(PuzzleFailure) -> SudokuPuzzle {
        let needs = SudokuRequirements(level: level)
        while true {
            if let puzzle = try nextPuzzle(needs, using: &random, isCancelled) { return puzzle }
        }
    }

    /// The first of at most `most` puzzles that meets the requirements; nil if none does. Throws if
    /// the search is canceled, or if the `WorkBudget` is spent.
    public func puzzle(
        _ needs: SudokuRequirements, among most: Int,
        using random: inout some RandomNumberGenerator,
        isCancelled: () -> Bool = { false }
    ) throws(PuzzleFailure) -> SudokuPuzzle? {
        for _ in 0..<most {
            if let puzzle = try nextPuzzle(needs, using: &random, isCancelled) { return puzzle }
        }
        return nil
    }

    /// Makes a puzzle. Returns nil if it does not meet the requirements.
    private func nextPuzzle(
        _ needs: SudokuRequirements, using random: inout some RandomNumberGenerator,
        _ isCancelled: () -> Bool
    ) throws(PuzzleFailure) -> SudokuPuzzle? {
        if isCancelled() { throw .cancelled }
        guard WorkBudget.add(50_000) else { throw .budgetSpent }
        let fewest = isMinimal ? 0 : needs.clues?.lowerBound ?? needs.level?.fewestClues ?? 0
        guard let (clues, solution) = drawn(needs, to: fewest, using: &random) else { return nil }
        if let range = needs.clues, !range.contains(clues.clueCount) { return nil }
        let grade =
            if let level = needs.level {
                SudokuGrade(clues, solution: solution, only: level)
            } else {
                SudokuGrade(clues, solution: solution)
            }
        guard let grade, needs.isMet(by: grade) else { return nil }
        return SudokuPuzzle(clues: clues, solution: solution, grade: grade)
    }

    /// A puzzle with one solution, and the solution. The puzzle is the given pattern filled with
    /// digits, or a full board with clues removed. Clues of a pattern are removed only if the
    /// puzzle has to be minimal. Nil if the pattern could not be filled.
    private func drawn(
        _ needs: SudokuRequirements, to fewest: Int, using random: inout some RandomNumberGenerator
    ) -> (clues: SudokuGrid, solution: SudokuGrid)? {
        guard let pattern = needs.pattern else {
            let solution = SolutionDraw.grid(using: &random)
            return (removingClues(solution, to: fewest, using: &random), solution)
        }
        guard let filled = SudokuPatternFill(pattern).clues(using: &random),
            let solution = SudokuSolver().onlySolution(of: filled)
        else { return nil }
        return (isMinimal ? removingClues(filled, to: 0, using: &random) : filled, solution)
    }

    /// The puzzle with clues added until it has one solution; nil if it has no solution.
    public func constrained(
        _ puzzle: SudokuGrid, using random: inout some RandomNumberGenerator
    ) -> SudokuPuzzle? {
        let solver = SudokuSolver()
        var (clues, added) = (puzzle, [Int]())
        var target: SudokuGrid?
        while true {
            let solutions = solver.solutions(of: clues, limit: 100)
            guard !solutions.isEmpty else { return nil }
            let chosen = target ?? solutions[random.number(below: solutions.count)]
            target = chosen
            if solutions.count == 1 { break }
            // The next clue is the one that excludes most of the other solutions.
            func excluded(_ cell: Int) -> Int { solutions.count { $0[cell] != chosen[cell] } }
            let cells = random.shuffled(0..<81)
            let cell = cells.reduce(cells[0]) { excluded($1) > excluded($0) ? $1 : $0 }
            clues[cell] = chosen[cell]
            added.append(cell)
        }
        for cell in added {
            var fewer = clues
            fewer[cell] = 0
            if solver.isUnique(fewer) { clues = fewer }
        }
        return SudokuPuzzle(clues)
    }

    /// The puzzle without unnecessary clues, or unnecessary symmetric groups of clues; nil if the
    /// puzzle does not have exactly one solution.
    public func minimized(
        _ puzzle: SudokuGrid, using random: inout some RandomNumberGenerator
    ) -> SudokuPuzzle? {
        guard SudokuSolver().isUnique(puzzle) else { return nil }
        return SudokuPuzzle(removingClues(puzzle, to: 0, using: &random))
    }

    /// A minimal puzzle of any level, with one solution.
    public static func anyPuzzle(using random: inout some RandomNumberGenerator) -> SudokuGrid {
        let generator = SudokuGenerator(isMinimal: true)
        return generator.removingClues(SolutionDraw.grid(using: &random), to: 0, using: &random)
    }

    /// Removes clues in random order, as long as the solution stays unique and at least `fewest`
    /// clues remain.
    private func removingClues(
        _ puzzle: SudokuGrid, to fewest: Int, using random: inout some RandomNumberGenerator
    ) -> SudokuGrid {
        let solver = SudokuSolver()
        var clues = puzzle
        var count = puzzle.clueCount
        for group in random.shuffled(symmetry.groups) {
            let filled = group.count { clues[$0] != 0 }
            guard filled > 0, count - filled >= fewest else { continue }
            var fewer = clues
            for cell in group { fewer[cell] = 0 }
            guard solver.isUnique(fewer) else { continue }
            clues = fewer
            count -= filled
        }
        return clues
    }
}

extension SudokuLevel {
    /// The number of clues at which removal stops, so that easy puzzles are not too sparse.
    fileprivate var fewestClues: Int {
        switch self {
        case .easy: 32
        case .medium: 26
        default: 0
        }
    }
}
