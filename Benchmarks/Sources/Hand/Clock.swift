/// Virtual time: a binary heap of closures, ordered by time, and at equal times by arrival.
final class HandClock {
    private struct Item {
        let time: Int
        let order: Int
        let work: () -> Void

        @inline(__always)
        static func < (lhs: Item, rhs: Item) -> Bool {
            lhs.time != rhs.time ? lhs.time < rhs.time : lhs.order < rhs.order
        }
    }

    private var heap: [Item] = []
    private var order = 0
    private(set) var now = 0

    init() {}

    func at(_ time: Int, _ work: @escaping () -> Void) {
        order += 1
        var child = heap.count
        heap.append(Item(time: time, order: order, work: work))
        heap.withUnsafeMutableBufferPointer { heap in
            while child > 0 {
                let parent = (child - 1) / 2
                guard heap[child] < heap[parent] else { break }
                heap.swapAt(child, parent)
                child = parent
            }
        }
    }

    private func pop() -> Item {
        heap.swapAt(0, heap.count - 1)
        let top = heap.removeLast()
        heap.withUnsafeMutableBufferPointer { heap in
            var parent = 0
            while true {
                var child = 2 * parent + 1
                guard child < heap.count else { break }
                if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
                guard heap[child] < heap[parent] else { break }
                heap.swapAt(parent, child)
                parent = child
            }
        }
        return top
    }

    func advance(to time: Int) {
        while let first = heap.first, first.time <= time {
            let item = pop()
            now = item.time
            item.work()
        }
        now = time
    }
}

final class HandInterval {
    private unowned let clock: HandClock
    private let period: Int
    private let send: (Int) -> Void
    private var count = 0

    init(_ clock: HandClock, _ period: Int, _ send: @escaping (Int) -> Void) {
        (self.clock, self.period, self.send) = (clock, period, send)
    }

    func arm() {
        clock.at(clock.now + period) { [self] in
            arm()
            send(count)
            count += 1
        }
    }
}

func handDebounce<Element>(
    _ stream: Hand<Element>, _ ticks: Int, _ clock: HandClock
) -> Hand<Element> {
    Hand { downstream in
        var generation = 0
        return stream.subscribe { element in
            generation += 1
            let mine = generation
            clock.at(clock.now + ticks) { if mine == generation { downstream(element) } }
        }
    }
}

func handThrottle<Element>(
    _ stream: Hand<Element>, _ ticks: Int, _ clock: HandClock
) -> Hand<Element> {
    Hand { downstream in
        var pending: Element?
        var last = Int.min / 2
        return stream.subscribe { element in
            if pending != nil {
                pending = element
                return
            }
            if clock.now - last >= ticks {
                last = clock.now
                downstream(element)
                return
            }
            pending = element
            clock.at(last + ticks) {
                guard let element = pending else { return }
                pending = nil
                last = clock.now
                downstream(element)
            }
        }
    }
}
