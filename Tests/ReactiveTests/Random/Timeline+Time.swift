import Reactive

// One rule decides about simultaneous events: work runs in the order in which it was scheduled, and
// an operator schedules its timer after it has passed on its elements.

extension Timeline {
    /// Goes through the happenings and the alarms between them. `ring` is called for an alarm that
    /// is due before the next happening, and may schedule another alarm.
    private func played(
        alarm first: Moment? = nil, until horizon: Int,
        _ hear: (Happening, inout [Happening], inout Moment?) -> Void,
        ring: (Moment, inout [Happening], inout Moment?) -> Void
    ) -> Timeline {
        var said: [Happening] = []
        var alarm = first
        func isOver() -> Bool { said.last?.event.isStopEvent == true }
        func ringAlarms(before moment: Moment?) {
            while !isOver(), let now = alarm, now.time <= horizon, moment.map({ now < $0 }) ?? true
            {
                alarm = nil
                ring(now, &said, &alarm)
            }
        }
        for happening in happenings {
            ringAlarms(before: happening.at)
            if isOver() { break }
            hear(happening, &said, &alarm)
        }
        ringAlarms(before: nil)
        return Timeline(said)
    }

    /// Delays each event as separate work. Errors overtake waiting elements.
    func delay(_ ticks: Int, _ depth: Int, until horizon: Int) -> Timeline {
        var waiting: [(due: Int, event: Event<Int>)] = []
        return played(until: horizon) { happening, said, alarm in
            if happening.event.isError { return said.append(happening) }
            let due = happening.at.time + ticks
            if waiting.isEmpty { alarm = happening.at.timer(due, depth) }
            waiting.append((due, happening.event))
        } ring: { now, said, alarm in
            said.append(Happening(at: now, event: waiting.removeFirst().event))
            if let next = waiting.first { alarm = now.timer(next.due, depth) }
        }
    }

    /// Delivers each event as separate work, including errors.
    func observed(_ depth: Int, until horizon: Int) -> Timeline {
        var waiting: [Event<Int>] = []
        return played(until: horizon) { happening, _, alarm in
            if waiting.isEmpty { alarm = happening.at.timer(0, depth) }
            waiting.append(happening.event)
        } ring: { now, said, alarm in
            said.append(Happening(at: now, event: waiting.removeFirst()))
            if !waiting.isEmpty { alarm = now.timer(0, depth) }
        }
    }

    /// Emits an element after a silence, or when the stream completes.
    func debounce(_ ticks: Int, _ depth: Int, until horizon: Int) -> Timeline {
        var pending: Event<Int>?
        return played(until: horizon) { happening, said, alarm in
            if happening.event.isStopEvent {
                if let pending, happening.event.isCompleted {
                    said.append(Happening(at: happening.at.then(0), event: pending))
                }
                said.append(Happening(at: happening.at.then(1), event: happening.event))
            } else {
                pending = happening.event
                alarm = happening.at.timer(happening.at.time + ticks, depth)
            }
        } ring: { now, said, _ in
            if let event = pending { said.append(Happening(at: now, event: event)) }
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
        return played(until: horizon) { happening, said, alarm in
            switch happening.event {
            case .next where happening.at.time < window:
                if latest, pending == nil { alarm = happening.at.timer(window, depth) }
                if latest { pending = happening.event }
            case .next:
                pending = nil
                window = happening.at.time + ticks
                said.append(happening)
            case .completed where pending != nil: isOver = true
            default: said.append(happening)
            }
        } ring: { now, said, _ in
            if let event = pending {
                said.append(Happening(at: now.then(0), event: event))
                window = now.time + ticks
            }
            pending = nil
            if isOver { said.append(Happening(at: now.then(1), event: .completed)) }
        }
    }

    /// Emits elements until there is a long silence, and continues with `other` after it.
    func timeout(
        _ ticks: Int, from moment: Moment, _ depth: Int, until horizon: Int, other: Meaning
    ) -> Timeline {
        played(alarm: moment.setting(moment.time + ticks), until: horizon) {
            happening, said, alarm in
            said.append(happening)
            alarm = happening.at.timer(happening.at.time + ticks, depth)
        } ring: { now, said, _ in
            said += other(now.then(0)).happenings
            said.append(Happening(at: now, event: .completed))
        }
    }

    /// Emits groups: each when its time is up or it is full, and the last one when the stream
    /// completes.
    func buffer(
        _ ticks: Int, count: Int, from moment: Moment, _ depth: Int, until horizon: Int,
        _ number: ([Int]) -> Int
    ) -> Timeline {
        var group: [Int] = []
        func close(at now: Moment, _ said: inout [Happening], _ alarm: inout Moment?) {
            said.append(Happening(at: now.then(0), event: .next(number(group))))
            group = []
            alarm = now.timer(now.time + ticks, depth)
        }
        return played(alarm: moment.setting(moment.time + ticks), until: horizon) {
            happening, said, alarm in
            switch happening.event {
            case .next(let element):
                group.append(element)
                if group.count == count { close(at: happening.at, &said, &alarm) }
            case .completed:
                close(at: happening.at, &said, &alarm)
                said.append(Happening(at: happening.at.then(1), event: .completed))
            case .error: said.append(happening)
            }
        } ring: {
            close(at: $0, &$1, &$2)
        }
    }

    /// The happenings before a piece of work, which then ends the stream.
    func before(_ end: Moment) -> Timeline {
        Timeline(happenings.filter { $0.at < end } + [Happening(at: end, event: .completed)])
    }

    /// The happenings after a piece of work, and the end in any case.
    func after(_ beginning: Moment) -> Timeline {
        Timeline(happenings.filter { $0.event.isStopEvent || $0.at > beginning })
    }

    /// Emits 0, 1, 2 …. Each number schedules the next one before it is emitted.
    static func beats(_ ticks: Int, from moment: Moment, until horizon: Int) -> Timeline {
        var said: [Happening] = []
        var now = moment.setting(moment.time + ticks)
        while now.time <= horizon {
            said.append(Happening(at: now.then(0), event: .next(said.count)))
            now = now.then(-1).setting(now.time + ticks)
        }
        return Timeline(said)
    }
}
