import BenchKit

/// The allocations for an event and for a subscription.
struct Memory {
    let hand: Side
    let ours: Side
    let options: Options

    func allocations() {
        let table = Table(
            "Allocations once the chain stands, for one unit",
            [
                ("id", -3), ("unit", -10),
                ("hand", 7), ("ours", 7), ("limit", 6), ("", -8),
            ])
        for spec in Workloads.all {
            let byHand = allocations(for: spec, by: hand)
            let byUs = allocations(for: spec, by: ours)
            let limit = spec.isFreeOfAllocations ? 0.0 : nil
            table.row([
                spec.id, spec.unit, fixed(byHand, 3), fixed(byUs, 3),
                limit.map { fixed($0, 0) } ?? "–",
                limit.map { byUs <= $0 ? "ok" : "over" } ?? "",
            ])
        }
    }

    /// Returns the allocations for one unit: the difference between 2n units and n units, divided
    /// by n. This leaves out building and releasing the chain.
    private func allocations(for spec: Spec, by side: Side) -> Double {
        guard let run = side.workloads[spec.id] else { return 0 }
        let n = options.count(spec.n) / 10
        _ = run(n)
        let half = Heap.watch { run(n) }.heap.allocated
        let whole = Heap.watch { run(2 * n) }.heap.allocated
        return Double(whole - half) / Double(n)
    }

    /// Measures the memory of living subscriptions. Returns whether both sides have received the
    /// same elements.
    func live() -> Bool {
        let workloads = Workloads.memory.filter { options.wants($0.spec.id) }
        guard !workloads.isEmpty else { return true }
        let table = Table(
            "Heap for a live subscription",
            [
                ("id", -3), ("workload", -22), ("", -6), ("hand", 8), ("ours", 8), ("limit", 6),
                ("", -8),
            ])
        return workloads.map { live($0.spec, $0.limit, in: table) }.allSatisfy { $0 }
    }

    private func live(
        _ spec: Spec, _ limit: (bytes: Double, blocks: Double), in table: Table
    ) -> Bool {
        guard let byHand = hand.memory[spec.id], let byUs = ours.memory[spec.id] else {
            preconditionFailure("One side lacks the workload.")
        }
        let n = options.count(spec.n)
        let one = Heap.watch { byHand(n) }
        let other = Heap.watch { byUs(n) }
        func row(_ name: String, _ count: KeyPath<Heap, Int>, limit: Double) {
            let each = Double(other.heap[keyPath: count]) / Double(n)
            // Rounded to a tenth, because the count includes the subject that a hundred
            // subscriptions share.
            let isWithin = (each * 10).rounded() / 10 <= limit
            table.row([
                spec.id, spec.title, name,
                fixed(Double(one.heap[keyPath: count]) / Double(n), 1), fixed(each, 1),
                fixed(limit, 0), isWithin ? "ok" : "over",
            ])
        }
        row("bytes", \.liveBytes, limit: limit.bytes)
        row("blocks", \.liveBlocks, limit: limit.blocks)
        return one.result.checksum == other.result.checksum
    }
}
