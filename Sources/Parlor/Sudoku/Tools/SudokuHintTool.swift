import Games

/// `sudoku hint`: the next step of a board, and its reason.
enum SudokuHintTool {
    private struct Answer: Encodable {
        let board: String
        let verdict: Verdict
        var step: StepAnswer?

        /// The candidates that remain after the step, nine characters per cell. They can be used as
        /// the next question.
        var marks: String?

        /// The digits of the solution that the marks exclude.
        var wrong: [String]?
    }

    private enum Verdict: String, Encodable {
        case step, solved
        /// The board has no solution or several, or its marks exclude the solution.
        case none, many, wrong
        /// No technique finds a step.
        case unknown

        var status: ToolStatus {
            switch self {
            case .step, .solved: .yes
            case .none, .many, .wrong: .no
            case .unknown: .unknown
            }
        }
    }

    static func run(_ context: inout ToolContext) {
        while let question = context.nextBoard(in: ["marks", "board", "puzzle"]) {
            let answer = answer(on: question.board)
            context.end(with: answer.verdict.status)
            if context.request.isJSON {
                context.print(json: answer)
            } else {
                show(answer, &context)
            }
        }
    }

    private static func answer(on board: SudokuToolQuestion) -> Answer {
        var position = board.position
        let text = position.grid.text()
        switch SudokuSolver().verdict(on: position.grid) {
        case .none: return Answer(board: text, verdict: .none)
        case .many:
            // A board with marks may lack the givens that would make its solution unique.
            if !board.hasMarks { return Answer(board: text, verdict: .many) }
            if !position.isPossible { return Answer(board: text, verdict: .none) }
        case .one(let solution):
            let marks = position.marks
            let wrong = (0..<81).filter { !marks[$0].contains(solution[$0]) }
                .map { Candidate(solution[$0], at: $0).description }
            if !wrong.isEmpty { return Answer(board: text, verdict: .wrong, wrong: wrong) }
        }
        if position.isSolved { return Answer(board: text, verdict: .solved) }
        guard let step = position.hintedStep() else {
            return Answer(board: text, verdict: .unknown)
        }
        position.apply(step)
        return Answer(
            board: text, verdict: .step, step: StepAnswer(step), marks: position.marks.list)
    }

    private static func show(_ answer: Answer, _ context: inout ToolContext) {
        guard let step = answer.step else {
            let wrong = answer.wrong.map { " \($0.joined(separator: " "))" } ?? ""
            return context.print(answer.verdict.rawValue + wrong)
        }
        context.print("\(step.technique): \(step.conclusion)")
        for line in step.sentence.split(separator: "\n") { context.print("  \(line)") }
    }
}
