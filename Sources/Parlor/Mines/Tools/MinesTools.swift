import Games

/// The uses of mines without a screen. A cell is named by its column and row, such as `c5`.
enum MinesTools {
    static let print: ToolName = "mines print"

    static let all = [
        Tool(
            name: print, operand: nil, summary: { $0.mines.tools.print }, takesSeed: true,
            takesCount: true, run: { printBoards(&$0) }),
        Tool(
            name: "mines verify", operand: .several("BOARD"),
            summary: { $0.mines.tools.verify }, run: { verify(&$0) }),
        Tool(
            name: "mines solve", operand: .several("POSITION"),
            summary: { $0.mines.tools.solve }, run: { solve(&$0) }),
        Tool(
            name: "mines hint", operand: .several("POSITION"),
            summary: { $0.mines.tools.hint }, run: { hint(&$0) }),
    ]

    private struct BoardAnswer: Encodable {
        let board: String
        var seed: UInt64?
        /// The fewest clicks that open it, and the guesses that it needs.
        let clicks, guesses: Int
    }

    private struct Answer: Encodable {
        let position: String
        var safe, mines: [String]
        /// The rule of a hint, its numbers, and the chance that its cell is a mine.
        var rule: String?
        var numbers: [String]?
        var chance: Double?
    }

    /// Boards without guesses, by their numbers, opened in the middle.
    private static func printBoards(_ context: inout ToolContext) {
        let size = context.invocation.settings[MinesSettings.size]
        context.forEachSeed { seed, context in
            let board = MinesBoard(size: size, start: size.middle, seed: seed)
            let text = board.text(start: size.middle)
            let answer = BoardAnswer(board: text, seed: seed, clicks: board.clicks(), guesses: 0)
            context.print(text, json: answer)
        }
    }

    /// The guesses that each board needs.
    private static func verify(_ context: inout ToolContext) {
        each(&context) { (text, context) throws(MinesText.Fault) in
            let (board, start) = try MinesBoard.read(text)
            let guesses = board.guesses(from: start)
            if guesses > 0 { context.end(with: .no) }
            let answer = BoardAnswer(board: text, clicks: board.clicks(), guesses: guesses)
            context.print("\(guesses)", json: answer)
        }
    }

    /// All cells that can be known in a position.
    private static func solve(_ context: inout ToolContext) {
        each(&context) { (text, context) throws(MinesText.Fault) in
            let position = try MinesPosition(text)
            let name = position.size.name
            let answer: Answer
            if let chances = position.chances {
                func names(_ chance: Double) -> [String] {
                    chances.indices.filter { chances[$0] == chance }.map(name)
                }
                answer = Answer(position: text, safe: names(0), mines: names(1))
                if answer.safe.isEmpty { context.end(with: .no) }
            } else {
                // There is more to it than can be counted: the next that can be known is told.
                let hint = position.hint
                answer = Answer(
                    position: text, safe: hint?.safe.map(name) ?? [],
                    mines: hint?.mines.map(name) ?? [])
                context.end(with: .unknown)
            }
            context.print(line(answer), json: answer)
        }
    }

    /// The next cells that can be known and are not done, and why; or the safest one.
    private static func hint(_ context: inout ToolContext) {
        each(&context) { (text, context) throws(MinesText.Fault) in
            let position = try MinesPosition(text)
            let name = position.size.name
            guard let hint = position.hint else {
                let isDone = position.chances != nil
                if !isDone { context.end(with: .unknown) }
                let word = isDone ? "done" : "unknown"
                let answer = Answer(position: text, safe: [], mines: [], rule: word)
                return context.print(word, json: answer)
            }
            var answer = Answer(
                position: text, safe: hint.safe.map(name), mines: hint.mines.map(name),
                rule: hint.rule.word, numbers: hint.numbers.map { name($0.cell) })
            if case .guess(let chance) = hint.rule {
                answer.chance = chance
                context.end(with: .no)
            }
            let reason = [hint.rule.word] + (answer.numbers ?? [])
            context.print("\(line(answer)): \(reason.joined(separator: " "))", json: answer)
        }
    }

    /// Answers about each question that can be read, and complains about the others.
    private static func each(
        _ context: inout ToolContext,
        _ answer: (String, inout ToolContext) throws(MinesText.Fault) -> Void
    ) {
        while let question = context.nextQuestion() {
            do {
                try answer(question.text, &context)
            } catch {
                let kind = error.kind
                let reason = InputFault.Reason("\(kind)") { $0.mines.fault(kind) }
                let fault = InputFault(column: error.column, reason: reason)
                context.complain(.badInput(fault, at: question.place))
            }
        }
    }

    private static func line(_ answer: Answer) -> String {
        (["safe"] + answer.safe + ["mines"] + answer.mines).joined(separator: " ")
    }
}

extension MinesHint.Rule {
    /// The word that tools call it by.
    fileprivate var word: String {
        switch self {
        case .first: "first"
        case .number: "number"
        case .pair: "pair"
        case .numbers(let countsMines): countsMines ? "count" : "numbers"
        case .guess: "guess"
        }
    }
}
