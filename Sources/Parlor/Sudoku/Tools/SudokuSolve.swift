import Games

/// `sudoku solve`: the solution of each puzzle, or that there is none, or that there are many.
enum SudokuSolve {
    private struct Answer: Encodable {
        let puzzle: String
        let verdict: String
        let solution: String?
    }

    static func run(_ context: inout ToolContext) {
        let solver = SudokuSolver()
        context.forEachPuzzle { puzzle, context in
            let verdict = solver.verdict(on: puzzle)
            if verdict.solution == nil { context.end(with: .no) }
            if let solution = verdict.solution, !context.request.isJSON {
                context.print(solution.line)
            } else {
                context.print(
                    verdict.word,
                    json: Answer(
                        puzzle: puzzle.text(), verdict: verdict.word,
                        solution: verdict.solution?.text()))
            }
        }
    }
}

extension SudokuSolver.Verdict {
    var solution: SudokuGrid? { if case .one(let solution) = self { solution } else { nil } }

    /// The word of the tools for it.
    var word: String {
        switch self {
        case .none: "none"
        case .one: "unique"
        case .many: "many"
        }
    }
}
