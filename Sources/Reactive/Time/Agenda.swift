/// Work in the order of its time, and at equal times in the order in which it was scheduled.
///
/// Moving a work to a later time leaves its entry where it is; when the entry comes up, it is put
/// back at the right place. So an operator that postpones its timer with every element (debounce,
/// timeout) costs two stores an element, not a search.
struct Agenda: ~Copyable {
    private struct Entry {
        let time: Int
        let order: Int
        /// Retained once by the entry, so that the heap can move entries about for nothing. Sound:
        /// whoever takes an entry out takes that over, and the end of the agenda takes the rest.
        let work: Unmanaged<ScheduledWork>

        static func < (lhs: Entry, rhs: Entry) -> Bool {
            lhs.time != rhs.time ? lhs.time < rhs.time : lhs.order < rhs.order
        }

        /// Whether this is still the entry that sees to its work.
        var isValid: Bool {
            work._withUnsafeGuaranteedRef { !$0.isDisposed && $0.entry?.order == order }
        }
    }

    private var heap: [Entry] = []
    private var lastOrder = 0
    private var limit = 64

    deinit { for entry in heap { entry.work.release() } }

    mutating func schedule(_ work: ScheduledWork, at time: Int) {
        lastOrder += 1
        work.due = time
        work.order = lastOrder
        if let entry = work.entry, entry.time <= time { return }
        push(.passRetained(work))
    }

    /// When the next work is due.
    mutating func nextTime() -> Int? {
        settle()
        return heap.first?.time
    }

    /// Takes out the first work that is due by `time`.
    mutating func pop(by time: Int) -> ScheduledWork? {
        settle()
        guard let first = heap.first, first.time <= time else { return nil }
        removeFirst()
        let work = first.work.takeRetainedValue()
        work.entry = nil
        return work
    }

    /// Brings to the top an entry that is to be believed: cancelled ones go, moved ones move.
    private mutating func settle() {
        while let first = heap.first {
            if !first.isValid {
                removeFirst()
                first.work.release()
                continue
            }
            if first.work._withUnsafeGuaranteedRef({ $0.order == first.order }) { return }
            removeFirst()
            push(first.work)
        }
    }

    private mutating func push(_ work: Unmanaged<ScheduledWork>) {
        let entry = work._withUnsafeGuaranteedRef { work in
            work.entry = (work.due, work.order)
            return Entry(time: work.due, order: work.order, work: .passUnretained(work))
        }
        if heap.count >= limit { sweep() }
        heap.append(entry)
        heap.withUnsafeMutableBufferPointer { heap in
            var child = heap.count - 1
            while child > 0 {
                let parent = (child - 1) / 2
                guard entry < heap[parent] else { break }
                heap[child] = heap[parent]
                child = parent
            }
            heap[child] = entry
        }
    }

    /// What was cancelled long before its time is swept out each time the heap has doubled.
    private mutating func sweep() {
        let entries = heap
        heap = entries.filter(\.isValid).sorted { $0 < $1 }
        limit = max(64, heap.count * 2)
        for entry in entries where !entry.isValid { entry.work.release() }
    }

    private mutating func removeFirst() {
        let last = heap.removeLast()
        guard !heap.isEmpty else { return }
        heap.withUnsafeMutableBufferPointer { heap in
            var parent = 0
            while true {
                var child = 2 * parent + 1
                guard child < heap.count else { break }
                if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
                guard heap[child] < last else { break }
                heap[parent] = heap[child]
                parent = child
            }
            heap[parent] = last
        }
    }
}
