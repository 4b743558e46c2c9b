import BenchKit

/// What the heap is asked for, for an event and for a subscription.
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

    /// What 2n units allocate more than n do: the second half, without building and letting go.
    private func allocations(for spec: Spec, by side: Side) -> Double {
        guard let run = side.workloads[spec.id] else { return 0 }
        let n = options.count(spec.n) / 10
        _ = run(n)
        let half = Heap.watch { run(n) }.heap.allocated
        let whole = Heap.watch { run(2 * n) }.heap.allocated
        return Double(whole - half) / Double(n)
    }

    /// Whether both sides heard the same.
    func live() -> Bool {
        let spec = Workloads.memory
        let n = options.count(spec.n)
        let table = Table(
            "Heap for a live subscription of five operators",
            [
                ("", -6), ("hand", 8), ("ours", 8),
                ("limit", 6), ("", -8),
            ])
        let byHand = Heap.watch { hand.memory(n) }
        let byUs = Heap.watch { ours.memory(n) }
        func row(_ name: String, _ count: KeyPath<Heap, Int>, limit: Double) {
            let one = Double(byUs.heap[keyPath: count]) / Double(n)
            // To a tenth: the subject that a hundred of them share is in the count.
            let isWithin = (one * 10).rounded() / 10 <= limit
            table.row([
                name, fixed(Double(byHand.heap[keyPath: count]) / Double(n), 1), fixed(one, 1),
                fixed(limit, 0), isWithin ? "ok" : "over",
            ])
        }
        row("bytes", \.liveBytes, limit: Workloads.memoryLimit.bytes)
        row("blocks", \.liveBlocks, limit: Workloads.memoryLimit.blocks)
        return byHand.result.checksum == byUs.result.checksum
    }
}
