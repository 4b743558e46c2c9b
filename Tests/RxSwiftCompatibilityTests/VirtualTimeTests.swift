import ReactiveTesting
import RxCompatibility
import XCTest

/// Units of ten seconds.
private struct TensOfSeconds: VirtualTimeConverterType {
    typealias VirtualTimeUnit = Int
    typealias VirtualTimeIntervalUnit = Int

    func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
        Date(timeIntervalSince1970: TimeInterval(virtualTime) * 10)
    }

    func convertToVirtualTime(_ time: RxTime) -> Int { Int(time.timeIntervalSince1970 / 10) }

    func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
        TimeInterval(virtualTimeInterval) * 10
    }

    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
        Int(timeInterval / 10)
    }

    func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }

    func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
        lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
    }
}

/// A custom scheduler whose work is never due before the second unit.
private final class LateScheduler: VirtualTimeScheduler<TensOfSeconds> {
    init() { super.init(initialClock: 0, converter: TensOfSeconds()) }

    override func adjustScheduledTime(_ time: Int) -> Int { max(time, 2) }
}

final class VirtualTimeTests: XCTestCase {
    func testTheClockHasTheUnitsOfItsConverter() {
        let scheduler = VirtualTimeScheduler(initialClock: 10, converter: TensOfSeconds())
        XCTAssertEqual(scheduler.clock, 10)
        XCTAssertEqual(scheduler.now, Date(timeIntervalSince1970: 100))
        var times: [Int] = []
        func note() -> Disposable {
            times.append(scheduler.clock)
            return Disposables.create()
        }
        _ = scheduler.scheduleAbsoluteVirtual((), time: 15) { _ in note() }
        _ = scheduler.scheduleRelativeVirtual((), dueTime: 2) { _ in note() }
        _ = scheduler.scheduleRelative((), dueTime: .seconds(40)) { _ in note() }
        _ = scheduler.schedule(()) { _ in note() }
        _ = scheduler.scheduleAbsoluteVirtual((), time: 16) { _ in note() }.dispose()
        scheduler.start()
        XCTAssertEqual(times, [10, 12, 14, 15])
        scheduler.sleep(5)
        XCTAssertEqual(scheduler.clock, 20)
        scheduler.advanceTo(30)
        XCTAssertEqual(scheduler.now, Date(timeIntervalSince1970: 300))
    }

    func testOperatorsUseACustomVirtualTimeScheduler() {
        let scheduler = VirtualTimeScheduler(initialClock: 0, converter: TensOfSeconds())
        var heard: [Int] = []
        _ = Observable<Int>.interval(.seconds(20), scheduler: scheduler).take(3)
            .subscribe(onNext: { _ in heard.append(scheduler.clock) })
        scheduler.start()
        XCTAssertEqual(heard, [2, 4, 6])
    }

    func testManyAreInOrder() {
        let scheduler = VirtualTimeScheduler(initialClock: 0, converter: TensOfSeconds())
        var (times, expected): ([Int], [Int]) = ([], [])
        for number in 0..<2000 {
            let time = number * 7919 % 1009
            expected.append(time)
            _ = scheduler.scheduleAbsoluteVirtual((), time: time) { _ in
                XCTAssertEqual(scheduler.clock, time)
                times.append(time)
                return Disposables.create()
            }
        }
        scheduler.start()
        XCTAssertEqual(times, expected.sorted())
    }

    func testASubclassChangesTheTimeOfWork() {
        let scheduler = LateScheduler()
        var times: [Int] = []
        for time in [1, 3] {
            _ = scheduler.scheduleAbsoluteVirtual((), time: time) { _ in
                times.append(scheduler.clock)
                return Disposables.create()
            }
        }
        scheduler.start()
        XCTAssertEqual(times, [2, 3])
    }

    func testDatesAreTheUnitsOfHistory() {
        let scheduler = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 60))
        XCTAssertEqual(scheduler.clock, Date(timeIntervalSince1970: 60))
        scheduler.sleep(5)
        var due: Date?
        _ = scheduler.scheduleRelativeVirtual((), dueTime: 0.25) { _ in
            due = scheduler.clock
            return Disposables.create()
        }
        scheduler.start()
        XCTAssertEqual(due, Date(timeIntervalSince1970: 65.25))
        scheduler.advanceTo(.distantFuture)
        XCTAssertEqual(scheduler.now, .distantFuture)
    }

    @MainActor func testNowIsADateWhereADateIsExpected() {
        let (before, now): (Date, RxTime) = (Date(), MainScheduler.instance.now)
        XCTAssertLessThanOrEqual(before, now)
        XCTAssertLessThanOrEqual(now, Date())
        let virtual: SchedulerType = TestScheduler(initialClock: 30)
        let then: RxTime = virtual.now
        XCTAssertEqual(then, Date(timeIntervalSince1970: 30))
    }
}
