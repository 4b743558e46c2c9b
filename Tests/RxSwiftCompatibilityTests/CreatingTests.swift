import Reactive
import ReactiveTesting
import RxCompatibility
import XCTest

final class CreatingTests: XCTestCase {
    private var scheduler: TestScheduler!

    override func setUp() {
        super.setUp()
        scheduler = TestScheduler(initialClock: 0)
    }

    func testCreateEmitsTheEventsOfItsFunctionUntilTheEnd() {
        let res = scheduler.start {
            Observable<Int>.create { observer in
                observer.onNext(1)
                observer.onNext(2)
                observer.onCompleted()
                observer.onNext(100)
                observer.onError(NetworkError.offline)
                return Disposables.create()
            }
        }

        XCTAssertEqual(res.events, [.next(200, 1), .next(200, 2), .completed(200)])
    }

    func testCreateInfersItsElementFromTheFunctionAroundIt() {
        func load(_ path: String) -> Observable<String> {
            return Observable.create { observer in
                if path.isEmpty {
                    observer.onError(NetworkError.status(404))
                } else {
                    observer.on(.next("<\(path)>"))
                    observer.on(.completed)
                }
                return Disposables.create()
            }
        }

        XCTAssertEqual(said(load("a")), "<a> |")
        XCTAssertEqual(said(load("")), "#")
    }

    func testCreateDisposesOfItsResourceAtTheEndAndOnDisposal() {
        var disposed = 0
        let ended = Observable<Int>.create { observer in
            observer.onCompleted()
            return Disposables.create { disposed += 1 }
        }
        ended.subscribe().dispose()
        XCTAssertEqual(disposed, 1)

        let endless = Observable<Int>.create { _ in Disposables.create { disposed += 1 } }
        let subscription = endless.subscribe(onNext: { _ in })
        XCTAssertEqual(disposed, 1)
        subscription.dispose()
        XCTAssertEqual(disposed, 2)
    }

    func testJust() {
        XCTAssertEqual(said(Observable.just(42)), "42 |")
        XCTAssertEqual(said(Observable<Void>.just(())), "() |")
        XCTAssertEqual(said(Observable.just(()).map { _ in 1 }), "1 |")
    }

    func testJustWithASchedulerTakesTwoTicks() {
        let scheduler = TestScheduler(initialClock: 0)
        let res = scheduler.start { Observable.just(42, scheduler: scheduler) }
        XCTAssertEqual(res.events, [.next(201, 42), .completed(202)])
    }

    func testOf() {
        let scheduler = TestScheduler(initialClock: 0)
        XCTAssertEqual(said(Observable.of(1, 2, 3)), "1 2 3 |")
        let res = scheduler.start { Observable.of(3, 1, 4, scheduler: scheduler) }
        XCTAssertEqual(res.events, [.next(201, 3), .next(202, 1), .next(203, 4), .completed(204)])
    }

    func testFrom() {
        let scheduler = TestScheduler(initialClock: 0)
        XCTAssertEqual(said(Observable.from([1, 2, 3])), "1 2 3 |")
        XCTAssertEqual(said(Observable.from(1...3)), "1 2 3 |")
        XCTAssertEqual(said(Observable.from(Set([7]))), "7 |")
        XCTAssertEqual(said(Observable.from("ab")), "a b |")
        XCTAssertEqual(said(Observable.from([String]())), "|")
        XCTAssertEqual(said(Observable.from(["a": 1]).map { $0.value }), "1 |")
        let res = scheduler.start { Observable.from([3, 1], scheduler: scheduler) }
        XCTAssertEqual(res.events, [.next(201, 3), .next(202, 1), .completed(203)])
    }

    func testFromOptional() {
        let scheduler = TestScheduler(initialClock: 0)
        let some: Int? = 5
        let none: Int? = nil
        XCTAssertEqual(said(Observable.from(optional: some)), "5 |")
        XCTAssertEqual(said(Observable.from(optional: none)), "|")
        let res = scheduler.start { Observable.from(optional: some, scheduler: scheduler) }
        XCTAssertEqual(res.events, [.next(201, 5), .completed(202)])
        let nothing = TestScheduler(initialClock: 0)
        let empty = nothing.start { Observable.from(optional: none, scheduler: nothing) }
        XCTAssertEqual(empty.events, [.completed(201)])
    }

    func testEmptyNeverAndError() {
        let empty = scheduler.start { Observable<Int>.empty() }
        XCTAssertEqual(empty.events, [.completed(200)])

        let never = TestScheduler(initialClock: 0).start { Observable<Int>.never() }
        XCTAssertEqual(never.events, [])

        let error = TestScheduler(initialClock: 0).start {
            Observable<Int>.error(NetworkError.offline)
        }
        XCTAssertEqual(error.events, [.error(200, NetworkError.offline)])
        XCTAssertNotEqual(error.events, [.error(200, NetworkError.status(1))])
    }

    func testDeferredIsMadeForEachSubscriber() {
        var made = 0
        let numbers = Observable<Int>.deferred {
            made += 1
            return .just(made)
        }
        XCTAssertEqual(said(numbers), "1 |")
        XCTAssertEqual(said(numbers), "2 |")

        let failing = Observable<Int>.deferred { throw NetworkError.offline }
        XCTAssertEqual(said(failing), "#")
    }

    func testDeferredWithASubscriptionWindow() {
        let xs = scheduler.createColdObservable([.next(100, 1), .completed(200)])
        let res = scheduler.start { Observable.deferred { xs } }
        XCTAssertEqual(res.events, [.next(300, 1), .completed(400)])
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 400)])
    }

    func testRange() {
        let scheduler = TestScheduler(initialClock: 0)
        XCTAssertEqual(said(Observable.range(start: 1, count: 3)), "1 2 3 |")
        XCTAssertEqual(said(Observable.range(start: 1, count: 0)), "|")
        XCTAssertEqual(said(Observable<Int64>.range(start: -1, count: 2)), "-1 0 |")
        let res = scheduler.start { Observable.range(start: 10, count: 2, scheduler: scheduler) }
        XCTAssertEqual(res.events, [.next(201, 10), .next(202, 11), .completed(203)])
    }

    func testRepeatElement() {
        let scheduler = TestScheduler(initialClock: 0)
        XCTAssertEqual(said(Observable.repeatElement("x").take(3)), "x x x |")
        let res = scheduler.start(disposed: 204) {
            Observable.repeatElement(42, scheduler: scheduler)
        }
        XCTAssertEqual(res.events, [.next(201, 42), .next(202, 42), .next(203, 42)])
    }

    func testGenerate() {
        let scheduler = TestScheduler(initialClock: 0)
        let numbers = Observable.generate(
            initialState: 1, condition: { $0 < 100 }, iterate: { $0 * 5 })
        XCTAssertEqual(said(numbers), "1 5 25 |")
        XCTAssertEqual(
            said(Observable.generate(initialState: 0, condition: { _ in true }) { $0 + 1 }.take(2)),
            "0 1 |")
        let res = scheduler.start {
            Observable.generate(
                initialState: 0, condition: { $0 <= 2 }, scheduler: scheduler,
                iterate: { (x: Int) throws -> Int in
                    if x == 1 { throw NetworkError.offline }
                    return x + 1
                })
        }
        XCTAssertEqual(
            res.events, [.next(201, 0), .next(202, 1), .error(203, NetworkError.offline)])
    }

    func testUsingDisposesOfTheResourceAfterTheStream() {
        var log: [String] = []
        let resource = Observable<Int>.using(
            { CompositeDisposable(Disposables.create { log.append("closed") }) },
            observableFactory: { (file: CompositeDisposable) -> Observable<Int> in
                XCTAssertFalse(file.isDisposed)
                return Observable.of(1, 2).do(onDispose: { log.append("left") })
            })
        XCTAssertEqual(said(resource), "1 2 |")
        XCTAssertEqual(log, ["left", "closed"])
    }

    func testUsingFailsWithTheErrorOfItsFactories() {
        let first = Observable<Int>.using(
            { () throws -> BooleanDisposable in throw NetworkError.offline },
            observableFactory: { _ in Observable.never() })
        XCTAssertEqual(said(first), "#")

        let file = BooleanDisposable()
        let second = Observable<Int>.using(
            { file }, observableFactory: { _ in throw NetworkError.offline })
        XCTAssertEqual(said(second), "#")
        XCTAssertTrue(file.isDisposed)
    }

    func testInterval() {
        let scheduler = TestScheduler(initialClock: 0)
        let res = scheduler.start { Observable<Int>.interval(.seconds(250), scheduler: scheduler) }
        XCTAssertEqual(res.events, [.next(450, 0), .next(700, 1), .next(950, 2)])
    }

    func testIntervalInMillisecondsWithAFinerResolution() {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
        let res = scheduler.start {
            Observable<Int64>.interval(.milliseconds(300), scheduler: scheduler).take(2)
        }
        XCTAssertEqual(res.events, [.next(500, 0), .next(800, 1), .completed(800)])
    }

    func testTimer() {
        let scheduler = TestScheduler(initialClock: 0)
        let res = scheduler.start { Observable<Int>.timer(.seconds(300), scheduler: scheduler) }
        XCTAssertEqual(res.events, [.next(500, 0), .completed(500)])

        let other = TestScheduler(initialClock: 0)
        let beats = other.start(disposed: 400) {
            Observable<Int>.timer(.seconds(100), period: .seconds(40), scheduler: other)
        }
        XCTAssertEqual(beats.events, [.next(300, 0), .next(340, 1), .next(380, 2)])
    }

    func testAnyTypeWithASubscribeOfItsOwnIsAnObservable() {
        struct Countdown: ObservableType {
            typealias Element = Int
            func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
            where Observer.Element == Int {
                observer.onNext(2)
                observer.onNext(1)
                observer.onCompleted()
                return Disposables.create()
            }
        }
        XCTAssertEqual(said(Countdown().map { $0 * 2 }), "4 2 |")
        XCTAssertEqual(said(Observable.just(9).concat(Countdown())), "9 2 1 |")
    }
}
