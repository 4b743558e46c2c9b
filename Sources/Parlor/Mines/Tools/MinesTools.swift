import Games

/// The tools of mines. The name of a cell consists of its column and its row, such as `c5`.
enum MinesTools {
    static let print: ToolName = "mines print"

    static let all = [
        Tool(
            name: print, operand: nil, summary: { $0.mines.tools.print }, takesSeed: true,
            takesCount: true, takesTries: true, run: printBoards),
        Tool("mines verify", "BOARD", { $0.mines.tools.verify }, verify),
        Tool("mines solve", "POSITION", { $0.mines.tools.solve }, solve),
        Tool("mines hint", "POSITION", { $0.mines.tools.hint }, hint),
    ]

    private struct BoardAnswer: Encodable {
        let board: String
        var seed: UInt64?
        /// The minimum number of clicks that open the board, and the number of guesses that it
        /// needs.
        let clicks, guesses: Int
        /// The level of the board, and its score: one point for each step with two numbers, and
        /// five points for each step with more. Nil if the board needs a guess.
        let difficulty: String?
        let score: Int?

        init(_ board: MinesBoard, start: Int, seed: UInt64? = nil, guesses: Int = 0) {
            let difficulty = board.difficulty(from: start)
            self.board = board.text(start: start)
            self.seed = seed
            clicks = board.clicks()
            self.guesses = guesses
            self.difficulty = difficulty?.level.rawValue
            score = difficulty?.score
        }
    }

    private struct Answer: Encodable {
        let position: String
        var safe, mines: [String]
        /// The rule of a hint, its numbers, and its reason.
        var rule: String?
        var numbers: [String]?
        var sentence: String?
        /// The cells with a flag that the hint proves to be wrong; nil if there are none.
        var wrongFlags: [String]?
        /// The safest cell if no cell is known to be safe, and the probability that it is a mine.
        var guess: String?
        var chance: Double?
        /// The probability that each covered cell is a mine, by name. It is 0 or 1 for known cells.
        var chances: [String: Double]?

        init(_ position: MinesPosition, safe: [Int], mines: [Int]) {
            self.position = position.description
            self.safe = safe.map(position.size.name)
            self.mines = mines.map(position.size.name)
        }

        /// The cells that are known, or the word `none`.
        var line: String {
            let parts = [("safe", safe), ("mines", mines)].filter { !$0.1.isEmpty }
            return parts.isEmpty
                ? "none" : parts.flatMap { [$0.0] + $0.1 }.joined(separator: " ")
        }
    }

    /// The default for `--tries`: the maximum number of attempts at a board with the requested
    /// properties.
    private static let tries = 1_000

    /// The maximum work for a requested board, which takes about half a minute. With more tries
    /// than the default, the limit grows in proportion to their number.
    private static let workLimit = 2_000_000_000

    /// Prints numbered boards that need no guess.
    private static func printBoards(_ context: inout ToolContext) {
        var size = context.invocation.settings[MinesSettings.size]
        if let mines = context.invocation[MinesOption.mines] {
            guard mines <= size.mostMines else {
                return context.complain(.tooManyMines(most: size.mostMines))
            }
            size = MinesSize(width: size.width, height: size.height, mines: mines)
        }
        let first = context.invocation[MinesOption.first]
        guard let start = first.map({ size.cell(named: $0) }) ?? size.middle else {
            return context.complain(.noSuchCell(first ?? "", last: size.name(of: size.count - 1)))
        }
        let clicks = context.invocation[MinesOption.clicks]
        let level = context.invocation[MinesOption.difficulty]
        context.forEachSeed { seed, context in
            let tries = clicks == nil && level == nil ? 1 : context.request.tries ?? tries
            let limit = workLimit / MinesTools.tries * max(tries, MinesTools.tries)
            let search = MinesSearch(size: size, start: start, tries: tries)
            let found = WorkBudget(limit: limit).counting {
                search.nearest(from: seed) { board in
                    clicks?.contains(board.clicks()) != false
                        && (level == nil || board.difficulty(from: start)?.level == level) ? 0 : nil
                }
            }
            guard let board = found?.board else {
                return context.complain(
                    .noSuchBoard(tries: tries, seed: seed), endingWith: .unknown)
            }
            context.print(
                board.text(start: start), json: BoardAnswer(board, start: start, seed: seed))
            context.flush()
        }
    }

    /// Prints the number of guesses that each board needs.
    private static func verify(_ context: inout ToolContext) {
        context.forEachQuestion(in: ["board"], reading(MinesBoard.read)) { read, context in
            let (board, start) = read
            let guesses = board.guesses(from: start)
            if guesses > 0 { context.end(with: .no) }
            context.print(
                "\(guesses)", json: BoardAnswer(board, start: start, guesses: guesses))
        }
    }

    /// Prints all cells that can be deduced from a position.
    private static func solve(_ context: inout ToolContext) {
        context.forEachQuestion(in: ["position", "board"], reading(position)) {
            position, context in
            let known = position.knowledge
            var answer = Answer(position, safe: known?.safe ?? [], mines: known?.mines ?? [])
            answer.chances = known.map { known in
                let chances = known.chances.enumerated().compactMap { cell, chance in
                    chance.map { (position.size.name(of: cell), $0) }
                }
                return Dictionary(uniqueKeysWithValues: chances)
            }
            if answer.safe.isEmpty { context.end(with: .no) }
            if known?.isComplete != true { context.end(with: .unknown) }
            context.print(answer.line, json: answer)
        }
    }

    /// Prints the next cells that can be deduced, with the reason. If there are none, prints the
    /// safest cell, or `done` or `unknown` if there is no hint.
    private static func hint(_ context: inout ToolContext) {
        context.forEachQuestion(in: ["position", "board"], reading(position)) {
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
            if !hint.wrongFlags.isEmpty {
                answer.wrongFlags = hint.wrongFlags.map(position.size.name)
            }
            if case .guess(let chance) = hint.rule {
                (answer.guess, answer.chance) = (answer.safe[0], chance)
                answer.safe = []
                context.end(with: .no)
                let percent = min(max(100 * chance, 0.1), 99.9).text(1)
                return context.print(
                    "guess \(answer.guess ?? ""): a mine with \(percent) %", json: answer)
            }
            // As in the other games, tools answer in English.
            let reason = MinesWords(language: .english).argument(of: hint, in: position.size)
            answer.sentence = reason
            context.print("\(answer.line): \(reason)", json: answer)
        }
    }

    /// Reads a position. A board in the format of `mines print` is read as the position after its
    /// first click.
    private static func position(_ text: String) throws(MinesTextError) -> MinesPosition {
        guard text.contains("o") else { return try MinesPosition(text) }
        let (board, start) = try MinesBoard.read(text)
        let open = Set(board.region(from: start))
        let faces = (0..<board.size.count).map { cell in
            open.contains(cell) ? MinesFace.open(board.number(at: cell)) : .covered
        }
        return MinesPosition(size: board.size, faces: faces)
    }

    /// A function that reads a question as text, and describes its mistakes in words.
    private static func reading<Value>(
        _ read: @escaping (String) throws(MinesTextError) -> Value
    ) -> ([UInt8]) throws(InputError) -> Value {
        { line throws(InputError) in
            do throws(MinesTextError) {
                return try read(String(decoding: line, as: UTF8.self))
            } catch {
                let kind = error.kind
                let reason = InputError.Reason("\(kind)") { $0.mines.fault(kind) }
                throw InputError(column: error.column, reason: reason)
            }
        }
    }
}

extension MinesHint.Rule {
    /// The word for the rule in the output of tools.
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
