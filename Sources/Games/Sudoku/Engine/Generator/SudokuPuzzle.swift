/// A puzzle with all there is to know about it.
public struct SudokuPuzzle: Hashable, Sendable {
    public let clues: SudokuGrid
    public let solution: SudokuGrid
    public let grade: SudokuGrade

    public var level: SudokuLevel { grade.level }
}

extension SudokuPuzzle {
    /// The puzzle that these clues are; nil if they have no solution or more than one.
    public init?(_ clues: SudokuGrid) {
        guard let solution = SudokuSolver().onlySolution(of: clues) else { return nil }
        self.init(clues: clues, solution: solution, grade: SudokuGrade(clues, solution: solution))
    }
}
