import Reactive

// One rule decides about simultaneous events: work runs in the order in which it was scheduled, and
// an operator schedules its timer after it has passed on its elements.

extension Timeline {
    /// Goes through the timed events and the alarms between them. `ring` is called for an alarm
    /// that is due before the next timed event, and may schedule another alarm.
    private func played(
        alarm first: Moment? = nil, until horizon: Int,
        _ hear: (TimedEvent, inout [TimedEvent], inout Moment?) -> Void,
        ring: (Moment, inout [TimedEvent], inout Moment?) -> Void
    ) -> Timeline {
        var said: [TimedEvent] = []
        var alarm = first
        func isOver() -> Bool { said.last?.event.isStopEvent == true }
        func ringAlarms(before moment: Moment?) {
            while !isOver(), let now = alarm, now.time <= horizon, moment.map({ now < $0 }) ?? true
            {
                alarm = nil
                ring(now, &said, &alarm)
            }
        }
        for timedEvent in timedEvents {
            ringAlarms(before: timedEvent.at)
            if isOver() { break }
            hear(timedEvent, &said, &alarm)
        }
        ringAlarms(before: nil)
        return Timeline(said)
    }

    /// Delays each event as separate work. Errors overtake waiting elements.
    func delay(_ ticks: Int, _ depth: Int, until horizon: Int) -> Timeline {
        var waiting: [(due: Int, event: Event<Int>)] = []
        return played(until: horizon) { timedEvent, said, alarm in
            if timedEvent.event.isError { return said.append(timedEvent) }
            let due = timedEvent.at.time + ticks
            if waiting.isEmpty { alarm = timedEvent.at.timer(due, depth) }
            waiting.append((due, timedEvent.event))
        } ring: { now, said, alarm in
            said.append(TimedEvent(at: now, event: waiting.removeFirst().event))
            if let next = waiting.first { alarm = now.timer(next.due, depth) }
        }
    }

    /// Delivers each event as separate work, including errors.
    func observed(_ depth: Int, until horizon: Int) -> Timeline {
        var waiting: [Event<Int>] = []
        return played(until: horizon) { timedEvent, _, alarm in
            if waiting.isEmpty { alarm = timedEvent.at.timer(0, depth) }
            waiting.append(timedEvent.event)
        } ring: { now, said, alarm in
            said.append(TimedEvent(at: now, event: waiting.removeFirst()))
            if !waiting.isEmpty { alarm = now.timer(0, depth) }
        }
    }

    /// Emits an element after a silence, or when the stream completes.
    func debounce(_ ticks: Int, _ depth: Int, until horizon: Int) -> Timeline {
        var pending: Event<Int>?
        return played(until: horizon) { timedEvent, said, alarm in
            if timedEvent.event.isStopEvent {
                if let pending, timedEvent.event.isCompleted {
                    said.append(TimedEvent(at: timedEvent.at.then(0), event: pending))
                }
                said.append(TimedEvent(at: timedEvent.at.then(1), event: timedEvent.event))
            } else {
                pending = timedEvent.event
                alarm = timedEvent.at.timer(timedEvent.at.time + ticks, depth)
            }
        } ring: { now, said, _ in
            if let event = pending { said.append(TimedEvent(at: now, event: event)) }
            pending = nil
        }
    }

    /// An element opens a window. The last element within the window is emitted when the window
    /// closes, and opens another one. An element at the instant at which the window closes is
    /// emitted at once and replaces the waiting one.
    func throttle(_ ticks: Int, latest: Bool, _ depth: Int, until horizon: Int) -> Timeline {
        var window = 0
        var pending: Event<Int>?
        var isOver = false
        return played(until: horizon) { timedEvent, said, alarm in
            switch timedEvent.event {
            case .next where timedEvent.at.time < window:
                if latest, pending == nil { alarm = timedEvent.at.timer(window, depth) }
                if latest { pending = timedEvent.event }
            case .next:
                pending = nil
                window = timedEvent.at.time + ticks
                said.append(timedEvent)
            case .completed where pending != nil: isOver = true
            default: said.append(timedEvent)
            }
        } ring: { now, said, _ in
            if let event = pending {
                said.append(TimedEvent(at: now.then(0), event: event))
                window = now.time + ticks
            }
            pending = nil
            if isOver { said.append(TimedEvent(at: now.then(1), event: .completed)) }
        }
    }

    /// Emits elements until there is a long silence, and continues with `other` after it.
    func timeout(
        _ ticks: Int, from moment: Moment, _ depth: Int, until horizon: Int, other: Meaning
    ) -> Timeline {
        played(alarm: moment.setting(moment.time + ticks), until: horizon) {
            timedEvent, said, alarm in
            said.append(timedEvent)
            alarm = timedEvent.at.timer(timedEvent.at.time + ticks, depth)
        } ring: { now, said, _ in
            said += other(now.then(0)).timedEvents
            said.append(TimedEvent(at: now, event: .completed))
        }
    }

    /// Emits groups: each when its time is up or it is full, and the last one when the stream
    /// completes.
    func buffer(
        _ ticks: Int, count: Int, from moment: Moment, _ depth: Int, until horizon: Int,
        _ number: ([Int]) -> Int
    ) -> Timeline {
        var group: [Int] = []
        func close(at now: Moment, _ said: inout [TimedEvent], _ alarm: inout Moment?) {
            said.append(TimedEvent(at: now.then(0), event: .next(number(group))))
            group = []
            alarm = now.timer(now.time + ticks, depth)
        }
        return played(alarm: moment.setting(moment.time + ticks), until: horizon) {
            timedEvent, said, alarm in
            switch timedEvent.event {
            case .next(let element):
                group.append(element)
                if group.count == count { close(at: timedEvent.at, &said, &alarm) }
            case .completed:
                close(at: timedEvent.at, &said, &alarm)
                said.append(TimedEvent(at: timedEvent.at.then(1), event: .completed))
            case .error: said.append(timedEvent)
            }
        } ring: {
            close(at: $0, &$1, &$2)
        }
    }

    /// The timed events before a piece of work, which then ends the stream.
    func before(_ end: Moment) -> Timeline {
        Timeline(timedEvents.filter { $0.at < end } + [TimedEvent(at: end, event: .completed)])
    }

    /// The timed events after a piece of work, and the end in any case.
    func after(_ beginning: Moment) -> Timeline {
        Timeline(timedEvents.filter { $0.event.isStopEvent || $0.at > beginning })
    }

    /// Emits 0, 1, 2 …. Each number schedules the next one before it is emitted.
    static func beats(_ ticks: Int, from moment: Moment, until horizon: Int) -> Timeline {
        var said: [TimedEvent] = []
        var now = moment.setting(moment.time + ticks)
        while now.time <= horizon {
            said.append(TimedEvent(at: now.then(0), event: .next(said.count)))
            now = now.then(-1).setting(now.time + ticks)
        }
        return Timeline(said)
    }
}
