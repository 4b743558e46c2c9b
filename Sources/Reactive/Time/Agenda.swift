/// Work in the order of its time, and at equal times in the order in which it was scheduled.
///
/// Moving a work to a later time leaves its entry where it is; when the entry comes up, it is put
/// back at the right place. So an operator that postpones its timer with every element (debounce,
/// timeout) costs two stores an element, not a search.
struct Agenda {
    private struct Entry {
        let time: Int
        let order: Int
        let work: ScheduledWork

        static func < (lhs: Entry, rhs: Entry) -> Bool {
            lhs.time != rhs.time ? lhs.time < rhs.time : lhs.order < rhs.order
        }
    }

    private var heap: [Entry] = []
    private var lastOrder = 0
    private var limit = 64

    mutating func schedule(_ work: ScheduledWork, at time: Int) {
        lastOrder += 1
        work.due = time
        work.order = lastOrder
        if let entry = work.entry, entry.time <= time { return }
        push(work)
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
        first.work.entry = nil
        return first.work
    }

    /// Brings to the top an entry that is to be believed: cancelled ones go, moved ones move.
    private mutating func settle() {
        while let first = heap.first {
            let work = first.work
            guard !work.isDisposed, let entry = work.entry, entry.order == first.order else {
                removeFirst()
                continue
            }
            if work.order == first.order { return }
            removeFirst()
            push(work)
        }
    }

    private mutating func push(_ work: ScheduledWork) {
        work.entry = (work.due, work.order)
        if heap.count >= limit {
            // What was cancelled long before its time is swept out each time the heap has doubled.
            let live = heap.filter { !$0.work.isDisposed && $0.work.entry?.order == $0.order }
            heap = live.sorted { $0 < $1 }
            limit = max(64, heap.count * 2)
        }
        heap.append(Entry(time: work.due, order: work.order, work: work))
        heap.withUnsafeMutableBufferPointer { heap in
            var child = heap.count - 1
            while child > 0 {
                let parent = (child - 1) / 2
                guard heap[child] < heap[parent] else { break }
                heap.swapAt(child, parent)
                child = parent
            }
        }
    }

    private mutating func removeFirst() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        heap.withUnsafeMutableBufferPointer { heap in
            var parent = 0
            while true {
                var child = 2 * parent + 1
                guard child < heap.count else { break }
                if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
                guard heap[child] < heap[parent] else { break }
                heap.swapAt(child, parent)
                parent = child
            }
        }
    }
}
