import Reactive
import ReactiveTesting
import RxCompatibility
import XCTest

final class SignalTests: XCTestCase {
    func testCreating() {
        XCTAssertEqual(said(Signal.just(1)), "1 |")
        XCTAssertEqual(said(Signal.of(1, 2)), "1 2 |")
        XCTAssertEqual(said(Signal.from([1, 2])), "1 2 |")
        XCTAssertEqual(said(Signal.from(optional: Int?.none)), "|")
        XCTAssertEqual(said(Signal<Int>.empty()), "|")
        XCTAssertEqual(said(Signal<Int>.never()), "")
        XCTAssertEqual(said(Signal.deferred { Signal.just(1) }), "1 |")
    }

    func testComingFromObservables() {
        let failing = Observable.of(1).concat(Observable.error(NetworkError.offline))
        XCTAssertEqual(said(failing.asSignal(onErrorJustReturn: 0)), "1 0 |")
        XCTAssertEqual(said(failing.asSignal(onErrorSignalWith: .just(2))), "1 2 |")
        XCTAssertEqual(said(failing.asSignal(onErrorRecover: { _ in .empty() })), "1 |")
        XCTAssertEqual(said(failing.asSignal { _ in Signal.empty() }), "1 |")
        XCTAssertEqual(said(Driver.just(1).asSignal(onErrorJustReturn: 0)), "1 |")
        XCTAssertEqual(said(Signal.just(1).asSignal()), "1 |")
        XCTAssertEqual(said(PublishRelay<Int>().asSignal()), "")
    }

    func testASignalSharesAndForgets() {
        let relay = PublishRelay<Int>()
        var maps = 0
        let signal = relay.asSignal().map { x -> Int in
            maps += 1
            return x
        }
        var heard: [Int] = []
        let bag = DisposeBag()
        signal.emit(onNext: { heard.append($0) }).disposed(by: bag)
        relay.accept(1)
        signal.emit(onNext: { heard.append($0) }).disposed(by: bag)
        relay.accept(2)
        XCTAssertEqual(heard, [1, 2, 2])
        XCTAssertEqual(maps, 2)
    }

    func testOperators() {
        let owner = Owner()
        let signal = Signal.of(1, 2, 3)
        XCTAssertEqual(said(signal.map { $0 * 2 }), "2 4 6 |")
        XCTAssertEqual(said(signal.compactMap { $0 == 2 ? nil : $0 }), "1 3 |")
        XCTAssertEqual(said(signal.filter { $0 > 2 }), "3 |")
        XCTAssertEqual(said(signal.scan(0, accumulator: +)), "1 3 6 |")
        XCTAssertEqual(said(signal.scan(into: 0) { $0 += $1 }), "1 3 6 |")
        XCTAssertEqual(said(signal.skip(2)), "3 |")
        XCTAssertEqual(said(signal.startWith(0)), "0 1 2 3 |")
        XCTAssertEqual(said(signal.distinctUntilChanged()), "1 2 3 |")
        XCTAssertEqual(said(signal.distinctUntilChanged { $0 / 2 }), "1 2 |")
        XCTAssertEqual(said(signal.flatMap { Signal.just($0) }), "1 2 3 |")
        XCTAssertEqual(said(signal.flatMapFirst { Signal.just($0) }), "1 2 3 |")
        XCTAssertEqual(said(signal.flatMapLatest { Signal.just($0) }), "1 2 3 |")
        XCTAssertEqual(said(signal.concatMap { Signal.just($0) }), "1 2 3 |")
        XCTAssertEqual(said(signal.flatMapLatest { Driver.just($0) }), "1 2 3 |")
        XCTAssertEqual(said(signal.map { Signal.just($0) }.merge()), "1 2 3 |")
        XCTAssertEqual(said(signal.map { Signal.just($0) }.switchLatest()), "1 2 3 |")
        XCTAssertEqual(said(signal.withUnretained(owner).map { $1 }), "1 2 3 |")
        XCTAssertEqual(said(signal.withUnretained(owner) { $1 }), "1 2 3 |")
        XCTAssertEqual(said(signal.withLatestFrom(Driver.just("x"))), "x x x |")
        XCTAssertEqual(said(signal.withLatestFrom(Driver.just("x")) { "\($0)\($1)" }), "1x 2x 3x |")
        XCTAssertEqual(said(signal.do(onNext: { owner.heard.append("\($0)") }).skip(3)), "|")
        XCTAssertEqual(owner.heard, ["1", "2", "3"])
        XCTAssertEqual(said(signal.debug("signal").skip(3)), "|")
    }

    func testCombining() {
        let (a, b) = (Signal.of(1), Signal.of("x"))
        XCTAssertEqual(said(Signal.merge(a, a)), "1 1 |")
        XCTAssertEqual(said(Signal.merge([a, a])), "1 1 |")
        XCTAssertEqual(said(Signal.concat([a, a])), "1 1 |")
        XCTAssertEqual(said(Signal.combineLatest(a, b)), #"(1, "x") |"#)
        XCTAssertEqual(said(Signal.combineLatest(a, a) { $0 + $1 }), "2 |")
        XCTAssertEqual(said(Signal.zip(a, b)), #"(1, "x") |"#)
        XCTAssertEqual(said(Signal.zip(a, b) { "\($0)\($1)" }), "1x |")
    }

    func testTime() {
        let scheduler = TestScheduler(initialClock: 0)
        SharingScheduler.mock(scheduler: scheduler) {
            let xs = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(300)])
            let signal = xs.asSignal(onErrorSignalWith: .empty())
            let observers = (0..<4).map { _ in scheduler.createObserver(Int.self) }
            let bag = DisposeBag()
            signal.debounce(.seconds(20)).emit(to: observers[0]).disposed(by: bag)
            signal.throttle(.seconds(30)).emit(to: observers[1]).disposed(by: bag)
            signal.delay(.seconds(5)).emit(to: observers[2]).disposed(by: bag)
            Signal<Int>.interval(.seconds(200)).emit(to: observers[3]).disposed(by: bag)
            scheduler.advanceTo(500)
            XCTAssertEqual(observers[0].events, [.next(240, 2), .completed(300)])
            XCTAssertEqual(observers[1].events, [.next(210, 1), .next(240, 2), .completed(300)])
            XCTAssertEqual(observers[2].events, [.next(215, 1), .next(225, 2), .completed(305)])
            XCTAssertEqual(observers[3].events, [.next(200, 0), .next(400, 1)])
        }
    }
}
