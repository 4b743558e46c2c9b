import CShim

/// Returns the processor time of this thread, in nanoseconds. Other work on the machine affects it
/// less than the elapsed time.
public func nanoseconds() -> Int { Int(shim_thread_nanoseconds()) }

/// Returns the result of `body`, and the time that it takes.
public func time<Result>(_ body: () -> Result) -> (result: Result, nanoseconds: Int) {
    let start = nanoseconds()
    let result = body()
    return (result, nanoseconds() - start)
}

/// The allocations on the heap.
public struct Heap {
    public let allocated: Int
    public let liveBlocks: Int
    public let liveBytes: Int

    /// Indicates whether this system can count allocations.
    public static var isCountable: Bool { shim_heap_is_countable() }

    /// Counts allocations while `body` runs.
    public static func watch<Result>(_ body: () -> Result) -> (result: Result, heap: Heap) {
        shim_heap_watch()
        let result = body()
        let heap = shim_heap_unwatch()
        return (
            result,
            Heap(
                allocated: Int(heap.allocated), liveBlocks: Int(heap.live_blocks),
                liveBytes: Int(heap.live_bytes))
        )
    }
}

extension Array where Element == Double {
    public var median: Double {
        let sorted = sorted()
        let middle = count / 2
        return count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}
