import BenchKit
import Games

/// Compares the solver's ways to win with the shortest ones. Only deals whose shortest way can be
/// proved count.
struct Shortest {
    let from: UInt64
    let count: Int

    /// Prints a row for each draw. Returns whether the solver's ways are at most a twentieth
    /// longer, on average.
    func run() -> Bool {
        print("\nLines of \(count) winnable deals from number \(from) beside the fewest moves\n")
        row(["draw", "proved", "hint", "solve", "worst", "s", "s p95", "s max"])
        return Klondike.Draw.allCases.map(run(draw:)).allSatisfy(\.self)
    }

    private func run(draw: Klondike.Draw) -> Bool {
        let rules = Klondike.Rules(draw: draw)
        var (hints, lines, times) = ([Double](), [Double](), [Int]())
        var (number, deals) = (from, 0)
        while deals < count {
            let start = Klondike(.init(number: number), rules: rules)
            number += 1
            guard let hint = solved(start, width: 100), let line = solved(start, width: 600)
            else { continue }
            deals += 1
            let (search, nanoseconds) = time {
                var search = Klondike.ShortestSearch(
                    start.position, rules: rules, knowing: line, bytes: 1 << 29)
                while !search.search(1 << 16) {}
                return search
            }
            guard search.isProved else { continue }
            var game = start
            for move in search.moves { game.apply(.play(move)) }
            guard game.isWon, game.moves == search.moves.count else {
                print("The line of deal \(number - 1), draw \(draw.rawValue), does not win.")
                return false
            }
            times.append(nanoseconds)
            hints.append(Double(hint.count) / Double(search.moves.count))
            lines.append(Double(line.count) / Double(search.moves.count))
        }
        func mean(_ ratios: [Double]) -> Double { ratios.reduce(0, +) / Double(ratios.count) }
        row(
            ["\(draw.rawValue)", "\(times.count)", fixed(mean(hints), 3), fixed(mean(lines), 3)]
                + [fixed(lines.max() ?? 0, 2)]
                + [50, 95, 100].map { fixed(Double(times.percentile($0)) / 1e9, 2) })
        return mean(lines) <= 1.05
    }

    private func solved(_ start: Klondike, width: Int) -> [Klondike.Move]? {
        var solver = Klondike.Solver(start.position, rules: start.rules, width: width)
        guard case .winnable(let moves)? = solver.search(2_000_000) else { return nil }
        return moves
    }
}
