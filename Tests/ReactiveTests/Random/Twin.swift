import Reactive
import ReactiveTesting

/// A stream in two forms: as the library plays it, and as the expected timeline.
struct Twin {
    /// A description of the stream, which is printed if the two forms differ.
    let text: String
    let played: Observable<Int>
    let meant: Meaning

    init(_ text: String, _ played: Observable<Int>, _ meant: @escaping Meaning) {
        (self.text, self.played, self.meant) = (text, played, meant)
    }

    /// The twin with one more operator in both forms.
    func then(
        _ name: String, _ play: (Observable<Int>) -> Observable<Int>,
        meaning: @escaping (Timeline) -> Timeline
    ) -> Twin {
        let meant = meant
        return Twin("\(text).\(name)", play(played)) { meaning(meant($0)) }
    }
}

/// Makes twins at random. A column is one tick or a few, so that elements, timers and ends often
/// fall on the same instant.
struct Twins {
    static let columns = 30

    /// The number of ticks of a column.
    let column: Int
    var horizon: Int { Self.columns * column }

    let scheduler = TestScheduler()
    private(set) var sources: [TestableObservable<Int>] = []
    private var random: Dice
    private var timers = 0
    private var works = 0

    init(seed: UInt64) {
        random = Dice(seed: seed)
        column = [1, 2, 16].randomElement(using: &random) ?? 1
    }

    // MARK: Random numbers

    mutating func number(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &random)
    }

    mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

    var canHaveTimer: Bool { timers < 5 }

    /// A duration of some columns in ticks, and the depth of its timer, which is greater than that
    /// of each earlier timer.
    mutating func duration(_ range: ClosedRange<Int>) -> (
        columns: Int, ticks: Int, depth: Int
    ) {
        timers += 1
        let columns = number(range)
        return (columns, columns * column, timers)
    }

    mutating func marbles(_ columns: ClosedRange<Int>) -> String {
        var picture = "-"
        for _ in 0..<number(columns) {
            switch number(1...20) {
            case 1...11: picture += "-"
            case 12...18: picture += "\(number(0...9))"
            default: picture += "(\(number(0...9))\(number(0...9)))"
            }
        }
        switch number(1...10) {
        case 1...5: picture += "|"
        case 6...7: picture += "(\(number(0...9))|)"
        case 8: picture += "#"
        case 9: picture += "(\(number(0...9))#)"
        default: break
        }
        return picture
    }

    func events(_ picture: String) -> [Recorded<Event<Int>>] {
        Marbles.events(picture) { Int($0) ?? 0 }
            .map { Recorded(time: $0.time * column, value: $0.value) }
    }

    // MARK: Sources

    mutating func hot() -> Twin {
        let picture = marbles(2...14)
        let events = events(picture)
        let source = scheduler.createHotObservable(events)
        sources.append(source)
        let timedEvents = events.map { event in
            works += 1
            let moment = Moment(work: Work(time: event.time, number: works))
            return Timeline.TimedEvent(at: moment, event: event.value)
        }
        return Twin("hot(\(picture))", source) { beginning in
            Timeline(timedEvents.filter { $0.at > beginning })
        }
    }

    mutating func cold() -> Twin {
        let picture = marbles(1...5)
        let events = events(picture)
        let source = scheduler.createColdObservable(events)
        sources.append(source)
        return Twin("cold(\(picture))", source) { beginning in
            Timeline(
                events.enumerated().map { number, event in
                    let moment = beginning.then(number).setting(beginning.time + event.time)
                    return Timeline.TimedEvent(at: moment, event: event.value)
                })
        }
    }

    mutating func clock() -> Twin {
        guard canHaveTimer else { return just() }
        let (scheduler, horizon) = (scheduler, horizon)
        let (columns, ticks, _) = duration(1...4)
        if chance(50) {
            let timer = Observable<Int>.timer(.seconds(ticks), scheduler: scheduler)
            return Twin("timer(\(columns))", timer) { .only(0, at: $0.setting($0.time + ticks)) }
        }
        let interval = Observable<Int>.interval(.seconds(ticks), scheduler: scheduler)
        return Twin("interval(\(columns))", interval) { .beats(ticks, from: $0, until: horizon) }
    }

    mutating func just() -> Twin {
        let element = number(0...9)
        switch number(1...4) {
        case 1:
            return Twin("empty", .empty()) { Timeline([.init(at: $0, event: .completed)]) }
        case 2:
            let error = RxError.overflow
            return Twin("error", .error(error)) { .failing(error, at: $0) }
        default:
            return Twin("just(\(element))", .just(element)) { .only(element, at: $0) }
        }
    }

    mutating func leaf() -> Twin {
        switch number(1...10) {
        case 1...7: hot()
        case 8: cold()
        case 9: clock()
        default: just()
        }
    }

    /// A stream with at most the given number of operators.
    mutating func chain(_ length: Int) -> Twin {
        var twin = leaf()
        for _ in 0..<number(0...length) {
            switch number(1...20) {
            case 1...10: twin = plain(twin)
            case 11...14: twin = canHaveTimer ? timed(twin) : plain(twin)
            case 15...18: twin = joined(twin, chain(length / 3))
            default: twin = flattened(twin, inner())
            }
        }
        return twin
    }

    mutating func inner() -> Twin {
        var twin = chance(80) ? cold() : just()
        for _ in 0..<number(0...2) { twin = plain(twin) }
        return twin
    }
}
