import BenchKit
import Games

/// Deals that nobody chose: how many of them can be won, and how long it takes to deal such a one.
struct FreshDeals {
    let from: UInt64
    let count: Int

    func run() -> Bool {
        print("\n\(count) deals from number \(from): the share that can be won, 95 % interval\n")
        row(["draw", "winnable", "unwinnable", "unknown", "share", "from", "to"])
        let isSound = Klondike.Draw.allCases.map(share(draw:)).allSatisfy(\.self)
        print("\nTime to deal one that can be won, milliseconds\n")
        row(["draw", "median", "p95", "p99", "max"])
        Klondike.Draw.allCases.forEach(dealing(draw:))
        return isSound
    }

    private func share(draw: Klondike.Draw) -> Bool {
        var counts: [Bool?: Int] = [:]
        var isSound = true
        for number in 0..<count {
            let deal = Klondike.Deal(number: from + UInt64(number))
            let trial = Trial(deal, draw: draw, seconds: 10)
            counts[trial.isWinnable, default: 0] += 1
            isSound = isSound && trial.isSound
        }
        let (won, lost) = (counts[true] ?? 0, counts[false] ?? 0)
        let unknown = count - won - lost
        let percent = { (share: Double) in fixed(100 * share, 2) + " %" }
        row(
            ["\(draw.rawValue)", "\(won)", "\(lost)", "\(unknown)"]
                + [
                    percent(Double(won) / Double(count)),
                    percent(bounds(won).lower), percent(bounds(won + unknown).upper),
                ])
        return isSound
    }

    /// Wilson's interval for a share of which so many were counted.
    private func bounds(_ hits: Int) -> (lower: Double, upper: Double) {
        let (count, share, z) = (Double(count), Double(hits) / Double(count), 1.96)
        let middle = share + z * z / (2 * count)
        let reach = z * (share * (1 - share) / count + z * z / (4 * count * count)).squareRoot()
        return ((middle - reach) / (1 + z * z / count), (middle + reach) / (1 + z * z / count))
    }

    private func dealing(draw: Klondike.Draw) {
        let rules = Klondike.Rules(draw: draw)
        let times = (0..<count).map { number in
            time { Klondike.Deal.winnable(from: from + UInt64(number), rules: rules) }.nanoseconds
        }
        row(
            ["\(draw.rawValue)"]
                + [50, 95, 99, 100].map { fixed(Double(times.percentile($0)) / 1e6, 2) })
    }
}
