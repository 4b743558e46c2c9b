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

    @Test func `combineLatest completes at the next element if another source ended without any`() {
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

    // MARK: withLatestFrom

    @Test func `withLatestFrom emits only with its source, and outlives the other stream`() {
        let scenario = Scenario(
            """
            source      -1--2--3--4-|
            other       --x--yz-|
            latest      ----[2x]--[3z]--[4z]-|
            of other    ^-------!
            """)
        let (source, other) = (scenario.hot("source"), scenario.hot("other"))
        scenario.hear("latest", source.withLatestFrom(other) { $0 + $1 })
        scenario.watch("of other", other)
        #expect(scenario.played == scenario.written)
    }

    @Test func `an error of the other stream ends withLatestFrom`() {
        let scenario = Scenario(
            """
            source       -1--2--3--4-|
            other        --x--#
            latest       ----x#
            of source    ^----!
            """)
        let (source, other) = (scenario.hot("source"), scenario.hot("other"))
        scenario.hear("latest", source.withLatestFrom(other))
        scenario.watch("of source", source)
        #expect(scenario.played == scenario.written)
    }

    @Test func `withLatestFrom subscribes to the other stream first`() {
        let subject = BehaviorSubject(value: 1)
        var heard: [Int] = []
        _ = subject.withLatestFrom(subject) { $0 * 10 + $1 }.subscribe(onNext: { heard.append($0) })
        subject.onNext(2)
        #expect(heard == [11, 22])
    }

    // MARK: until

    @Test func `take(until:) ends with the first element of the trigger`() {
        let scenario = Scenario(
            """
            source        -a-b-c-d-|
            trigger       ----x----x
            taken         -a-b|
            of source     ^---!
            of trigger    ^---!
            """)
        let (source, trigger) = (scenario.hot("source"), scenario.hot("trigger"))
        scenario.hear("taken", source.take(until: trigger))
        scenario.watch("of source", source)
        scenario.watch("of trigger", trigger)
        #expect(scenario.played == scenario.written)
    }

    @Test func `take(until:) outlives its trigger, and leaves it with the source`() {
        let scenario = Scenario(
            """
            source     -a-b-c-d-|
            ends       ----|
            lasts      ----------
            taken      -a-b-c-d-|
            taken 2    -a-b-c-d-|
            of ends    ^---!
            of lasts   ^--------!
            """)
        let source = scenario.hot("source")
        let (ends, lasts) = (scenario.hot("ends"), scenario.hot("lasts"))
        scenario.hear("taken", source.take(until: ends))
        scenario.hear("taken 2", source.take(until: lasts))
        scenario.watch("of ends", ends)
        scenario.watch("of lasts", lasts)
        #expect(scenario.played == scenario.written)
    }

    @Test func `take(until:) and skip(until:) fail with their trigger`() {
        let scenario = Scenario(
            """
            source     -a-b-c-d-|
            trigger    ----#
            taken      -a-b#
            skipped    ----#
            """)
        let (source, trigger) = (scenario.hot("source"), scenario.hot("trigger"))
        scenario.hear("taken", source.take(until: trigger))
        scenario.hear("skipped", source.skip(until: trigger))
        #expect(scenario.played == scenario.written)
    }

    @Test func `take(until:) listens to the trigger first, skip(until:) to the source`() {
        let subject = BehaviorSubject(value: 1)
        var taken: [Event<Int>] = []
        var skipped: [Event<Int>] = []
        _ = subject.take(until: subject).subscribe { taken.append($0) }
        _ = subject.skip(until: subject).subscribe { skipped.append($0) }
        #expect(taken == [.completed])
        #expect(skipped.isEmpty)
        subject.onNext(2)
        #expect(skipped == [.next(2)])
    }

    @Test func `skip(until:) opens with the first element of the trigger, and leaves it`() {
        let scenario = Scenario(
            """
            source        -a-b-c-d-|
            trigger       ----x----x
            skipped       -----c-d-|
            of source     ^--------!
            of trigger    ^---!
            """)
        let (source, trigger) = (scenario.hot("source"), scenario.hot("trigger"))
        scenario.hear("skipped", source.skip(until: trigger))
        scenario.watch("of source", source)
        scenario.watch("of trigger", trigger)
        #expect(scenario.played == scenario.written)
    }

    @Test func `skip(until:) never ends if the source does before the trigger emits`() {
        let scenario = Scenario(
            """
            source       -a-b-c|
            trigger      --------x--
            skipped      -----------
            """)
        let (source, trigger) = (scenario.hot("source"), scenario.hot("trigger"))
        scenario.hear("skipped", source.skip(until: trigger))
        #expect(scenario.played == scenario.written)
    }

    @Test func `skip(until:) is not opened by the end of its trigger`() {
        let scenario = Scenario(
            """
            source       -a-b-c---|
            trigger      --|
            skipped      ----------
            """)
        let (source, trigger) = (scenario.hot("source"), scenario.hot("trigger"))
        scenario.hear("skipped", source.skip(until: trigger))
        #expect(scenario.played == scenario.written)
    }

    // MARK: merge, concat

    @Test func `merge ends when all streams have ended`() {
        let scenario = Scenario(
            """
            a         -1---2-|
            b         --x-y---|
            merged    -1x-y2--|
            """)
        scenario.hear("merged", Observable.merge(scenario.hot("a"), scenario.hot("b")))
        #expect(scenario.played == scenario.written)
    }

    @Test func `merge of nothing only completes`() {
        var heard: [Event<Int>] = []
        _ = Observable<Int>.merge([]).subscribe { heard.append($0) }
        #expect(heard == [.completed])
    }

    @Test func `concat subscribes to one stream after the other`() {
        let scenario = Scenario(
            """
            a         -1--|
            b         -2-|
            concat    -1---2-|
            a?        ^---!
            b?        ----^--!
            """)
        let (a, b) = (scenario.cold("a"), scenario.cold("b"))
        scenario.hear("concat", a.concat(b))
        scenario.watch("a?", a)
        scenario.watch("b?", b)
        #expect(scenario.played == scenario.written)
    }

    @Test func `concat of streams that take turns continues with the next`() {
        func elements(_ stream: Observable<Int>) -> [Event<Int>] {
            var heard: [Event<Int>] = []
            _ = stream.subscribe { heard.append($0) }
            return heard
        }
        let written: [Event<Int>] = [.next(1), .next(2), .next(3), .next(4), .completed]
        #expect(elements(Observable.of(1, 2).concat(Observable.of(3, 4))) == written)
        #expect(elements(.concat(.of(1, 2), .empty(), .of(3), .of(4))) == written)
        #expect(elements(Observable.of(Observable.of(1, 2), .of(3, 4)).concat()) == written)
        #expect(elements(Observable.of(1, 3).concatMap { Observable.of($0, $0 + 1) }) == written)
        #expect(
            elements(.concat(sequence(first: 1) { $0 + 1 }.lazy.map { .just($0) }).take(4))
                == written)
    }

    @Test func `concat reads a collection only as far as it subscribes to its streams`() {
        var read = 0
        let streams = (1...1000).lazy.filter { _ in
            read += 1
            return true
        }.map { Observable.just($0) }
        var heard: [Int] = []
        _ = Observable.concat(streams).take(2).subscribe(onNext: { heard.append($0) })
        #expect(heard == [1, 2])
        #expect(read < 10)
    }

    @Test func `an error stops concat`() {
        let scenario = Scenario(
            """
            a         -1--#
            b         -2-|
            concat    -1--#
            b?        -----
            """)
        let (a, b) = (scenario.cold("a"), scenario.cold("b"))
        scenario.hear("concat", a.concat(b))
        scenario.watch("b?", b)
        #expect(scenario.played == scenario.written)
    }

    // MARK: amb, sample, startWith

    @Test func `amb continues with the first stream that emits`() {
        let scenario = Scenario(
            """
            left     ---a-b-|
            right    --x-y-z--|
            amb      --x-y-z--|
            left?    ^-!
            """)
        let (left, right) = (scenario.hot("left"), scenario.hot("right"))
        scenario.hear("amb", left.amb(right))
        scenario.watch("left?", left)
        #expect(scenario.played == scenario.written)
    }

    @Test func `amb stays with a stream whose first event is its end, too`() {
        for end in ["|", "#"] {
            let scenario = Scenario(
                """
                left     ---a-b-|
                right    --\(end)
                amb      --\(end)
                left?    ^-!
                """)
            let (left, right) = (scenario.hot("left"), scenario.hot("right"))
            scenario.hear("amb", left.amb(right))
            scenario.watch("left?", left)
            #expect(scenario.played == scenario.written)
        }
    }

    @Test func `amb of streams that emit at once stays with the first`() {
        var heard: [Event<Int>] = []
        _ = Observable.amb([.just(1), .just(2)]).subscribe { heard.append($0) }
        #expect(heard == [.next(1), .completed])
        heard = []
        _ = Observable.amb([.never(), .just(2), .just(3)]).subscribe { heard.append($0) }
        #expect(heard == [.next(2), .completed])
    }

    @Test func `amb does not subscribe to the other streams if the first emits at once`() {
        let others = [PublishSubject<Int>(), PublishSubject<Int>()]
        let streams = [others[0], BehaviorSubject(value: 1), others[1]]
        var heard: [Event<Int>] = []
        _ = Observable.amb(streams).subscribe { heard.append($0) }
        #expect(heard == [.next(1)])
        #expect(!others[0].hasObservers && !others[1].hasObservers)
    }

    @Test func `sample emits only new elements, and ends at the tick after the source`() {
        let scenario = Scenario(
            """
            source     -a-b---c-|
            sampler    ----x-x-x-x
            sample     ----b---c-|
            """)
        let (source, sampler) = (scenario.hot("source"), scenario.hot("sampler"))
        scenario.hear("sample", source.sample(sampler))
        #expect(scenario.played == scenario.written)
    }

    @Test func `sample emits the last element with the tick after the source's end`() {
        let scenario = Scenario(
            """
            source     -a-b|
            sampler    --x---x
            sample     --a---(b|)
            """)
        let (source, sampler) = (scenario.hot("source"), scenario.hot("sampler"))
        scenario.hear("sample", source.sample(sampler))
        #expect(scenario.played == scenario.written)
    }

    @Test func `the end of the sampler samples once more`() {
        let scenario = Scenario(
            """
            source     -a-b---c---|
            sampler    ----x----|
            sample     ----b----c--
            """)
        let (source, sampler) = (scenario.hot("source"), scenario.hot("sampler"))
        scenario.hear("sample", source.sample(sampler))
        #expect(scenario.played == scenario.written)
    }

    @Test func `an error of the source or of the sampler ends sample`() {
        let scenario = Scenario(
            """
            source     -a-b#
            sampler    --x--#
            lasts      -----------
            sample     --a-#
            other      -----#
            """)
        let source = scenario.hot("source")
        let sampler = scenario.hot("sampler")
        scenario.hear("sample", source.sample(sampler))
        scenario.hear("other", scenario.hot("lasts").sample(sampler))
        #expect(scenario.played == scenario.written)
    }

    @Test func `startWith emits its elements before it subscribes to the source`() {
        var log: [String] = []
        let source = Observable<Int>.create { observer in
            log.append("source")
            observer.onNext(3)
            return Disposables.create()
        }
        _ = source.startWith(1, 2).subscribe(onNext: { log.append("\($0)") })
        #expect(log == ["1", "2", "source", "3"])
    }
}
