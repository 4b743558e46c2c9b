import BenchKit

/// Runs each workload on both sides in turn, and compares the times and checksums. The ratio is the
/// median of the rounds' ratios. The two sides of a round follow each other directly, so other work
/// on the machine slows both.
struct Comparison {
    let hand: Side
    let ours: Side
    let options: Options

    /// Runs the comparison. Returns whether both sides have the same checksums.
    func run() -> Bool {
        let specs = Workloads.all.filter { options.wants($0.id) }
        guard !specs.isEmpty else { return true }
        let table = Table(
            "Time, ns (median of \(options.rounds))",
            [
                ("id", -3), ("workload", -36),
                ("hand", 8), ("ours", 8), ("ratio", 6), ("limit", 6), ("", -8),
            ])
        return specs.map { compare($0, in: table) }.allSatisfy { $0 }
    }

    private func compare(_ spec: Spec, in table: Table) -> Bool {
        guard let byHand = hand.workloads[spec.id], let byUs = ours.workloads[spec.id] else {
            preconditionFailure("One side lacks the workload.")
        }
        let n = options.count(spec.n)
        var times: [(hand: Double, ours: Double)] = []
        var agrees = true
        // Leaves out the first round, in which memory and caches are cold.
        for round in 0...options.rounds {
            let first = time { round % 2 == 0 ? byHand(n) : byUs(n) }
            let second = time { round % 2 == 0 ? byUs(n) : byHand(n) }
            agrees = agrees && first.result == second.result
            let (one, other) = (Double(first.nanoseconds), Double(second.nanoseconds))
            if round > 0 { times.append(round % 2 == 0 ? (one, other) : (other, one)) }
        }
        let ratio = times.map { $0.ours / $0.hand }.median
        table.row([
            spec.id, spec.title,
            fixed(times.map(\.hand).median / Double(n), 1),
            fixed(times.map(\.ours).median / Double(n), 1),
            fixed(ratio, 2), spec.limit.map { fixed($0, 2) } ?? "–",
            agrees ? verdict(ratio, spec.limit) : "DIFFERS",
        ])
        return agrees
    }

    private func verdict(_ ratio: Double, _ limit: Double?) -> String {
        guard let limit, !options.isQuick else { return "" }
        return ratio <= limit ? "ok" : "over"
    }
}
