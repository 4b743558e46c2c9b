/// Makes puzzles of a wanted level, with one solution each.
///
/// The same numbers drawn give the same puzzle on every machine, as long as `version` is the same.
public struct SudokuGenerator: Sendable {
    /// Raised with every change that gives other puzzles, so that who keeps a seed keeps this with
    /// it.
    public static let version = 2

    public let symmetry: SudokuSymmetry
    /// Whether a puzzle has no clue to spare: taking any away, or any group that lies
    /// symmetrically, would let in other solutions.
    public let isMinimal: Bool

    public init(symmetry: SudokuSymmetry = .none, isMinimal: Bool = false) {
        self.symmetry = symmetry
        self.isMinimal = isMinimal
    }

    /// A puzzle of exactly this level. Asks now and then whether to go on; nil if it is cancelled.
    public func puzzle(
        _ level: SudokuLevel, using random: inout some RandomNumberGenerator,
        isCancelled: () -> Bool = { false }
    ) -> SudokuPuzzle? {
        puzzle(
            SudokuRequirements(level: level), among: .max, using: &random, isCancelled: isCancelled)
    }

    /// The first of so many puzzles that is as it is wished for; nil if none is, or it is
    /// cancelled.
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

    /// The puzzle without the clues, or symmetric groups of clues, that it does not need; nil if it
    /// has no solution, or several.
    public func minimized(
        _ puzzle: SudokuGrid, using random: inout some RandomNumberGenerator
    ) -> SudokuPuzzle? {
        guard SudokuSolver().isUnique(puzzle) else { return nil }
        return SudokuPuzzle(dug(puzzle, to: 0, using: &random))
    }

    /// A minimal puzzle of any level, with a single solution.
    public static func anyPuzzle(using random: inout some RandomNumberGenerator) -> SudokuGrid {
        let generator = SudokuGenerator(isMinimal: true)
        return generator.dug(SolutionDraw.grid(using: &random), to: 0, using: &random)
    }

    /// Takes clues away in any order, as long as the solution stays the only one.
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
    /// The number of clues at which digging stops, so that easy puzzles are not also sparse ones.
    fileprivate var fewestClues: Int {
        switch self {
        case .easy: 32
        case .medium: 26
        default: 0
        }
    }
}
