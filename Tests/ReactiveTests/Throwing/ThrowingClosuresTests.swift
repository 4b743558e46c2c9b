import Reactive
import ReactiveTesting
import RxCompatibility
import Testing

private struct Refusal: Error, Equatable {}

/// Throws for the number 3.
@Sendable private func refusing(_ number: Int) throws -> Int {
    if number == 3 { throw Refusal() }
    return number
}

/// An operator with a closure that throws.
private struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let play: @Sendable (Observable<Int>) -> Observable<Int>

    init(_ name: String, _ play: @escaping @Sendable (Observable<Int>) -> Observable<Int>) {
        (testDescription, self.play) = (name, play)
    }
}

@Suite struct `Closures that throw` {
    /// Plays `marbles` through the operator, and expects the error at `time` and the end of every
    /// subscription to the source.
    private func expect(
        _ marbles: String, _ throwing: Case, toFailAt time: Int,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let scheduler = TestScheduler()
        let source = scheduler.createHotObservable(Marbles.events(marbles) { Int($0) ?? 0 })
        let observer = scheduler.createObserver(Int.self)
        let subscription = throwing.play(source).subscribe(observer)
        scheduler.start()
        #expect(observer.events.last == .error(time, Refusal()), sourceLocation: sourceLocation)
        #expect(
            observer.events.dropLast().allSatisfy { $0.value.element != nil && $0.time <= time },
            sourceLocation: sourceLocation)
        #expect(
            source.subscriptions.allSatisfy { $0 == Subscription(0, time) },
            sourceLocation: sourceLocation)
        subscription.dispose()
    }

    private static let elements = [
        Case("map") { $0.map(refusing) },
        Case("compactMap") { $0.compactMap(refusing) },
        Case("filter") { $0.filter { try refusing($0) > 0 } },
        Case("scan") { $0.scan(0) { try $0 + refusing($1) } },
        Case("scan(into:)") { $0.scan(into: 0) { try $0 += refusing($1) } },
        Case("reduce") { $0.reduce(0) { try $0 + refusing($1) } },
        Case("reduce, mapResult") {
            $0.reduce(0, accumulator: { try $0 + refusing($1) }, mapResult: { $0 })
        },
        Case("distinctUntilChanged(comparer)") {
            $0.distinctUntilChanged { try refusing($0) == refusing($1) }
        },
        Case("distinctUntilChanged(keySelector)") { $0.distinctUntilChanged { try refusing($0) } },
        Case("distinctUntilChanged(keySelector, comparer:)") {
            $0.distinctUntilChanged(refusing, comparer: ==)
        },
        Case("distinctUntilChanged(_, comparer)") {
            $0.distinctUntilChanged({ $0 }, comparer: { try refusing($0) == refusing($1) })
        },
        Case("take(while:)") { $0.take(while: { try refusing($0) > 0 }) },
        Case("take(until:)") { $0.take(until: { try refusing($0) < 0 }) },
        Case("skip(while:)") { $0.skip(while: { try refusing($0) > 0 }) },
        Case("single") { $0.single { try refusing($0) > 4 } },
        Case("flatMap") { $0.flatMap { Observable.just(try refusing($0)) } },
        Case("flatMapFirst") { $0.flatMapFirst { Observable.just(try refusing($0)) } },
        Case("flatMapLatest") { $0.flatMapLatest { Observable.just(try refusing($0)) } },
        Case("flatMapLatest, over another") {
            $0.flatMapLatest { Observable.merge(.just(try refusing($0)), .never()) }
        },
        Case("concatMap") { $0.concatMap { Observable.just(try refusing($0)) } },
        Case("do(onNext:)") { $0.do(onNext: { _ = try refusing($0) }) },
        Case("do(afterNext:)") { $0.do(afterNext: { _ = try refusing($0) }) },
        Case("withLatestFrom") { $0.withLatestFrom(Observable.just(0)) { try refusing($0) + $1 } },
        Case("combineLatest of two") {
            .combineLatest($0, Observable.just(0)) { a, _ in try refusing(a) }
        },
        Case("combineLatest of three") {
            .combineLatest($0, $0, $0) { _, _, c in try refusing(c) }
        },
        Case("combineLatest of four") {
            .combineLatest($0, $0, $0, $0) { _, _, _, d in try refusing(d) }
        },
        Case("combineLatest of five") {
            .combineLatest($0, $0, $0, $0, $0) { _, _, _, _, e in try refusing(e) }
        },
        Case("combineLatest of eight") {
            .combineLatest($0, $0, $0, $0, $0, $0, $0, $0) { _, _, _, _, _, _, _, h in
                try refusing(h)
            }
        },
        Case("combineLatest of a collection") {
            .combineLatest([$0, $0]) { try refusing($0[1]) }
        },
        Case("zip of two") { .zip($0, $0) { _, b in try refusing(b) } },
        Case("zip of three") { .zip($0, $0, $0) { _, _, c in try refusing(c) } },
        Case("zip of four") { .zip($0, $0, $0, $0) { _, _, _, d in try refusing(d) } },
        Case("zip of five") { .zip($0, $0, $0, $0, $0) { _, _, _, _, e in try refusing(e) } },
        Case("zip of eight") {
            .zip($0, $0, $0, $0, $0, $0, $0, $0) { _, _, _, _, _, _, _, h in try refusing(h) }
        },
        Case("zip of a collection") { .zip([$0, $0]) { try refusing($0[1]) } },
        Case("within a shared stream") { $0.map(refusing).share(replay: 1) },
        Case("within a connected stream") { $0.map(refusing).publish().refCount() },
        Case("within a multicast") {
            $0.multicast({ PublishSubject() }, selector: { $0.map(refusing) })
        },
        Case("Single.map") { $0.take(3).takeLast(1).asSingle().map(refusing).asObservable() },
        Case("Single.flatMap") {
            $0.take(3).takeLast(1).asSingle().flatMap { .just(try refusing($0)) }.asObservable()
        },
        Case("Single.zip") {
            let single = $0.element(at: 2).asSingle()
            return Single.zip(single, single) { try refusing($0) + $1 }.asObservable()
        },
    ]

    @Test(arguments: elements)
    private func `an error that a closure throws at an element is the error of the stream`(
        throwing: Case
    ) {
        expect("-1-2-3-4-|", throwing, toFailAt: 5)
    }

    private static let completions = [
        Case("reduce, mapResult") {
            $0.reduce(0, accumulator: +, mapResult: { _ in throw Refusal() })
        },
        Case("do(onCompleted:)") { $0.do(onCompleted: { throw Refusal() }) },
    ]

    @Test(arguments: completions)
    private func `an error that a closure throws at the completion is the error of the stream`(
        throwing: Case
    ) {
        expect("-1-2-|", throwing, toFailAt: 5)
    }

    private static let failures = [
        Case("catch") { $0.catch { _ in throw Refusal() } },
        Case("do(onError:)") { $0.do(onError: { _ in throw Refusal() }) },
        Case("retry(when:)") {
            $0.retry { (errors: Observable<any Error>) in
                errors.map { _ in throw Refusal() }
            }
        },
        Case("Single.catch") {
            $0.asSingle().catch { _ in throw Refusal() }.asObservable()
        },
    ]

    @Test(arguments: failures)
    private func `an error that a closure throws at an error replaces it`(throwing: Case) {
        expect("-1---#", throwing, toFailAt: 5)
    }

    private static let beginnings = [
        Case("deferred") { _ in .deferred { throw Refusal() } },
        Case("generate, condition") { _ in
            .generate(initialState: 1, condition: { try refusing($0) > 0 }, iterate: { $0 + 1 })
        },
        Case("generate, iterate") { _ in
            .generate(initialState: 3, condition: { _ in true }, iterate: refusing)
        },
        Case("using, resourceFactory") { source in
            .using(
                { () throws -> BooleanDisposable in throw Refusal() },
                observableFactory: { _ in source })
        },
        Case("using, observableFactory") { _ in
            .using({ BooleanDisposable() }, observableFactory: { _ in throw Refusal() })
        },
        Case("multicast, subjectSelector") {
            $0.multicast(
                { () throws -> PublishSubject<Int> in throw Refusal() }, selector: { $0 })
        },
        Case("multicast, selector") {
            $0.multicast(
                { PublishSubject<Int>() },
                selector: { _ -> Observable<Int> in throw Refusal() })
        },
        Case("combineLatest of nothing") { _ in
            .combineLatest([Observable<Int>]()) { _ in throw Refusal() }
        },
        Case("Single.deferred") { _ in Single.deferred { throw Refusal() }.asObservable() },
    ]

    @Test(arguments: beginnings)
    private func `an error that a closure throws at the beginning is the error of the stream`(
        throwing: Case
    ) {
        expect("-1-2-|", throwing, toFailAt: 0)
    }

    @Test func `an error that a closure throws after the end is dropped`() {
        let after = Observable.of(1).do(afterCompleted: { throw Refusal() })
        var heard: [Event<Int>] = []
        after.subscribe { heard.append($0) }.dispose()
        #expect(heard == [.next(1), .completed])

        heard = []
        let failing = Observable<Int>.error(RxError.unknown).do(afterError: { _ in throw Refusal() }
        )
        failing.subscribe { heard.append($0) }.dispose()
        #expect(heard == [.error(RxError.unknown)])
    }

    @Test func `a mapped observer hears a thrown error`() {
        var heard: [Event<Int>] = []
        let observer = AnyObserver<Int> { heard.append($0) }.mapObserver(refusing)
        observer.onNext(2)
        observer.onNext(3)
        #expect(heard == [.next(2), .error(Refusal())])
    }

    @Test(arguments: elements)
    private func `a thrown error frees the resources of the source, and leaks nothing`(
        throwing: Case
    ) {
        var opened = 0
        var closed = 0
        let numbers = PublishSubject<Int>()
        let leaked = Subscriptions.leaked {
            let source = Observable<Int>.create { observer in
                opened += 1
                let subscription = numbers.subscribe(observer)
                return Disposables.create(subscription, Disposables.create { closed += 1 })
            }
            var errors: [any Error] = []
            let subscription = throwing.play(source).subscribe(onError: { errors.append($0) })
            for number in 1...4 { numbers.onNext(number) }
            #expect(errors.count == 1)
            #expect(errors.first is Refusal)
            withExtendedLifetime(subscription) {
                #expect(opened > 0)
                #expect(opened == closed)
                #expect(!numbers.hasObservers)
            }
        }
        #expect(leaked == 0)
    }
}
