import Games

/// `klondike winnable` and `klondike solve`: whether each deal can be won, and how.
enum KlondikeSearchTool {
    private struct Answer: Encodable {
        let deal: String?
        let number: UInt64?
        let position: String
        let draw: Int

        /// The number of times that the waste may be turned over; nil if it is unlimited.
        let redeals: Int?
        let verdict: KlondikeVerdict
        let moves: String?
        /// The number of moves of the winning line and, if the fewest moves were requested, a lower
        /// bound for all winning lines. If both are equal, no winning line is shorter.
        let count, atLeast: Int?
        let seconds: Double
        let positions: Int
    }

    /// Answers about each position. With `showsLine`, the answer is a winning line, if there is
    /// one.
    static func run(_ context: inout ToolContext, showsLine: Bool) {
        context.forEachPosition { question, context in
            let needsLine = showsLine || context.request.isJSON
            let answer = answer(about: question, needsLine: needsLine, context)
            context.end(with: answer.verdict.status)
            let line = showsLine ? answer.moves : nil
            context.print(line ?? answer.verdict.rawValue, json: answer)
            context.flush()
            if let count = answer.count, let least = answer.atLeast, least < count {
                context.end(with: .unknown)
                if !context.request.isJSON {
                    context.remark(
                        context.words.klondike.tools.notProved(moves: count, least: least))
                }
            }
        }
    }

    private static func answer(
        about question: KlondikeToolQuestion, needsLine: Bool, _ context: ToolContext
    ) -> Answer {
        let invocation = context.invocation
        let start = context.uptime()
        let position = question.position
        var solver = Klondike.Solver(
            position, rules: context.rules, bytes: bytes(context),
            width: needsLine ? Klondike.Solver.thoroughWidth : 0)
        let end = start + .seconds(invocation[.seconds] ?? 60)
        let verdict = search(&solver, until: end, context)
        var (moves, least): ([Klondike.Move]?, Int?)
        if case .winnable(let line) = verdict {
            moves = line
            if invocation[.shortest] == true {
                (moves, least) = shortest(line, from: position, until: end, context)
            }
        }
        return Answer(
            deal: question.deal?.text, number: question.deal?.number, position: position.text,
            draw: context.rules.draw.rawValue,
            redeals: context.rules.redeals, verdict: KlondikeVerdict(verdict),
            moves: moves?.map(\.notation).joined(separator: " "), count: moves?.count,
            atLeast: least, seconds: (context.uptime() - start) / .seconds(1),
            positions: solver.searched)
    }

    private static func bytes(_ context: ToolContext) -> Int {
        (context.invocation[.megabytes] ?? 256) << 20
    }

    /// Searches for lines that are shorter than the given line. Returns the shortest line so far,
    /// and a lower bound for the number of moves of any line.
    private static func shortest(
        _ line: [Klondike.Move], from position: Klondike.Position, until end: Duration,
        _ context: ToolContext
    ) -> ([Klondike.Move], least: Int) {
        var search = Klondike.ShortestSearch(
            position, rules: context.rules, knowing: line, bytes: bytes(context))
        while !search.search(1 << 12), context.uptime() < end {}
        return (search.moves, search.least)
    }

    /// Searches until a verdict or a limit is reached. Reads the clock every few thousand
    /// positions.
    private static func search(
        _ solver: inout Klondike.Solver, until end: Duration, _ context: ToolContext
    ) -> Klondike.Solver.Verdict {
        let most = context.invocation[.positions] ?? .max
        while solver.searched < most {
            if let verdict = solver.search(min(1 << 12, most - solver.searched)) { return verdict }
            if context.uptime() >= end { break }
        }
        return .unknown
    }
}

/// The word for a verdict, and its exit status.
enum KlondikeVerdict: String, Encodable {
    case winnable, unwinnable, unknown

    init(_ verdict: Klondike.Solver.Verdict) {
        self =
            switch verdict {
            case .winnable: .winnable
            case .unwinnable: .unwinnable
            case .unknown: .unknown
            }
    }

    var status: ToolStatus {
        switch self {
        case .winnable: .yes
        case .unwinnable: .no
        case .unknown: .unknown
        }
    }
}
