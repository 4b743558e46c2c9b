import BenchKit
import Games

/// Measures random deals: the share that can be won, and the time to find such a deal.
struct FreshDeals {
    let from: UInt64
    let count: Int

    func run() -> Bool {
        print("\n\(count) deals from number \(from): the share that can be won, 95 % interval\n")
        row(
            ["draw", "winnable", "unwinnable", "unknown", "share", "from", "to", "s p99", "s max"])
        let isSound = Klondike.Draw.allCases.map(share(draw:)).allSatisfy(\.self)
        print("\nTime to deal one that can be won, milliseconds\n")
        row(["draw", "median", "p95", "p99", "max"])
        Klondike.Draw.allCases.forEach(dealing(draw:))
        return isSound
    }

    private func share(draw: Klondike.Draw) -> Bool {
        var counts: [Bool?: Int] = [:]
        var (isSound, times) = (true, [Int]())
        for number in 0..<count {
            let deal = Klondike.Deal(number: from + UInt64(number))
            let trial = Trial(deal, draw: draw, seconds: 10)
            times.append(trial.nanoseconds)
            counts[trial.isWinnable, default: 0] += 1
            isSound = isSound && trial.isSound
        }
        let (won, lost) = (counts[true] ?? 0, counts[false] ?? 0)
        let unknown = count - won - lost
        let seconds = [99, 100].map { fixed(Double(times.percentile($0)) / 1e9, 2) }
        row(
            ["\(draw.rawValue)", "\(won)", "\(lost)", "\(unknown)"]
                + [
                    percent(Double(won) / Double(count)),
                    percent(Interval(of: won, in: count).lower),
                    percent(Interval(of: won + unknown, in: count).upper),
                ] + seconds)
        return isSound
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
