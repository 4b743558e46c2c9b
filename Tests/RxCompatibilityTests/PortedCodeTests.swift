import Foundation
import RxCompatibility
import XCTest

/// Short pieces of RxSwift code that need special names or overloads to compile, or to behave as in
/// RxSwift.
final class PortedCodeTests: XCTestCase {
    func testATaskIsAStreamInCodeWithoutIsolation() {
        final class ViewModel {
            func answer() -> Observable<Int> { Observable.task { 1 } }
            func single() -> Single<Int> { Single.create { 2 } }
            func completable() -> Completable { Completable.create {} }
            func numbers() -> Observable<Int> {
                Observable.from(
                    AsyncStream<Int> { continuation in
                        continuation.yield(3)
                        continuation.finish()
                    })
            }
        }
        let viewModel = ViewModel()
        XCTAssertEqual(try viewModel.answer().toBlocking(timeout: 5).toArray(), [1])
        XCTAssertEqual(try viewModel.single().toBlocking(timeout: 5).single(), 2)
        XCTAssertEqual(
            try viewModel.completable().asObservable().toBlocking(timeout: 5).last(), nil)
        XCTAssertEqual(try viewModel.numbers().toBlocking(timeout: 5).toArray(), [3])
    }

    func testPrioritiesAndDetachedTasksAreRequestedInRxSwiftsOrder() {
        let stream = AsyncStream<Int> { $0.finish() }
        XCTAssertEqual(
            try stream.asObservable(priority: .low).toBlocking(timeout: 5).toArray(), [])
        let single = Single<Int>.create(detached: true, priority: .high) { 4 }
        XCTAssertEqual(try single.toBlocking(timeout: 5).single(), 4)
    }

    @MainActor func testBlockingWaitsForTheMainScheduler() {
        let later = Observable.just(1).delay(.milliseconds(1), scheduler: MainScheduler.instance)
        XCTAssertEqual(try later.toBlocking(timeout: 5).first(), 1)
        XCTAssertEqual(try later.toBlocking().first(), 1)
    }

    func testBlockingWaitsForTheMainQueue() {
        let later = Observable<Int>.create { observer in
            DispatchQueue.main.async { observer.onNext(1) }
            return Disposables.create()
        }
        XCTAssertEqual(try later.toBlocking(timeout: 5).first(), 1)
    }

    func testBlockingEndsWithItsTimeout() {
        XCTAssertThrowsError(try Observable<Int>.never().toBlocking(timeout: 0.001).first()) {
            XCTAssertEqual($0 as? RxError, .timeout)
        }
    }

    private final class Activity: SharedSequenceConvertibleType {
        typealias SharingStrategy = DriverSharingStrategy
        typealias Element = Bool

        let relay = BehaviorRelay(value: true)

        func asSharedSequence() -> Driver<Bool> { relay.asDriver() }
    }

    func testTypesThatConvertToADriverAreCombinedAsDrivers() {
        let activity = Activity()
        let numbers = Driver.of(1, 2)
        func elements<Element>(_ driver: Driver<Element>) -> [Element] {
            var elements: [Element] = []
            driver.drive(onNext: { elements.append($0) }).dispose()
            return elements
        }
        XCTAssertEqual(
            elements(Driver.combineLatest(numbers, activity) { $1 ? $0 : 0 }), [1, 2])
        XCTAssertEqual(elements(Driver.combineLatest(activity, numbers).map { $0.1 }), [1, 2])
        XCTAssertEqual(elements(Driver.zip(activity, numbers) { $0 ? $1 : 0 }), [1])
        XCTAssertEqual(elements(Driver.zip([activity, activity]) { $0.count }), [2])
        XCTAssertEqual(elements(numbers.withLatestFrom(activity)), [true, true])
        XCTAssertEqual(elements(numbers.withLatestFrom(activity) { $1 ? $0 : 0 }), [1, 2])
    }

    private final class Label: NSObject { var text = "" }

    func testEveryObjectOfFoundationHasTheNameSpace() {
        let label = Label()
        Observable.just("a").bind(to: label.rx.text).dispose()
        XCTAssertEqual(label.text, "a")
    }

    func testATypeIsNamedByItsModule() {
        let numbers: RxCompatibility.Observable<Int> = .just(1)
        let event: RxCompatibility.Event<Int> = .next(1)
        XCTAssertEqual(try numbers.materialize().toBlocking().first(), event)
    }

    func testTheEventsOfAControlAreADriverAndInfallible() {
        let taps = ControlEvent(events: Observable.of(1, 2))
        var heard: [Int] = []
        taps.asDriver().drive(onNext: { heard.append($0) }).dispose()
        taps.asInfallible().subscribe(onNext: { heard.append($0) }).dispose()
        XCTAssertEqual(heard, [1, 2, 1, 2])
    }

    func testTheEventOfAnInfallibleIsAnEvent() {
        XCTAssertEqual(InfallibleEvent.next(1).event, .next(1))
        XCTAssertEqual(InfallibleEvent<Int>.completed.event, .completed)
    }

    func testTheCallStackOfASubscriptionIsRecordedOnDemand() {
        let handler = Hooks.defaultErrorHandler
        let capture = Hooks.customCaptureSubscriptionCallstack
        defer {
            Hooks.defaultErrorHandler = handler
            Hooks.customCaptureSubscriptionCallstack = capture
            Hooks.recordCallStackOnError = false
        }
        var stacks: [[String]] = []
        Hooks.defaultErrorHandler = { stack, error in
            if error is CancellationError { stacks.append(stack) }
        }
        Hooks.customCaptureSubscriptionCallstack = { ["here"] }
        let failing = Observable<Int>.error(CancellationError())
        _ = failing.subscribe(onNext: { _ in })
        Hooks.recordCallStackOnError = true
        _ = failing.subscribe(onNext: { _ in })
        _ = Single<Int>.error(CancellationError()).subscribe(onSuccess: { _ in })
        XCTAssertEqual(stacks, [[], ["here"], ["here"]])
    }
}
