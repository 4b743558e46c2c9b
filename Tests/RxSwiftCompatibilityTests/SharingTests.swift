import Reactive
import ReactiveTesting
import RxCompatibility
import XCTest

final class SharingTests: XCTestCase {
    private var scheduler: TestScheduler!
    private var xs: TestableObservable<Int>!

    override func setUp() {
        super.setUp()
        scheduler = TestScheduler(initialClock: 0)
        xs = scheduler.createColdObservable([
            .next(10, 1), .next(20, 2), .next(30, 3), .completed(40),
        ])
    }

    /// Subscribes to `stream` at two times, and disposes of the subscriptions at others.
    private func listen(
        to stream: Observable<Int>, at first: (Int, Int) = (200, 400),
        and second: (Int, Int) = (215, 400)
    ) -> (first: TestableObserver<Int>, second: TestableObserver<Int>) {
        let observers = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
        for (observer, times) in [(observers.0, first), (observers.1, second)] {
            var subscription: Disposable?
            scheduler.scheduleAt(times.0) { subscription = stream.subscribe(observer) }
            scheduler.scheduleAt(times.1) { subscription?.dispose() }
        }
        scheduler.start()
        return observers
    }

    func testShare() {
        let (first, second) = listen(to: xs.share())
        XCTAssertEqual(
            first.events, [.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
        XCTAssertEqual(second.events, [.next(220, 2), .next(230, 3), .completed(240)])
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 240)])
    }

    func testShareReplay() {
        let (_, second) = listen(to: xs.share(replay: 1))
        XCTAssertEqual(
            second.events, [.next(215, 1), .next(220, 2), .next(230, 3), .completed(240)])
    }

    func testShareReplayMany() {
        let (_, second) = listen(to: xs.share(replay: 2), and: (225, 400))
        XCTAssertEqual(
            second.events, [.next(225, 1), .next(225, 2), .next(230, 3), .completed(240)])
    }

    func testShareWhileConnectedRestarts() {
        let (_, second) = listen(
            to: xs.share(replay: 1, scope: .whileConnected), at: (200, 215), and: (250, 265))
        XCTAssertEqual(second.events, [.next(260, 1)])
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 215), Subscription(250, 265)])
    }

    func testShareForeverRemembers() {
        let (_, second) = listen(
            to: xs.share(replay: 1, scope: .forever), at: (200, 400), and: (250, 400))
        XCTAssertEqual(second.events, [.next(250, 3), .completed(250)])
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 240)])
    }

    func testShareForeverWithoutReplay() {
        let (first, second) = listen(to: xs.share(replay: 0, scope: .forever), and: (215, 225))
        XCTAssertEqual(first.events.count, 4)
        XCTAssertEqual(second.events, [.next(220, 2)])
    }

    func testPublishAndConnect() {
        let published = xs.publish()
        var connection: Disposable?
        scheduler.scheduleAt(205) { connection = published.connect() }
        scheduler.scheduleAt(228) { connection?.dispose() }
        let (first, second) = listen(to: published, and: (218, 400))
        XCTAssertEqual(first.events, [.next(215, 1), .next(225, 2)])
        XCTAssertEqual(second.events, [.next(225, 2)])
        XCTAssertEqual(xs.subscriptions, [Subscription(205, 228)])
    }

    func testPublishRefCount() {
        let (first, second) = listen(to: xs.publish().refCount(), at: (200, 212), and: (205, 225))
        XCTAssertEqual(first.events, [.next(210, 1)])
        XCTAssertEqual(second.events, [.next(210, 1), .next(220, 2)])
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 225)])
    }

    func testReplayRefCount() {
        let (_, second) = listen(to: xs.replay(1).refCount(), and: (225, 400))
        XCTAssertEqual(second.events, [.next(225, 2), .next(230, 3), .completed(240)])
    }

    func testReplayAll() {
        let (_, second) = listen(to: xs.replayAll().refCount(), and: (225, 400))
        XCTAssertEqual(
            second.events, [.next(225, 1), .next(225, 2), .next(230, 3), .completed(240)])
    }

    func testMulticastWithASubject() {
        let subject = PublishSubject<Int>()
        let multicast = xs.multicast(subject)
        scheduler.scheduleAt(200) { _ = multicast.connect() }
        let (first, _) = listen(to: multicast, at: (205, 400))
        XCTAssertEqual(first.events.first, .next(210, 1))
    }

    func testMulticastWithASubjectFactory() {
        let multicast: ConnectableObservable<Int> = xs.multicast(makeSubject: {
            BehaviorSubject(value: 0)
        })
        let (first, _) = listen(to: multicast.refCount(), at: (200, 215))
        XCTAssertEqual(first.events, [.next(200, 0), .next(210, 1)])
        XCTAssertEqual(said(Observable.of(1).multicast { PublishSubject<Int>() }.refCount()), "1 |")
    }

    func testMulticastWithASelector() {
        let res = scheduler.start {
            self.xs.multicast(
                { PublishSubject<Int>() },
                selector: { shared in Observable.zip(shared, shared) { $0 + $1 } })
        }
        XCTAssertEqual(res.events, [.next(210, 2), .next(220, 4), .next(230, 6), .completed(240)])
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 240)])
    }
}
