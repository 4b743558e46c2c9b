import Reactive
import RxCompatibility

extension Timeline {
    private enum Side { case first, second }

    /// Goes through two streams in the order of their timed events.
    private static func both(
        _ first: Timeline, _ second: Timeline,
        _ body: (Side, Event<Int>, (Event<Int>) -> Void) -> Void
    ) -> Timeline {
        var said: [TimedEvent] = []
        var (left, right) = (first.timedEvents[...], second.timedEvents[...])
        while let next = [left.first, right.first].compactMap({ $0 }).min(by: { $0.at < $1.at }) {
            let isLeft = left.first.map { first in right.first.map { first.at < $0.at } ?? true }
            if isLeft == true { left.removeFirst() } else { right.removeFirst() }
            var number = 0
            body(isLeft == true ? .first : .second, next.event) { event in
                said.append(TimedEvent(at: next.at.then(number), event: event))
                number += 1
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

    /// The other stream is subscribed to first.
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

    /// The trigger is subscribed to first.
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
            case (.first, _):
                // After the end of this stream, the trigger is disposed of.
                if event.isCompleted { isSettled = true }
                if isOpen { say(event) }
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
