import Games

/// `sudoku solve`: the solution of each puzzle, or that there is none, or that there are many.
enum SudokuSolve {
    private struct Answer: Encodable {
        let puzzle: String
        let verdict: String
        let solution: String?
    }

    static func run(_ bench: inout ToolContext) {
        let solver = SudokuSolver()
        bench.forEachPuzzle { puzzle, bench in
            let verdict = solver.verdict(on: puzzle)
            if verdict.solution == nil { bench.end(with: .no) }
            if bench.request.isJSON {
                bench.print(
                    json: Answer(
                        puzzle: puzzle.text(), verdict: verdict.word,
                        solution: verdict.solution?.text()))
            } else if let solution = verdict.solution {
                bench.print(solution.line)
            } else {
                bench.print(verdict.word)
            }
        }
    }
}

extension SudokuSolver.Verdict {
    var solution: SudokuGrid? { if case .one(let solution) = self { solution } else { nil } }

    /// What tools call it.
    var word: String {
        switch self {
        case .none: "none"
        case .one: "unique"
        case .many: "many"
        }
    }
}
