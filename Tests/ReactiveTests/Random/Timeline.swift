import Reactive

// What operators mean, said as functions of lists. Nothing here knows how the library does it.

/// When something happens: a time, and which of the works for that time it belongs to.
struct Moment: Comparable {
    var time: Int
    var rank = 0

    static let beginning = Moment(time: 0)

    static func < (a: Moment, b: Moment) -> Bool { (a.time, a.rank) < (b.time, b.rank) }

    static func + (moment: Moment, ticks: Int) -> Moment { Moment(time: moment.time + ticks) }
}

/// Everything that a stream says to one listener, in order.
struct Timeline {
    struct Happening {
        var at: Moment
        var event: Event<Int>
    }

    var happenings: [Happening]

    /// What follows an end is not heard.
    init(_ happenings: [Happening] = []) {
        let end = happenings.firstIndex { $0.event.isStopEvent }
        self.happenings = Array(end.map { happenings[...$0] } ?? happenings[...])
    }

    /// What `body` says of each happening, in turn.
    init(_ source: Timeline, _ body: (Happening, (Event<Int>) -> Void) -> Void) {
        var said: [Happening] = []
        for happening in source.happenings {
            body(happening) { said.append(Happening(at: happening.at, event: $0)) }
        }
        self.init(said)
    }

    var end: Happening? { happenings.last.flatMap { $0.event.isStopEvent ? $0 : nil } }

    var elements: [(at: Moment, value: Int)] {
        happenings.compactMap { happening in happening.event.element.map { (happening.at, $0) } }
    }

    static func only(_ element: Int, at moment: Moment) -> Timeline {
        Timeline([
            Happening(at: moment, event: .next(element)), Happening(at: moment, event: .completed),
        ])
    }

    static func failing(_ error: any Error, at moment: Moment) -> Timeline {
        Timeline([Happening(at: moment, event: .error(error))])
    }
}

// MARK: One stream

extension Timeline {
    /// Each element becomes any number of others; what is thrown is an error.
    func each(_ body: (Int) throws -> [Int]) -> Timeline {
        Timeline(self) { happening, say in
            guard let element = happening.event.element else { return say(happening.event) }
            do { for result in try body(element) { say(.next(result)) } } catch {
                say(.error(error))
            }
        }
    }

    /// At the completion, says more.
    func completing(with more: [Int]) -> Timeline {
        Timeline(self) { happening, say in
            if happening.event.isCompleted { for element in more { say(.next(element)) } }
            say(happening.event)
        }
    }

    /// No element, only the end.
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

    /// As far as the `count`th element.
    func take(_ count: Int, at moment: Moment) -> Timeline {
        if count == 0 { return Timeline([Happening(at: moment, event: .completed)]) }
        var left = count
        return Timeline(self) { happening, say in
            say(happening.event)
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
        Timeline(self) { happening, say in
            guard let element = happening.event.element, !predicate(element) else {
                return say(happening.event)
            }
            if inclusive { say(happening.event) }
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
        Timeline(self) { happening, say in
            say(.next(number(happening.event)))
            if happening.event.isStopEvent { say(.completed) }
        }
    }

    func startWith(_ elements: [Int], at moment: Moment) -> Timeline {
        Timeline(elements.map { Happening(at: moment, event: .next($0)) } + happenings)
    }
}

// MARK: One stream and time

extension Timeline {
    /// Everything later, but errors, which overtake what waits.
    func delay(_ ticks: Int) -> Timeline {
        var later = happenings.map { happening in
            happening.event.isError
                ? happening : Happening(at: happening.at + ticks, event: happening.event)
        }
        if let end, end.event.isError { later.removeAll { $0.at > end.at } }
        return Timeline(later)
    }

    /// An element is said when nothing came for a while after it, or the stream completes.
    func debounce(_ ticks: Int) -> Timeline {
        var said: [Happening] = []
        for (index, happening) in happenings.enumerated() {
            let alarm = happening.at + ticks
            let next = index + 1 < happenings.count ? happenings[index + 1] : nil
            if happening.event.isStopEvent {
                said.append(happening)
            } else if next.map({ alarm < $0.at }) ?? true {
                said.append(Happening(at: alarm, event: happening.event))
            } else if let next, next.event.isCompleted {
                said.append(Happening(at: next.at, event: happening.event))
            }
        }
        return Timeline(said)
    }

    /// An element opens a window; the last that comes in it is said when it closes, and opens
    /// another.
    func throttle(_ ticks: Int, latest: Bool) -> Timeline {
        var said: [Happening] = []
        var window = Moment(time: -1)
        var pending: Event<Int>?
        func closeWindow(before moment: Moment?) {
            guard let event = pending, moment.map({ window < $0 }) ?? true else { return }
            said.append(Happening(at: window, event: event))
            window = window + ticks
            pending = nil
        }
        for happening in happenings {
            closeWindow(before: happening.at)
            switch happening.event {
            case .next where happening.at < window:
                if latest { pending = happening.event }
            case .next:
                said.append(happening)
                window = happening.at + ticks
            case .completed where pending != nil:
                let end = window
                closeWindow(before: nil)
                said.append(Happening(at: end, event: .completed))
            default: said.append(happening)
            }
        }
        if end == nil { closeWindow(before: nil) }
        return Timeline(said)
    }

    /// What comes as long as there is never a long silence, and when that began.
    func inTime(_ ticks: Int, from moment: Moment) -> (heard: Timeline, late: Moment?) {
        var deadline = moment + ticks
        for (index, happening) in happenings.enumerated() {
            if deadline < happening.at {
                return (Timeline(Array(happenings[..<index])), deadline)
            }
            deadline = happening.at + ticks
        }
        return (self, end == nil ? deadline : nil)
    }

    /// Groups: one when its time is up or it is full, and the last when the stream completes.
    func buffer(
        _ ticks: Int, count: Int, from moment: Moment, until horizon: Int, _ number: ([Int]) -> Int
    ) -> Timeline {
        var said: [Happening] = []
        var group: [Int] = []
        var deadline = moment + ticks
        func close(at moment: Moment) {
            said.append(Happening(at: moment, event: .next(number(group))))
            group = []
            deadline = moment + ticks
        }
        for happening in happenings {
            while deadline < happening.at { close(at: deadline) }
            switch happening.event {
            case .next(let element):
                group.append(element)
                if group.count == count { close(at: happening.at) }
            case .completed:
                close(at: happening.at)
                said.append(happening)
            case .error: said.append(happening)
            }
        }
        while end == nil, deadline.time <= horizon { close(at: deadline) }
        return Timeline(said)
    }
}

// MARK: Two streams

extension Timeline {
    private enum Side { case first, second }

    /// Goes through two streams in the order in which their happenings come. Of what comes at the
    /// same moment, the first stream's is first.
    private static func both(
        _ first: Timeline, _ second: Timeline,
        _ body: (Side, Event<Int>, (Event<Int>) -> Void) -> Void
    ) -> Timeline {
        var said: [Happening] = []
        var (left, right) = (first.happenings[...], second.happenings[...])
        while let next = [left.first, right.first].compactMap({ $0 }).min(by: { $0.at < $1.at }) {
            let isLeft = left.first.map { first in right.first.map { first.at <= $0.at } ?? true }
            if isLeft == true { left.removeFirst() } else { right.removeFirst() }
            body(isLeft == true ? .first : .second, next.event) { event in
                said.append(Happening(at: next.at, event: event))
            }
        }
        return Timeline(said)
    }

    static func merge(_ a: Timeline, _ b: Timeline) -> Timeline {
        var running = 2
        return both(a, b) { _, event, say in
            if event.isCompleted { running -= 1 }
            if !event.isCompleted || running == 0 { say(event) }
        }
    }

    static func combineLatest(
        _ a: Timeline, _ b: Timeline, _ join: (Int, Int) -> Int
    ) -> Timeline {
        var latest: [Side: Int] = [:]
        var over: Set<Side> = []
        return both(a, b) { side, event, say in
            switch event {
            case .next(let element):
                latest[side] = element
                if let a = latest[.first], let b = latest[.second] {
                    say(.next(join(a, b)))
                } else if !over.isEmpty {
                    say(.completed)
                }
            case .completed:
                over.insert(side)
                if over.count == 2 { say(event) }
            case .error: say(event)
            }
        }
    }

    static func zip(_ a: Timeline, _ b: Timeline, _ join: (Int, Int) -> Int) -> Timeline {
        var waiting: [Side: [Int]] = [.first: [], .second: []]
        var running = 2
        return both(a, b) { side, event, say in
            switch event {
            case .next(let element):
                waiting[side]?.append(element)
                guard let a = waiting[.first]?.first, let b = waiting[.second]?.first else {
                    return
                }
                waiting[.first]?.removeFirst()
                waiting[.second]?.removeFirst()
                say(.next(join(a, b)))
            case .completed:
                running -= 1
                if running == 0 { say(event) }
            case .error: say(event)
            }
        }
    }

    /// The other is listened to first.
    func withLatestFrom(_ other: Timeline, _ join: (Int, Int) -> Int) -> Timeline {
        var latest: Int?
        return Timeline.both(other, self) { side, event, say in
            switch (side, event) {
            case (.first, .next(let element)): latest = element
            case (.first, .completed): break
            case (.second, .next(let element)):
                if let latest { say(.next(join(element, latest))) }
            default: say(event)
            }
        }
    }

    func sample(_ sampler: Timeline) -> Timeline {
        var latest: Int?
        var isOver = false
        return Timeline.both(self, sampler) { side, event, say in
            switch (side, event) {
            case (_, .error): say(event)
            case (.first, .next(let element)): latest = element
            case (.first, .completed): isOver = true
            case (.second, _):
                if let element = latest { say(.next(element)) }
                latest = nil
                if isOver { say(.completed) }
            }
        }
    }

    /// The trigger is listened to first.
    func takeUntil(_ trigger: Timeline) -> Timeline {
        Timeline.both(trigger, self) { side, event, say in
            switch (side, event) {
            case (.first, .next): say(.completed)
            case (.first, .completed): break
            default: say(event)
            }
        }
    }

    func skipUntil(_ trigger: Timeline) -> Timeline {
        var isOpen = false
        var isSettled = false
        return Timeline.both(self, trigger) { side, event, say in
            switch (side, event) {
            case (.first, .error): say(event)
            case (.first, _): if isOpen { say(event) }
            case (.second, .next):
                isOpen = true
                isSettled = true
            case (.second, .completed): isSettled = true
            case (.second, .error): if !isSettled { say(event) }
            }
        }
    }

    static func amb(_ a: Timeline, _ b: Timeline) -> Timeline {
        var winner: Side?
        return both(a, b) { side, event, say in
            winner = winner ?? side
            if side == winner { say(event) }
        }
    }
}

// MARK: A stream and those that follow from it

extension Event { var isError: Bool { error != nil } }

/// A stream, as a function of when somebody begins to listen.
typealias Meaning = (Moment) -> Timeline

extension Timeline {
    /// Goes on with another stream where this one ends in the way that `condition` describes.
    func followed(where condition: (Event<Int>) -> Bool, by next: Meaning) -> Timeline {
        guard let end, condition(end.event) else { return self }
        return Timeline(happenings.dropLast() + next(end.at).happenings)
    }

    static func retry(_ source: Meaning, _ attempts: Int, at moment: Moment) -> Timeline {
        let attempt = source(moment)
        if attempts == 1 { return attempt }
        return attempt.followed(where: \.isError) {
            retry(source, attempts - 1, at: $0)
        }
    }

    /// The streams that began at some moments, together with the end of this one. What comes at the
    /// same time comes in the order of the streams; it is over when all are.
    private func together(with inners: [(beginning: Moment, timeline: Timeline)]) -> Timeline {
        var all: [Happening] = []
        for (number, inner) in inners.enumerated() {
            all += inner.timeline.happenings.map { happening in
                var happening = happening
                if happening.at != inner.beginning { happening.at.rank += number * 1000 }
                return happening
            }
        }
        all += silent.happenings
        var running = inners.count + 1
        // With the place in the list, since the order of equals has to stay.
        let inOrder = all.enumerated().sorted { a, b in
            (a.element.at, a.offset) < (b.element.at, b.offset)
        }
        return Timeline(
            inOrder.map(\.element).filter { happening in
                if happening.event.isCompleted { running -= 1 }
                return !happening.event.isCompleted || running == 0
            })
    }

    func flatMap(_ inner: Meaning) -> Timeline {
        together(with: elements.map { ($0.at, inner($0.at)) })
    }

    func flatMapFirst(_ inner: Meaning) -> Timeline {
        var inners: [(Moment, Timeline)] = []
        for (moment, _) in elements {
            let isFree = inners.last.map { _, last in last.end.map { $0.at <= moment } ?? false }
            if isFree ?? true { inners.append((moment, inner(moment))) }
        }
        return together(with: inners)
    }

    func flatMapLatest(_ inner: Meaning) -> Timeline {
        let moments = elements.map(\.at)
        return together(
            with: moments.enumerated().map { index, moment in
                let timeline = inner(moment)
                guard index + 1 < moments.count else { return (moment, timeline) }
                // Left, which for the others is the same as over.
                let heard = timeline.happenings.filter { happening in
                    happening.at <= moments[index + 1] && !happening.event.isCompleted
                }
                let last = Happening(at: heard.last?.at ?? moment, event: .completed)
                return (moment, Timeline(heard + [last]))
            })
    }

    func concatMap(_ inner: Meaning) -> Timeline {
        guard let first = elements.first else { return self }
        var inOrder = inner(first.at)
        for (moment, _) in elements.dropFirst() {
            inOrder = inOrder.followed(where: \.isCompleted) { inner(max(moment, $0)) }
        }
        return together(with: [(first.at, inOrder)])
    }
}
