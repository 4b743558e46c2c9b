import Games

/// `sudoku grade`: how hard each puzzle is for a person, and why.
enum SudokuGrading {
    private struct Answer: Encodable {
        let puzzle: String
        let verdict: String
        var level: String?
        var score: Int?
        var hardest: String?

        /// Whether the techniques tell the whole way.
        var isExplained: Bool?
        var steps: [StepAnswer]?
    }

    static func run(_ bench: inout ToolContext) {
        bench.forEachPuzzle { puzzle, bench in
            if let grade = SudokuGrade(puzzle) {
                answer(grade, of: puzzle, &bench)
            } else {
                refuse(puzzle, &bench)
            }
        }
    }

    private static func answer(
        _ grade: SudokuGrade, of puzzle: SudokuGrid, _ bench: inout ToolContext
    ) {
        let level = LevelChoice(grade.level).rawValue
        let hardest = grade.hardest.title
        let steps = grade.steps.map(StepAnswer.init)
        if bench.request.isJSON {
            bench.print(
                json: Answer(
                    puzzle: puzzle.text(), verdict: "unique", level: level, score: grade.score,
                    hardest: hardest, isExplained: grade.isExplained, steps: steps))
            return
        }
        bench.print("\(level)\t\(grade.score)\t\(hardest)")
        guard bench.request.showsSteps else { return }
        for step in steps { bench.print("\t\(step.score)\t\(step.technique)\t\(step.conclusion)") }
    }

    /// What has no solution, or several, has no grade.
    private static func refuse(_ puzzle: SudokuGrid, _ bench: inout ToolContext) {
        bench.end(with: .no)
        let verdict = SudokuSolver().verdict(on: puzzle).word
        if bench.request.isJSON {
            bench.print(json: Answer(puzzle: puzzle.text(), verdict: verdict))
        } else {
            bench.print(verdict)
        }
    }
}
