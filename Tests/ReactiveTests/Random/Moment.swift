/// A piece of work of the scheduler. Work for the same time runs in the order in which it was
/// scheduled. The work from before the play comes first, in the order of its numbers. All other
/// work follows, in the order of the moments at which it was scheduled.
final class Work: Comparable {
    let time: Int
    private let origin: Moment?
    private let number: Int

    init(time: Int, setIn origin: Moment) { (self.time, self.origin, number) = (time, origin, 0) }

    init(time: Int, number: Int) { (self.time, origin, self.number) = (time, nil, number) }

    static func == (a: Work, b: Work) -> Bool { a === b }

    static func < (a: Work, b: Work) -> Bool {
        if a.time != b.time { return a.time < b.time }
        switch (a.origin, b.origin) {
        case (nil, nil): return a.number < b.number
        case (let a?, let b?): return a < b
        case (nil, _): return true
        case (_, nil): return false
        }
    }
}

/// The moment of an event: the scheduler's work, and a place among the effects of that work. An
/// effect comes right after its cause.
struct Moment: Comparable {
    let work: Work
    var place: [Int] = []

    var time: Int { work.time }

    static func < (a: Moment, b: Moment) -> Bool {
        a.work === b.work ? a.place.lexicographicallyPrecedes(b.place) : a.work < b.work
    }

    static func == (a: Moment, b: Moment) -> Bool { a.work === b.work && a.place == b.place }

    /// The moment of an effect of this moment, by its number.
    func then(_ number: Int) -> Moment { Moment(work: work, place: place + [number]) }

    /// Work that is scheduled at this moment. Work for the present time runs in the next tick.
    func setting(_ time: Int) -> Moment {
        Moment(work: Work(time: max(time, self.time + 1), setIn: self))
    }

    /// A timer that an operator schedules after it has passed on its elements. If two timers are
    /// scheduled for the same element, the one further down comes first.
    func timer(_ time: Int, _ depth: Int) -> Moment { then(10_000 - depth).setting(time) }
}
