/// The reason why there is no puzzle. Recordings store the names of the cases.
public enum PuzzleFailure: Error, Hashable, Codable, Sendable {
    /// The request was canceled.
    case cancelled
    /// The `WorkBudget` of the caller was spent before there was a puzzle.
    case budgetSpent
    /// The pack has no puzzle with this number.
    case notInThePack
    /// None of the positions that were tried has the technique as its next step.
    case rare(SudokuTechnique)
    /// The puzzle cannot be solved.
    case noSolution
    /// Another error of the source, as text.
    case other(String)

    init(_ error: any Error) {
        self = error as? PuzzleFailure ?? .other(String(describing: error))
    }
}
