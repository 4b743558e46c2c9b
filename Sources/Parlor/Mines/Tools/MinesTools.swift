import Games

/// The uses of mines without a screen. A cell is named by its column and row, such as `c5`.
enum MinesTools {
    static let print: ToolName = "mines print"

    static let all = [
        Tool(
            name: print, operand: nil, summary: { $0.mines.tools.print }, takesSeed: true,
            takesCount: true, run: printBoards),
        Tool("mines verify", "BOARD", { $0.mines.tools.verify }, verify),
        Tool("mines solve", "POSITION", { $0.mines.tools.solve }, solve),
        Tool("mines hint", "POSITION", { $0.mines.tools.hint }, hint),
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
        /// The rule of a hint, and its numbers.
        var rule: String?
        var numbers: [String]?
        /// The safest cell where none is known to be safe, and its chance to be a mine.
        var guess: String?
        var chance: Double?

        init(_ position: MinesPosition, safe: [Int], mines: [Int]) {
            self.position = position.description
            self.safe = safe.map(position.size.name)
            self.mines = mines.map(position.size.name)
        }

        var line: String { (["safe"] + safe + ["mines"] + mines).joined(separator: " ") }
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
        context.forEachQuestion(in: ["board"], reading(MinesBoard.read)) { read, context in
            let (board, start) = read
            let (text, guesses) = (board.text(start: start), board.guesses(from: start))
            if guesses > 0 { context.end(with: .no) }
            let answer = BoardAnswer(board: text, clicks: board.clicks(), guesses: guesses)
            context.print("\(guesses)", json: answer)
        }
    }

    /// All cells that can be known in a position.
    private static func solve(_ context: inout ToolContext) {
        context.forEachQuestion(in: ["position"], reading(MinesPosition.init)) {
            position, context in
            let known = position.knowledge
            let answer = Answer(position, safe: known?.safe ?? [], mines: known?.mines ?? [])
            if answer.safe.isEmpty { context.end(with: .no) }
            if known?.isComplete != true { context.end(with: .unknown) }
            context.print(answer.line, json: answer)
        }
    }

    /// The next cells that can be known and are not done, and why; or the safest one.
    private static func hint(_ context: inout ToolContext) {
        context.forEachQuestion(in: ["position"], reading(MinesPosition.init)) {
            position, context in
            guard let hint = position.hint else {
                let isDone = position.knowledge?.isComplete == true
                if !isDone { context.end(with: .unknown) }
                var answer = Answer(position, safe: [], mines: [])
                answer.rule = isDone ? "done" : "unknown"
                return context.print(isDone ? "done" : "unknown", json: answer)
            }
            var answer = Answer(position, safe: hint.safe, mines: hint.mines)
            answer.rule = hint.rule.word
            answer.numbers = hint.numbers.map { position.size.name(of: $0.cell) }
            if case .guess(let chance) = hint.rule {
                (answer.guess, answer.chance) = (answer.safe[0], chance)
                answer.safe = []
                context.end(with: .no)
                let percent = min(max(100 * chance, 0.1), 99.9).text(1)
                return context.print(
                    "guess \(answer.guess ?? ""): a mine with \(percent) %", json: answer)
            }
            let reason = ([hint.rule.word] + (answer.numbers ?? [])).joined(separator: " ")
            context.print("\(answer.line): \(reason)", json: answer)
        }
    }

    /// Reads a question as a text, whose faults are told in words.
    private static func reading<Value>(
        _ read: @escaping (String) throws(MinesText.Fault) -> Value
    ) -> ([UInt8]) throws(InputFault) -> Value {
        { line throws(InputFault) in
            do throws(MinesText.Fault) {
                return try read(String(decoding: line, as: UTF8.self))
            } catch {
                let kind = error.kind
                let reason = InputFault.Reason("\(kind)") { $0.mines.fault(kind) }
                throw InputFault(column: error.column, reason: reason)
            }
        }
    }
}

extension MinesHint.Rule {
    /// The word that tools call it by.
    fileprivate var word: String {
        switch self {
        case .first: "first"
        case .number: "number"
        case .pair: "pair"
        case .rest(let isOfBoard): isOfBoard ? "left" : "rest"
        case .numbers(let countsMines): countsMines ? "count" : "numbers"
        case .guess: "guess"
        }
    }
}
