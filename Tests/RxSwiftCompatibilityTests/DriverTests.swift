import Reactive
import ReactiveTesting
import RxCompatibility
import XCTest

final class DriverTests: XCTestCase {
    func testCreating() {
        XCTAssertEqual(said(Driver.just(1)), "1 |")
        XCTAssertEqual(said(Driver.of(1, 2)), "1 2 |")
        XCTAssertEqual(said(Driver.from([1, 2])), "1 2 |")
        XCTAssertEqual(said(Driver.from(1...2)), "1 2 |")
        XCTAssertEqual(said(Driver.from(optional: Int?.some(1))), "1 |")
        XCTAssertEqual(said(Driver.from(optional: Int?.none)), "|")
        XCTAssertEqual(said(Driver<Int>.empty()), "|")
        XCTAssertEqual(said(Driver<Int>.never()), "")
        XCTAssertEqual(said(Driver.deferred { Driver.just(1) }), "1 |")
        XCTAssertEqual(said(Driver<Void>.just(()).map { 1 }), "1 |")
    }

    func testComingFromObservables() {
        let failing = Observable.of([1]).concat(Observable.error(NetworkError.offline))
        XCTAssertEqual(said(failing.asDriver(onErrorJustReturn: [])), "[1] [] |")
        XCTAssertEqual(said(failing.asDriver(onErrorDriveWith: .just([2]))), "[1] [2] |")
        XCTAssertEqual(said(failing.asDriver(onErrorDriveWith: .empty())), "[1] |")
        XCTAssertEqual(said(failing.asDriver(onErrorRecover: { _ in .just([3]) })), "[1] [3] |")
        XCTAssertEqual(said(failing.asDriver { _ in Driver.empty() }), "[1] |")
        XCTAssertEqual(said(BehaviorRelay(value: 1).asDriver()), "1")
        XCTAssertEqual(said(Single<Int>.just(1).asDriver(onErrorJustReturn: 0)), "1 |")
        XCTAssertEqual(said(Signal.of(1, 2).asDriver(onErrorJustReturn: 0)), "1 2 |")
        XCTAssertEqual(said(Driver.just(1).asDriver()), "1 |")
    }

    func testTransforming() {
        let driver = Driver.of(1, 2, 3)
        XCTAssertEqual(said(driver.map { $0 * 2 }), "2 4 6 |")
        XCTAssertEqual(said(driver.map(String.init)), "1 2 3 |")
        XCTAssertEqual(said(driver.map(\.description)), "1 2 3 |")
        XCTAssertEqual(said(driver.compactMap { $0 == 2 ? nil : $0 }), "1 3 |")
        XCTAssertEqual(said(driver.filter { $0 > 1 }), "2 3 |")
        XCTAssertEqual(said(driver.scan(0) { $0 + $1 }), "1 3 6 |")
        XCTAssertEqual(said(driver.scan(0, accumulator: +)), "1 3 6 |")
        XCTAssertEqual(said(driver.scan(into: []) { $0.append($1) }), "[1] [1, 2] [1, 2, 3] |")
        XCTAssertEqual(said(driver.enumerated().map { $0.index }), "0 1 2 |")
        XCTAssertEqual(said(driver.skip(2)), "3 |")
        XCTAssertEqual(said(driver.startWith(0)), "0 1 2 3 |")
        XCTAssertEqual(said(driver.distinctUntilChanged()), "1 2 3 |")
        XCTAssertEqual(said(driver.distinctUntilChanged { $0 / 2 }), "1 2 |")
        XCTAssertEqual(said(driver.distinctUntilChanged { $0 / 2 == $1 / 2 }), "1 2 |")
        XCTAssertEqual(
            said(driver.distinctUntilChanged({ $0 / 2 }, comparer: { $0 == $1 })), "1 2 |")
        XCTAssertEqual(said(driver.distinctUntilChanged(at: \.bitWidth)), "1 |")
        XCTAssertEqual(said(driver.debug("driver").skip(3)), "|")
    }

    func testFlattening() {
        let driver = Driver.of(1, 2)
        XCTAssertEqual(said(driver.flatMap { Driver.of($0, $0 * 10) }), "1 10 2 20 |")
        XCTAssertEqual(said(driver.flatMapLatest { Driver.of($0 * 10) }), "10 20 |")
        XCTAssertEqual(said(driver.flatMapFirst { Driver.just($0) }), "1 2 |")
        XCTAssertEqual(said(driver.concatMap { Driver.of($0, $0) }), "1 1 2 2 |")
        XCTAssertEqual(said(driver.flatMapLatest { x -> Driver<String> in .just("\(x)") }), "1 2 |")
        XCTAssertEqual(
            said(
                driver.flatMapLatest { x in
                    Observable<String>.error(NetworkError.offline).asDriver(
                        onErrorJustReturn: "-\(x)")
                }), "-1 -2 |")
        XCTAssertEqual(said(driver.map { Driver.just($0) }.merge()), "1 2 |")
        XCTAssertEqual(said(driver.map { Driver.just($0) }.merge(maxConcurrent: 1)), "1 2 |")
        XCTAssertEqual(said(driver.map { Driver.just($0) }.switchLatest()), "1 2 |")
        XCTAssertEqual(said(driver.flatMapLatest { Signal.just($0) }), "1 2 |")
        XCTAssertEqual(said(driver.flatMapFirst { Signal.just($0) }), "1 2 |")
        XCTAssertEqual(said(driver.flatMap { Signal.just($0) }), "1 2 |")
    }

    func testCombining() {
        let (a, b, c) = (Driver.of(1), Driver.of("x"), Driver.of(true))
        XCTAssertEqual(said(Driver.merge(a, .of(2))), "1 2 |")
        XCTAssertEqual(said(Driver.merge(a, a, a)), "1 1 1 |")
        XCTAssertEqual(said(Driver.merge([a, a])), "1 1 |")
        XCTAssertEqual(said(Driver.merge([1, 2].map { Driver.just($0) })), "1 2 |")
        XCTAssertEqual(said(Driver.concat([a, a])), "1 1 |")
        XCTAssertEqual(said(a.concat(a)), "1 1 |")
        XCTAssertEqual(said(Driver.combineLatest(a, b)), #"(1, "x") |"#)
        XCTAssertEqual(said(Driver.combineLatest(a, b, c)), #"(1, "x", true) |"#)
        XCTAssertEqual(said(Driver.combineLatest(a, b, c, a)), #"(1, "x", true, 1) |"#)
        XCTAssertEqual(said(Driver.combineLatest(a, b, c, a, a)), #"(1, "x", true, 1, 1) |"#)
        XCTAssertEqual(
            said(Driver.combineLatest(a, b, c, a, a, a, a, a)), #"(1, "x", true, 1, 1, 1, 1, 1) |"#)
        XCTAssertEqual(said(Driver.combineLatest(a, b) { "\($0)\($1)" }), "1x |")
        XCTAssertEqual(said(Driver.combineLatest(a, a, resultSelector: +)), "2 |")
        XCTAssertEqual(said(Driver.combineLatest(a, b, c) { "\($0)\($1)\($2)" }), "1xtrue |")
        XCTAssertEqual(
            said(
                Driver.combineLatest(a, a, a, a, a, a, a, a) {
                    $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
                }), "8 |")
        XCTAssertEqual(said(Driver.combineLatest([a, a])), "[1, 1] |")
        XCTAssertEqual(said(Driver.combineLatest([a, a]) { $0.reduce(0, +) }), "2 |")
        XCTAssertEqual(said(Driver<Int>.combineLatest([a, a])), "[1, 1] |")
        XCTAssertEqual(said(Driver<Int>.zip([a, a])), "[1, 1] |")
        XCTAssertEqual(said(Driver<Int>.combineLatest([a, a]) { $0.count }), "2 |")
        XCTAssertEqual(said(Driver.combineLatest(a, b, c, a).map { $0.3 }), "1 |")
        XCTAssertEqual(said(Driver.combineLatest(a, b, c).map { a, b, c in b }), "x |")
        XCTAssertEqual(said(Driver.zip(a, b)), #"(1, "x") |"#)
        XCTAssertEqual(said(Driver.zip(a, b, c)), #"(1, "x", true) |"#)
        XCTAssertEqual(said(Driver.zip(a, b, c, a, a, a, a, b).map { $0.7 }), "x |")
        XCTAssertEqual(said(Driver.zip(a, a) { $0 + $1 }), "2 |")
        XCTAssertEqual(said(Driver.zip([a, a])), "[1, 1] |")
        XCTAssertEqual(said(Driver.zip([a, a]) { $0.count }), "2 |")
        XCTAssertEqual(said(a.withLatestFrom(b)), "x |")
        XCTAssertEqual(said(a.withLatestFrom(b) { ($0, $1) }), #"(1, "x") |"#)
        XCTAssertEqual(said(a.withLatestFrom(b, resultSelector: { "\($0)\($1)" })), "1x |")
    }

    func testCombiningWithTypesThatConvertToADriver() {
        struct ActivityIndicator: SharedSequenceConvertibleType {
            func asSharedSequence() -> Driver<Bool> { .just(true) }
        }
        let (isBusy, number) = (ActivityIndicator(), Driver.just(1))
        XCTAssertEqual(said(Driver.combineLatest(isBusy, number) { $0 ? $1 : 0 }), "1 |")
        XCTAssertEqual(said(Driver.combineLatest(number, isBusy)), "(1, true) |")
        XCTAssertEqual(said(Driver.zip(number, isBusy, number)), "(1, true, 1) |")
        XCTAssertEqual(said(number.withLatestFrom(isBusy)), "true |")
        XCTAssertEqual(said(number.withLatestFrom(isBusy) { $1 ? $0 : 0 }), "1 |")
    }

    func testCombiningWithTheTypeOfTheContext() {
        struct Output {
            let sum: Driver<Int>
            let all: Driver<(Int, String)>
            let none: Driver<[Int]>
        }
        let output = Output(
            sum: .combineLatest(Driver.just(1), Driver.just(2)) { $0 + $1 },
            all: Driver.combineLatest(Driver.just(1), Driver.just("x")), none: .empty())
        XCTAssertEqual(said(output.sum), "3 |")
        XCTAssertEqual(said(output.all), #"(1, "x") |"#)
        XCTAssertEqual(said(output.none), "|")
        let merged: Driver<Int> = .merge(.just(1), .just(2))
        XCTAssertEqual(said(merged), "1 2 |")
    }

    func testDoAndWithUnretained() {
        let owner = Owner()
        var log: [String] = []
        let driver = Driver.just(1).do(
            onNext: { log.append("\($0)") }, afterNext: { _ in log.append("after") },
            onCompleted: { log.append("|") }, afterCompleted: { log.append("after |") },
            onSubscribe: { log.append("subscribe") }, onSubscribed: { log.append("subscribed") },
            onDispose: { log.append("dispose") })
        XCTAssertEqual(said(driver), "1 |")
        XCTAssertEqual(log, ["subscribe", "1", "after", "|", "after |", "subscribed", "dispose"])
        XCTAssertEqual(said(Driver.of(1).withUnretained(owner).map { $1 }), "1 |")
        XCTAssertEqual(said(Driver.of(1).withUnretained(owner) { $1 }), "1 |")
    }

    func testOperatorsOverTimeUseTheMockedScheduler() {
        let scheduler = TestScheduler(initialClock: 0)
        SharingScheduler.mock(scheduler: scheduler) {
            let xs = scheduler.createHotObservable([
                .next(210, 1), .next(220, 2), .next(260, 3), .completed(300),
            ])
            let driver = xs.asDriver(onErrorJustReturn: 0)
            let debounced = scheduler.createObserver(Int.self)
            let throttled = scheduler.createObserver(Int.self)
            let first = scheduler.createObserver(Int.self)
            let delayed = scheduler.createObserver(Int.self)
            let bag = DisposeBag()
            driver.debounce(.seconds(20)).drive(debounced).disposed(by: bag)
            driver.throttle(.seconds(30)).drive(throttled).disposed(by: bag)
            driver.throttle(.seconds(30), latest: false).drive(first).disposed(by: bag)
            driver.delay(.seconds(5)).drive(delayed).disposed(by: bag)
            scheduler.start()
            XCTAssertEqual(debounced.events, [.next(240, 2), .next(280, 3), .completed(300)])
            XCTAssertEqual(
                throttled.events, [.next(210, 1), .next(240, 2), .next(270, 3), .completed(300)])
            XCTAssertEqual(first.events, [.next(210, 1), .next(260, 3), .completed(300)])
            XCTAssertEqual(
                delayed.events, [.next(215, 1), .next(225, 2), .next(265, 3), .completed(305)])
        }
    }

    func testIntervalAndTimer() {
        let scheduler = TestScheduler(initialClock: 0)
        SharingScheduler.mock(scheduler: scheduler) {
            let beats = scheduler.start(disposed: 450) { Driver<Int>.interval(.seconds(100)) }
            XCTAssertEqual(beats.events, [.next(300, 0), .next(400, 1)])
        }
        let other = TestScheduler(initialClock: 0)
        SharingScheduler.mock(scheduler: other) {
            let beats = other.start(disposed: 350) {
                Driver<Int>.timer(.seconds(10), period: .seconds(100))
            }
            XCTAssertEqual(beats.events, [.next(210, 0), .next(310, 1)])
        }
    }

    func testADriverSharesReplaysAndRestarts() {
        var subscriptions = 0
        var maps = 0
        let source = PublishSubject<Int>()
        let driver = Observable<Int>.deferred {
            subscriptions += 1
            return source
        }.asDriver(onErrorJustReturn: -1).map { x -> Int in
            maps += 1
            return x * 2
        }
        var heard: [Int] = []
        let bag = DisposeBag()
        driver.drive(onNext: { heard.append($0) }).disposed(by: bag)
        driver.drive(onNext: { heard.append($0) }).disposed(by: bag)
        source.onNext(1)
        driver.drive(onNext: { heard.append($0) }).disposed(by: bag)
        XCTAssertEqual(heard, [2, 2, 2])
        XCTAssertEqual(subscriptions, 1)
        XCTAssertEqual(maps, 1)
        source.onError(NetworkError.offline)
        XCTAssertEqual(heard, [2, 2, 2, -2, -2, -2])
        XCTAssertEqual(said(driver), "-2 |")
        XCTAssertEqual(subscriptions, 2)
    }

    func testSharedSequencesAreGeneric() {
        func doubled<S: SharedSequenceConvertibleType>(_ sequence: S) -> SharedSequence<
            S.SharingStrategy, Int
        > where S.Element == Int { return sequence.map { $0 * 2 } }
        XCTAssertEqual(said(doubled(Driver.of(1))), "2 |")
        XCTAssertEqual(said(doubled(Signal.of(1))), "2 |")
        XCTAssertEqual(said(Driver.of(1).asSharedSequence()), "1 |")
        XCTAssertEqual(said(Driver.of(1).asObservable().map { $0 + 1 }), "2 |")
    }
}
