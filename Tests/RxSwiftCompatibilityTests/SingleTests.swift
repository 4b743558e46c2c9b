import Reactive
import ReactiveTesting
import RxCompatibility
import XCTest

final class SingleTests: XCTestCase {
    private func fetch(_ id: Int) -> Single<User> {
        return Single.create { single in
            if id > 0 {
                single(.success(User(id: id, name: "user \(id)")))
            } else {
                single(.failure(NetworkError.status(404)))
            }
            return Disposables.create()
        }
    }

    func testCreate() {
        XCTAssertEqual(said(fetch(1).map(\.name)), "user 1 |")
        XCTAssertEqual(said(fetch(0)), "#")
        let typed = Single<Int>.create { observer in
            observer(.success(1))
            observer(.success(2))
            return Disposables.create {}
        }
        XCTAssertEqual(said(typed), "1 |")
        let named = Single<Int>.create { (observer: @escaping Single<Int>.SingleObserver) in
            observer(.success(3))
            return Disposables.create()
        }
        XCTAssertEqual(said(named), "3 |")
    }

    func testCreating() {
        let scheduler = TestScheduler(initialClock: 0)
        XCTAssertEqual(said(Single.just(1)), "1 |")
        XCTAssertEqual(said(Single<Int>.error(NetworkError.offline)), "#")
        XCTAssertEqual(said(Single<Int>.never()), "")
        XCTAssertEqual(said(Single.deferred { Single.just(1) }), "1 |")
        XCTAssertEqual(said(Single<Int>.deferred { throw NetworkError.offline }), "#")
        let timer = scheduler.start {
            Single<Int>.timer(.seconds(10), scheduler: scheduler).asObservable()
        }
        XCTAssertEqual(timer.events, [.next(210, 0), .completed(210)])
    }

    func testJustWithAScheduler() {
        let scheduler = TestScheduler(initialClock: 0)
        let res = scheduler.start { Single.just(42, scheduler: scheduler).asObservable() }
        XCTAssertEqual(res.events, [.next(201, 42), .completed(202)])
    }

    func testSubscribing() {
        let owner = Owner()
        let bag = DisposeBag()
        fetch(1).subscribe(onSuccess: { owner.heard.append($0.name) }).disposed(by: bag)
        fetch(0).subscribe(onFailure: { owner.heard.append("\($0)") }).disposed(by: bag)
        fetch(2).subscribe(
            onSuccess: { owner.heard.append($0.name) }, onFailure: { _ in XCTFail() },
            onDisposed: { owner.heard.append("!") }
        ).disposed(by: bag)
        fetch(3).subscribe { event in
            switch event {
            case .success(let user): owner.heard.append(user.name)
            case .failure(let error): XCTFail("\(error)")
            }
        }.disposed(by: bag)
        fetch(4).subscribe { user in
            owner.heard.append(user.name)
        } onFailure: { error in
            XCTFail("\(error)")
        }.disposed(by: bag)
        fetch(5).subscribe(
            with: owner, onSuccess: { owner, user in owner.heard.append(user.name) },
            onFailure: { owner, _ in owner.heard.append("#") },
            onDisposed: { owner in owner.heard.append("!") }
        ).disposed(by: bag)
        fetch(6).subscribe(with: owner) { owner, user in owner.heard.append(user.name) }.disposed(
            by: bag)
        _ = fetch(7).subscribe()
        XCTAssertEqual(
            owner.heard,
            ["user 1", "status(404)", "user 2", "!", "user 3", "user 4", "user 5", "!", "user 6"])
    }

    func testOperators() {
        XCTAssertEqual(said(fetch(1).map { $0.id + 1 }), "2 |")
        XCTAssertEqual(said(fetch(1).flatMap { self.fetch($0.id + 1) }.map { $0.id }), "2 |")
        XCTAssertEqual(
            said(fetch(1).flatMap { user -> Single<String> in .just(user.name) }), "user 1 |")
        XCTAssertEqual(said(fetch(0).catch { _ in .just(User(id: 9, name: "")) }.map(\.id)), "9 |")
        XCTAssertEqual(said(fetch(0).catchAndReturn(User(id: 9, name: "")).map(\.id)), "9 |")
        XCTAssertEqual(said(fetch(1).map { _ -> Int in throw NetworkError.offline }), "#")
        XCTAssertEqual(said(fetch(1).debug("single").map(\.id)), "1 |")
        XCTAssertEqual(said(fetch(1).asObservable().map(\.id).concat(Observable.just(2))), "1 2 |")
        XCTAssertEqual(said(fetch(1).asSingle().map(\.id)), "1 |")
    }

    func testRetry() {
        var attempts = 0
        let flaky = Single<Int>.create { single in
            attempts += 1
            single(attempts < 3 ? .failure(NetworkError.offline) : .success(attempts))
            return Disposables.create()
        }
        XCTAssertEqual(said(flaky.retry(2)), "#")
        XCTAssertEqual(said(flaky.retry()), "3 |")
        attempts = 0
        XCTAssertEqual(said(flaky.retry { $0.take(5) }), "3 |")
        attempts = 0
        XCTAssertEqual(said(flaky.retry(when: { $0.flatMap { _ in Single.just(()) } })), "3 |")
    }

    func testDo() {
        var log: [String] = []
        let single = fetch(1).do(
            onSuccess: { log.append($0.name) }, afterSuccess: { _ in log.append("after") },
            onError: { _ in log.append("#") }, afterError: { _ in log.append("after #") },
            onSubscribe: { log.append("subscribe") }, onSubscribed: { log.append("subscribed") },
            onDispose: { log.append("dispose") })
        _ = said(single)
        XCTAssertEqual(log, ["subscribe", "user 1", "after", "subscribed", "dispose"])
        log = []
        _ = said(fetch(0).do(onError: { log.append("\($0)") }))
        XCTAssertEqual(log, ["status(404)"])
    }

    func testZip() {
        XCTAssertEqual(said(Single.zip(Single.just(1), Single.just("a"))), #"(1, "a") |"#)
        XCTAssertEqual(
            said(Single.zip(Single.just(1), Single.just("a"), Single.just(true))),
            #"(1, "a", true) |"#)
        XCTAssertEqual(said(Single.zip(fetch(1), fetch(2)) { $0.id + $1.id }), "3 |")
        XCTAssertEqual(
            said(Single.zip(fetch(1), fetch(2), resultSelector: { $0.id + $1.id })), "3 |")
        XCTAssertEqual(
            said(Single.zip(fetch(1), fetch(2), fetch(3)) { [$0, $1, $2].count }), "3 |")
        XCTAssertEqual(said(Single.zip(fetch(1), fetch(0))), "#")
        XCTAssertEqual(said(Single.zip([fetch(1), fetch(2)]).map { $0.map(\.id) }), "[1, 2] |")
        XCTAssertEqual(said(Single.zip([fetch(1), fetch(2)]) { $0.count }), "2 |")
        XCTAssertEqual(
            said(Single.zip((1...3).map { self.fetch($0) }).map { $0.map(\.id) }), "[1, 2, 3] |")
    }

    func testTime() {
        let scheduler = TestScheduler(initialClock: 0)
        let xs = scheduler.createColdObservable([.next(20, 1), .completed(20)])
        let single = xs.asSingle()
        func play(_ make: @escaping () -> Single<Int>) -> [Recorded<Event<Int>>] {
            return scheduler.start { make().asObservable() }.events
        }
        XCTAssertEqual(
            play { single.delay(.seconds(10), scheduler: scheduler) },
            [.next(230, 1), .completed(231)])

        let late = TestScheduler(initialClock: 0)
        let ys = late.createColdObservable([.next(50, 1), .completed(50)])
        let timedOut = late.start {
            ys.asSingle().timeout(.seconds(30), scheduler: late).asObservable()
        }
        XCTAssertEqual(timedOut.events, [.error(230, RxError.timeout)])

        let other = TestScheduler(initialClock: 0)
        let zs = other.createColdObservable([.next(50, 1), .completed(50)])
        let replaced = other.start {
            zs.asSingle().timeout(.seconds(30), other: Single.just(7), scheduler: other)
                .asObservable()
        }
        XCTAssertEqual(replaced.events, [.next(230, 7), .completed(230)])

        let delayed = TestScheduler(initialClock: 0)
        let res = delayed.start {
            Single.just(1).delaySubscription(.seconds(30), scheduler: delayed).observe(on: delayed)
                .subscribe(on: delayed).asObservable()
        }
        XCTAssertEqual(res.events, [.next(232, 1), .completed(233)])
    }

    func testSinglesInChains() {
        let taps = PublishSubject<Int>()
        var heard: [String] = []
        let subscription = taps.flatMapLatest { [weak self] id -> Single<User> in
            guard let self = self else { return .never() }
            return self.fetch(id)
        }.map(\.name).subscribe(onNext: { heard.append($0) }, onError: { heard.append("\($0)") })
        taps.onNext(1)
        taps.onNext(2)
        taps.onNext(0)
        XCTAssertEqual(heard, ["user 1", "user 2", "status(404)"])
        subscription.dispose()
        XCTAssertEqual(
            said(fetch(1).asDriver(onErrorJustReturn: User(id: 0, name: ""))),
            "User(id: 1, name: \"user 1\") |")
    }
}
