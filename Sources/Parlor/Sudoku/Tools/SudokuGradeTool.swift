import Games

/// `sudoku grade`: the difficulty of each puzzle for a person, with reasons.
enum SudokuGradeTool {
    private struct Answer: Encodable {
        let puzzle: String
        let verdict: String
        var level: String?
        var score: Int?
        var hardest: String?

        /// Indicates whether the techniques solve the whole puzzle.
        var isExplained: Bool?
        var steps: [StepAnswer]?
    }

    static func run(_ context: inout ToolContext) {
        if context.invocation[SudokuOption.statistics] == true { return SudokuBatch.run(&context) }
        context.forEachBoard { board, context in
            if let grade = board.grade {
                answer(grade, of: board.puzzle, &context)
            } else {
                refuse(board, &context)
            }
        }
    }

    private static func answer(
        _ grade: SudokuGrade, of puzzle: SudokuGrid, _ context: inout ToolContext
    ) {
        let level = grade.level.name.lowercased()
        let hardest = grade.hardest.title
        if context.request.isJSON {
            context.print(
                json: Answer(
                    puzzle: puzzle.text(), verdict: "unique", level: level, score: grade.score,
                    hardest: hardest, isExplained: grade.isExplained,
                    steps: grade.steps.map(StepAnswer.init)))
            return
        }
        context.print("\(level)\t\(grade.score)\t\(hardest)")
        guard context.invocation[SudokuOption.steps] == true else { return }
        for step in grade.steps {
            let technique = step.technique
            context.print("\t\(technique.score)\t\(technique.title)\t\(step.conclusion)")
        }
    }

    /// Answers about a puzzle that has no grade, because it has no solution or several.
    private static func refuse(_ board: SudokuToolQuestion, _ context: inout ToolContext) {
        context.end(with: .no)
        let verdict = board.verdict.word
        context.print(verdict, json: Answer(puzzle: board.puzzle.text(), verdict: verdict))
    }
}
