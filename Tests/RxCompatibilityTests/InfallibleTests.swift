import Reactive
import ReactiveTesting
import RxCompatibility
import Testing

@Suite struct `An infallible` {
    @Test func `an infallible has a replacement for an error`() {
        let failing = Observable<Int>.error(Failure(number: 7))
        #expect(heard(failing.asInfallible(onErrorJustReturn: 1)) == [.next(1), .completed])
        #expect(heard(failing.asInfallible(onErrorFallbackTo: .just(2))).first == .next(2))
        let recovered = failing.asInfallible { .just(($0 as? Failure)?.number ?? 0) }
        #expect(heard(recovered) == [.next(7), .completed])
        #expect(heard(BehaviorRelay(value: 1).asInfallible()) == [.next(1)])
        #expect(heard(Driver.just(1).asInfallible()) == [.next(1), .completed])
    }

    @Test func `create emits the events of its function`() {
        let made = Infallible<Int>.create { observer in
            observer(.next(1))
            observer(.completed)
            observer(.next(2))
            return Disposables.create()
        }
        #expect(heard(made) == [.next(1), .completed])
    }

    @Test func `the operators of an infallible return infallibles`() {
        let chain: Infallible<String> = Infallible.of(1, 2, 2, 3, 4)
            .distinctUntilChanged()
            .filter { $0 > 1 }
            .map { $0 * 10 }
            .scan(0) { $0 + $1 }
            .flatMapLatest { Infallible.just("\($0)") }
        #expect(heard(chain) == [.next("20"), .next("50"), .next("90"), .completed])
        let both = Infallible.combineLatest(Infallible.just(1), Infallible.just("a"))
        #expect(heard(both.map { "\($0)\($1)" }) == [.next("1a"), .completed])
        #expect(heard(Infallible.zip(.of(1, 2), .of(3, 4)) { $0 + $1 }).count == 3)
        #expect(heard(Infallible.merge(.just(1), .just(2)).toArray()).first == .next([1, 2]))
    }

    @Test func `up to eight infallibles, or a collection of them, are combined and zipped`() {
        func all(_ stream: Infallible<Int>) -> [Int] { heard(stream).compactMap(\.element) }
        let (a, b, c, d) = (
            Infallible.just(1), Infallible.just(2), Infallible.just(3), Infallible.just(4)
        )
        #expect(all(.zip(a, b) { $0 + $1 }) == [3])
        #expect(all(Infallible.zip(a, b, c).map { $0 + $1 + $2 }) == [6])
        #expect(all(Infallible.zip(a, b, c, d, a, b).map { $0.5 * $0.2 }) == [6])
        #expect(
            all(Infallible.zip(a, b, c, d, a, b, c, d) { $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7 })
                == [20])
        #expect(
            all(Infallible.combineLatest(a, b, c, d, a, b, c, d).map { $0.0 + $0.7 }) == [5])
        #expect(all(Infallible.combineLatest([a, b, c]).map { $0.reduce(0, +) }) == [6])
        #expect(all(Infallible.zip([a, b, c]) { $0.reduce(0, *) }) == [0])
        #expect(all(Infallible.concat(a, b, c)) == [1, 2, 3])
    }

    @Test func `take and skip work on an infallible like on any stream`() {
        let scheduler = TestScheduler()
        func result(
            _ make: @escaping (Infallible<Int>) -> Infallible<Int>
        ) -> [Recorded<Event<Int>>] {
            let scheduler = TestScheduler()
            return scheduler.start(disposed: 250) {
                make(.interval(.seconds(10), scheduler: scheduler))
            }.events
        }
        #expect(result { $0.take(2) } == [.next(210, 0), .next(220, 1), .completed(220)])
        #expect(result { $0.take(while: { $0 < 1 }) } == [.next(210, 0), .completed(220)])
        #expect(
            result { $0.take(until: { $0 == 1 }, behavior: .inclusive) } == [
                .next(210, 0), .next(220, 1), .completed(220),
            ])
        #expect(result { $0.take(until: Infallible.just(1)) } == [.completed(200)])
        #expect(result { $0.skip(while: { $0 < 2 }) } == [.next(230, 2), .next(240, 3)])
        #expect(result { $0.skip(until: Observable<Int>.never()) } == [])
        #expect(
            heard(Infallible.range(start: 1, count: 2)) == [.next(1), .next(2), .completed])
        let timed = scheduler.start { Infallible.of(1, 2, scheduler: scheduler) }
        #expect(timed.events == [.next(201, 1), .next(202, 2), .completed(203)])
    }

    @Test func `an infallible is shared on request only`() {
        var subscriptions = 0
        func source() -> Infallible<Int> {
            .create { observer in
                subscriptions += 1
                observer(.next(1))
                return Disposables.create()
            }
        }
        let apart = source().map { $0 + 1 }
        let together = source().share(replay: 1).map { $0 + 1 }
        let driver = source().asDriver().asInfallible().map { $0 + 1 }
        let bag = DisposeBag()
        for (stream, expected) in [(apart, 2), (together, 3), (driver, 4)] {
            stream.subscribe(onNext: { _ in }).disposed(by: bag)
            stream.subscribe(onNext: { _ in }).disposed(by: bag)
            #expect(subscriptions == expected)
        }
    }

    @Test func `an infallible is bound, driven and subscribed to without an error`() {
        let relay = BehaviorRelay<Int?>(value: nil)
        _ = Infallible.of(1, 2).bind(to: relay)
        #expect(relay.value == 2)
        var heard: [Int] = []
        _ = Infallible.of(1, 2).subscribe(onNext: { heard.append($0) })
        _ = Infallible.of(3).asDriver().drive(onNext: { heard.append($0) })
        _ = Infallible.of(4).asSignal().emit(onNext: { heard.append($0) })
        #expect(heard == [1, 2, 3, 4])
    }

    @Test func `the values of an infallible are awaited without try`() async {
        var heard: [Int] = []
        for await element in Infallible.of(1, 2).values { heard.append(element) }
        for await element in Driver.of(3, 4).values { heard.append(element) }
        for await element in Signal.just(5).values { heard.append(element) }
        #expect(heard == [1, 2, 3, 4, 5])
    }
}
