import Reactive
import ReactiveTesting
import RxCompatibility
import XCTest

final class RecoveringTests: XCTestCase {
    private var scheduler: TestScheduler!

    override func setUp() {
        super.setUp()
        scheduler = TestScheduler(initialClock: 0)
    }

    func testCatch() {
        let xs = scheduler.createHotObservable([.next(210, 1), .error(230, NetworkError.status(7))])
        let ys = scheduler.createHotObservable([.next(240, 4), .completed(250)])
        var seen: Error?
        let res = scheduler.start {
            xs.catch { error in
                seen = error
                return ys.asObservable()
            }
        }
        XCTAssertEqual(res.events, [.next(210, 1), .next(240, 4), .completed(250)])
        XCTAssertEqual(seen as? NetworkError, .status(7))
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 230)])
        XCTAssertEqual(ys.subscriptions, [Subscription(230, 250)])
    }

    func testCatchInAllForms() {
        let failing = Observable<Int>.of(1).concat(Observable.error(NetworkError.offline))
        XCTAssertEqual(said(failing.catch { _ in .just(2) }), "1 2 |")
        XCTAssertEqual(said(failing.catch { _ in Observable.empty() }), "1 |")
        XCTAssertEqual(said(failing.catch { throw $0 }), "1 #")
        XCTAssertEqual(
            said(
                failing.catch { error -> Observable<Int> in
                    if case NetworkError.offline = error { return .of(3, 4) }
                    throw error
                }), "1 3 4 |")
        XCTAssertEqual(said(failing.catchAndReturn(9)), "1 9 |")
        XCTAssertEqual(said(Observable.catch(sequence: [failing, failing, .of(5)])), "1 1 5 |")
        XCTAssertEqual(said(Observable.catch(sequence: [failing])), "1 #")
    }

    func testRetry() {
        let xs = scheduler.createColdObservable([.next(10, 1), .error(20, NetworkError.offline)])
        let res = scheduler.start(disposed: 255) { xs.retry() }
        XCTAssertEqual(res.events, [.next(210, 1), .next(230, 1), .next(250, 1)])
        XCTAssertEqual(
            xs.subscriptions,
            [Subscription(200, 220), Subscription(220, 240), Subscription(240, 255)])
    }

    func testRetryCount() {
        let xs = scheduler.createColdObservable([.next(10, 1), .error(20, NetworkError.offline)])
        let res = scheduler.start { xs.retry(2) }
        XCTAssertEqual(
            res.events, [.next(210, 1), .next(230, 1), .error(240, NetworkError.offline)])
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 220), Subscription(220, 240)])
    }

    func testRetryWhen() {
        let scheduler = self.scheduler!
        let xs = scheduler.createColdObservable([.next(10, 1), .error(20, NetworkError.offline)])
        let res = scheduler.start(disposed: 300) {
            xs.retry(when: { errors in
                errors.flatMap { _ in Observable<Int>.timer(.seconds(30), scheduler: scheduler) }
            })
        }
        XCTAssertEqual(res.events, [.next(210, 1), .next(260, 1)])
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 220), Subscription(250, 270)])
    }

    func testRetryWhenUsesItsTriggerOnlyAfterAnError() {
        let scheduler = self.scheduler!
        let xs = scheduler.createColdObservable([.next(10, 1), .error(100, NetworkError.offline)])
        let res = scheduler.start(disposed: 400) {
            xs.retry(when: { _ in Observable<Int>.interval(.seconds(30), scheduler: scheduler) })
        }
        XCTAssertEqual(res.events, [.next(210, 1), .next(330, 1)])
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 300), Subscription(320, 400)])
    }

    func testRetryWhenEndsWithItsTriggerOnlyAfterAnError() {
        let xs = scheduler.createColdObservable([.next(10, 1), .completed(20)])
        let res = scheduler.start { xs.retry(when: { _ in Observable<Int>.empty() }) }
        XCTAssertEqual(res.events, [.next(210, 1), .completed(220)])

        let other = TestScheduler(initialClock: 0)
        let ys = other.createColdObservable([.next(10, 1), .error(20, NetworkError.offline)])
        let trigger = other.createHotObservable([.next(215, 1), .completed(230)])
        let failed = other.start { ys.retry(when: { _ in trigger }) }
        XCTAssertEqual(failed.events, [.next(210, 1), .completed(230)])
        XCTAssertEqual(trigger.subscriptions, [Subscription(200, 230)])
    }

    func testAFailedAttemptIsLeftBeforeTheNextBegins() {
        var log: [String] = []
        var observers: [AnyObserver<Int>] = []
        let file = Observable<Int>.create { observer in
            log.append("open")
            observers.append(observer)
            return Disposables.create { log.append("close") }
        }
        let subscription = file.retry().subscribe(onNext: { _ in })
        observers[0].onError(NetworkError.offline)
        XCTAssertEqual(log, ["open", "close", "open"])
        subscription.dispose()
    }

    func testRetryWhenInAllForms() {
        let failing = Observable<Int>.of(1).concat(Observable.error(NetworkError.offline))
        XCTAssertEqual(said(failing.retry { $0.take(2) }), "1 1 1 |")
        XCTAssertEqual(said(failing.retry(when: { _ in Observable.just(()) })), "1 |")
        XCTAssertEqual(
            said(
                failing.retry { (errors: Observable<Error>) in
                    errors.enumerated().flatMap { attempt, error -> Observable<Void> in
                        attempt < 2 ? .just(()) : .error(error)
                    }
                }), "1 1 1 #")
        XCTAssertEqual(
            said(
                failing.retry { (errors: Observable<NetworkError>) in
                    errors.flatMap { $0 == .offline ? Observable.just(1) : .empty() }.take(1)
                }), "1 1 |")
        XCTAssertEqual(
            said(
                Observable<Int>.error(RxError.unknown).retry { (errors: Observable<NetworkError>) in
                    errors
                }), "#")
    }

    func testTimeout() {
        let scheduler = self.scheduler!
        let xs = scheduler.createHotObservable([.next(210, 1), .next(280, 2), .next(400, 3)])
        let res = scheduler.start { xs.timeout(.seconds(100), scheduler: scheduler) }
        XCTAssertEqual(res.events, [.next(210, 1), .next(280, 2), .error(380, RxError.timeout)])
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 380)])
    }

    func testTimeoutWithAnotherStream() {
        let scheduler = self.scheduler!
        let xs = scheduler.createHotObservable([.next(210, 1), .next(400, 3)])
        let ys = scheduler.createColdObservable([.next(5, 9), .completed(10)])
        let res = scheduler.start { xs.timeout(.seconds(100), other: ys, scheduler: scheduler) }
        XCTAssertEqual(res.events, [.next(210, 1), .next(315, 9), .completed(320)])
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 310)])
        XCTAssertEqual(ys.subscriptions, [Subscription(310, 320)])
    }
}
