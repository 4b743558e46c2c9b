import Games

/// `sudoku hint`: the next step of a board, with its reason.
enum SudokuHint {
    private struct Answer: Encodable {
        let board: String

        /// `step`, or why there is none.
        let verdict: String
        var step: StepAnswer?
        var wrong: [String]?
    }

    static func run(_ bench: inout Workbench) {
        while let board = bench.nextBoard() {
            let answer = answer(on: board)
            if answer.step == nil && answer.verdict != "solved" { bench.end(with: .no) }
            if bench.request.isJSON {
                bench.print(json: answer)
            } else {
                show(answer, &bench)
            }
        }
    }

    private static func answer(on board: SudokuBoard) -> Answer {
        let position = board.position
        let verdict = SudokuSolver().verdict(on: position.grid)
        var answer = Answer(board: position.grid.text(), verdict: verdict.word)
        switch verdict {
        case .none: return answer
        case .many where !board.hasMarks: return answer
        case .many: break
        case .one(let solution):
            let wrong = (0..<81).filter { !position.marks[$0].contains(solution[$0]) }
            if !wrong.isEmpty {
                answer = Answer(board: answer.board, verdict: "wrong")
                answer.wrong = wrong.map { Candidate(solution[$0], at: $0).description }
                return answer
            }
        }
        if position.isSolved { return Answer(board: answer.board, verdict: "solved") }
        guard let step = position.nextStep() else {
            return Answer(board: answer.board, verdict: "unknown")
        }
        return Answer(board: answer.board, verdict: "step", step: StepAnswer(step))
    }

    private static func show(_ answer: Answer, _ bench: inout Workbench) {
        guard let step = answer.step else {
            let wrong = answer.wrong.map { " \($0.joined(separator: " "))" } ?? ""
            return bench.print(answer.verdict + wrong)
        }
        bench.print("\(step.technique): \(step.conclusion)")
        bench.print("  \(step.sentence)")
        bench.print("  \(step.evidence.joined(separator: " "))")
    }
}
