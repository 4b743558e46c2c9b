import Reactive
import ReactiveTesting
import RxCompatibility
import XCTest

final class SchedulersTests: XCTestCase {
    func testObserversAreScheduledAtTimes() {
        let scheduler = TestScheduler(initialClock: 0)
        let xs = scheduler.createHotObservable([
            .next(10, "a"), .next(20, "b"), .error(30, NetworkError.offline),
        ])
        let observer = scheduler.createObserver(String.self)
        var subscription: Disposable!
        scheduler.scheduleAt(5) { subscription = xs.subscribe(observer) }
        scheduler.scheduleAt(25) { subscription.dispose() }
        scheduler.start()
        XCTAssertEqual(observer.events, [.next(10, "a"), .next(20, "b")])
        XCTAssertEqual(xs.subscriptions, [Subscription(5, 25)])
        XCTAssertEqual(xs.recordedEvents.count, 3)
        XCTAssertEqual(scheduler.clock, 30)
    }

    func testAdvanceTo() {
        let scheduler = TestScheduler(initialClock: 0)
        let observer = scheduler.createObserver(Int.self)
        let bag = DisposeBag()
        Observable<Int>.interval(.seconds(10), scheduler: scheduler).subscribe(observer).disposed(
            by: bag)
        scheduler.advanceTo(25)
        XCTAssertEqual(scheduler.clock, 25)
        XCTAssertEqual(observer.events, [.next(10, 0), .next(20, 1)])
        scheduler.advanceTo(30)
        XCTAssertEqual(observer.events.count, 3)
    }

    func testStartingAgainAfterTheDefaultTimes() {
        let scheduler = TestScheduler(initialClock: 0)
        let beat = Observable<Int>.interval(.seconds(100), scheduler: scheduler)
        XCTAssertEqual(scheduler.start { beat.take(1) }.events, [.next(300, 0), .completed(300)])
        XCTAssertEqual(scheduler.clock, 1000)
        XCTAssertEqual(scheduler.start { beat }.events, [])
        XCTAssertEqual(scheduler.clock, 1001)
    }

    func testIsScheduleRequired() {
        XCTAssertTrue(CurrentThreadScheduler.isScheduleRequired)
        let work = CurrentThreadScheduler.instance.schedule(()) { _ in
            XCTAssertFalse(CurrentThreadScheduler.isScheduleRequired)
            return Disposables.create()
        }
        work.dispose()
        XCTAssertTrue(CurrentThreadScheduler.isScheduleRequired)
    }

    func testStartWithGivenTimes() {
        let scheduler = TestScheduler(initialClock: 0)
        let xs = scheduler.createHotObservable([.next(50, 1), .next(150, 2), .next(250, 3)])
        let res = scheduler.start(created: 10, subscribed: 100, disposed: 200) { xs }
        XCTAssertEqual(res.events, [.next(150, 2)])
        XCTAssertEqual(xs.subscriptions, [Subscription(100, 200)])
    }

    func testEventsAreComparedAsValues() {
        let scheduler = TestScheduler(initialClock: 0)
        let xs = scheduler.createColdObservable([
            Recorded.next(10, 1), .next(20, 2), Recorded.completed(30),
        ])
        let res = scheduler.start { xs }
        XCTAssertEqual(res.events, Recorded.events(.next(210, 1), .next(220, 2), .completed(230)))
        XCTAssertEqual(
            res.events, Recorded.events([.next(210, 1), .next(220, 2), .completed(230)]))
        let correct: [Recorded<Event<Int>>] = [
            .next(210, 1), .next(220, 2), .completed(230, Int.self),
        ]
        XCTAssertEqual(res.events, correct)
        XCTAssertEqual(res.events.first, Recorded(time: 210, value: .next(1)))
        XCTAssertEqual(res.events.compactMap { $0.value.element }, [1, 2])
        XCTAssertEqual(res.events.last?.time, 230)
        XCTAssertEqual("\(res.events[0])", "next(1) @ 210")
        XCTAssertEqual(
            Recorded.error(10, NetworkError.offline, Int.self), .error(10, NetworkError.offline))
    }

    func testAColdObservableBeginsForEachSubscriber() {
        let scheduler = TestScheduler(initialClock: 0)
        let xs = scheduler.createColdObservable([.next(10, 1), .completed(20)])
        let first = scheduler.createObserver(Int.self)
        let second = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(100) { _ = xs.subscribe(first) }
        scheduler.scheduleAt(150) { _ = xs.subscribe(second) }
        scheduler.start()
        XCTAssertEqual(first.events, [.next(110, 1), .completed(120)])
        XCTAssertEqual(second.events, [.next(160, 1), .completed(170)])
    }

    func testStopAndSleep() {
        let scheduler = TestScheduler(initialClock: 0)
        var ran: [Int] = []
        scheduler.scheduleAt(10) {
            ran.append(10)
            scheduler.stop()
        }
        scheduler.scheduleAt(20) { ran.append(20) }
        scheduler.start()
        XCTAssertEqual(ran, [10])
        scheduler.sleep(5)
        XCTAssertEqual(scheduler.clock, 15)
        scheduler.start()
        XCTAssertEqual(ran, [10, 20])
    }

    func testWorkForNowTakesATick() {
        let real = TestScheduler(initialClock: 0)
        let ideal = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        for scheduler in [real, ideal] { scheduler.scheduleAt(10) {} }
        var times: [Int] = []
        for scheduler in [real, ideal] {
            scheduler.scheduleAt(10) {
                _ = scheduler.schedule(()) { _ in
                    times.append(scheduler.clock)
                    return Disposables.create()
                }
            }
            scheduler.start()
        }
        XCTAssertEqual(times, [11, 10])
    }

    func testRelativePeriodicAndAbsoluteWork() {
        let scheduler = TestScheduler(initialClock: 0)
        var log: [String] = []
        _ = scheduler.scheduleRelative("relative", dueTime: .seconds(10)) { state in
            log.append("\(state) \(scheduler.clock)")
            return Disposables.create()
        }
        let periodic = scheduler.schedulePeriodic(0, startAfter: .seconds(5), period: .seconds(20))
        { state in
            log.append("periodic \(state) \(scheduler.clock)")
            return state + 1
        }
        scheduler.scheduleAt(40) { periodic.dispose() }
        _ = scheduler.scheduleAbsoluteVirtual("absolute", time: 30) { state in
            log.append("\(state) \(scheduler.clock)")
            return Disposables.create()
        }
        _ = scheduler.scheduleRelativeVirtual("virtual", dueTime: 35) { state in
            log.append("\(state) \(scheduler.clock)")
            return Disposables.create()
        }
        scheduler.start()
        XCTAssertEqual(
            log, ["periodic 0 5", "relative 10", "periodic 1 25", "absolute 30", "virtual 35"])
    }

    @MainActor func testTheMainScheduler() {
        let scheduler: SchedulerType = MainScheduler.instance
        var ran = false
        _ = MainScheduler.instance.schedule(()) { _ in
            ran = true
            return Disposables.create()
        }
        XCTAssertTrue(ran)
        let immediate: ImmediateSchedulerType = scheduler
        XCTAssertEqual(said(Observable.just(1).observe(on: immediate)), "1 |")
    }

    func testTheCurrentThreadScheduler() {
        var log: [Int] = []
        _ = CurrentThreadScheduler.instance.schedule(()) { _ in
            _ = CurrentThreadScheduler.instance.schedule(()) { _ in
                log.append(2)
                return Disposables.create()
            }
            log.append(1)
            return Disposables.create()
        }
        XCTAssertEqual(log, [1, 2])
        XCTAssertEqual(
            said(Observable.of(1, 2, scheduler: CurrentThreadScheduler.instance)), "1 2 |")
    }

    func testAHistoricalSchedulerRunsThroughTime() {
        let scheduler = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 60))
        var heard: [Int] = []
        let subscription = Observable<Int>.interval(.milliseconds(500), scheduler: scheduler)
            .subscribe(onNext: { heard.append($0) })
        scheduler.advanceTo(Date(timeIntervalSince1970: 62))
        XCTAssertEqual(heard, [0, 1, 2, 3])
        XCTAssertEqual(scheduler.now, Date(timeIntervalSince1970: 62))
        subscription.dispose()
    }

    func testIntervalsInAllUnits() {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.000_001)
        let intervals: [RxTimeInterval] = [
            .seconds(1), .milliseconds(1500), .microseconds(20), .nanoseconds(3000),
        ]
        let observers = intervals.map { interval -> TestableObserver<Int> in
            let observer = scheduler.createObserver(Int.self)
            _ = Observable<Int>.timer(interval, scheduler: scheduler).subscribe(observer)
            return observer
        }
        scheduler.start()
        XCTAssertEqual(observers.map { $0.events[0].time }, [1_000_000, 1_500_000, 20, 3])
    }
}
