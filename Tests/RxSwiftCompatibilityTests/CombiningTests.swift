import Reactive
import ReactiveTesting
import RxCompatibility
import XCTest

final class CombiningTests: XCTestCase {
    private var scheduler: TestScheduler!

    override func setUp() {
        super.setUp()
        scheduler = TestScheduler(initialClock: 0)
    }

    func testStartWith() {
        XCTAssertEqual(said(Observable.of(2).startWith(1)), "1 2 |")
        XCTAssertEqual(said(Observable.of(3).startWith(1, 2)), "1 2 3 |")
        let xs = scheduler.createHotObservable([.next(220, 2), .completed(250)])
        let res = scheduler.start { xs.startWith(1) }
        XCTAssertEqual(res.events, [.next(200, 1), .next(220, 2), .completed(250)])
    }

    func testConcat() {
        let xs = scheduler.createColdObservable([.next(10, 1), .completed(20)])
        let ys = scheduler.createColdObservable([.next(10, 2), .completed(20)])
        let res = scheduler.start { xs.concat(ys) }
        XCTAssertEqual(res.events, [.next(210, 1), .next(230, 2), .completed(240)])
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 220)])
        XCTAssertEqual(ys.subscriptions, [Subscription(220, 240)])
    }

    func testConcatInAllForms() {
        let (a, b, c) = (Observable.of(1), Observable.of(2), Observable.of(3))
        XCTAssertEqual(said(a.concat(b)), "1 2 |")
        XCTAssertEqual(said(a.concat(b).concat(c)), "1 2 3 |")
        XCTAssertEqual(said(Observable.concat(a, b, c)), "1 2 3 |")
        XCTAssertEqual(said(Observable.concat([a, b, c])), "1 2 3 |")
        XCTAssertEqual(said(Observable.concat([a, b].lazy.map { $0 })), "1 2 |")
        XCTAssertEqual(said(Observable.concat(AnySequence([a, b]))), "1 2 |")
        XCTAssertEqual(said(Observable.of(a, b).concat()), "1 2 |")
        XCTAssertEqual(said(a.concat(Single.just(5))), "1 5 |")
        XCTAssertEqual(said(a.concat(Observable.error(NetworkError.offline)).concat(b)), "1 #")
    }

    func testAStreamIsLeftBeforeTheNextBegins() {
        var log: [String] = []
        let ends = PublishSubject<Void>()
        func file(_ name: String) -> Observable<String> {
            return Observable.create { observer in
                log.append("open \(name)")
                let end = ends.subscribe(onNext: { observer.onCompleted() })
                return Disposables.create(end, Disposables.create { log.append("close \(name)") })
            }
        }
        let bag = DisposeBag()
        let names = Observable.of("a", "b")
        for files in [
            file("a").concat(file("b")), Observable.concat([file("a"), file("b")]),
            names.map(file).concat(), names.concatMap(file),
            names.map(file).merge(maxConcurrent: 1),
        ] {
            log = []
            files.subscribe().disposed(by: bag)
            ends.onNext(())
            XCTAssertEqual(log, ["open a", "close a", "open b"])
            ends.onNext(())
            XCTAssertEqual(log, ["open a", "close a", "open b", "close b"])
        }
    }

    func testMerge() {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .completed(240)])
        let ys = scheduler.createHotObservable([.next(220, 10), .completed(260)])
        let res = scheduler.start { Observable.merge(xs, ys) }
        XCTAssertEqual(res.events, [.next(210, 1), .next(220, 10), .next(230, 2), .completed(260)])
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 240)])
        XCTAssertEqual(ys.subscriptions, [Subscription(200, 260)])
    }

    func testMergeInAllForms() {
        let (a, b) = (Observable.of(1, 2), Observable.of(10, 20))
        XCTAssertEqual(said(Observable.merge(a, b)), "1 10 2 20 |")
        XCTAssertEqual(said(Observable.merge([a, b])), "1 10 2 20 |")
        XCTAssertEqual(said(Observable.merge([a, b][...])), "1 10 2 20 |")
        XCTAssertEqual(said(Observable.merge([1, 2].map { Observable.just($0) })), "1 2 |")
        XCTAssertEqual(said(Observable<Int>.merge([])), "|")
        XCTAssertEqual(said(Observable.of(a, b).merge()), "1 2 10 20 |")
        XCTAssertEqual(said(Observable.of(a, b).merge(maxConcurrent: 1)), "1 2 10 20 |")
        XCTAssertEqual(said(Observable.just(a).merge()), "1 2 |")
    }

    func testMergeTakesSubjectsAsObservables() {
        let subject = PublishSubject<Int>()
        let relay = PublishRelay<Int>()
        var heard: [Int] = []
        let subscription = Observable.merge(subject, relay.asObservable(), .just(0)).subscribe(
            onNext: { heard.append($0) })
        subject.onNext(1)
        relay.accept(2)
        XCTAssertEqual(heard, [0, 1, 2])
        subscription.dispose()
    }

    func testMergeMaxConcurrent() {
        let inner = scheduler.createColdObservable([.next(10, "x"), .completed(30)])
        let xs = scheduler.createHotObservable([
            .next(210, inner), .next(215, inner), .next(220, inner), .completed(225),
        ])
        let res = scheduler.start { xs.merge(maxConcurrent: 2) }
        XCTAssertEqual(
            res.events, [.next(220, "x"), .next(225, "x"), .next(250, "x"), .completed(270)])
        XCTAssertEqual(
            inner.subscriptions,
            [Subscription(210, 240), Subscription(215, 245), Subscription(240, 270)])
    }

    func testSwitchLatest() {
        let a = scheduler.createColdObservable([.next(10, "a"), .next(30, "A"), .completed(40)])
        let b = scheduler.createColdObservable([.next(10, "b"), .completed(20)])
        let xs = scheduler.createHotObservable([.next(210, a), .next(230, b), .completed(235)])
        let res = scheduler.start { xs.switchLatest() }
        XCTAssertEqual(res.events, [.next(220, "a"), .next(240, "b"), .completed(250)])
        XCTAssertEqual(a.subscriptions, [Subscription(210, 230)])
        XCTAssertEqual(b.subscriptions, [Subscription(230, 250)])
    }

    func testCombineLatest() {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .completed(240)])
        let ys = scheduler.createHotObservable([.next(220, "a"), .next(250, "b"), .completed(260)])
        let res = scheduler.start { Observable.combineLatest(xs, ys) { "\($0)\($1)" } }
        XCTAssertEqual(
            res.events, [.next(220, "1a"), .next(230, "2a"), .next(250, "2b"), .completed(260)])
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 240)])
        XCTAssertEqual(ys.subscriptions, [Subscription(200, 260)])
    }

    func testCombineLatestAsTuplesWithoutATypeArgument() {
        let (a, b, c, d) = (
            Observable.of(1), Observable.of("2"), Observable.of(3.5), Observable.of(true)
        )
        XCTAssertEqual(said(Observable.combineLatest(a, b)), #"(1, "2") |"#)
        XCTAssertEqual(said(Observable.combineLatest(a, b, c)), #"(1, "2", 3.5) |"#)
        XCTAssertEqual(said(Observable.combineLatest(a, b, c, d)), #"(1, "2", 3.5, true) |"#)
        XCTAssertEqual(said(Observable.combineLatest(a, b, c, d, a)), #"(1, "2", 3.5, true, 1) |"#)
        XCTAssertEqual(
            said(Observable.combineLatest(a, b, c, d, a, a)), #"(1, "2", 3.5, true, 1, 1) |"#)
        XCTAssertEqual(
            said(Observable.combineLatest(a, b, c, d, a, a, a)), #"(1, "2", 3.5, true, 1, 1, 1) |"#)
        XCTAssertEqual(
            said(Observable.combineLatest(a, b, c, d, a, a, a, b)),
            #"(1, "2", 3.5, true, 1, 1, 1, "2") |"#)
    }

    func testTuplesCanBeDestructured() {
        let (a, b) = (Observable.of(1), Observable.of("2"))
        XCTAssertEqual(said(Observable.combineLatest(a, b).map { $0.1 }), "2 |")
        XCTAssertEqual(said(Observable.combineLatest(a, b).map(\.1)), "2 |")
        XCTAssertEqual(said(Observable.combineLatest(a, a, a, b).map { $0.3 }), "2 |")
        XCTAssertEqual(said(Observable.combineLatest(a, a, a, a, a, a, a, b).map { $0.7 }), "2 |")
        XCTAssertEqual(said(Observable.zip(a, a, a, a, a, a, b).map { $0.6 }), "2 |")
        XCTAssertEqual(
            said(
                Observable.combineLatest(a, a, a, a, a, b).filter { a, _, _, _, _, b in
                    a == 1 && b == "2"
                }.map { a, b, c, d, e, f in f }), "2 |")
    }

    func testCombineLatestWithASelector() {
        let a = Observable.of(1)
        XCTAssertEqual(said(Observable.combineLatest(a, a) { $0 + $1 }), "2 |")
        XCTAssertEqual(said(Observable.combineLatest(a, a, resultSelector: +)), "2 |")
        XCTAssertEqual(said(Observable.combineLatest(a, a, resultSelector: { $0 + $1 })), "2 |")
        XCTAssertEqual(said(Observable.combineLatest(a, a, a) { $0 + $1 + $2 }), "3 |")
        XCTAssertEqual(said(Observable.combineLatest(a, a, a, a) { $0 + $1 + $2 + $3 }), "4 |")
        XCTAssertEqual(
            said(Observable.combineLatest(a, a, a, a, a) { $0 + $1 + $2 + $3 + $4 }), "5 |")
        XCTAssertEqual(
            said(Observable.combineLatest(a, a, a, a, a, a) { [$0, $1, $2, $3, $4, $5].count }),
            "6 |")
        XCTAssertEqual(
            said(
                Observable.combineLatest(a, a, a, a, a, a, a) {
                    [$0, $1, $2, $3, $4, $5, $6].reduce(0, +)
                }), "7 |")
        XCTAssertEqual(
            said(
                Observable.combineLatest(a, a, a, a, a, a, a, a) {
                    $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
                }), "8 |")
        XCTAssertEqual(
            said(
                Observable.combineLatest(a, a, a, a, a, a, a, a) { a, b, c, d, e, f, g, h -> Int in
                    [a, b, c, d, e, f, g, h].reduce(0, +)
                }), "8 |")
    }

    func testCombineLatestOfCollections() {
        let xs = [1, 2, 3].map { Observable.just($0) }
        XCTAssertEqual(said(Observable.combineLatest(xs)), "[1, 2, 3] |")
        XCTAssertEqual(said(Observable.combineLatest(xs) { $0.reduce(0, +) }), "6 |")
        XCTAssertEqual(said(Observable.combineLatest(xs, resultSelector: { $0.count })), "3 |")
        XCTAssertEqual(said(Observable.combineLatest([Observable<Int>]())), "[] |")
    }

    func testCombineLatestTakesRelaysAndSubjects() {
        let name = BehaviorRelay(value: "")
        let age = BehaviorSubject(value: 0)
        var heard: [String] = []
        let subscription = Observable.combineLatest(name, age).subscribe(onNext: { name, age in
            heard.append("\(name)\(age)")
        })
        name.accept("ann")
        age.onNext(7)
        XCTAssertEqual(heard, ["0", "ann0", "ann7"])
        subscription.dispose()

        let isValid = Observable.combineLatest(name.asObservable(), age) { !$0.isEmpty && $1 > 6 }
        XCTAssertEqual(said(isValid), "true")
    }

    func testZip() {
        let xs = scheduler.createHotObservable([
            .next(210, 1), .next(220, 2), .next(230, 3), .completed(240),
        ])
        let ys = scheduler.createHotObservable([.next(215, "a"), .next(250, "b"), .completed(260)])
        let res = scheduler.start { Observable.zip(xs, ys) { "\($0)\($1)" } }
        XCTAssertEqual(res.events, [.next(215, "1a"), .next(250, "2b"), .completed(260)])
    }

    func testZipAsTuplesWithoutATypeArgument() {
        let (a, b, c, d) = (
            Observable.of(1), Observable.of("2"), Observable.of(3.5), Observable.of(true)
        )
        XCTAssertEqual(said(Observable.zip(a, b)), #"(1, "2") |"#)
        XCTAssertEqual(said(Observable.zip(a, b, c)), #"(1, "2", 3.5) |"#)
        XCTAssertEqual(said(Observable.zip(a, b, c, d)), #"(1, "2", 3.5, true) |"#)
        XCTAssertEqual(said(Observable.zip(a, b, c, d, a)), #"(1, "2", 3.5, true, 1) |"#)
        XCTAssertEqual(said(Observable.zip(a, b, c, d, a, a)), #"(1, "2", 3.5, true, 1, 1) |"#)
        XCTAssertEqual(
            said(Observable.zip(a, b, c, d, a, a, a)), #"(1, "2", 3.5, true, 1, 1, 1) |"#)
        XCTAssertEqual(
            said(Observable.zip(a, b, c, d, a, a, a, b)), #"(1, "2", 3.5, true, 1, 1, 1, "2") |"#)
    }

    func testZipWithASelector() {
        let a = Observable.of(1)
        XCTAssertEqual(said(Observable.zip(a, a) { $0 + $1 }), "2 |")
        XCTAssertEqual(said(Observable.zip(a, a, resultSelector: +)), "2 |")
        XCTAssertEqual(said(Observable.zip(a, a, a) { $0 + $1 + $2 }), "3 |")
        XCTAssertEqual(said(Observable.zip(a, a, a, a) { $0 + $1 + $2 + $3 }), "4 |")
        XCTAssertEqual(said(Observable.zip(a, a, a, a, a) { $0 + $1 + $2 + $3 + $4 }), "5 |")
        XCTAssertEqual(
            said(Observable.zip(a, a, a, a, a, a) { [$0, $1, $2, $3, $4, $5].count }), "6 |")
        XCTAssertEqual(
            said(Observable.zip(a, a, a, a, a, a, a) { [$0, $1, $2, $3, $4, $5, $6].count }), "7 |")
        XCTAssertEqual(
            said(
                Observable.zip(a, a, a, a, a, a, a, a) { [$0, $1, $2, $3, $4, $5, $6, $7].count }),
            "8 |")
        XCTAssertEqual(
            said(Observable.zip(Observable.of("ann"), a) { User(id: $1, name: $0) }.map(\.name)),
            "ann |")
    }

    func testZipOfCollections() {
        let xs = [1, 2].map { Observable.of($0, $0 * 10) }
        XCTAssertEqual(said(Observable.zip(xs)), "[1, 2] [10, 20] |")
        XCTAssertEqual(said(Observable.zip(xs) { $0.reduce(0, +) }), "3 30 |")
        XCTAssertEqual(said(Observable.zip([Observable<Int>]())), "|")
    }

    func testWithLatestFrom() {
        let xs = scheduler.createHotObservable([
            .next(210, 1), .next(230, 2), .next(250, 3), .completed(260),
        ])
        let ys = scheduler.createHotObservable([.next(220, "a"), .next(240, "b"), .completed(245)])
        let res = scheduler.start { xs.withLatestFrom(ys) { "\($0)\($1)" } }
        XCTAssertEqual(res.events, [.next(230, "2a"), .next(250, "3b"), .completed(260)])
        XCTAssertEqual(ys.subscriptions, [Subscription(200, 245)])
    }

    func testWithLatestFromInAllForms() {
        let tap = Observable<Void>.of((), ())
        let name = BehaviorRelay(value: "ann")
        XCTAssertEqual(said(tap.withLatestFrom(name)), "ann ann |")
        XCTAssertEqual(said(tap.withLatestFrom(name.asObservable())), "ann ann |")
        XCTAssertEqual(said(tap.withLatestFrom(name.asDriver())), "ann ann |")
        XCTAssertEqual(said(Observable.of(1).withLatestFrom(name) { ($0, $1) }), #"(1, "ann") |"#)
        XCTAssertEqual(
            said(Observable.of(1).withLatestFrom(name, resultSelector: { ($1, $0) })),
            #"("ann", 1) |"#)
        XCTAssertEqual(
            said(tap.withLatestFrom(Observable.combineLatest(name, Observable.just(7)))),
            #"("ann", 7) ("ann", 7) |"#)
    }

    func testAmb() {
        let xs = scheduler.createHotObservable([.next(220, 1), .completed(250)])
        let ys = scheduler.createHotObservable([.next(210, 2), .next(230, 3), .completed(240)])
        let res = scheduler.start { xs.amb(ys) }
        XCTAssertEqual(res.events, [.next(210, 2), .next(230, 3), .completed(240)])
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 210)])
        XCTAssertEqual(ys.subscriptions, [Subscription(200, 240)])

        XCTAssertEqual(said(Observable.amb([.never(), Observable.of(1), .of(2)])), "1 |")
        XCTAssertEqual(said(Observable<Int>.amb([])), "")
    }

    func testSample() {
        let xs = scheduler.createHotObservable([
            .next(210, 1), .next(220, 2), .next(250, 3), .completed(300),
        ])
        let sampler = scheduler.createHotObservable([
            .next(230, "x"), .next(240, "x"), .next(260, "x"), .completed(310),
        ])
        let res = scheduler.start { xs.sample(sampler) }
        XCTAssertEqual(res.events, [.next(230, 2), .next(260, 3), .completed(310)])
    }

    func testSampleWithADefault() {
        let xs = scheduler.createHotObservable([.next(225, 1), .completed(235)])
        let sampler = scheduler.createHotObservable([
            .next(210, ()), .next(230, ()), .next(240, ()),
        ])
        let res = scheduler.start { xs.sample(sampler, defaultValue: 0) }
        XCTAssertEqual(res.events, [.next(210, 0), .next(230, 1), .next(240, 0), .completed(240)])
    }

    /// Tuples in the last step of an expression, passed to a function that takes any type.
    func testTuplesAreInferredWhereverTheyAreUsed() {
        let (relay, subject) = (BehaviorRelay(value: 1), BehaviorSubject(value: "a"))
        let (half, none) = (Observable.just(0.5), BehaviorSubject<Bool?>(value: nil))
        var heard: [String] = []
        func hear(_ things: Any...) { heard += things.map { "\($0)" } }

        _ = Observable.combineLatest(relay, subject).subscribe(onNext: { hear($0.0, $0.1) })
        _ = Observable.combineLatest(relay, subject, half).subscribe(onNext: { hear($0.2) })
        _ = Observable.combineLatest(relay, subject, half, none).subscribe(onNext: { hear($0.0) })
        _ = Observable.zip(relay, subject).subscribe(onNext: { hear($0.1) })
        _ = Observable.zip(relay, subject, half).subscribe(onNext: { tuple in hear(tuple.0) })
        _ = Observable.zip(relay, subject, half, none).subscribe(onNext: { hear($0.2) })
        XCTAssertEqual(heard, ["1", "a", "0.5", "1", "a", "1", "0.5"])

        heard = []
        let (one, two) = (relay.asDriver(), Driver.just("b"))
        _ = Driver.combineLatest(one, two).drive(onNext: { hear($0.0, $0.1) })
        _ = Driver.combineLatest(one, two, one).drive(onNext: { hear($0.2) })
        _ = Driver.zip(one, two).drive(onNext: { hear($0.1) })
        _ = Driver.zip(one, two, one).drive(onNext: { hear($0.0) })
        _ = Single.zip(Single.just(2), Single.just("c")).subscribe(onSuccess: { hear($0.1) })
        _ = Single.zip(Single.just(2), Single.just("c"), Single.just(3)).subscribe(
            onSuccess: { hear($0.2) })
        XCTAssertEqual(heard, ["1", "b", "1", "b", "1", "c", "3"])
    }

    func testResultsAreMadeByInitializers() {
        struct Row: Equatable {
            let id: Int
            let name: String
            let weight: Double
        }
        let (relay, subject) = (BehaviorRelay(value: 1), BehaviorSubject(value: "a"))
        let row = Row(id: 1, name: "a", weight: 2)
        let weight = Observable.just(2.0)
        var heard: [Row] = []
        _ = Observable.combineLatest(relay, subject, weight).map(Row.init)
            .subscribe(onNext: { heard.append($0) })
        _ = Observable.combineLatest(relay, subject, weight, resultSelector: Row.init)
            .subscribe(onNext: { heard.append($0) })
        let zipped: Observable<Row> = .zip(
            relay, subject, weight, resultSelector: Row.init(id:name:weight:))
        _ = zipped.subscribe(onNext: { heard.append($0) })
        XCTAssertEqual(heard, [row, row, row])
    }
}
