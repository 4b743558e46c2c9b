/// The steps that a person would take to solve a puzzle, and their difficulty.
public struct SudokuGrade: Hashable, Sendable {
    /// The steps from the puzzle to its solution.
    public let steps: [SudokuStep]
    /// The sum of the scores of all steps.
    public let score: Int
    public let level: SudokuLevel

    /// Indicates whether the techniques explain every step. If not, some digits were looked up.
    public var isExplained: Bool { !steps.contains { $0.technique == .guess } }

    /// The technique of the hardest step: of those with the highest level, the one with the highest
    /// score. The level of the puzzle is higher than the level of this technique if the `score` is
    /// high.
    public var hardest: SudokuTechnique {
        steps.map(\.technique).max { ($0.level, $0.score, $0) < ($1.level, $1.score, $1) }
            ?? .fullHouse
    }

    /// Grades a puzzle; nil if it does not have exactly one solution.
    public init?(_ puzzle: SudokuGrid) {
        guard let solution = SudokuSolver().onlySolution(of: puzzle) else { return nil }
        self.init(puzzle, solution: solution)
    }

    /// Grades a puzzle whose only solution is known.
    init(_ puzzle: SudokuGrid, solution: SudokuGrid) {
        self.init(SudokuPosition(puzzle), solution: solution)
    }

    /// Grades the remaining steps of a board whose only solution is known.
    public init(_ start: SudokuPosition, solution: SudokuGrid) {
        var position = start
        var steps: [SudokuStep] = []
        while !position.isSolved {
            let step = position.nextStep() ?? .guess(in: position, solution: solution)
            steps.append(step)
            position.apply(step)
        }
        self.init(steps: steps)
    }

    /// The grade of a puzzle; nil if its level is not `level`.
    init?(_ puzzle: SudokuGrid, solution: SudokuGrid, only level: SudokuLevel) {
        // All techniques after the last one of this level are too hard.
        let last = Techniques.all.lastIndex { $0.name.level <= level } ?? 0
        let techniques = Techniques.all[...last]
        var position = SudokuPosition(puzzle)
        var steps: [SudokuStep] = []
        var score = 0
        while !position.isSolved {
            let found = position.step(with: techniques)
            guard
                let step = found
                    ?? (level == .extreme ? .guess(in: position, solution: solution) : nil)
            else { return nil }
            score += step.technique.score
            guard step.technique.level <= level, score <= level.highestScore else { return nil }
            steps.append(step)
            position.apply(step)
        }
        self.init(steps: steps)
        guard self.level == level else { return nil }
    }

    init(steps: [SudokuStep]) {
        self.steps = steps
        score = steps.reduce(0) { $0 + $1.technique.score }
        level = (steps.map(\.technique.level).max() ?? .easy).raised(toFit: score)
    }
}

extension SudokuStep {
    /// Looks up the digit of the cell with the fewest possible digits.
    static func guess(in position: SudokuPosition, solution: SudokuGrid) -> SudokuStep {
        let cell = position.empty.min { position.digits[$0].count < position.digits[$1].count } ?? 0
        let found = Candidate(solution[cell], at: cell)
        return SudokuStep(.guess, .lookUp, evidence: [found], placements: [found])
    }
}
