import Reactive
import ReactiveTesting
import RxCompatibility
import Testing

@Suite struct `The elements of operators` {
    private func events<Source: ObservableConvertibleType>(of stream: Source) -> [Event<
        Source.Element
    >] {
        var heard: [Event<Source.Element>] = []
        _ = stream.asObservable().subscribe { heard.append($0) }
        return heard
    }

    /// A stream that is fed directly, without a subject that would order the elements.
    private func fed() -> (stream: Observable<Int>, feed: (Int) -> Void) {
        var observer: AnyObserver<Int>?
        let stream = Observable<Int>.create {
            observer = $0
            return Disposables.create()
        }
        return (stream, { observer?.onNext($0) })
    }

    @Test func `take counts before it sends, so a responding source does not overshoot`() {
        let (stream, feed) = fed()
        var heard: [Event<Int>] = []
        _ = stream.take(2).subscribe {
            heard.append($0)
            if let element = $0.element, element < 5 { feed(element + 1) }
        }
        feed(1)
        #expect(heard == [.next(1), .next(2), .completed])
    }

    @Test func `the other forms of take do not overshoot either`() {
        func heard(_ take: (Observable<Int>) -> Observable<Int>) -> [Event<Int>] {
            let (stream, feed) = fed()
            var heard: [Event<Int>] = []
            _ = take(stream).subscribe {
                heard.append($0)
                if let element = $0.element, element < 5 { feed(element + 1) }
            }
            feed(1)
            return heard
        }
        #expect(
            heard { $0.take(while: { $0 < 2 }, behavior: .inclusive) } == [
                .next(1), .next(2), .completed,
            ])
        #expect(
            heard { $0.take(until: { $0 == 2 }, behavior: .exclusive) } == [.next(1), .completed])
        #expect(heard { $0.first().asObservable().compactMap { $0 } } == [.next(1), .completed])
        #expect(heard { $0.element(at: 0) } == [.next(1), .completed])
    }

    @Test func `take(0) completes without subscribing`() {
        let source = TestScheduler().createHotObservable([Recorded<Event<Int>>.next(10, 1)])
        #expect(events(of: source.take(0)) == [.completed])
        #expect(source.subscriptions.isEmpty)
    }

    @Test func `take leaves its source with the last element`() {
        let scenario = Scenario(
            """
            source    -a-b-c-d-|
            take      -a-(b|)
            source?   ^--!
            """)
        let source = scenario.hot("source")
        scenario.hear("take", source.take(2))
        scenario.watch("source?", source)
        #expect(scenario.played == scenario.written)
    }

    @Test func `distinctUntilChanged compares with the last element it emitted`() {
        #expect(
            events(of: Observable.of(1, 1, 2, 2, 1).distinctUntilChanged()) == [
                .next(1), .next(2), .next(1), .completed,
            ])
        // 2 is close to 1 and is not emitted; 3 is compared with 1, not with 2.
        #expect(
            events(of: Observable.of(1, 2, 3, 4, 5).distinctUntilChanged { abs($0 - $1) < 2 }) == [
                .next(1), .next(3), .next(5), .completed,
            ])
        let tens = Observable.of(1, 9, 12, 18, 5)
        #expect(
            events(of: tens.distinctUntilChanged { $0 / 10 }) == [
                .next(1), .next(12), .next(5), .completed,
            ])
        #expect(
            events(of: tens.distinctUntilChanged({ $0 }, comparer: { $1 < $0 })) == [
                .next(1), .next(9), .next(12), .next(18), .completed,
            ])
        #expect(
            events(of: Observable.of("a", "b", "cc", "d").distinctUntilChanged(at: \.count)) == [
                .next("a"), .next("cc"), .next("d"), .completed,
            ])
    }

    @Test func `distinctUntilChanged counts an element as emitted before it is heard`() {
        let (stream, feed) = fed()
        var heard: [Int] = []
        _ = stream.distinctUntilChanged().subscribe(onNext: {
            heard.append($0)
            feed(1)
        })
        feed(1)
        #expect(heard == [1])
    }

    @Test func `element(at:) fails if there are too few elements`() {
        let source = Observable.of(10, 11, 12)
        #expect(events(of: source.element(at: 2)) == [.next(12), .completed])
        #expect(events(of: source.element(at: 3)) == [.error(RxError.argumentOutOfRange)])
        #expect(
            events(of: Observable<Int>.error(TestError()).element(at: 0)) == [.error(TestError())])
    }

    @Test func `takeLast emits the last elements at the end, and drops them on an error`() {
        let scenario = Scenario(
            """
            source    -a-b-c-|
            last      -------(bc|)
            fails     -a-b-c-#
            none      -------#
            """)
        scenario.hear("last", scenario.hot("source").takeLast(2))
        scenario.hear("none", scenario.hot("fails").takeLast(2))
        #expect(scenario.played == scenario.written)
        for count in 0...12 {
            let last = events(of: Observable.from(1...10).takeLast(count)).compactMap(\.element)
            #expect(last == Array((1...10).suffix(count)))
        }
        #expect(events(of: Observable.of(1, 2).takeLast(.max)).count == 3)
    }

    @Test func `scan does not emit its seed, and reduce emits only the result`() {
        let source = Observable.of(1, 2, 3)
        #expect(
            events(of: source.scan(10, accumulator: +)) == [
                .next(11), .next(13), .next(16), .completed,
            ])
        #expect(
            events(of: source.scan(into: 10) { $0 += $1 }) == [
                .next(11), .next(13), .next(16), .completed,
            ])
        #expect(events(of: Observable.empty().scan(10, accumulator: +)) == [.completed])
        #expect(events(of: source.reduce(10, accumulator: +)) == [.next(16), .completed])
        #expect(events(of: Observable.empty().reduce(1, accumulator: +)) == [.next(1), .completed])
        #expect(
            events(of: Observable<Int>.error(TestError()).reduce(1, accumulator: +)) == [
                .error(TestError())
            ])
    }

    @Test func `each subscription to scan begins with the seed`() {
        for sums in [
            Observable.of(1, 2).scan(0, accumulator: +),
            Observable.of(1, 2).scan(into: 0) { $0 += $1 },
        ] {
            #expect(events(of: sums) == [.next(1), .next(3), .completed])
            #expect(events(of: sums) == [.next(1), .next(3), .completed])
        }
    }

    @Test func `ifEmpty is for streams that complete without an element, not for errors`() {
        #expect(events(of: Observable.empty().ifEmpty(default: 1)) == [.next(1), .completed])
        #expect(events(of: Observable.just(2).ifEmpty(default: 1)) == [.next(2), .completed])
        #expect(
            events(of: Observable.error(TestError()).ifEmpty(default: 1)) == [.error(TestError())])
        #expect(
            events(of: Observable.empty().ifEmpty(switchTo: .of(1, 2))) == [
                .next(1), .next(2), .completed,
            ])
        #expect(
            events(of: Observable.error(TestError()).ifEmpty(switchTo: .of(1, 2))) == [
                .error(TestError())
            ])
    }

    @Test func `asSingle needs exactly one element`() {
        #expect(events(of: Observable<Int>.empty().asSingle()) == [.error(RxError.noElements)])
        #expect(events(of: Observable.of(1, 2).asSingle()) == [.error(RxError.moreThanOneElement)])
        #expect(events(of: Observable.just(1).asSingle()) == [.next(1), .completed])
        #expect(events(of: Observable<Int>.error(TestError()).asSingle()) == [.error(TestError())])
    }

    @Test func `asSingle answers when its source completes`() {
        let scenario = Scenario(
            """
            source    -a--|
            single    ----(a|)
            """)
        scenario.hear("single", scenario.hot("source").asSingle())
        #expect(scenario.played == scenario.written)
    }

    @Test func `first is nil for an empty stream`() {
        #expect(events(of: Observable<Int>.empty().first()) == [.next(nil), .completed])
        #expect(events(of: Observable.of(1, 2).first()) == [.next(1), .completed])
        #expect(events(of: Observable<Int>.error(TestError()).first()) == [.error(TestError())])
    }

    @Test func `single emits its element at once, and fails at a second or without any`() {
        #expect(
            events(of: Observable.of(1, 2).single()) == [
                .next(1), .error(RxError.moreThanOneElement),
            ])
        #expect(events(of: Observable<Int>.empty().single()) == [.error(RxError.noElements)])
        #expect(events(of: Observable.of(1, 2, 3).single { $0 == 2 }) == [.next(2), .completed])
    }

    @Test func `an error thrown by a function is the error of the stream, and leaves the source`() {
        let operators: [String: (Observable<Int>) -> Observable<Int>] = [
            "map": { $0.map { _ in throw TestError() } },
            "compactMap": { $0.compactMap { _ in throw TestError() } },
            "filter": { $0.filter { _ in throw TestError() } },
            "scan": { $0.scan(0) { _, _ in throw TestError() } },
            "scan into": { $0.scan(into: 0) { _, _ in throw TestError() } },
            "reduce": { $0.reduce(0) { _, _ in throw TestError() } },
            "take while": { $0.take(while: { _ in throw TestError() }) },
            "take until": { $0.take(until: { _ in throw TestError() }) },
            "skip while": { $0.skip(while: { _ in throw TestError() }) },
            "single": { $0.single { _ in throw TestError() } },
            "distinct key": { $0.distinctUntilChanged { _ -> Int in throw TestError() } },
            "distinct comparer": {
                $0.startWith(0).distinctUntilChanged { (_: Int, _: Int) in throw TestError() }.skip(
                    1)
            }, "flatMap": { $0.flatMap { _ -> Observable<Int> in throw TestError() } },
            "flatMapFirst": { $0.flatMapFirst { _ -> Observable<Int> in throw TestError() } },
            "flatMapLatest": { $0.flatMapLatest { _ -> Observable<Int> in throw TestError() } },
            "concatMap": { $0.concatMap { _ -> Observable<Int> in throw TestError() } },
        ]
        for (name, chain) in operators {
            let subject = PublishSubject<Int>()
            var heard: [Event<Int>] = []
            _ = chain(subject).subscribe { heard.append($0) }
            subject.onNext(1)
            #expect(heard == [.error(TestError())], "\(name)")
            #expect(!subject.hasObservers, "\(name)")
        }
        #expect(
            events(of: Observable.of(1).reduce(0, accumulator: +) { _ -> Int in throw TestError() })
                == [.error(TestError())])
        #expect(events(of: Observable<Int>.deferred { throw TestError() }) == [.error(TestError())])
        #expect(
            events(
                of: Observable.generate(initialState: 0, condition: { _ in true }) {
                    if $0 == 1 { throw TestError() }
                    return $0 + 1
                }) == [.next(0), .next(1), .error(TestError())])
    }

    @Test func `materialize makes elements of the events, dematerialize events of the elements`() {
        #expect(
            events(of: Observable<Int>.of(1, 2).materialize()) == [
                .next(.next(1)), .next(.next(2)), .next(.completed), .completed,
            ])
        #expect(
            events(of: Observable<Int>.error(TestError()).materialize()) == [
                .next(.error(TestError())), .completed,
            ])
        let written: [Event<Int>] = [.next(1), .error(TestError()), .next(2)]
        #expect(
            events(of: Observable.from(written).dematerialize()) == [.next(1), .error(TestError())])
    }

    @Test func `withUnretained emits its elements while the object lives, and then ends`() {
        let subject = PublishSubject<Int>()
        var token: Token? = Token()
        var heard: [Event<Int>] = []
        _ = subject.withUnretained(token!) { $1 }.subscribe { heard.append($0) }
        subject.onNext(1)
        token = nil
        subject.onNext(2)
        #expect(heard == [.next(1), .completed])
        #expect(!subject.hasObservers)
    }
}
