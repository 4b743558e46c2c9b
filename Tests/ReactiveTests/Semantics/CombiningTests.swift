import Reactive
import ReactiveTesting
import RxCompatibility
import Testing

@Suite struct `Operators that combine` {
    // MARK: combineLatest

    @Test func `combineLatest emits the latest elements of all whenever one emits`() {
        let scenario = Scenario(
            """
            a         -1---2---|
            b         --x-y-z--|
            latest    --[1x]-[1y][2y][2z]--|
            """)
        let (a, b) = (scenario.hot("a"), scenario.hot("b"))
        scenario.hear("latest", Observable.combineLatest(a, b) { $0 + $1 })
        #expect(scenario.played == scenario.written)
    }

    @Test func `combineLatest completes when all sources have completed`() {
        let scenario = Scenario(
            """
            a         -1-|
            b         --x----|
            latest    --[1x]----|
            of a      ^--!
            of b      ^------!
            """)
        let (a, b) = (scenario.hot("a"), scenario.hot("b"))
        scenario.hear("latest", Observable.combineLatest(a, b) { $0 + $1 })
        scenario.watch("of a", a)
        scenario.watch("of b", b)
        #expect(scenario.played == scenario.written)
    }

    @Test func `combineLatest completes at the next element if another source ended without one`() {
        let scenario = Scenario(
            """
            a         -1---2---|
            b         --|
            latest    -----|
            of a      ^----!
            """)
        let (a, b) = (scenario.hot("a"), scenario.hot("b"))
        scenario.hear("latest", Observable.combineLatest(a, b) { $0 + $1 })
        scenario.watch("of a", a)
        #expect(scenario.played == scenario.written)
    }

    @Test func `combineLatest of many continues while two sources can still emit`() {
        let scenario = Scenario(
            """
            a         -1---2---3-|
            b         --|
            c         --x---y|
            latest    ---------|
            """)
        let streams = ["a", "b", "c"].map { scenario.hot($0) }
        scenario.hear("latest", Observable.combineLatest(streams).map { $0.joined() })
        #expect(scenario.played == scenario.written)
    }

    @Test func `an error of one source ends combineLatest and zip, which leave the other sources`()
    {
        let scenario = Scenario(
            """
            a         -1---2---|
            b         --x-#
            latest    --[1x]-#
            zip       --[1x]-#
            of a      (^^)---(!!)
            """)
        let (a, b) = (scenario.hot("a"), scenario.hot("b"))
        scenario.hear("latest", Observable.combineLatest(a, b) { $0 + $1 })
        scenario.hear("zip", Observable.zip(a, b) { $0 + $1 })
        scenario.watch("of a", a)
        #expect(scenario.played == scenario.written)
    }

    @Test func `combineLatest of nothing emits an empty array, zip of nothing only completes`() {
        var heard: [Event<[Int]>] = []
        _ = Observable.combineLatest([Observable<Int>]()).subscribe { heard.append($0) }
        #expect(heard == [.next([]), .completed])
        heard = []
        _ = Observable.zip([Observable<Int>]()).subscribe { heard.append($0) }
        #expect(heard == [.completed])
    }

    @Test func `combineLatest over a diamond emits the intermediate state`() {
        let source = BehaviorRelay(value: 1)
        let tens = source.map { $0 * 10 }
        let hundreds = source.map { $0 * 100 }
        var heard: [Int] = []
        _ = Observable.combineLatest(tens, hundreds) { $0 + $1 }.subscribe(onNext: {
            heard.append($0)
        })
        source.accept(2)
        #expect(heard == [110, 120, 220])
    }

    @Test func `combineLatest and zip take up to eight streams, of different types`() {
        let (n, s) = (Observable.just(1), Observable.just("s"))
        var heard: [String] = []
        func hear<Element>(_ stream: Observable<Element>) {
            _ = stream.subscribe(onNext: { heard.append("\($0)") })
        }
        hear(.combineLatest(n, s) { "\($0)\($1)" })
        hear(.combineLatest(n, s, n) { "\($0)\($1)\($2)" })
        hear(.combineLatest(n, s, n, s) { "\($0)\($1)\($2)\($3)" })
        hear(.combineLatest(n, s, n, s, n) { "\($0)\($1)\($2)\($3)\($4)" })
        hear(.combineLatest(n, s, n, s, n, s) { "\($0)\($1)\($2)\($3)\($4)\($5)" })
        hear(.combineLatest(n, s, n, s, n, s, n) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)" })
        hear(.combineLatest(n, s, n, s, n, s, n, s) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)\($7)" })
        let written = ["1s", "1s1", "1s1s", "1s1s1", "1s1s1s", "1s1s1s1", "1s1s1s1s"]
        #expect(heard == written)
        heard = []
        hear(.zip(n, s) { "\($0)\($1)" })
        hear(.zip(n, s, n) { "\($0)\($1)\($2)" })
        hear(.zip(n, s, n, s) { "\($0)\($1)\($2)\($3)" })
        hear(.zip(n, s, n, s, n) { "\($0)\($1)\($2)\($3)\($4)" })
        hear(.zip(n, s, n, s, n, s) { "\($0)\($1)\($2)\($3)\($4)\($5)" })
        hear(.zip(n, s, n, s, n, s, n) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)" })
        hear(.zip(n, s, n, s, n, s, n, s) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)\($7)" })
        #expect(heard == written)
    }

    // MARK: zip

    @Test func `zip joins elements by position, and completes when every source has completed`() {
        let scenario = Scenario(
            """
            a       -1-2-3----|
            b       ---x--|
            zip     ---[1x]------|
            of a    ^---------!
            of b    ^-----!
            """)
        let (a, b) = (scenario.hot("a"), scenario.hot("b"))
        scenario.hear("zip", Observable.zip(a, b) { $0 + $1 })
        scenario.watch("of a", a)
        scenario.watch("of b", b)
        #expect(scenario.played == scenario.written)
    }

    @Test func `zip of eight completes when all sources have, even if no element can be joined`() {
        let scheduler = TestScheduler()
        let empty = scheduler.createHotObservable([Recorded<Event<Int>>.completed(210)])
        let long = scheduler.createHotObservable([.next(220, 1), .next(230, 2), .completed(240)])
        let result = scheduler.start {
            Observable.zip(long, empty, empty, empty, empty, empty, empty, long) {
                $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
            }
        }
        #expect(result.events == [.completed(240)])
        #expect(long.subscriptions == [Subscription(200, 240), Subscription(200, 240)])
    }

    @Test func `zip of an array completes at an element that can have no partner`() {
        let scenario = Scenario(
            """
            a       -1-----2--|
            b       ---x--|
            zip     ---[1x]---|
            of a    ^------!
            """)
        let (a, b) = (scenario.hot("a"), scenario.hot("b"))
        scenario.hear("zip", Observable.zip([a, b]).map { $0.joined() })
        scenario.watch("of a", a)
        #expect(scenario.played == scenario.written)
    }

    @Test func `zip keeps early elements as long as necessary`() {
        let fast = PublishSubject<Int>()
        let slow = PublishSubject<Int>()
        var sums: [Int] = []
        _ = Observable.zip(fast, slow) { $0 - $1 }.subscribe(onNext: { sums.append($0) })
        for element in 0..<1000 { fast.onNext(element) }
        for element in 0..<1000 { slow.onNext(element) }
        #expect(sums == Array(repeating: 0, count: 1000))
    }

    @Test func `a stream can be joined with itself`() {
        let subject = PublishSubject<Int>()
        var latest: [Int] = []
        var zipped: [Int] = []
        _ = Observable.combineLatest(subject, subject) { $0 * 10 + $1 }.subscribe(onNext: {
            latest.append($0)
        })
        _ = Observable.zip(subject, subject) { $0 * 10 + $1 }.subscribe(onNext: {
            zipped.append($0)
        })
        subject.onNext(1)
        subject.onNext(2)
        #expect(latest == [11, 21, 22])
        #expect(zipped == [11, 22])
        subject.onCompleted()
        #expect(!subject.hasObservers)
    }

    @Test func `an error of the function that joins is the error of the stream`() {
        let subject = PublishSubject<Int>()
        var heard: [Event<Int>] = []
        _ = Observable.combineLatest(subject, subject) { _, _ in throw TestError(number: 1) }
            .subscribe { heard.append($0) }
        _ = Observable.zip([subject, subject]) { _ in throw TestError(number: 2) }.subscribe {
            heard.append($0)
        }
        _ = subject.withLatestFrom(subject) { _, _ in throw TestError(number: 3) }.subscribe {
            heard.append($0)
        }
        subject.onNext(1)
        #expect(heard == (1...3).map { .error(TestError(number: $0)) })
        #expect(!subject.hasObservers)
    }
}
