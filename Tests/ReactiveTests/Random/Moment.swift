/// One work of the scheduler's. Works for the same time run in the order in which they were set:
/// those of before the play by their number, all others by the moment in which each was set.
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

/// When something happens: a work, and a place in what that work brings about. What follows from
/// something has its place right behind it.
struct Moment: Comparable {
    let work: Work
    var place: [Int] = []

    var time: Int { work.time }

    static func < (a: Moment, b: Moment) -> Bool {
        a.work === b.work ? a.place.lexicographicallyPrecedes(b.place) : a.work < b.work
    }

    static func == (a: Moment, b: Moment) -> Bool { a.work === b.work && a.place == b.place }

    /// What follows from this, by its number.
    func then(_ number: Int) -> Moment { Moment(work: work, place: place + [number]) }

    /// Work that is set here. Nothing is set for the present: that is work for the next tick.
    func setting(_ time: Int) -> Moment {
        Moment(work: Work(time: max(time, self.time + 1), setIn: self))
    }

    /// A timer that an operator sets after it has passed on what there was to pass on. Of two that
    /// are set for the same element, the one further down is first.
    func timer(_ time: Int, _ depth: Int) -> Moment { then(10_000 - depth).setting(time) }
}
