import Games

/// `sudoku verify`: whether each puzzle has a unique solution. If not, the number of its solutions.
enum SudokuVerifyTool {
    private struct Answer: Encodable {
        let puzzle: String
        let verdict: String
        let solutions: Int

        /// Indicates whether there may be more solutions, because counting stopped at the limit.
        let isLimited: Bool
    }

    static func run(_ context: inout ToolContext) {
        let limit = context.invocation[SudokuOption.limit] ?? 1_000
        context.forEachBoard { board, context in
            let count = board.solutionCount(limit: limit)
            let verdict = count == 0 ? "none" : count == 1 ? "unique" : "many"
            if count != 1 { context.end(with: .no) }
            context.print(
                count > 1 ? "many \(count)\(count == limit ? "+" : "")" : verdict,
                json: Answer(
                    puzzle: board.puzzle.text(), verdict: verdict, solutions: count,
                    isLimited: count == limit))
        }
    }
}
