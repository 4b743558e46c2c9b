import Games

/// `sudoku verify`: whether each puzzle has one solution, and if not, how many.
enum SudokuVerify {
    private struct Answer: Encodable {
        let puzzle: String
        let verdict: String
        let solutions: Int

        /// Whether there may be more, since no more were counted.
        let isLimited: Bool
    }

    static func run(_ bench: inout ToolContext) {
        let solver = SudokuSolver()
        let limit = bench.request.limit ?? 1_000
        bench.forEachPuzzle { puzzle, bench in
            let count = solver.solutions(of: puzzle, limit: limit)
            let verdict = count == 0 ? "none" : count == 1 ? "unique" : "many"
            if count != 1 { bench.end(with: .no) }
            if bench.request.isJSON {
                bench.print(
                    json: Answer(
                        puzzle: puzzle.text(), verdict: verdict, solutions: count,
                        isLimited: count == limit))
            } else if count > 1 {
                bench.print("many \(count)\(count == limit ? "+" : "")")
            } else {
                bench.print(verdict)
            }
        }
    }
}
