/// A puzzle with its solution and its grade.
public struct SudokuPuzzle: Hashable, Sendable {
    public let clues: SudokuGrid
    public let solution: SudokuGrid
    public let grade: SudokuGrade

    public var level: SudokuLevel { grade.level }

    /// Returns whether all clues are necessary: without a clue, or without a symmetric group of
    /// clues, the puzzle would have several solutions.
    public func isMinimal(under symmetry: SudokuSymmetry = .none) -> Bool {
        let solver = SudokuSolver()
        return symmetry.groups.allSatisfy { group in
            var fewer = clues
            for cell in group { fewer[cell] = 0 }
            return fewer == clues || !solver.isUnique(fewer)
        }
    }
}

extension SudokuPuzzle {
    /// The puzzle with these clues; nil if they do not have exactly one solution.
    public init?(_ clues: SudokuGrid) {
        guard let solution = SudokuSolver().onlySolution(of: clues) else { return nil }
        self.init(clues: clues, solution: solution, grade: SudokuGrade(clues, solution: solution))
    }
}
