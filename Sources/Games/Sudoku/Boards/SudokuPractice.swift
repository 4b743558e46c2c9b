/// Positions in which a technique is the next step, to practice finding it.
public struct SudokuPractice: Sendable {
    /// The techniques to practice. A few are left out, because an easier step almost always exists.
    public static let techniques = SudokuTechnique.byDifficulty.filter {
        ![
            .guess, .hiddenQuad, .uniqueRectangle5, .sashimiJellyfish, .deathBlossom,
            .finnedMutantSwordfish,
        ].contains($0)
    }

    public let technique: SudokuTechnique

    public init(_ technique: SudokuTechnique) { self.technique = technique }

    /// The number of puzzles to try before the technique counts as rare, and the smaller number
    /// after which a puzzle with harder steps is accepted as well.
    private static let (tryLimit, pickyTryLimit) = (4_000, 500)

    /// A puzzle that is solved up to a step of the technique, with all notes made.
    func position(
        seed: UInt64, isCancelled: () -> Bool
    ) throws(PuzzleFailure) -> SudokuData {
        var dice = Dice(seed: seed)
        var harder: SudokuData?
        for number in 0..<Self.tryLimit {
            guard !isCancelled() else { throw .cancelled }
            guard WorkBudget.add(0) else { throw .budgetSpent }
            let clues = SudokuGenerator.anyPuzzle(using: &dice)
            if let grade = SudokuGrade(clues), let start = start(of: clues, grade) {
                let data = SudokuData(
                    problem: clues, solution: SudokuSolver().onlySolution(of: clues),
                    level: grade.level, origin: .practice(technique), seed: seed, start: start)
                if grade.level == technique.level { return data }
                harder = harder ?? data
            }
            if let harder, number >= Self.pickyTryLimit { return harder }
        }
        throw .rare(technique)
    }

    /// The board on which the technique is the next step; nil if it never is.
    private func start(of clues: SudokuGrid, _ grade: SudokuGrade) -> SudokuBoard? {
        let steps = grade.steps.prefix { $0.technique != technique }
        guard steps.count < grade.steps.count else { return nil }
        var position = SudokuPosition(clues)
        for step in steps { position.apply(step) }
        var board = SudokuBoard(position.grid)
        for cell in position.empty { board.write(notes: position.marks[cell], at: cell) }
        return board
    }
}

extension SudokuData {
    /// The steps to find on a practice board: the steps of its technique that can be made one after
    /// the other, at most eight. Empty on other boards.
    var soughtSteps: [SudokuStep] {
        guard case .practice(let technique) = origin else { return [] }
        var position = Sudoku(self).position
        var steps: [SudokuStep] = []
        while steps.count < 8, let step = position.step(of: technique) {
            steps.append(step)
            position.apply(step)
        }
        return steps
    }
}

extension SudokuStep {
    /// Returns whether the player has made all placements and eliminations of the step, and has not
    /// removed the solution from the notes.
    func isDone(on board: SudokuBoard, solution: SudokuGrid) -> Bool {
        placements.allSatisfy { board[$0.cell] == $0.digit }
            && eliminations.allSatisfy { gone in
                let notes = board.notes[gone.cell]
                return board[gone.cell] == solution[gone.cell]
                    || notes.contains(solution[gone.cell]) && !notes.contains(gone.digit)
            }
    }
}
