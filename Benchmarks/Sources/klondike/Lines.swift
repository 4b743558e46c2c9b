import BenchKit
import Games

/// Measures hints as players get them: the length of the way to win, the part of it that turns the
/// stock, whether it begins with a productive move, and the time to find it.
struct Lines {
    let from: UInt64
    let count: Int

    private struct Line {
        let moves: [Klondike.Move]
        let nanoseconds: Int
        /// Indicates whether the first move is productive; nil if no productive move is known to
        /// lead to a win.
        let isProductive: Bool?

        var turns: Int { moves.count { $0 == .draw || $0 == .redeal } }
    }

    func run() -> Bool {
        print("\nHints at the start of \(count) winnable deals from number \(from)\n")
        row(["draw", "moves", "p95", "turns", "productive", "missed", "ms", "ms p95", "ms max"])
        return Klondike.Draw.allCases.map(run(draw:)).allSatisfy(\.self)
    }

    private func run(draw: Klondike.Draw) -> Bool {
        let rules = Klondike.Rules(draw: draw)
        var (lines, number) = ([Line](), from)
        while lines.count < count {
            let start = Klondike(.init(number: number), rules: rules)
            number += 1
            let question = Klondike.Question(start.position, by: rules)
            let (judgement, nanoseconds) = time {
                question.judgement(bytes: 64 << 20, positions: 1_000_000)
            }
            guard case .winnable(let moves) = judgement.verdict, let first = moves.first else {
                continue
            }
            var game = start
            for move in moves { game.apply(.play(move)) }
            guard game.isWon, game.moves == moves.count else {
                print("The line of deal \(number - 1), draw \(draw.rawValue), does not win.")
                return false
            }
            let isProductive =
                gains(first, start.position, rules)
                ? true : winning(start.position, rules) ? false : nil
            lines.append(
                Line(moves: moves, nanoseconds: nanoseconds, isProductive: isProductive))
        }
        func milliseconds(_ percent: Double) -> String {
            fixed(Double(lines.map(\.nanoseconds).percentile(percent)) / 1e6, 2)
        }
        let missed = lines.count { $0.isProductive == false }
        row(
            [
                "\(draw.rawValue)", "\(lines.map(\.moves.count).percentile(50))",
                "\(lines.map(\.moves.count).percentile(95))",
                "\(lines.map(\.turns).percentile(50))",
                "\(lines.count { $0.isProductive == true })", "\(missed)",
            ] + [50, 95, 100].map(milliseconds))
        let limit = draw == .one ? 150 : 130
        return missed == 0 && lines.map(\.moves.count).percentile(50) <= limit
    }

    /// Returns whether a move turns a card up, moves a card to a foundation, or frees a pile
    /// without moving a king.
    private func gains(
        _ move: Klondike.Move, _ position: Klondike.Position, _ rules: Klondike.Rules
    ) -> Bool {
        guard case .carry(let card, _, _) = move,
            let next = position.after(move, by: rules)?.table
        else { return false }
        let homes = { (table: Klondike.Table) in table.foundations.reduce(0) { $0 + $1.count } }
        let empty = { (table: Klondike.Table) in table.piles.count { $0.isEmpty } }
        return next.hidden < position.table.hidden || homes(next) > homes(position.table)
            || empty(next) > empty(position.table) && !card.isKing
    }

    /// Returns whether a productive move is known to keep the game winnable.
    private func winning(_ position: Klondike.Position, _ rules: Klondike.Rules) -> Bool {
        position.table.fits.contains { card, target in
            let move = Klondike.Move.carry(
                card, from: position.table.place(of: card), to: target)
            guard gains(move, position, rules), let next = position.after(move, by: rules) else {
                return false
            }
            var solver = Klondike.Solver(next, rules: rules)
            if case .winnable = solver.search(1_000_000) { return true }
            return false
        }
    }
}
