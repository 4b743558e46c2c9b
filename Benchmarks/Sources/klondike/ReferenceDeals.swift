import Foundation
import Games

/// The deals on which other solvers gave verdicts, each with one and with three cards drawn.
struct ReferenceDeals {
    struct Deal {
        let number: UInt64
        let draw: Klondike.Draw
        let isWinnable: Bool?
    }

    let deals: [Deal]

    init() {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let file = root.appending(path: "Tests/GamesTests/Fixtures/klondike-verdicts.tsv")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        deals = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let columns = line.split(separator: "\t")
            return Deal(
                number: UInt64(columns[0]) ?? 0, draw: columns[1] == "1" ? .one : .three,
                isWinnable: ["solved": true, "unsolvable": false][columns[2]])
        }
    }

    /// Prints the table. Returns true if no verdict contradicts another one, and all winning moves
    /// win.
    func run(every step: Int) -> Bool {
        print("\nReference deals: share decided within a time of one core, and milliseconds\n")
        row(["draw", "deals", "10 ms", "100 ms", "1 s", "median", "p95", "p99", "max"])
        let isSound = Klondike.Draw.allCases.map { draw in
            let deals = deals.filter { $0.draw == draw }
            return run(stride(from: 0, to: deals.count, by: step).map { deals[$0] }, draw: draw)
        }
        return !deals.isEmpty && isSound.allSatisfy(\.self)
    }

    private func run(_ deals: [Deal], draw: Klondike.Draw) -> Bool {
        var (trials, isSound) = ([Trial](), true)
        for deal in deals {
            let trial = Trial(.init(number: deal.number), draw: draw, seconds: 20)
            trials.append(trial)
            let contradicts =
                trial.isWinnable != nil && deal.isWinnable == !(trial.isWinnable ?? false)
            if contradicts || !trial.isSound {
                print("Deal \(deal.number), draw \(draw.rawValue), is wrong.")
                isSound = false
            }
        }
        let times = trials.map(\.nanoseconds)
        func decided(within limit: Int) -> String {
            let count = trials.filter { $0.isWinnable != nil && $0.nanoseconds <= limit }.count
            return fixed(100 * Double(count) / Double(trials.count), 1) + " %"
        }
        func milliseconds(_ percent: Double) -> String {
            fixed(Double(times.percentile(percent)) / 1e6, 2)
        }
        row(
            ["\(draw.rawValue)", "\(trials.count)"]
                + [10_000_000, 100_000_000, 1_000_000_000].map(decided(within:))
                + [50, 95, 99, 100].map(milliseconds))
        return isSound
    }
}
