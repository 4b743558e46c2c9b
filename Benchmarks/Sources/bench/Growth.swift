import BenchKit
import Ours

/// What has to cost the same, or to come to an end, however large it becomes.
struct Growth {
    let options: Options

    /// Nanoseconds for each listener that comes or leaves, in crowds of growing size.
    func crowdedRelays() {
        let sizes = options.isQuick ? [100, 1_000] : [10_000, 100_000, 1_000_000]
        let table = Table(
            "Listeners of one relay, ns each, in a crowd of",
            [("", -34)] + sizes.map { ("\($0)", 9) })
        for crowd in crowds {
            let spans = sizes.map { size in
                // Small crowds come several times over, so that each size does the same work.
                let runs = (0..<max(1, min(20, 200_000 / size))).map { _ in crowd.run(size) }
                func each(_ spans: [Int?]) -> String {
                    let spans = spans.compactMap { $0 }.map { Double($0) / Double(size) }
                    return spans.isEmpty ? "" : fixed(spans.median, 0)
                }
                return (coming: each(runs.map(\.coming)), leaving: each(runs.map(\.leaving)))
            }
            if spans[0].leaving.isEmpty {
                table.row([crowd.title] + spans.map(\.coming))
            } else {
                table.row(["\(crowd.title): coming"] + spans.map(\.coming))
                table.row(["\(crowd.title): leaving"] + spans.map(\.leaving))
            }
        }
    }

    /// Whether every element arrived, from however deep. A stack that grows ends the process.
    func deepStreams() -> Bool {
        let depth = options.isQuick ? 1_000 : 100_000
        let table = Table(
            "Streams that go on in themselves, \(depth) deep", [("", -28), ("ns", 8), ("", -8)])
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
