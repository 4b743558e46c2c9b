import Reactive
import ReactiveTesting
import RxCompatibility
import XCTest

final class TransformingTests: XCTestCase {
    private var scheduler: TestScheduler!

    override func setUp() {
        super.setUp()
        scheduler = TestScheduler(initialClock: 0)
    }

    func testMap() {
        let xs = scheduler.createHotObservable([
            .next(150, 1), .next(210, 0), .next(220, 1), .completed(300),
        ])
        let res = scheduler.start { xs.map { $0 * 2 } }
        XCTAssertEqual(res.events, [.next(210, 0), .next(220, 2), .completed(300)])
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 300)])
    }

    func testMapTakesInitializersMethodsAndKeyPaths() {
        let users = Observable.of(User(id: 1, name: "ann"), User(id: 2, name: "bob"))
        XCTAssertEqual(said(users.map(\.name)), "ann bob |")
        XCTAssertEqual(said(users.map { $0.id }), "1 2 |")
        XCTAssertEqual(said(Observable.of(1, 2).map(String.init)), "1 2 |")
        XCTAssertEqual(said(Observable.of(1.0, 2.5).map(Int.init)), "1 2 |")
        XCTAssertEqual(said(Observable.of((3, "c"), (4, "d")).map(User.init).map(\.id)), "3 4 |")
        XCTAssertEqual(said(Observable.of(1, 2).map(double)), "2 4 |")
        XCTAssertEqual(said(Observable.of(1, 2).map { _ in }), "() () |")
        XCTAssertEqual(said(Observable.of(1).map { .some($0) }.map { (x: Int?) in x ?? 0 }), "1 |")
    }

    private func double(_ x: Int) -> Int { x * 2 }

    func testMapTurnsAThrowIntoAnError() {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
        let res = scheduler.start {
            xs.map { x throws -> Int in
                if x == 2 { throw NetworkError.status(x) }
                return x
            }
        }
        XCTAssertEqual(res.events, [.next(210, 1), .error(220, NetworkError.status(2))])
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 220)])
    }

    func testMapOfATupleDestructuresIt() {
        let pairs = Observable.of((1, "a"), (2, "b"))
        XCTAssertEqual(said(pairs.map { number, letter in "\(letter)\(number)" }), "a1 b2 |")
        XCTAssertEqual(said(pairs.map { $0.1 }), "a b |")
        XCTAssertEqual(said(pairs.filter { number, _ in number > 1 }.map { $0.1 }), "b |")
    }

    func testCompactMap() {
        XCTAssertEqual(said(Observable.of("1", "a", "3").compactMap(Int.init)), "1 3 |")
        XCTAssertEqual(said(Observable.of("1", "a").compactMap { Int($0) }), "1 |")
        XCTAssertEqual(said(Observable<Int?>.of(1, nil, 3).compactMap { $0 }), "1 3 |")
    }

    func testEnumerated() {
        let letters = Observable.of("a", "b")
        XCTAssertEqual(said(letters.enumerated().map { index, x in "\(x)\(index)" }), "a0 b1 |")
        XCTAssertEqual(said(letters.enumerated().map { $0.index }), "0 1 |")
        XCTAssertEqual(said(letters.enumerated().map { $0.element }), "a b |")
    }

    func testScan() {
        let xs = scheduler.createHotObservable([
            .next(210, 2), .next(220, 3), .next(230, 4), .completed(240),
        ])
        let res = scheduler.start { xs.scan(42) { $0 + $1 } }
        XCTAssertEqual(
            res.events, [.next(210, 44), .next(220, 47), .next(230, 51), .completed(240)])
    }

    func testScanInAllForms() {
        let xs = Observable.of(1, 2, 3)
        XCTAssertEqual(said(xs.scan(0, accumulator: +)), "1 3 6 |")
        XCTAssertEqual(said(xs.scan(0, accumulator: { $0 + $1 })), "1 3 6 |")
        XCTAssertEqual(said(xs.scan("") { text, x in text + String(x) }), "1 12 123 |")
        XCTAssertEqual(said(xs.scan([]) { $0 + [$1] }), "[1] [1, 2] [1, 2, 3] |")
        XCTAssertEqual(said(xs.scan(into: 0) { $0 += $1 }), "1 3 6 |")
        XCTAssertEqual(
            said(xs.scan(into: []) { all, x in all.append(x) }), "[1] [1, 2] [1, 2, 3] |")
        XCTAssertEqual(said(xs.scan(into: 1, accumulator: { $0 *= $1 })), "1 2 6 |")
        XCTAssertEqual(said(xs.scan(false) { last, _ in !last }), "true false true |")
    }

    func testScanRestartsForEachSubscriber() {
        let sums = Observable.of(1, 2).scan(into: 0) { $0 += $1 }
        XCTAssertEqual(said(sums), "1 3 |")
        XCTAssertEqual(said(sums), "1 3 |")
    }

    func testReduce() {
        let xs = Observable.of(1, 2, 3)
        XCTAssertEqual(said(xs.reduce(10, accumulator: +)), "16 |")
        XCTAssertEqual(said(xs.reduce(0) { $0 + $1 }), "6 |")
        XCTAssertEqual(said(xs.reduce(0, accumulator: +, mapResult: { "sum \($0)" })), "sum 6 |")
        XCTAssertEqual(said(Observable<Int>.empty().reduce(10, accumulator: +)), "10 |")
        XCTAssertEqual(said(Observable<Int>.error(NetworkError.offline).reduce(0) { $0 + $1 }), "#")
    }

    func testReduceEmitsItsResultAtTheEnd() {
        let xs = scheduler.createHotObservable([.next(210, 2), .next(220, 3), .completed(250)])
        let res = scheduler.start { xs.reduce(0, accumulator: +) }
        XCTAssertEqual(res.events, [.next(250, 5), .completed(250)])
    }

    func testToArray() {
        let xs = scheduler.createHotObservable([.next(210, 2), .next(220, 3), .completed(250)])
        let res = scheduler.start { xs.toArray().asObservable() }
        XCTAssertEqual(res.events, [.next(250, [2, 3]), .completed(250)])

        var all: [Int] = []
        Observable.of(1, 2).toArray().subscribe(onSuccess: { all = $0 }).dispose()
        XCTAssertEqual(all, [1, 2])
    }

    func testFlatMap() {
        let inner1 = scheduler.createColdObservable([
            .next(10, "a1"), .next(30, "a2"), .completed(40),
        ])
        let inner2 = scheduler.createColdObservable([.next(10, "b1"), .completed(50)])
        let xs = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
        let res = scheduler.start { xs.flatMap { $0 == 1 ? inner1 : inner2 } }
        XCTAssertEqual(
            res.events, [.next(220, "a1"), .next(230, "b1"), .next(240, "a2"), .completed(270)])
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 230)])
        XCTAssertEqual(inner1.subscriptions, [Subscription(210, 250)])
        XCTAssertEqual(inner2.subscriptions, [Subscription(220, 270)])
    }

    func testFlatMapTakesAnythingThatIsAStream() {
        let xs = Observable.of(1, 2)
        XCTAssertEqual(said(xs.flatMap { Single.just($0 * 10) }), "10 20 |")
        XCTAssertEqual(said(xs.flatMap { Driver.just($0 * 10) }), "10 20 |")
        XCTAssertEqual(said(xs.flatMap { Observable.of($0, $0) }), "1 1 2 2 |")
        XCTAssertEqual(said(xs.flatMap { _ in BehaviorSubject(value: 7) }), "7 7")
        XCTAssertEqual(said(xs.flatMap { _ in BehaviorRelay(value: 7) }), "7 7")
        XCTAssertEqual(said(xs.flatMap { _ in Observable<String>.empty() }), "|")
        XCTAssertEqual(
            said(
                xs.flatMap { x -> Observable<String> in
                    guard x > 1 else { return .empty() }
                    return .just("two")
                }), "two |")
    }

    func testFlatMapLatest() {
        let inner1 = scheduler.createColdObservable([
            .next(10, "a1"), .next(30, "a2"), .completed(40),
        ])
        let inner2 = scheduler.createColdObservable([.next(10, "b1"), .completed(50)])
        let xs = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .completed(240)])
        let res = scheduler.start { xs.flatMapLatest { $0 == 1 ? inner1 : inner2 } }
        XCTAssertEqual(res.events, [.next(220, "a1"), .next(240, "b1"), .completed(280)])
        XCTAssertEqual(inner1.subscriptions, [Subscription(210, 230)])
        XCTAssertEqual(inner2.subscriptions, [Subscription(230, 280)])
    }

    func testFlatMapLatestWithAWeakOwner() {
        var owner: Owner? = Owner()
        let xs = PublishSubject<Int>()
        var heard: [String] = []
        let subscription = xs.flatMapLatest { [weak owner] x -> Observable<String> in
            guard let owner = owner else { return .empty() }
            owner.heard.append("\(x)")
            return .just("\(x)!")
        }.subscribe(onNext: { heard.append($0) })
        xs.onNext(1)
        XCTAssertEqual(owner?.heard, ["1"])
        owner = nil
        xs.onNext(2)
        XCTAssertEqual(heard, ["1!"])
        subscription.dispose()
    }

    func testFlatMapFirst() {
        let inner = scheduler.createColdObservable([.next(10, "a"), .completed(25)])
        let xs = scheduler.createHotObservable([
            .next(210, 1), .next(220, 2), .next(240, 3), .completed(250),
        ])
        let res = scheduler.start { xs.flatMapFirst { x in inner.map { "\($0)\(x)" } } }
        XCTAssertEqual(res.events, [.next(220, "a1"), .next(250, "a3"), .completed(265)])
        XCTAssertEqual(inner.subscriptions, [Subscription(210, 235), Subscription(240, 265)])
    }

    func testConcatMap() {
        let inner = scheduler.createColdObservable([.next(10, "a"), .completed(25)])
        let xs = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(225)])
        let res = scheduler.start { xs.concatMap { x in inner.map { "\($0)\(x)" } } }
        XCTAssertEqual(res.events, [.next(220, "a1"), .next(245, "a2"), .completed(260)])
        XCTAssertEqual(inner.subscriptions, [Subscription(210, 235), Subscription(235, 260)])
    }

    func testInnerErrorsEndFlattening() {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(300)])
        let inner = scheduler.createColdObservable([
            .next(5, "a"), .error(20, NetworkError.offline),
        ])
        let res = scheduler.start { xs.flatMap { _ in inner } }
        XCTAssertEqual(
            res.events, [.next(215, "a"), .next(225, "a"), .error(230, NetworkError.offline)])
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 230)])
        XCTAssertEqual(inner.subscriptions, [Subscription(210, 230), Subscription(220, 230)])
    }

    func testMaterialize() {
        let xs = scheduler.createHotObservable([.next(210, 2), .error(250, NetworkError.offline)])
        let res = scheduler.start { xs.materialize() }
        XCTAssertEqual(
            res.events,
            [
                .next(210, Event.next(2)), .next(250, Event.error(NetworkError.offline)),
                .completed(250),
            ])
        XCTAssertEqual(
            said(Observable.of(1, 2).materialize().filter { $0.isStopEvent }), "completed |")
        XCTAssertEqual(said(Observable.of(1, 2).materialize().compactMap { $0.element }), "1 2 |")
        XCTAssertEqual(
            said(Observable<Int>.error(NetworkError.offline).materialize().compactMap { $0.error }),
            "offline |")
    }

    func testDematerialize() {
        XCTAssertEqual(said(Observable.of(1, 2).materialize().dematerialize()), "1 2 |")
        XCTAssertEqual(
            said(Observable<Event<Int>>.of(.next(1), .completed, .next(2)).dematerialize()), "1 |")
        XCTAssertEqual(
            said(Observable.of(.next(1), Event<Int>.error(NetworkError.offline)).dematerialize()),
            "1 #")
    }

    func testWithUnretained() {
        var owner: Owner? = Owner()
        let xs = PublishSubject<Int>()
        var heard: [String] = []
        var completed = 0
        let bag = DisposeBag()
        xs.withUnretained(owner!).subscribe(onNext: { owner, x in owner.heard.append("\(x)") })
            .disposed(by: bag)
        xs.withUnretained(owner!) { owner, x in "\(x)!" }.subscribe(
            onNext: { heard.append($0) }, onCompleted: { completed += 1 }
        ).disposed(by: bag)
        xs.withUnretained(owner!).map { owner, x in x }.subscribe(onCompleted: { completed += 1 })
            .disposed(by: bag)
        xs.onNext(1)
        XCTAssertEqual(owner?.heard, ["1"])
        XCTAssertEqual(heard, ["1!"])
        owner = nil
        xs.onNext(2)
        XCTAssertEqual(heard, ["1!"])
        XCTAssertEqual(completed, 2)
    }

    func testIgnoreElements() {
        let xs = scheduler.createHotObservable([.next(210, 1), .completed(220)])
        let res = scheduler.start { xs.ignoreElements() }
        XCTAssertEqual(res.events.map(\.time), [220])
        XCTAssertTrue(res.events[0].value.isCompleted)
    }
}
