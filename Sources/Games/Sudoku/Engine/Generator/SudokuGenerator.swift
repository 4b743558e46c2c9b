/// Makes puzzles of a given level, with one solution each.
///
/// The same random numbers give the same puzzle on every machine, as long as `version` is the same.
public struct SudokuGenerator: Sendable {
    /// The version of the generator. Store it together with a seed: it is raised with every change
    /// that gives other puzzles.
    public static let version = 2

    public let symmetry: SudokuSymmetry
    /// Whether puzzles have no unnecessary clue. Removing a clue, or a symmetric group of clues,
    /// would allow other solutions.
    public let isMinimal: Bool

    public init(symmetry: SudokuSymmetry = .none, isMinimal: Bool = false) {
        self.symmetry = symmetry
        self.isMinimal = isMinimal
    }

    /// A puzzle of exactly this level. Calls `isCancelled` from time to time; nil if it returns
    /// true.
    public func puzzle(
        _ level: SudokuLevel, using random: inout some RandomNumberGenerator,
        isCancelled: () -> Bool = { false }
    ) -> SudokuPuzzle? {
        puzzle(
            SudokuRequirements(level: level), among: .max, using: &random, isCancelled: isCancelled)
    }

    /// The first puzzle that meets the requirements, among at most `most`; nil if there is none, or
    /// if the search is canceled.
    public func puzzle(
        _ wish: SudokuRequirements, among most: Int, using random: inout some RandomNumberGenerator,
        isCancelled: () -> Bool = { false }
    ) -> SudokuPuzzle? {
        let fewest = isMinimal ? 0 : wish.clues?.lowerBound ?? wish.level?.fewestClues ?? 0
        for _ in 0..<most {
            if isCancelled() || !Effort.add(50_000) { return nil }
            let solution = SolutionDraw.grid(using: &random)
            let clues = dug(solution, to: fewest, using: &random)
            if let range = wish.clues, !range.contains(clues.clues) { continue }
            let grade =
                if let level = wish.level {
                    SudokuGrade(clues, solution: solution, only: level)
                } else {
                    SudokuGrade(clues, solution: solution)
                }
            if let grade, wish.isMet(by: grade) {
                return SudokuPuzzle(clues: clues, solution: solution, grade: grade)
            }
        }
        return nil
    }

    /// The puzzle without its unnecessary clues, or symmetric groups of clues; nil if it does not
    /// have exactly one solution.
    public func minimized(
        _ puzzle: SudokuGrid, using random: inout some RandomNumberGenerator
    ) -> SudokuPuzzle? {
        guard SudokuSolver().isUnique(puzzle) else { return nil }
        return SudokuPuzzle(dug(puzzle, to: 0, using: &random))
    }

    /// A minimal puzzle of any level, with one solution.
    public static func anyPuzzle(using random: inout some RandomNumberGenerator) -> SudokuGrid {
        let generator = SudokuGenerator(isMinimal: true)
        return generator.dug(SolutionDraw.grid(using: &random), to: 0, using: &random)
    }

    /// Removes clues in random order, as long as the solution stays unique.
    private func dug(
        _ puzzle: SudokuGrid, to fewest: Int, using random: inout some RandomNumberGenerator
    ) -> SudokuGrid {
        let solver = SudokuSolver()
        var clues = puzzle
        var count = puzzle.clues
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
