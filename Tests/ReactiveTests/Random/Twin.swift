import Reactive

/// A stream twice: as the library plays it, and as the list that it ought to be.
struct Twin {
    /// How it was made, to be printed where the two differ.
    let text: String
    let played: Observable<Int>
    let meant: Meaning

    init(_ text: String, _ played: Observable<Int>, _ meant: @escaping Meaning) {
        (self.text, self.played, self.meant) = (text, played, meant)
    }

    /// The twin with one more operator, said both ways.
    func then(
        _ name: String, _ play: (Observable<Int>) -> Observable<Int>,
        meaning: @escaping (Timeline) -> Timeline
    ) -> Twin {
        let meant = meant
        return Twin("\(text).\(name)", play(played)) { meaning(meant($0)) }
    }
}

/// Makes twins at random. A column is a single tick or a few: so elements, timers and ends come at
/// the same instant all the time.
struct Twins {
    static let columns = 30

    /// How many of the scheduler's ticks a column is.
    let column: Int
    var horizon: Int { Self.columns * column }

    let scheduler = TestScheduler()
    private(set) var sources: [TestableObservable<Int>] = []
    private var random: SplitMix64
    private var timers = 0
    private var works = 0

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        column = [1, 2, 16].randomElement(using: &random) ?? 1
    }

    // MARK: Chance

    private mutating func number(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &random)
    }

    private mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

    private var canHaveTimer: Bool { timers < 5 }

    /// Some columns, in ticks. The number tells the timers apart by their depth: each is behind those
    /// that were made before it.
    private mutating func duration(_ range: ClosedRange<Int>) -> (
        columns: Int, ticks: Int, depth: Int
    ) {
        timers += 1
        let columns = number(range)
        return (columns, columns * column, timers)
    }

    private mutating func marbles(_ columns: ClosedRange<Int>) -> String {
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

    private func events(_ picture: String) -> [Recorded<Event<Int>>] {
        Marbles.events(picture) { Int($0) ?? 0 }
            .map { Recorded(time: $0.time * column, value: $0.value) }
    }

    // MARK: Where streams begin

    private mutating func hot() -> Twin {
        let picture = marbles(2...14)
        let events = events(picture)
        let source = scheduler.createHotObservable(events)
        sources.append(source)
        let happenings = events.map { event in
            works += 1
            let moment = Moment(work: Work(time: event.time, number: works))
            return Timeline.Happening(at: moment, event: event.value)
        }
        return Twin("hot(\(picture))", source) { beginning in
            Timeline(happenings.filter { $0.at > beginning })
        }
    }

    private mutating func cold() -> Twin {
        let picture = marbles(1...5)
        let events = events(picture)
        let source = scheduler.createColdObservable(events)
        sources.append(source)
        return Twin("cold(\(picture))", source) { beginning in
            Timeline(
                events.enumerated().map { number, event in
                    let moment = beginning.then(number).setting(beginning.time + event.time)
                    return Timeline.Happening(at: moment, event: event.value)
                })
        }
    }

    private mutating func clock() -> Twin {
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

    private mutating func just() -> Twin {
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

    private mutating func leaf() -> Twin {
        switch number(1...10) {
        case 1...7: hot()
        case 8: cold()
        case 9: clock()
        default: just()
        }
    }

    /// A stream with operators, at most that many.
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

    private mutating func inner() -> Twin {
        var twin = chance(80) ? cold() : just()
        for _ in 0..<number(0...2) { twin = plain(twin) }
        return twin
    }

    // MARK: Operators

    private mutating func plain(_ twin: Twin) -> Twin {
        let n = number(0...4)
        let meant = twin.meant
        switch number(1...22) {
        case 1:
            return twin.then("map(+\(n))") {
                $0.map { $0 + n }
            } meaning: {
                $0.each { [$0 + n] }
            }
        case 2:
            func refuse(_ element: Int) throws -> Int {
                if element == n { throw RxError.unknown }
                return element
            }
            return twin.then("map(throw at \(n))") {
                $0.map(refuse)
            } meaning: {
                $0.each { [try refuse($0)] }
            }
        case 3:
            return twin.then("filter(>\(n))") {
                $0.filter { $0 > n }
            } meaning: {
                $0.each { $0 > n ? [$0] : [] }
            }
        case 4:
            return twin.then("compactMap(%3)") {
                $0.compactMap { $0 % 3 == 0 ? nil : $0 * 2 }
            } meaning: {
                $0.each { $0 % 3 == 0 ? [] : [$0 * 2] }
            }
        case 5:
            return twin.then("scan(\(n))") {
                $0.scan(n, accumulator: Self.combine)
            } meaning: {
                $0.scan(n, Self.combine)
            }
        case 6:
            return twin.then("distinctUntilChanged") {
                $0.distinctUntilChanged()
            } meaning: {
                $0.distinct()
            }
        case 7:
            return Twin("\(twin.text).take(\(n))", twin.played.take(n)) {
                n == 0 ? Timeline([.init(at: $0, event: .completed)]) : meant($0).take(n)
            }
        case 8:
            return twin.then("skip(\(n))") {
                $0.skip(n)
            } meaning: {
                $0.skip(n)
            }
        case 9:
            let inclusive = chance(50)
            return twin.then("take(while: <\(n + 3), inclusive: \(inclusive))") {
                $0.take(while: { $0 < n + 3 }, behavior: inclusive ? .inclusive : .exclusive)
            } meaning: {
                $0.takeWhile(inclusive: inclusive) { $0 < n + 3 }
            }
        case 10:
            return twin.then("skip(while: <\(n + 3))") {
                $0.skip(while: { $0 < n + 3 })
            } meaning: {
                $0.skipWhile { $0 < n + 3 }
            }
        case 11:
            return twin.then("takeLast(\(n))") {
                $0.takeLast(n)
            } meaning: {
                $0.silent.completing(with: $0.elements.suffix(n).map(\.value))
            }
        case 12:
            return twin.then("element(at: \(n))") {
                $0.element(at: n)
            } meaning: {
                if n < $0.elements.count { return $0.skip(n).take(1) }
                return $0.silent.followed(where: \.isCompleted) {
                    .failing(RxError.argumentOutOfRange, at: $0)
                }
            }
        case 13:
            return Twin("\(twin.text).startWith(\(n), 8)", twin.played.startWith(n, 8)) {
                meant($0.then(1)).startWith([n, 8], at: $0)
            }
        case 14:
            return twin.then("materialize") {
                $0.materialize().map(Self.number)
            } meaning: {
                $0.materialized(Self.number)
            }
        case 15:
            return twin.then("reduce(\(n))") {
                $0.reduce(n, accumulator: Self.combine)
            } meaning: {
                $0.silent.completing(with: [$0.elements.map(\.value).reduce(n, Self.combine)])
            }
        case 16:
            return twin.then("ifEmpty(default: \(n))") {
                $0.ifEmpty(default: n)
            } meaning: {
                $0.elements.isEmpty ? $0.completing(with: [n]) : $0
            }
        case 17...18:
            let attempts = n % 3 + 1
            return Twin("\(twin.text).retry(\(attempts))", twin.played.retry(attempts)) {
                .retry(meant, attempts, at: $0)
            }
        case 19:
            return twin.then("catchAndReturn(\(n))") {
                $0.catchAndReturn(n)
            } meaning: {
                $0.followed(where: \.isError) { .only(n, at: $0) }
            }
        case 20:
            return twin.then("materialize.dematerialize") {
                $0.materialize().dematerialize()
            } meaning: {
                $0
            }
        case 21:
            return twin.then("do") {
                $0.do(onNext: { _ in })
            } meaning: {
                $0
            }
        default:
            return twin.then("enumerated") {
                $0.enumerated().map { $0 * 100 + $1 }
            } meaning: {
                var index = -1
                return $0.each {
                    index += 1
                    return [index * 100 + $0]
                }
            }
        }
    }

    private static func combine(_ result: Int, _ element: Int) -> Int {
        (result * 31 + element) % 1000
    }

    private static func number(_ event: Event<Int>) -> Int {
        switch event {
        case .next(let element): element + 1
        case .error: -1
        case .completed: 0
        }
    }

    private static func number(_ elements: [Int]) -> Int {
        elements.reduce(7) { ($0 * 11 + $1) % 1000 }
    }

    private mutating func timed(_ twin: Twin) -> Twin {
        let (scheduler, meant, horizon) = (scheduler, twin.meant, horizon)
        let (columns, ticks, depth) = duration(1...4)
        let span = Duration.seconds(ticks)
        switch number(1...14) {
        case 1...2:
            return twin.then("delay(\(columns))") {
                $0.delay(span, scheduler: scheduler)
            } meaning: {
                $0.delay(ticks, depth, until: horizon)
            }
        case 3...4:
            return twin.then("debounce(\(columns))") {
                $0.debounce(span, scheduler: scheduler)
            } meaning: {
                $0.debounce(ticks, depth, until: horizon)
            }
        case 5...6:
            let latest = chance(70)
            return twin.then("throttle(\(columns), latest: \(latest))") {
                $0.throttle(span, latest: latest, scheduler: scheduler)
            } meaning: {
                $0.throttle(ticks, latest: latest, depth, until: horizon)
            }
        case 7:
            let count = number(1...4)
            let grouped = twin.played.buffer(timeSpan: span, count: count, scheduler: scheduler)
            return Twin(
                "\(twin.text).buffer(\(columns), count: \(count))", grouped.map(Self.number)
            ) {
                meant($0.then(1)).buffer(
                    ticks, count: count, from: $0.then(0), depth, until: horizon, Self.number)
            }
        case 8...9:
            let other = just()
            return Twin(
                "\(twin.text).timeout(\(columns), other: \(other.text))",
                twin.played.timeout(span, other: other.played, scheduler: scheduler)
            ) {
                meant($0.then(1)).timeout(
                    ticks, from: $0.then(0), depth, until: horizon, other: other.meant)
            }
        case 10:
            return Twin(
                "\(twin.text).take(for: \(columns))",
                twin.played.take(for: span, scheduler: scheduler)
            ) { meant($0.then(1)).before($0.then(0).setting($0.time + ticks)) }
        case 11:
            return Twin(
                "\(twin.text).skip(\(columns))", twin.played.skip(span, scheduler: scheduler)
            ) { meant($0.then(1)).after($0.then(0).setting($0.time + ticks)) }
        case 12:
            return Twin(
                "\(twin.text).delaySubscription(\(columns))",
                twin.played.delaySubscription(span, scheduler: scheduler)
            ) { meant($0.setting($0.time + ticks).then(0)) }
        case 13:
            return twin.then("observe(on:)") {
                $0.observe(on: scheduler)
            } meaning: {
                $0.observed(depth, until: horizon)
            }
        default:
            return Twin("\(twin.text).subscribe(on:)", twin.played.subscribe(on: scheduler)) {
                meant($0.setting(0).then(0))
            }
        }
    }

    private mutating func joined(_ a: Twin, _ b: Twin) -> Twin {
        func twin(
            _ name: String, _ played: Observable<Int>, otherIsFirst: Bool = false,
            _ mean: @escaping (Timeline, Timeline) -> Timeline
        ) -> Twin {
            Twin("\(a.text).\(name)(\(b.text))", played) {
                mean(a.meant($0.then(1)), b.meant($0.then(otherIsFirst ? 0 : 2)))
            }
        }
        let join = Self.combine

        switch number(1...12) {
        case 1: return twin("merge", .merge(a.played, b.played), Timeline.merge)
        case 2:
            return twin("combineLatest", .combineLatest(a.played, b.played, resultSelector: join)) {
                .combineLatest($0, $1, join)
            }
        case 3:
            return twin("zip", .zip(a.played, b.played, resultSelector: join)) {
                .zip($0, $1, join)
            }
        case 4:
            return twin(
                "withLatestFrom", a.played.withLatestFrom(b.played, resultSelector: join),
                otherIsFirst: true
            ) { $0.withLatestFrom($1, join) }
        case 5: return twin("sample", a.played.sample(b.played)) { $0.sample($1) }
        case 6:
            return twin("take(until)", a.played.take(until: b.played), otherIsFirst: true) {
                $0.takeUntil($1)
            }
        case 7: return twin("skip(until)", a.played.skip(until: b.played)) { $0.skipUntil($1) }
        case 8: return twin("amb", a.played.amb(b.played), Timeline.amb)
        case 9:
            return Twin("\(a.text).concat(\(b.text))", a.played.concat(b.played)) {
                a.meant($0).followed(where: \.isCompleted, by: b.meant)
            }
        case 10:
            return Twin("\(a.text).catch(\(b.text))", a.played.catch { _ in b.played }) {
                a.meant($0).followed(where: \.isError, by: b.meant)
            }
        case 11:
            return Twin(
                "\(a.text).ifEmpty(switchTo: \(b.text))", a.played.ifEmpty(switchTo: b.played)
            ) {
                let timeline = a.meant($0)
                if !timeline.elements.isEmpty { return timeline }
                return timeline.followed(where: \.isCompleted, by: b.meant)
            }
        default:
            // Heard twice, with one subscription.
            let shared = a.played.share()
            return Twin(
                "\(a.text).share().merged with itself", .merge(shared, shared.map { $0 + 1 })
            ) { beginning in
                let first = a.meant(beginning)
                // What is said at once, the second listener misses; if that is all, it begins anew.
                if first.end?.at.work === beginning.work {
                    return first.followed(where: \.isCompleted) {
                        a.meant($0).each { [$0 + 1] }
                    }
                }
                return Timeline(first) { happening, say in
                    say(happening.event)
                    if happening.at.work > beginning.work, let element = happening.event.element {
                        say(.next(element + 1))
                    }
                }
            }
        }
    }

    private mutating func flattened(_ twin: Twin, _ inner: Twin) -> Twin {
        func flattened(
            _ name: String, _ played: Observable<Int>, _ mean: @escaping (Timeline) -> Timeline
        ) -> Twin {
            Twin("\(twin.text).\(name) { \(inner.text) }", played) { mean(twin.meant($0)) }
        }
        let source = twin.played
        switch number(1...4) {
        case 1:
            return flattened("flatMap", source.flatMap { _ in inner.played }) {
                $0.flatMap(inner.meant)
            }
        case 2:
            return flattened("flatMapFirst", source.flatMapFirst { _ in inner.played }) {
                $0.flatMapFirst(inner.meant)
            }
        case 3:
            return flattened("flatMapLatest", source.flatMapLatest { _ in inner.played }) {
                $0.flatMapLatest(inner.meant)
            }
        default:
            return flattened("concatMap", source.concatMap { _ in inner.played }) {
                $0.concatMap(inner.meant)
            }
        }
    }
}
