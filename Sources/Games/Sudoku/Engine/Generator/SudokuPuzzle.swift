/// A puzzle with all there is to know about it.
public struct SudokuPuzzle: Hashable, Sendable {
    public let clues: SudokuGrid
    public let solution: SudokuGrid
    public let grade: SudokuGrade

    public var level: SudokuLevel { grade.level }

    /// Whether there is no clue to spare: without any clue, or without any group of clues that lie
    /// symmetrically, there are more solutions.
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
    /// The puzzle that these clues are; nil if they have no solution or more than one.
    public init?(_ clues: SudokuGrid) {
        guard let solution = SudokuSolver().onlySolution(of: clues) else { return nil }
        self.init(clues: clues, solution: solution, grade: SudokuGrade(clues, solution: solution))
    }
}
