import Games

/// `klondike winnable` and `klondike solve`: whether each deal can be won, and how.
enum KlondikeSearch {
    private struct Answer: Encodable {
        let deal: String
        let number: UInt64?
        let draw: Int

        /// Nil is without end.
        let redeals: Int?
        let verdict: Verdict
        let moves: String?
        let seconds: Double
        let positions: Int
    }

    private enum Verdict: String, Encodable {
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

    /// With `showsLine` the answer is a line of play that wins, if there is one.
    static func run(_ bench: inout ToolContext, showsLine: Bool) {
        bench.forEachDeal { deal, bench in
            let answer = answer(about: deal, bench)
            bench.end(with: answer.verdict.status)
            bench.print(answer, (showsLine ? answer.moves : nil) ?? answer.verdict.rawValue)
            bench.flush()
        }
    }

    private static func answer(about deal: Klondike.Deal, _ bench: ToolContext) -> Answer {
        let invocation = bench.invocation
        let start = bench.uptime()
        let position = Klondike(deal, rules: bench.rules).position
        var solver = Klondike.Solver(
            position, rules: bench.rules, bytes: (invocation[.megabytes] ?? 256) << 20)
        let verdict = search(&solver, until: start + .seconds(invocation[.seconds] ?? 60), bench)
        var moves: String?
        if case .winnable(let line) = verdict {
            moves = line.map(\.notation).joined(separator: " ")
        }
        return Answer(
            deal: deal.text, number: deal.number, draw: bench.rules.draw.rawValue,
            redeals: bench.rules.redeals, verdict: Verdict(verdict), moves: moves,
            seconds: (bench.uptime() - start) / .seconds(1), positions: solver.searched)
    }

    /// Looks at the clock every few thousand positions.
    private static func search(
        _ solver: inout Klondike.Solver, until end: Duration, _ bench: ToolContext
    ) -> Klondike.Solver.Verdict {
        let most = bench.invocation[.positions] ?? .max
        while solver.searched < most {
            if let verdict = solver.search(min(1 << 12, most - solver.searched)) { return verdict }
            if bench.uptime() >= end { break }
        }
        return .unknown
    }
}
