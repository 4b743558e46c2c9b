/// How a person would solve a puzzle, and how hard this is.
public struct SudokuGrade: Hashable, Sendable {
    /// From the puzzle to its solution.
    public let steps: [SudokuStep]
    /// The score of all steps together.
    public let score: Int
    public let level: SudokuLevel

    /// The techniques tell the whole way; otherwise some digits had to be looked up.
    public var isExplained: Bool { !steps.contains { $0.technique == .guess } }

    /// The hardest of the techniques.
    public var hardest: SudokuTechnique { steps.map(\.technique).max() ?? .fullHouse }

    /// Grades a puzzle; nil if it has no solution or more than one.
    public init?(_ puzzle: SudokuGrid) {
        guard let solution = SudokuSolver().onlySolution(of: puzzle) else { return nil }
        self.init(puzzle, solution: solution)
    }

    /// The same for who knows the only solution already.
    init(_ puzzle: SudokuGrid, solution: SudokuGrid) {
        self.init(SudokuPosition(puzzle), solution: solution)
    }

    /// Grades the rest of a board, whose only solution this is.
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

    /// The grade of a puzzle if it is `level`; gives up as soon as it is known to be another.
    init?(_ puzzle: SudokuGrid, solution: SudokuGrid, only level: SudokuLevel) {
        // Behind the last technique of a level all are too hard, before it any may come first.
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
    /// Looks up the digit of the cell that has fewest left.
    static func guess(in position: SudokuPosition, solution: SudokuGrid) -> SudokuStep {
        let cell = position.empty.min { position.digits[$0].count < position.digits[$1].count } ?? 0
        let found = Candidate(solution[cell], at: cell)
        return SudokuStep(.guess, .lookUp, evidence: [found], placements: [found])
    }
}
