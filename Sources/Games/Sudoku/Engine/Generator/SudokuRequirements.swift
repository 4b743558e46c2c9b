/// Requirements for a puzzle. A property that is nil requires nothing.
public struct SudokuRequirements: Hashable, Sendable {
    public var level: SudokuLevel?
    /// A technique that the puzzle needs. The number of its steps in the grade must be in `times`.
    public var technique: SudokuTechnique?
    public var times: ClosedRange<Int>
    /// Indicates whether `technique` must be the hardest one of the puzzle.
    public var isHardest: Bool
    public var clues, score: ClosedRange<Int>?
    /// The cells for the clues. All of them get clues, unless the puzzle has to be minimal.
    public var pattern: CellSet?

    public init(
        level: SudokuLevel? = nil, technique: SudokuTechnique? = nil,
        times: ClosedRange<Int> = 1...81, isHardest: Bool = false, clues: ClosedRange<Int>? = nil,
        score: ClosedRange<Int>? = nil, pattern: CellSet? = nil
    ) {
        (self.level, self.technique, self.times) = (level, technique, times)
        (self.isHardest, self.clues, self.score) = (isHardest, clues, score)
        self.pattern = pattern
    }

    /// Returns whether a puzzle with this grade meets the requirements, except for those about its
    /// clues.
    public func isMet(by grade: SudokuGrade) -> Bool {
        if let level, grade.level != level { return false }
        if let score, !score.contains(grade.score) { return false }
        guard let technique else { return true }
        return times.contains(grade.steps.count { $0.technique == technique })
            && !(isHardest && grade.hardest != technique)
    }
}
