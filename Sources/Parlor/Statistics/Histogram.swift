/// The distribution of times, in bars of a round length. Exact times within one second are in bars
/// of tenths of a second.
struct Histogram: Equatable, Sendable {
    struct Bar: Equatable, Sendable {
        /// The shortest time in the bar. The bar ends before the start of the next one.
        let start: GameTime

        /// The end of the bar; nil if it is the last bar and counts all longer times.
        let end: GameTime?
        let count: Int
    }

    let bars: [Bar]

    /// Creates at most `limit` bars. Their length does not depend on the longest twentieth of the
    /// times, because a game that was left open for hours would put all other games into one bar.
    init(_ times: [GameTime], atMost limit: Int) {
        let isFine = times.allSatisfy(\.isExact) && Set(times.map(\.seconds)).count == 1
        let sorted = times.map { isFine ? $0.tenths : $0.seconds }.sorted()
        func time(_ number: Int) -> GameTime {
            isFine ? GameTime(tenths: number) : GameTime(seconds: number)
        }
        guard let first = sorted.first, let last = sorted.last, limit > 0 else {
            bars = []
            return
        }
        let usual = sorted[sorted.count - 1 - sorted.count / 20]
        let step = Histogram.step(from: first, to: usual, limit)
        let origin = first / step
        let count = min(limit, last / step - origin + 1)
        var counts = Array(repeating: 0, count: count)
        for time in sorted { counts[min(count - 1, time / step - origin)] += 1 }
        bars = counts.enumerated().map { index, number in
            let start = (origin + index) * step
            let isOpen = index == count - 1 && last >= start + step
            return Bar(
                start: time(start), end: isOpen ? nil : time(start + step), count: number)
        }
    }

    /// The shortest length of a bar for which `limit` bars are enough.
    private static func step(from first: Int, to last: Int, _ limit: Int) -> Int {
        let short = [1, 2, 5, 10, 15, 20, 30, 60, 120, 300, 600, 900, 1200, 1800, 3600]
        func isEnough(_ step: Int) -> Bool { last / step - first / step < limit }
        if let step = short.first(where: isEnough) { return step }
        var step = 7200
        while !isEnough(step) { step *= 2 }
        return step
    }
}
