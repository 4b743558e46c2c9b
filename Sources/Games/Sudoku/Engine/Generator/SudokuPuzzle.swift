/// A puzzle with all there is to know about it.
public struct SudokuPuzzle: Hashable, Sendable {
    public let clues: SudokuGrid
    public let solution: SudokuGrid
    public let grade: SudokuGrade

    public var level: SudokuLevel { grade.level }
}
