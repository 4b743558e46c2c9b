import Reactive

// The meaning of operators, as functions of lists. Nothing here depends on the library's
// implementation.

/// Everything that a stream emits to one subscriber, in order.
struct Timeline {
    struct TimedEvent {
        var at: Moment
        var event: Event<Int>
    }

    var timedEvents: [TimedEvent]

    /// Events after an end are dropped.
    init(_ timedEvents: [TimedEvent] = []) {
        let end = timedEvents.firstIndex { $0.event.isStopEvent }
        self.timedEvents = Array(end.map { timedEvents[...$0] } ?? timedEvents[...])
    }

    /// Creates a timeline from the results of `body` for each timed event, in turn.
    init(_ source: Timeline, _ body: (TimedEvent, (Event<Int>) -> Void) -> Void) {
        var said: [TimedEvent] = []
        for timedEvent in source.timedEvents {
            var number = 0
            body(timedEvent) {
                said.append(TimedEvent(at: timedEvent.at.then(number), event: $0))
                number += 1
            }
        }
        self.init(said)
    }

    var end: TimedEvent? { timedEvents.last.flatMap { $0.event.isStopEvent ? $0 : nil } }

    var elements: [(at: Moment, value: Int)] {
        timedEvents.compactMap { timedEvent in timedEvent.event.element.map { (timedEvent.at, $0) }
        }
    }

    static func only(_ element: Int, at moment: Moment) -> Timeline {
        Timeline([
            TimedEvent(at: moment.then(0), event: .next(element)),
            TimedEvent(at: moment.then(1), event: .completed),
        ])
    }

    static func failing(_ error: any Error, at moment: Moment) -> Timeline {
        Timeline([TimedEvent(at: moment, event: .error(error))])
    }
}

// MARK: One stream

extension Timeline {
    /// Replaces each element with any number of others; a thrown error ends the timeline.
    func each(_ body: (Int) throws -> [Int]) -> Timeline {
        Timeline(self) { timedEvent, say in
            guard let element = timedEvent.event.element else { return say(timedEvent.event) }
            do { for result in try body(element) { say(.next(result)) } } catch {
                say(.error(error))
            }
        }
    }

    /// Emits more elements at the completion.
    func completing(with more: [Int]) -> Timeline {
        Timeline(self) { timedEvent, say in
            if timedEvent.event.isCompleted { for element in more { say(.next(element)) } }
            say(timedEvent.event)
        }
    }

    /// The end without the elements.
    var silent: Timeline { each { _ in [] } }

    func distinct() -> Timeline {
        var last: Int?
        return each { element in
            defer { last = element }
            return element == last ? [] : [element]
        }
    }

    func scan(_ seed: Int, _ combine: (Int, Int) -> Int) -> Timeline {
        var result = seed
        return each { element in
            result = combine(result, element)
            return [result]
        }
    }

    /// The timed events up to the `count`th element.
    func take(_ count: Int) -> Timeline {
        var left = count
        return Timeline(self) { timedEvent, say in
            say(timedEvent.event)
            left -= 1
            if left == 0 { say(.completed) }
        }
    }

    func skip(_ count: Int) -> Timeline {
        var left = count
        return each { element in
            left -= 1
            return left < 0 ? [element] : []
        }
    }

    func takeWhile(inclusive: Bool, _ predicate: (Int) -> Bool) -> Timeline {
        Timeline(self) { timedEvent, say in
            guard let element = timedEvent.event.element, !predicate(element) else {
                return say(timedEvent.event)
            }
            if inclusive { say(timedEvent.event) }
            say(.completed)
        }
    }

    func skipWhile(_ predicate: (Int) -> Bool) -> Timeline {
        var isOpen = false
        return each { element in
            isOpen = isOpen || !predicate(element)
            return isOpen ? [element] : []
        }
    }

    func materialized(_ number: (Event<Int>) -> Int) -> Timeline {
        Timeline(self) { timedEvent, say in
            say(.next(number(timedEvent.event)))
            if timedEvent.event.isStopEvent { say(.completed) }
        }
    }

    func startWith(_ elements: [Int], at moment: Moment) -> Timeline {
        let first = elements.enumerated().map { number, element in
            TimedEvent(at: moment.then(0).then(number), event: .next(element))
        }
        return Timeline(first + timedEvents)
    }
}
