import Reactive

extension Event { var isError: Bool { error != nil } }

/// The meaning of a stream: its timeline by the moment of the subscription.
typealias Meaning = (Moment) -> Timeline

extension Timeline {
    /// Continues with another stream if this one ends in the way that `condition` describes.
    func followed(where condition: (Event<Int>) -> Bool, by next: Meaning) -> Timeline {
        guard let end, condition(end.event) else { return self }
        return Timeline(timedEvents.dropLast() + next(end.at.then(0)).timedEvents)
    }

    static func retry(_ source: Meaning, _ attempts: Int, at moment: Moment) -> Timeline {
        let attempt = source(moment)
        if attempts == 1 { return attempt }
        return attempt.followed(where: \.isError) {
            retry(source, attempts - 1, at: $0)
        }
    }

    /// Merges the streams that began at some moments with the end of this one. The result ends when
    /// all have ended.
    private func together(with inners: [Timeline]) -> Timeline {
        let all = inners.flatMap(\.timedEvents) + silent.timedEvents
        var running = inners.count + 1
        return Timeline(
            all.sorted { $0.at < $1.at }.filter { timedEvent in
                if timedEvent.event.isCompleted { running -= 1 }
                return !timedEvent.event.isCompleted || running == 0
            })
    }

    func flatMap(_ inner: Meaning) -> Timeline {
        together(with: elements.map { inner($0.at.then(0)) })
    }

    func flatMapFirst(_ inner: Meaning) -> Timeline {
        var inners: [Timeline] = []
        for (moment, _) in elements {
            let isFree = inners.last.map { last in last.end.map { $0.at < moment } ?? false }
            if isFree ?? true { inners.append(inner(moment.then(0))) }
        }
        return together(with: inners)
    }

    func flatMapLatest(_ inner: Meaning) -> Timeline {
        let moments = elements.map(\.at)
        return together(
            with: moments.enumerated().map { index, moment in
                let timeline = inner(moment.then(0))
                guard index + 1 < moments.count else { return timeline }
                // The next stream disposes of this one. For the other streams, this has the effect
                // of an end.
                let heard = timeline.timedEvents.filter { timedEvent in
                    timedEvent.at < moments[index + 1] && !timedEvent.event.isCompleted
                }
                let last = TimedEvent(at: moments[index + 1], event: .completed)
                return Timeline(heard + [last])
            })
    }

    func concatMap(_ inner: Meaning) -> Timeline {
        guard let first = elements.first else { return self }
        var inOrder = inner(first.at.then(0))
        for (moment, _) in elements.dropFirst() {
            inOrder = inOrder.followed(where: \.isCompleted) { inner(max(moment.then(0), $0)) }
        }
        return together(with: [inOrder])
    }
}
