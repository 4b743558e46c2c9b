/// Which puzzle is wanted. The same request is the same puzzle, on every machine.
public enum BoardRequest: Hashable, Sendable {
    /// One of a level, or of any that the seed says.
    case level(SudokuLevel?, seed: UInt64)
    /// The puzzle of a day, one for each level.
    case daily(Day, SudokuLevel)
    /// One of those that come with the game.
    case pack(SudokuLevel, number: Int)
    /// A position in which a technique is the next step.
    case practice(SudokuTechnique, seed: UInt64)
    /// A puzzle that is there already: typed in, or read from a file.
    case given(SudokuData)
}

/// Why there is no puzzle.
public enum BoardFailure: Error, Hashable, Sendable {
    /// Nobody wanted it any more.
    case cancelled
    /// The pack has no puzzle of that number.
    case notInThePack
    /// None was found in which this technique comes next.
    case rare(SudokuTechnique)
    case noSolution
    case offline
}
