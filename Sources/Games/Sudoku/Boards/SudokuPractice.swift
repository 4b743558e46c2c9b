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
    /// The position in which the player of a practice board searches.
    fileprivate var startPosition: SudokuPosition { Sudoku(self).position }

    /// The step that a hint shows first on a practice board; nil on other boards.
    var soughtStep: SudokuStep? {
        origin.practices.flatMap { startPosition.hintedStep(of: $0) }
    }
}

extension Sudoku {
    /// Steps of the practiced technique that lead to every change of the player since an earlier
    /// board; nil if no step leads to one of the changes. Notes that the player writes again need
    /// no step.
    func practicedSteps(since old: SudokuBoard) -> [SudokuStep]? {
        guard let technique = data.origin.practices, let solution else { return nil }
        let start = data.startPosition
        let possible = PencilMarks(board.grid)
        var steps: [SudokuStep] = []
        for cell in 0..<81 {
            // For each change, the conclusions that lead to it.
            var changes: [[Candidate]] = []
            if board[cell] != old[cell], board[cell] != 0 {
                guard board[cell] == solution[cell] else { return nil }
                // The step places the digit, or removes another digit from the cell.
                changes = [data.start.notes[cell].map { Candidate($0, at: cell) }]
            } else if board[cell] != old[cell] || board.notes[cell] != old.notes[cell] {
                let notes = board.notes[cell]
                guard notes.contains(solution[cell]),
                    notes.allSatisfy(data.start.notes[cell].contains)
                else { return nil }
                let gone = (old.notes[cell] - notes) & possible[cell]
                changes = gone.map { [Candidate($0, at: cell)] }
            }
            for conclusions in changes {
                let found = conclusions.lazy.compactMap {
                    start.searching(for: $0).hintedStep(of: technique)
                }.first
                guard let found else { return nil }
                steps.append(found)
            }
        }
        return steps
    }
}

extension SudokuStep {
    /// Returns whether the player has made all placements and eliminations of the step. A right
    /// digit stands for the eliminations in its cell.
    func isDone(on board: SudokuBoard) -> Bool {
        placements.allSatisfy { board[$0.cell] == $0.digit }
            && eliminations.allSatisfy { !board.notes[$0.cell].contains($0.digit) }
    }
}
