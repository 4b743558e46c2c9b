/// How often games took how long, in bars of a length that is easily said.
struct Histogram: Equatable, Sendable {
    struct Bar: Equatable, Sendable {
        /// The seconds from which it counts, up to, and without, where the next one begins.
        let start: Int

        /// Nil for the last one, if it counts whatever is longer.
        let end: Int?
        let count: Int
    }

    let bars: [Bar]

    /// No more than so many bars. One of twenty times may stand apart, so that an evening on which
    /// the player fell asleep does not press all the others into one bar.
    init(_ times: [Int], atMost limit: Int) {
        let sorted = times.sorted()
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
            return Bar(start: start, end: isOpen ? nil : start + step, count: number)
        }
    }

    /// The smallest length of a bar with which so many are enough.
    private static func step(from first: Int, to last: Int, _ limit: Int) -> Int {
        let short = [1, 2, 5, 10, 15, 20, 30, 60, 120, 300, 600, 900, 1200, 1800, 3600]
        func isEnough(_ step: Int) -> Bool { last / step - first / step < limit }
        if let step = short.first(where: isEnough) { return step }
        var step = 7200
        while !isEnough(step) { step *= 2 }
        return step
    }
}
