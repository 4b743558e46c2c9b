import BenchKit
import Games

/// The verdict on a deal, its cost, and whether its winning moves win.
struct Trial {
    let verdict: Klondike.Solver.Verdict
    let nanoseconds: Int
    let positions: Int
    let isSound: Bool

    init(_ deal: Klondike.Deal, draw: Klondike.Draw, seconds: Int) {
        let rules = Klondike.Rules(draw: draw)
        var game = Klondike(deal, rules: rules)
        let start = BenchKit.nanoseconds()
        var solver = Klondike.Solver(game.position, rules: rules)
        var verdict: Klondike.Solver.Verdict?
        while verdict == nil {
            verdict = solver.search(1 << 12)
            if BenchKit.nanoseconds() - start > seconds * 1_000_000_000 { break }
        }
        nanoseconds = BenchKit.nanoseconds() - start
        positions = solver.searched
        self.verdict = verdict ?? .unknown
        if case .winnable(let moves) = self.verdict {
            for move in moves { game.apply(.play(move)) }
            isSound = game.isWon && game.moves == moves.count
        } else {
            isSound = true
        }
    }

    var isWinnable: Bool? {
        switch verdict {
        case .winnable: true
        case .unwinnable: false
        case .unknown: nil
        }
    }
}

/// Prints cells in columns, aligned right. A cell is at least ten characters wide.
func row(_ cells: [String]) {
    print(
        cells.map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }
            .joined(separator: "  "))
}

func fixed(_ value: Double, _ digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = Int((value * scale).rounded())
    let decimals = String(scaled % Int(scale))
    let zeros = String(repeating: "0", count: max(0, digits - decimals.count))
    return "\(scaled / Int(scale)).\(zeros)\(decimals)"
}

extension Array where Element == Int {
    /// Returns the value that this percentage of the values does not exceed.
    func percentile(_ percent: Double) -> Int {
        let sorted = sorted()
        guard let last = sorted.last else { return 0 }
        let index = Int((Double(count) * percent / 100).rounded(.up)) - 1
        return sorted.indices.contains(index) ? sorted[index] : last
    }
}
