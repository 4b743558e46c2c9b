import Reactive
import ReactiveTesting
import Testing

@Suite struct `Operators over time` {
    // MARK: debounce

    @Test func `debounce starts again with every element`() {
        let scenario = Scenario(
            """
            source       -ab-c---d---e--
            debounce     -------c---d---…
            """)
        let source = scenario.hot("source")
        scenario.hear("debounce", source.debounce(.seconds(3), scheduler: scenario.scheduler))
        #expect(scenario.played == scenario.written)
    }

    @Test func `debounce emits its waiting element when its source completes, not on an error`() {
        let scenario = Scenario(
            """
            completes    -a---bc|
            fails        -a---bc#
            said         ---a---(c|)
            dropped      ---a---#
            """)
        let (completes, fails) = (scenario.hot("completes"), scenario.hot("fails"))
        scenario.hear("said", completes.debounce(.seconds(2), scheduler: scenario.scheduler))
        scenario.hear("dropped", fails.debounce(.seconds(2), scheduler: scenario.scheduler))
        #expect(scenario.played == scenario.written)
    }

    @Test(arguments: ["debounce", "throttle", "delay", "timeout", "buffer", "observe", "sample"])
    func `disposal cancels the scheduled work of an operator over time`(_ name: String) {
        let scheduler = TestScheduler()
        let source = PublishSubject<Int>()
        var heard: [Event<Int>] = []
        let subscription = Repertoire.chain(name)(source, scheduler).subscribe { heard.append($0) }
        source.onNext(1)
        source.onNext(2)
        heard = []
        subscription.dispose()
        scheduler.advanceTo(100)
        #expect(heard.isEmpty)
    }

    // MARK: throttle

    @Test func `throttle emits the first element at once, and the last when its window closes`() {
        let scenario = Scenario(
            """
            source      -ab-c----d-----
            latest      -a--c----d-----
            first       -a--c----d-----
            """)
        let source = scenario.hot("source")
        let scheduler = scenario.scheduler
        scenario.hear("latest", source.throttle(.seconds(3), scheduler: scheduler))
        scenario.hear("first", source.throttle(.seconds(3), latest: false, scheduler: scheduler))
        #expect(scenario.played == scenario.written)
    }

    @Test func `the window of throttle starts again with the emitted element`() {
        let scenario = Scenario(
            """
            source      -ab---c-------d-
            latest      -a---b---c----d-
            first       -a----c-------d-
            """)
        let source = scenario.hot("source")
        let scheduler = scenario.scheduler
        scenario.hear("latest", source.throttle(.seconds(4), scheduler: scheduler))
        scenario.hear("first", source.throttle(.seconds(4), latest: false, scheduler: scheduler))
        #expect(scenario.played == scenario.written)
    }

    @Test func `the completion of a throttled stream waits for the held element`() {
        let scenario = Scenario(
            """
            waits        -ab|
            nothing      -a-|
            latest       -a---(b|)
            at once      -a-|
            first        -a-|
            source?      ^--!
            """)
        let (waits, nothing) = (scenario.hot("waits"), scenario.hot("nothing"))
        let scheduler = scenario.scheduler
        scenario.hear("latest", waits.throttle(.seconds(4), scheduler: scheduler))
        scenario.hear("at once", nothing.throttle(.seconds(4), scheduler: scheduler))
        scenario.watch("source?", nothing)
        scenario.hear("first", waits.throttle(.seconds(4), latest: false, scheduler: scheduler))
        #expect(scenario.played == scenario.written)
    }

    @Test func `an error of a throttled stream does not wait, and drops the held element`() {
        let scenario = Scenario(
            """
            source      -ab#
            throttled   -a-#
            """)
        let source = scenario.hot("source")
        scenario.hear("throttled", source.throttle(.seconds(4), scheduler: scenario.scheduler))
        #expect(scenario.played == scenario.written)
    }

    // MARK: delay, timeout, buffer

    @Test func `delay emits the elements and the completion later`() {
        let scenario = Scenario(
            """
            source     -a(bc)-d-|
            delayed    ---abcd-|
            source?    ^-----!
            """)
        let source = scenario.hot("source")
        scenario.hear("delayed", source.delay(.seconds(2), scheduler: scenario.scheduler))
        scenario.watch("source?", source)
        #expect(scenario.played == scenario.written)
    }

    @Test func `an error is not delayed, and drops the delayed elements`() {
        let scenario = Scenario(
            """
            source     -a-bc#
            delayed    ----a#
            """)
        let source = scenario.hot("source")
        scenario.hear("delayed", source.delay(.seconds(3), scheduler: scenario.scheduler))
        #expect(scenario.played == scenario.written)
    }

    @Test func `an element that is sent while a delayed one is heard is delayed in its turn`() {
        let scheduler = TestScheduler()
        let subject = PublishSubject<Int>()
        let observer = scheduler.createObserver(Int.self)
        _ = subject.delay(.seconds(10), scheduler: scheduler).do(onNext: {
            if $0 < 3 { subject.onNext($0 + 1) }
        }).subscribe(observer)
        scheduler.scheduleAt(5) { subject.onNext(1) }
        scheduler.start()
        #expect(observer.events == [.next(15, 1), .next(25, 2), .next(35, 3)])
    }

    @Test func `delaySubscription subscribes later`() {
        let scenario = Scenario(
            """
            source     -a-b-c-|
            late       ---b-c-|
            source?    --^----!
            """)
        let source = scenario.hot("source")
        scenario.hear("late", source.delaySubscription(.seconds(2), scheduler: scenario.scheduler))
        scenario.watch("source?", source)
        #expect(scenario.played == scenario.written)
    }

    @Test func `timeout starts again with every element, and fails after silence`() {
        let scenario = Scenario(
            """
            source     -a--b--c-----d
            timeout    -a--b--c---#
            source?    ^----------!
            """)
        let source = scenario.hot("source")
        scenario.hear("timeout", source.timeout(.seconds(4), scheduler: scenario.scheduler))
        scenario.watch("source?", source)
        #expect(scenario.played == scenario.written)
    }

    @Test func `timeout continues with the other stream, or ends in time with its source`() {
        let scenario = Scenario(
            """
            source     -a--b-----c
            other      --x--y-|
            timeout    -a--b-----x--y-|
            in time    -a--|
            done       -a--|
            """)
        let (source, other) = (scenario.hot("source"), scenario.cold("other"))
        let scheduler = scenario.scheduler
        scenario.hear("timeout", source.timeout(.seconds(4), other: other, scheduler: scheduler))
        scenario.hear("done", scenario.hot("in time").timeout(.seconds(4), scheduler: scheduler))
        #expect(scenario.played == scenario.written)
    }

    @Test func `timeout fails with its own error`() {
        let scheduler = TestScheduler()
        let result = scheduler.start {
            Observable<Int>.never().timeout(.seconds(10), scheduler: scheduler)
        }
        #expect(result.events == [.error(210, RxError.timeout)])
    }

    @Test func `buffer emits empty groups too, and restarts its time with a full one`() {
        let scenario = Scenario(
            """
            source    -a-bc-------d-|
            sizes     ---2---1---0--(1|)
            """)
        let source = scenario.hot("source")
        let groups = source.buffer(timeSpan: .seconds(4), count: 2, scheduler: scenario.scheduler)
        scenario.hear("sizes", groups.map(\.count))
        #expect(scenario.played == scenario.written)
    }

    @Test func `an error of a buffered stream drops the group`() {
        let scenario = Scenario(
            """
            source    -a-b#
            sizes     ----#
            """)
        let source = scenario.hot("source")
        let groups = source.buffer(timeSpan: .seconds(9), count: 5, scheduler: scenario.scheduler)
        scenario.hear("sizes", groups.map(\.count))
        #expect(scenario.played == scenario.written)
    }

    @Test func `take and skip may be limited by time`() {
        let scenario = Scenario(
            """
            source     -a-b-c-d-|
            take       -a-b|
            skip       -----c-d-|
            """)
        let source = scenario.hot("source")
        scenario.hear("take", source.take(for: .seconds(4), scheduler: scenario.scheduler))
        scenario.hear("skip", source.skip(.seconds(4), scheduler: scenario.scheduler))
        #expect(scenario.played == scenario.written)
    }

    // MARK: Timers

    @Test func `interval emits after one period for the first time`() {
        let scheduler = TestScheduler()
        let result = scheduler.start(disposed: 250) {
            Observable<Int>.interval(.seconds(20), scheduler: scheduler)
        }
        #expect(result.events == [.next(220, 0), .next(240, 1)])
    }

    @Test func `a timer emits once, or again with every period`() {
        let scheduler = TestScheduler()
        let once = scheduler.start { Observable<Int>.timer(.seconds(30), scheduler: scheduler) }
        #expect(once.events == [.next(230, 0), .completed(230)])

        let again = TestScheduler()
        let result = again.start(disposed: 270) {
            Observable<Int>.timer(.seconds(30), period: .seconds(15), scheduler: again)
        }
        #expect(result.events == [.next(230, 0), .next(245, 1), .next(260, 2)])
    }

    @Test func `a timer keeps its period although its work takes time`() {
        let scheduler = TestScheduler()
        var times: [Int] = []
        _ = Observable<Int>.interval(.seconds(10), scheduler: scheduler).take(5).subscribe(onNext: {
            _ in
            times.append(scheduler.clock)
            scheduler.sleep(3)
        })
        scheduler.start()
        #expect(times == [10, 20, 30, 40, 50])
    }

    @Test func `a timer leaves out the turns that it missed, and is then on time again`() {
        let scheduler = TestScheduler()
        var heard: [[Int]] = []
        _ = Observable<Int>.interval(.seconds(10), scheduler: scheduler).take(4).subscribe(onNext: {
            heard.append([scheduler.clock, $0])
            if $0 == 1 { scheduler.sleep(35) }
        })
        scheduler.start()
        // The turns at 30, 40 and 50 were due while the one at 20 ran. One late turn replaces them,
        // and the next one is on time.
        #expect(heard == [[10, 0], [20, 1], [55, 2], [60, 3]])
    }

    @Test(arguments: 1...40)
    func `after slow work, one turn of a timer may be late, and no other`(_ seconds: Int) {
        let scheduler = TestScheduler()
        var times: [Int] = []
        _ = Observable<Int>.interval(.seconds(10), scheduler: scheduler).take(5).subscribe(
            onNext: {
                times.append(scheduler.clock)
                if $0 == 1 { scheduler.sleep(seconds) }
            })
        scheduler.start()
        #expect(times[2] == max(30, 20 + seconds))
        #expect(times[3] > times[2] && times[3] - times[2] <= 10)
        #expect(times[3] % 10 == 0 && times[4] == times[3] + 10)
    }

    @Test func `a timer may be ended by the listener of its element`() {
        let scheduler = TestScheduler()
        var count = 0
        let subscription = SerialDisposable()
        subscription.disposable = Observable<Int>.interval(.seconds(1), scheduler: scheduler)
            .subscribe(onNext: { _ in
                count += 1
                subscription.dispose()
            })
        scheduler.advanceTo(100)
        #expect(count == 1)
    }

    @Test func `every listener to an interval has a timer of its own`() {
        let scheduler = TestScheduler()
        let beat = Observable<Int>.interval(.seconds(10), scheduler: scheduler)
        var log: [String] = []
        let first = beat.subscribe(onNext: { log.append("a\($0)@\(scheduler.clock)") })
        scheduler.advanceTo(15)
        let second = beat.subscribe(onNext: { log.append("b\($0)@\(scheduler.clock)") })
        scheduler.advanceTo(30)
        first.dispose()
        second.dispose()
        scheduler.advanceTo(100)
        #expect(log == ["a0@10", "a1@20", "b0@25", "a2@30"])
    }

    @Test func `a driver has the operators over time`() {
        let scheduler = TestScheduler()
        let relay = PublishRelay<Int>()
        let driver = relay.asObservable().asDriver(onErrorJustReturn: 0)
        let observers = (0..<3).map { _ in scheduler.createObserver(Int.self) }
        _ = driver.delay(.seconds(10), scheduler: scheduler).drive(observers[0])
        _ = driver.debounce(.seconds(10), scheduler: scheduler).drive(observers[1])
        _ = driver.throttle(.seconds(10), scheduler: scheduler).drive(observers[2])
        scheduler.scheduleAt(5) { relay.accept(1) }
        scheduler.scheduleAt(7) { relay.accept(2) }
        scheduler.start()
        #expect(observers[0].events == [.next(15, 1), .next(17, 2)])
        #expect(observers[1].events == [.next(17, 2)])
        #expect(observers[2].events == [.next(5, 1), .next(15, 2)])
    }
}
