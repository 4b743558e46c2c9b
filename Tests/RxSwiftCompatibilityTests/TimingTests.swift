import Reactive
import ReactiveTesting
import RxCompatibility
import XCTest

final class TimingTests: XCTestCase {
    private var scheduler: TestScheduler!

    override func setUp() {
        super.setUp()
        scheduler = TestScheduler(initialClock: 0)
    }

    func testDebounce() {
        let xs = scheduler.createHotObservable([
            .next(150, 1), .next(210, 2), .next(240, 3), .next(250, 4), .completed(300),
        ])
        let res = scheduler.start { xs.debounce(.seconds(20), scheduler: self.scheduler) }
        XCTAssertEqual(res.events, [.next(230, 2), .next(270, 4), .completed(300)])
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 300)])
    }

    func testThrottle() {
        let xs = scheduler.createHotObservable([
            .next(150, 1), .next(210, 2), .next(250, 3), .next(310, 4), .next(350, 5),
            .next(410, 6), .next(450, 7), .completed(500),
        ])
        let res = scheduler.start { xs.throttle(.seconds(200), scheduler: self.scheduler) }
        XCTAssertEqual(res.events, [.next(210, 2), .next(410, 6), .next(610, 7), .completed(610)])
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 500)])
    }

    func testThrottleWithoutTheLatest() {
        let xs = scheduler.createHotObservable([
            .next(150, 1), .next(210, 2), .next(250, 3), .next(310, 4), .next(350, 5),
            .next(410, 6), .next(450, 7), .completed(500),
        ])
        let res = scheduler.start {
            xs.throttle(.seconds(200), latest: false, scheduler: self.scheduler)
        }
        XCTAssertEqual(res.events, [.next(210, 2), .next(410, 6), .completed(500)])
    }

    func testDelay() {
        let xs = scheduler.createHotObservable([
            .next(250, 2), .next(350, 3), .next(450, 4), .completed(550),
        ])
        let res = scheduler.start { xs.delay(.seconds(100), scheduler: self.scheduler) }
        XCTAssertEqual(res.events, [.next(350, 2), .next(450, 3), .next(550, 4), .completed(650)])
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 550)])
    }

    func testDelayDoesNotDelayErrors() {
        let xs = scheduler.createHotObservable([
            .next(250, 2), .next(350, 3), .error(370, NetworkError.offline),
        ])
        let res = scheduler.start { xs.delay(.seconds(50), scheduler: self.scheduler) }
        XCTAssertEqual(res.events, [.next(300, 2), .error(370, NetworkError.offline)])
    }

    func testDelaySubscription() {
        let xs = scheduler.createColdObservable([.next(50, 42), .completed(80)])
        let res = scheduler.start { xs.delaySubscription(.seconds(30), scheduler: self.scheduler) }
        XCTAssertEqual(res.events, [.next(280, 42), .completed(310)])
        XCTAssertEqual(xs.subscriptions, [Subscription(230, 310)])
    }

    func testBuffer() {
        let xs = scheduler.createHotObservable([
            .next(205, 1), .next(210, 2), .next(240, 3), .next(280, 4), .next(320, 5),
            .next(350, 6), .next(370, 7), .next(420, 8), .next(470, 9), .completed(600),
        ])
        let res = scheduler.start {
            xs.buffer(timeSpan: .seconds(70), count: 3, scheduler: self.scheduler)
        }
        XCTAssertEqual(
            res.events,
            [
                .next(240, [1, 2, 3]), .next(310, [4]), .next(370, [5, 6, 7]), .next(440, [8]),
                .next(510, [9]), .next(580, []), .next(600, []), .completed(600),
            ])
    }

    func testObserveOn() {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
        let res = scheduler.start { xs.observe(on: self.scheduler) }
        XCTAssertEqual(res.events, [.next(211, 1), .next(221, 2), .completed(231)])
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 230)])
    }

    func testSubscribeOn() {
        let xs = scheduler.createHotObservable([.next(201, 0), .next(210, 1)])
        let res = scheduler.start { xs.subscribe(on: self.scheduler) }
        XCTAssertEqual(res.events, [.next(210, 1)])
        XCTAssertEqual(xs.subscriptions, [Subscription(201, 1001)])
    }

    @MainActor func testObserveOnTheMainScheduler() {
        var heard: [Int] = []
        Observable.of(1, 2).subscribe(on: MainScheduler.instance).observe(
            on: MainScheduler.instance
        ).subscribe(onNext: { heard.append($0) }).dispose()
        XCTAssertEqual(heard, [1, 2])
    }

    func testDo() {
        var log: [String] = []
        let xs = Observable.just(1)
            .do(
                onNext: { log.append("next \($0)") }, afterNext: { log.append("after \($0)") },
                onError: { _ in log.append("error") },
                afterError: { _ in log.append("after error") },
                onCompleted: { log.append("completed") },
                afterCompleted: { log.append("after completed") },
                onSubscribe: { log.append("subscribe") },
                onSubscribed: { log.append("subscribed") },
                onDispose: { log.append("dispose") })
        XCTAssertEqual(said(xs), "1 |")
        XCTAssertEqual(
            log,
            [
                "subscribe", "next 1", "after 1", "completed", "after completed", "subscribed",
                "dispose",
            ])
    }

    func testDoWithErrors() {
        var log: [String] = []
        let failing = Observable<Int>.error(NetworkError.offline)
        XCTAssertEqual(
            said(
                failing.do(
                    onError: { log.append("\($0)") }, afterError: { log.append("after \($0)") })),
            "#")
        XCTAssertEqual(log, ["offline", "after offline"])
        XCTAssertEqual(
            said(Observable.of(1, 2).do(onNext: { if $0 == 2 { throw NetworkError.offline } })),
            "1 #")
        XCTAssertEqual(
            said(Observable<Int>.empty().do(onCompleted: { throw NetworkError.offline })), "#")
        XCTAssertEqual(said(Observable.of(1).do { log.append("\($0)") }), "1 |")
        XCTAssertEqual(log.last, "1")
    }

    func testDebug() {
        XCTAssertEqual(said(Observable.of(1).debug("one")), "1 |")
        var lines: [String] = []
        XCTAssertEqual(said(Observable.of(1).debug("one", to: { lines.append($0) })), "1 |")
        XCTAssertEqual(
            lines,
            [
                "one -> subscribed", "one -> Event next(1)", "one -> Event completed",
                "one -> isDisposed",
            ])
        lines = []
        let long = String(repeating: "x", count: 50)
        _ = said(Observable.of(long).debug("long", trimOutput: true, to: { lines.append($0) }))
        XCTAssertTrue(lines[1].contains("..."))
        lines = []
        _ = said(Observable<Int>.never().debug(to: { lines.append($0) }))
        XCTAssertTrue(lines[0].hasPrefix("TimingTests.swift:"))
        XCTAssertTrue(lines[1].hasSuffix(" -> isDisposed"))
    }
}
