import Reactive
import ReactiveTesting
import RxCompatibility
import XCTest

final class FilteringTests: XCTestCase {
    private var scheduler: TestScheduler!
    private var xs: TestableObservable<Int>!

    override func setUp() {
        super.setUp()
        scheduler = TestScheduler(initialClock: 0)
        xs = scheduler.createHotObservable([
            .next(110, 1), .next(210, 2), .next(220, 3), .next(230, 4), .next(240, 5),
            .completed(250),
        ])
    }

    func testFilter() {
        let res = scheduler.start { self.xs.filter { $0 % 2 == 0 } }
        XCTAssertEqual(res.events, [.next(210, 2), .next(230, 4), .completed(250)])
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 250)])
    }

    func testFilterTakesKeyPathsAndFunctions() {
        XCTAssertEqual(said(Observable.of("", "a").filter(\.isEmpty).map(\.count)), "0 |")
        XCTAssertEqual(said(Observable.of(true, false).filter { $0 }), "true |")
        XCTAssertEqual(said(Observable.of(1, 2, 3).filter(Set([1, 3]).contains)), "1 3 |")
    }

    func testDistinctUntilChangedInAllForms() {
        let numbers = Observable.of(1, 1, 2, 2, 1)
        let users = Observable.of(
            User(id: 1, name: "a"), User(id: 1, name: "b"), User(id: 2, name: "b"))
        XCTAssertEqual(said(numbers.distinctUntilChanged()), "1 2 1 |")
        XCTAssertEqual(said(numbers.distinctUntilChanged { $0 == $1 }), "1 2 1 |")
        XCTAssertEqual(said(numbers.distinctUntilChanged { $0 % 1 }), "1 |")
        XCTAssertEqual(said(numbers.distinctUntilChanged(==)), "1 2 1 |")
        XCTAssertEqual(said(numbers.distinctUntilChanged({ $0 }, comparer: { $0 >= $1 })), "1 2 |")
        XCTAssertEqual(said(users.distinctUntilChanged(at: \.id).map(\.name)), "a b |")
        XCTAssertEqual(said(users.distinctUntilChanged(at: \.name).map(\.id)), "1 1 |")
        XCTAssertEqual(said(users.distinctUntilChanged { $0.id }.map(\.name)), "a b |")
        XCTAssertEqual(said(users.distinctUntilChanged(\.id).map(\.name)), "a b |")
        XCTAssertEqual(said(users.distinctUntilChanged { $0.id == $1.id }.map(\.name)), "a b |")
        XCTAssertEqual(
            said(Observable<Int?>.of(nil, nil, 1, 1).distinctUntilChanged()), "nil Optional(1) |")
    }

    func testDistinctUntilChangedComparesWithTheLastEmittedElement() {
        let res = Observable.of(1, 2, 3, 5).distinctUntilChanged { $1 - $0 < 2 }
        XCTAssertEqual(said(res), "1 3 5 |")
    }

    func testTakeCount() {
        let res = scheduler.start { self.xs.take(2) }
        XCTAssertEqual(res.events, [.next(210, 2), .next(220, 3), .completed(220)])
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 220)])
    }

    func testTakeNothingDoesNotSubscribe() {
        let res = scheduler.start { self.xs.take(0) }
        XCTAssertEqual(res.events, [.completed(200)])
        XCTAssertEqual(xs.subscriptions, [])
    }

    func testTakeFor() {
        let res = scheduler.start { self.xs.take(for: .seconds(25), scheduler: self.scheduler) }
        XCTAssertEqual(res.events, [.next(210, 2), .next(220, 3), .completed(225)])
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 225)])
    }

    func testTakeDuration() {
        let res = scheduler.start { self.xs.take(.seconds(15), scheduler: self.scheduler) }
        XCTAssertEqual(res.events, [.next(210, 2), .completed(215)])
    }

    func testTakeLast() {
        let res = scheduler.start { self.xs.takeLast(2) }
        XCTAssertEqual(res.events, [.next(250, 4), .next(250, 5), .completed(250)])
        XCTAssertEqual(said(Observable.of(1, 2).takeLast(0)), "|")
        XCTAssertEqual(said(Observable.of(1, 2).takeLast(7)), "1 2 |")
    }

    func testTakeUntilAnotherStreamEmits() {
        let trigger = scheduler.createHotObservable([.next(225, "stop"), .completed(230)])
        let res = scheduler.start { self.xs.take(until: trigger) }
        XCTAssertEqual(res.events, [.next(210, 2), .next(220, 3), .completed(225)])
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 225)])
        XCTAssertEqual(trigger.subscriptions, [Subscription(200, 225)])
    }

    func testTakeUntilOutlivesTheCompletionOfItsTrigger() {
        let res = scheduler.start { self.xs.take(until: Observable<Void>.empty()).take(1) }
        XCTAssertEqual(res.events, [.next(210, 2), .completed(210)])
    }

    func testTakeUntilAPredicate() {
        XCTAssertEqual(said(Observable.of(1, 2, 3).take(until: { $0 == 2 })), "1 |")
        XCTAssertEqual(
            said(Observable.of(1, 2, 3).take(until: { $0 == 2 }, behavior: .inclusive)), "1 2 |")
        XCTAssertEqual(
            said(Observable.of(1, 2, 3).take(until: { $0 == 2 }, behavior: .exclusive)), "1 |")
    }

    func testTakeWhile() {
        XCTAssertEqual(said(Observable.of(1, 2, 3).take(while: { $0 < 3 })), "1 2 |")
        XCTAssertEqual(
            said(Observable.of(1, 2, 3).take(while: { $0 < 2 }, behavior: .inclusive)), "1 2 |")
    }

    func testSkip() {
        XCTAssertEqual(said(Observable.of(1, 2, 3).skip(2)), "3 |")
        XCTAssertEqual(said(Observable.of(1, 2, 3).skip(0)), "1 2 3 |")
        let res = scheduler.start { self.xs.skip(.seconds(25), scheduler: self.scheduler) }
        XCTAssertEqual(res.events, [.next(230, 4), .next(240, 5), .completed(250)])
    }

    func testSkipUntil() {
        let trigger = scheduler.createHotObservable([.next(225, "go"), .next(235, "again")])
        let res = scheduler.start { self.xs.skip(until: trigger) }
        XCTAssertEqual(res.events, [.next(230, 4), .next(240, 5), .completed(250)])
        XCTAssertEqual(trigger.subscriptions, [Subscription(200, 225)])
    }

    func testSkipUntilNeverEndsIfTheTriggerIsSilent() {
        let res = scheduler.start { self.xs.skip(until: Observable<Int>.never()) }
        XCTAssertEqual(res.events, [])
    }

    func testSkipWhile() {
        XCTAssertEqual(said(Observable.of(1, 2, 3, 1).skip(while: { $0 < 3 })), "3 1 |")
        XCTAssertEqual(said(Observable.of(1, 2).skip { $0 < 2 }), "2 |")
    }

    func testElementAt() {
        let res = scheduler.start { self.xs.element(at: 1) }
        XCTAssertEqual(res.events, [.next(220, 3), .completed(220)])
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 220)])

        let outside = TestScheduler(initialClock: 0).start { Observable.of(1).element(at: 1) }
        XCTAssertEqual(outside.events, [.error(200, RxError.argumentOutOfRange)])
    }

    func testFirst() {
        var heard: [Int?] = []
        Observable.of(1, 2).first().subscribe(onSuccess: { heard.append($0) }).dispose()
        Observable<Int>.empty().first().subscribe(onSuccess: { heard.append($0) }).dispose()
        XCTAssertEqual(heard, [1, nil])
    }

    func testSingle() {
        XCTAssertEqual(said(Observable.of(1).single()), "1 |")
        XCTAssertEqual(said(Observable.of(1, 2).single()), "1 #")
        XCTAssertEqual(said(Observable<Int>.empty().single()), "#")
        XCTAssertEqual(said(Observable.of(1, 2, 3).single { $0 == 2 }), "2 |")

        let many = scheduler.start { self.xs.single() }
        XCTAssertEqual(many.events, [.next(210, 2), .error(220, RxError.moreThanOneElement)])
    }

    func testAsSingle() {
        func result<Element>(_ single: Single<Element>) -> Result<Element, Error>? {
            var result: Result<Element, Error>?
            single.subscribe { result = $0 }.dispose()
            return result
        }
        XCTAssertEqual(try result(Observable.just(1).asSingle())?.get(), 1)
        XCTAssertThrowsError(try result(Observable<Int>.empty().asSingle())?.get()) {
            XCTAssertEqual($0 as? RxError, RxError.noElements)
        }
        XCTAssertThrowsError(try result(Observable.of(1, 2).asSingle())?.get()) {
            XCTAssertEqual($0 as? RxError, .moreThanOneElement)
        }
    }

    func testIfEmpty() {
        XCTAssertEqual(said(Observable<Int>.empty().ifEmpty(default: 7)), "7 |")
        XCTAssertEqual(said(Observable.of(1).ifEmpty(default: 7)), "1 |")
        XCTAssertEqual(said(Observable<Int>.empty().ifEmpty(switchTo: .of(8, 9))), "8 9 |")
        XCTAssertEqual(said(Observable<Int>.error(NetworkError.offline).ifEmpty(default: 7)), "#")
    }
}
