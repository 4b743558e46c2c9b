// The chain that a careful programmer would write by hand for exactly this job: escaping closures
// chained through small final classes. No end, no errors, no other threads, no leaving during a
// delivery. Every block is `@inline(never)`, so that the optimiser cannot fuse a chain into one
// loop, which it could not do in a program of any size either.

final class HandCancel {
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) { self.action = action }

    func cancel() {
        action?()
        action = nil
    }
}

/// A stream: a class that stores how to subscribe.
final class Hand<Element> {
    typealias Sink = (Element) -> Void

    let subscribe: (@escaping Sink) -> HandCancel

    @inline(never)
    init(_ subscribe: @escaping (@escaping Sink) -> HandCancel) { self.subscribe = subscribe }

    @inline(never)
    func map<Result>(_ transform: @escaping (Element) -> Result) -> Hand<Result> {
        Hand<Result> { [subscribe] downstream in subscribe { downstream(transform($0)) } }
    }

    @inline(never)
    func filter(_ predicate: @escaping (Element) -> Bool) -> Hand<Element> {
        Hand { [subscribe] downstream in subscribe { if predicate($0) { downstream($0) } } }
    }

    @inline(never)
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
    @inline(never)
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

    @inline(never)
    init() {}

    @inline(never)
    func send(_ element: Element) { for listener in sinks { listener.sink(element) } }

    @inline(never)
    func add(_ sink: @escaping (Element) -> Void) -> HandCancel {
        let id = nextID
        nextID += 1
        sinks.append((id, sink))
        return HandCancel { [weak self] in self?.sinks.removeAll { $0.id == id } }
    }

    var stream: Hand<Element> { Hand { self.add($0) } }
}

/// A subject that remembers its value and greets with it.
final class HandValue<Element> {
    private(set) var value: Element
    private let subject = HandSubject<Element>()

    @inline(never)
    init(_ value: Element) { self.value = value }

    @inline(never)
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

// Sound: the benchmarks are one thread.
nonisolated(unsafe) private let nothing = HandCancel {}

@inline(never)
func handJust<Element>(_ element: Element) -> Hand<Element> {
    Hand { sink in
        sink(element)
        return nothing
    }
}

@inline(never)
func handRange(_ range: Range<Int>) -> Hand<Int> {
    Hand { sink in
        for number in range { sink(number) }
        return nothing
    }
}
