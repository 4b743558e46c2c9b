import Games

/// `klondike winnable` and `klondike solve`: whether each deal can be won, and how.
enum KlondikeSearch {
    private struct Answer: Encodable {
        let deal: String
        let number: UInt64?
        let draw: Int

        /// Nil is without end.
        let redeals: Int?
        let verdict: String
        let moves: String?
        let seconds: Double
        let positions: Int
    }

    /// With `showsLine` the answer is a line of play that wins, if there is one.
    static func run(_ bench: inout Workbench, showsLine: Bool) {
        bench.forEachDeal { deal, bench in
            let answer = answer(about: deal, bench)
            switch answer.verdict {
            case "winnable": break
            case "unwinnable": bench.end(with: .no)
            default: bench.end(with: .unknown)
            }
            if bench.request.isJSON {
                bench.print(json: answer)
            } else {
                bench.print((showsLine ? answer.moves : nil) ?? answer.verdict)
            }
            bench.flush()
        }
    }

    private static func answer(about deal: Klondike.Deal, _ bench: Workbench) -> Answer {
        let request = bench.request
        let start = bench.uptime()
        let position = Klondike(deal, rules: request.rules).position
        var solver = Klondike.Solver(
            position, rules: request.rules, bytes: (request.megabytes ?? 256) << 20)
        let verdict = search(&solver, until: start + .seconds(request.seconds ?? 60), bench)
        var moves: String?
        if case .winnable(let line) = verdict {
            moves = line.map(\.notation).joined(separator: " ")
        }
        return Answer(
            deal: deal.text, number: deal.number, draw: request.rules.draw.rawValue,
            redeals: request.rules.redeals, verdict: word(verdict), moves: moves,
            seconds: (bench.uptime() - start) / .seconds(1), positions: solver.searched)
    }

    /// Looks at the clock every few thousand positions.
    private static func search(
        _ solver: inout Klondike.Solver, until end: Duration, _ bench: Workbench
    ) -> Klondike.Solver.Verdict {
        let most = bench.request.positions ?? .max
        while solver.searched < most {
            if let verdict = solver.search(min(1 << 12, most - solver.searched)) { return verdict }
            if bench.uptime() >= end { break }
        }
        return .unknown
    }

    private static func word(_ verdict: Klondike.Solver.Verdict) -> String {
        switch verdict {
        case .winnable: "winnable"
        case .unwinnable: "unwinnable"
        case .unknown: "unknown"
        }
    }
}
