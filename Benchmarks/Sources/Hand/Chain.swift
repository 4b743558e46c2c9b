// The chain that an expert would write by hand for exactly this job: escaping closures, chained
// through small final classes, which the optimizer may specialize and inline as it likes. It has no
// end, no errors, no other threads, and no unsubscribing during a delivery. On both sides, the
// optimizer sees neither the source nor anything that is built elsewhere.

final class HandCancel {
    private var action: (() -> Void)?

    /// Indicates whether there is nothing to cancel.
    var isOver: Bool { action == nil }

    init() {}

    init(_ action: @escaping () -> Void) { self.action = action }

    func cancel() {
        action?()
        action = nil
    }
}

/// A stream: a class that stores the function that subscribes.
final class Hand<Element> {
    typealias Sink = (Element) -> Void

    let subscribe: (@escaping Sink) -> HandCancel

    init(_ subscribe: @escaping (@escaping Sink) -> HandCancel) { self.subscribe = subscribe }

    func map<Result>(_ transform: @escaping (Element) -> Result) -> Hand<Result> {
        Hand<Result> { [subscribe] downstream in subscribe { downstream(transform($0)) } }
    }

    func filter(_ predicate: @escaping (Element) -> Bool) -> Hand<Element> {
        Hand { [subscribe] downstream in subscribe { if predicate($0) { downstream($0) } } }
    }

    func scan<Sum>(_ seed: Sum, _ step: @escaping (Sum, Element) -> Sum) -> Hand<Sum> {
        Hand<Sum> { [subscribe] downstream in
            var sum = seed
            return subscribe {
                sum = step(sum, $0)
                downstream(sum)
            }
        }
    }
}

extension Hand where Element: Equatable {
    func distinct() -> Hand<Element> {
        Hand { [subscribe] downstream in
            var last: Element?
            return subscribe {
                if last != $0 {
                    last = $0
                    downstream($0)
                }
            }
        }
    }
}

// MARK: Sources

/// A subject: a class with an array of closures.
final class HandSubject<Element> {
    private var sinks: [(id: Int, sink: (Element) -> Void)] = []
    private var nextID = 0

    init() {}

    func send(_ element: Element) { for listener in sinks { listener.sink(element) } }

    func add(_ sink: @escaping (Element) -> Void) -> HandCancel {
        let id = nextID
        nextID += 1
        sinks.append((id, sink))
        return HandCancel { [weak self] in self?.remove(id) }
    }

    /// Removes a listener. The listeners are sorted by number, so a binary search finds it.
    private func remove(_ id: Int) {
        var (low, high) = (0, sinks.count)
        while low < high {
            let middle = (low + high) / 2
            if sinks[middle].id < id { low = middle + 1 } else { high = middle }
        }
        if low < sinks.count, sinks[low].id == id { sinks.remove(at: low) }
    }

    var stream: Hand<Element> { Hand { self.add($0) } }
}

/// A subject that stores its value, and sends it to new listeners.
final class HandValue<Element> {
    private(set) var value: Element
    private let subject = HandSubject<Element>()

    init(_ value: Element) { self.value = value }

    func send(_ element: Element) {
        value = element
        subject.send(element)
    }

    var stream: Hand<Element> {
        Hand { sink in
            sink(self.value)
            return self.subject.add(sink)
        }
    }
}

// Sound: the benchmarks use one thread.
nonisolated(unsafe) private let nothing = HandCancel()

func handJust<Element>(_ element: Element) -> Hand<Element> {
    Hand { sink in
        sink(element)
        return nothing
    }
}

func handRange(_ range: Range<Int>) -> Hand<Int> {
    Hand { sink in
        for number in range { sink(number) }
        return nothing
    }
}

func handOf<Element>(_ elements: [Element]) -> Hand<Element> {
    Hand { sink in
        for element in elements { sink(element) }
        return nothing
    }
}
