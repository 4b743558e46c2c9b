import Reactive
import Testing

@Test func smoke() {
    let scheduler = TestScheduler()
    let xs = scheduler.createHotObservable([
        .next(210, 1), .next(220, 2), .next(230, 3), .completed(240),
    ])
    let result = scheduler.start { xs.map { $0 * 2 }.filter { $0 > 2 } }
    #expect(result.events == [.next(220, 4), .next(230, 6), .completed(240)])
    #expect(xs.subscriptions == [Subscription(200, 240)])
    var heard: [Int] = []
    _ = Observable.merge(.of(1, 2, 3), .of(10, 20, 30)).subscribe(onNext: { heard.append($0) })
    #expect(heard == [1, 10, 2, 20, 3, 30])
}

@Test func pictures() {
    let scenario = Scenario(
        """
        source       -ab---c-|
        debounce     ----b---(c|)
        sub          ^-------!
        """)
    let source = scenario.hot("source")
    scenario.hear("debounce", source.debounce(.seconds(2), scheduler: scenario.scheduler))
    scenario.watch("sub", source)
    #expect(scenario.played == scenario.written)
    print(scenario.played)
}

@Test func deep() {
    func down(_ n: Int) -> Observable<Int> {
        n == 0 ? .empty() : Observable.just(n).concat(Observable.deferred { down(n - 1) })
    }
    var count = 0
    _ = down(100_000).subscribe(onNext: { _ in count += 1 })
    #expect(count == 100_000)
    var chain = Observable<Int>.empty()
    for i in 0..<100_000 { chain = chain.concat(Observable.just(i)) }
    count = 0
    _ = chain.subscribe(onNext: { _ in count += 1 })
    #expect(count == 100_000)
    count = 0
    _ = Observable.concat((0..<100_000).map { Observable.just($0) }).subscribe(onNext: { _ in
        count += 1
    })
    #expect(count == 100_000)
    var attempts = 0
    _ = Observable<Int>.create { o in
        attempts += 1
        if attempts < 100_000 { o.onError(RxError.unknown) } else { o.onCompleted() }
        return Disposables.create()
    }.retry().subscribe(onNext: { _ in })
    #expect(attempts == 100_000)
    let relay = BehaviorRelay(value: 0)
    let sub = relay.subscribe(onNext: { if $0 < 100_000 { relay.accept($0 + 1) } })
    #expect(relay.value == 100_000)
    sub.dispose()
    count = 0
    _ = Observable.repeatElement(1).take(100_000).subscribe(onNext: { _ in count += 1 })
    #expect(count == 100_000)
}

@Test func drivers() {
    var maps = 0
    let relay = BehaviorRelay(value: 1)
    let driver = relay.asDriver().map { x in
        maps += 1
        return x * 2
    }
    var heard: [Int] = []
    let subs = (0..<3).map { _ in driver.drive(onNext: { heard.append($0) }) }
    relay.accept(5)
    #expect(maps == 2)
    #expect(heard == [2, 2, 2, 10, 10, 10])
    subs.forEach { $0.dispose() }
    let d2 = Driver.combineLatest(relay.asDriver(), Driver.just("x"))
    _ = d2.drive(onNext: { #expect($0 == (5, "x")) })
    let d3 = Driver.combineLatest(relay.asDriver(), Driver.just("x")) { "\($0)\($1)" }
    _ = d3.drive(onNext: { #expect($0 == "5x") })
    _ = Observable.combineLatest(relay, Observable.just("x")).subscribe(onNext: {
        #expect($0 == (5, "x"))
    })
    #expect(Subscriptions.leaked { _ = Observable<Int>.never().take(2).subscribe() } == 0)
    let s = PublishSubject<Int>()
    #expect(
        Subscriptions.leaked {
            _ = s.flatMapLatest { Observable.of($0, $0) }.subscribe()
            s.onNext(1)
        } == 2)
    s.onCompleted()
}
