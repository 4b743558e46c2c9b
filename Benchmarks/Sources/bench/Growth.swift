import BenchKit
import Ours

/// Work whose cost must not grow, and work that must end at any size.
struct Growth {
    let options: Options

    /// Prints the nanoseconds per added or removed listener, in crowds of growing size.
    func crowdedRelays() {
        let sizes = options.isQuick ? [100, 1_000] : [10_000, 100_000, 1_000_000]
        let table = Table(
            "Time for each listener of one relay, ns, by number of listeners",
            [("", -40)] + sizes.map { ("\($0)", 9) } + [("", -8)])
        for crowd in crowds {
            let runs = sizes.map { size in
                // Repeats small crowds, so that each size does the same work.
                (0..<max(1, min(20, 200_000 / size))).map { _ in crowd.run(size) }
            }
            func row(_ title: String, _ span: (Crowd.Spans) -> Int?) {
                let each = zip(sizes, runs).map { size, runs in
                    runs.compactMap(span).map { Double($0) / Double(size) }.median
                }
                table.row([title] + each.map { fixed($0, 0) } + [verdict(each)])
            }
            if runs[0][0].leaving == nil {
                row(crowd.title) { $0.coming }
            } else {
                row("\(crowd.title): coming") { $0.coming }
                row("\(crowd.title): leaving") { $0.leaving }
            }
        }
    }

    /// Returns the verdict on the costs. A cost that grows with the crowd would be a hundred times
    /// as high in the largest crowd. A crowd that does not fit in the cache costs about ten times
    /// as much.
    private func verdict(_ each: [Double]) -> String {
        guard !options.isQuick, let first = each.first, let last = each.last else { return "" }
        return last <= 15 * first ? "ok" : "GROWS"
    }

    /// Runs the deep streams. Returns whether every element has arrived. A call stack that grows
    /// too large ends the process.
    func deepStreams() -> Bool {
        let depth = options.isQuick ? 1_000 : 100_000
        let table = Table(
            "Nested and repeated streams, \(depth) deep", [("", -28), ("ns", 8), ("", -8)])
        return depths.map { stream in
            let (count, span) = time { stream.run(depth) }
            let isWhole = count == depth
            table.row([
                stream.title, fixed(Double(span) / Double(depth), 0), isWhole ? "ok" : "STOPPED",
            ])
            return isWhole
        }
        .allSatisfy { $0 }
    }
}
