import Games

/// `sudoku solve`: the solution of each puzzle, or whether it has none or several.
enum SudokuSolveTool {
    private struct Answer: Encodable {
        let puzzle: String
        let verdict: String
        let solution: String?

        /// All solutions if they were requested. `isLimited` is true if there may be more.
        var solutions: [String]?
        var isLimited: Bool?
    }

    static func run(_ context: inout ToolContext) {
        if context.invocation[SudokuOption.all] == true { return list(&context) }
        context.forEachBoard { board, context in
            let verdict = board.verdict
            if verdict.solution == nil { context.end(with: .no) }
            if let solution = verdict.solution, !context.request.isJSON {
                context.print(solution.line)
            } else {
                context.print(
                    verdict.word,
                    json: Answer(
                        puzzle: board.puzzle.text(), verdict: verdict.word,
                        solution: verdict.solution?.text()))
            }
        }
    }
}

extension SudokuSolveTool {
    /// Lists all solutions of each puzzle, up to the limit.
    private static func list(_ context: inout ToolContext) {
        let limit = context.invocation[SudokuOption.limit] ?? 1_000
        context.forEachBoard { board, context in
            let all = board.solutions(limit: limit)
            if all.count != 1 { context.end(with: .no) }
            let verdict = all.isEmpty ? "none" : all.count == 1 ? "unique" : "many"
            context.print(
                all.isEmpty ? verdict : all.map { $0.text() }.joined(separator: "\n"),
                json: Answer(
                    puzzle: board.puzzle.text(), verdict: verdict,
                    solution: all.count == 1 ? all[0].text() : nil,
                    solutions: all.map { $0.text() }, isLimited: all.count == limit))
        }
    }
}

extension SudokuSolver.Verdict {
    var solution: SudokuGrid? { if case .one(let solution) = self { solution } else { nil } }

    /// The word for the verdict in the output of tools.
    var word: String {
        switch self {
        case .none: "none"
        case .one: "unique"
        case .many: "many"
        }
    }
}
