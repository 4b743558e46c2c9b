import Games

/// `klondike winnable` and `klondike solve`: whether each deal can be won, and how.
enum KlondikeSearch {
    private struct Answer: Encodable {
        let deal: String?
        let number: UInt64?
        let position: String
        let draw: Int

        /// How often the waste may be turned over; nil if it is unlimited.
        let redeals: Int?
        let verdict: KlondikeVerdict
        let moves: String?
        let seconds: Double
        let positions: Int
    }

    /// Answers about each position. With `showsLine`, an answer is a winning line if there is one.
    static func run(_ context: inout ToolContext, showsLine: Bool) {
        context.forEachPosition { question, context in
            let answer = answer(about: question, context)
            context.end(with: answer.verdict.status)
            let line = showsLine ? answer.moves : nil
            context.print(line ?? answer.verdict.rawValue, json: answer)
            context.flush()
        }
    }

    private static func answer(
        about question: KlondikeQuestion, _ context: ToolContext
    ) -> Answer {
        let invocation = context.invocation
        let start = context.uptime()
        let position = question.position
        var solver = Klondike.Solver(
            position, rules: context.rules, bytes: (invocation[.megabytes] ?? 256) << 20)
        let verdict = search(&solver, until: start + .seconds(invocation[.seconds] ?? 60), context)
        var moves: String?
        if case .winnable(let line) = verdict {
            moves = line.map(\.notation).joined(separator: " ")
        }
        return Answer(
            deal: question.deal?.text, number: question.deal?.number, position: position.text,
            draw: context.rules.draw.rawValue,
            redeals: context.rules.redeals, verdict: KlondikeVerdict(verdict), moves: moves,
            seconds: (context.uptime() - start) / .seconds(1), positions: solver.searched)
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
