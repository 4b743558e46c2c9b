/// Work ordered by time, and at equal times by the order of scheduling.
///
/// Work that moves to a later time keeps its entry, which moves when it becomes the first one. An
/// operator that postpones its timer with each element (debounce, timeout), or schedules it again
/// while its work runs (interval), therefore stores two values and searches for nothing.
struct Agenda: ~Copyable {
    private struct Entry {
        let time: Int
        let order: Int
        /// The entry retains its work once, so that moving entries costs nothing. Sound: removing
        /// an entry releases its work, and `deinit` releases the remaining work.
        let work: Unmanaged<ScheduledWork>

        init(_ work: ScheduledWork) {
            (time, order, self.work) = (work.due, work.order, .passUnretained(work))
            work.entry = (time, order)
        }

        static func < (lhs: Entry, rhs: Entry) -> Bool {
            lhs.time != rhs.time ? lhs.time < rhs.time : lhs.order < rhs.order
        }

        /// Indicates whether the work still uses this entry.
        var isValid: Bool {
            work._withUnsafeGuaranteedRef { !$0.isDisposed && $0.entry?.order == order }
        }
    }

    private var heap: [Entry] = []
    private var lastOrder = 0
    private var limit = 64
    /// Indicates whether the work of the first entry is running. The entry stays until the work has
    /// run.
    private var isRunning = false

    deinit { for entry in heap { entry.work.release() } }

    mutating func schedule(_ work: ScheduledWork, at time: Int) {
        // The entry of the running work is the first, so other work must not be due before it.
        let time = isRunning ? max(time, heap[0].time) : time
        lastOrder += 1
        work.due = time
        work.order = lastOrder
        if let entry = work.entry, entry.time <= time { return }
        if heap.count >= limit { sweep() }
        _ = Unmanaged.passRetained(work)
        let entry = Entry(work)
        heap.append(entry)
        siftUp(entry)
    }

    /// Returns the time at which the next work is due, or nil if there is none.
    mutating func nextTime() -> Int? {
        discardOutdated()
        return heap.first?.time
    }

    /// Returns the first work that is due by `time`, or nil if there is none. Call `finish` after
    /// running it. Sound without a retain: the entry retains the work until `finish`.
    mutating func begin(by time: Int) -> Unmanaged<ScheduledWork>? {
        precondition(!isRunning, "Work must be finished before other work begins.")
        discardOutdated()
        guard let first = heap.first, first.time <= time else { return nil }
        isRunning = true
        return first.work
    }

    /// Removes the entry of the work that has run, or moves it if the work was scheduled again.
    mutating func finish() {
        isRunning = false
        update(heap[0])
    }

    /// Removes canceled entries from the top, and moves entries whose work was postponed.
    private mutating func discardOutdated() {
        while let first = heap.first {
            let isTrue = first.work._withUnsafeGuaranteedRef { work in
                work.order == first.order && !work.isDisposed
            }
            if isTrue { return }
            update(first)
        }
    }

    /// Removes the first entry, or moves it to the new time of its work.
    private mutating func update(_ first: Entry) {
        let moved = first.work._withUnsafeGuaranteedRef { work -> Entry? in
            guard work.entry?.order == first.order else { return nil }
            if work.order != first.order, !work.isDisposed { return Entry(work) }
            work.entry = nil
            return nil
        }
        if let moved { return siftDown(moved) }
        let last = heap.removeLast()
        if !heap.isEmpty { siftDown(last) }
        first.work.release()
    }

    /// Removes the entries of disposed work. Runs each time the heap has doubled.
    private mutating func sweep() {
        let first = isRunning ? heap.first?.order : nil
        func isKept(_ entry: Entry) -> Bool { entry.isValid || entry.order == first }
        let gone = heap.filter { !isKept($0) }
        if !gone.isEmpty { heap = heap.filter(isKept).sorted(by: <) }
        limit = max(64, heap.count * 2)
        for entry in gone { entry.work.release() }
    }

    /// Moves the last entry up to its position in the heap.
    private mutating func siftUp(_ entry: Entry) {
        heap.withUnsafeMutableBufferPointer { heap in
            var place = heap.count - 1
            while place > 0 {
                let parent = (place - 1) / 2
                guard entry < heap[parent] else { break }
                heap[place] = heap[parent]
                place = parent
            }
            heap[place] = entry
        }
    }

    /// Replaces the first entry, and moves the new one down to its position in the heap.
    private mutating func siftDown(_ entry: Entry) {
        heap.withUnsafeMutableBufferPointer { heap in
            var place = 0
            while true {
                var child = 2 * place + 1
                guard child < heap.count else { break }
                if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
                guard heap[child] < entry else { break }
                heap[place] = heap[child]
                place = child
            }
            heap[place] = entry
        }
    }
}
