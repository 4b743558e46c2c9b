import Reactive
import ReactiveTesting
import Testing

/// Streams of streams: flatMap and similar operators.
@Suite struct `Operators that flatten` {
    @Test func `flatMap ends when the outer and all inner streams have ended`() {
        let scenario = Scenario(
            """
            outer       -a---b-|
            inner       ---1---2-|
            flat        ----1---(21)---2-|
            of inner    -^---^----!---!
            """)
        let (outer, inner) = (scenario.hot("outer"), scenario.cold("inner"))
        scenario.hear("flat", outer.flatMap { _ in inner })
        scenario.watch("of inner", inner)
        #expect(scenario.played == scenario.written)
    }

    @Test func `flatMap ends with its outer stream if that is the last`() {
        let scenario = Scenario(
            """
            outer    -a------|
            inner    -1-|
            flat     --1-----|
            """)
        let (outer, inner) = (scenario.hot("outer"), scenario.cold("inner"))
        scenario.hear("flat", outer.flatMap { _ in inner })
        #expect(scenario.played == scenario.written)
    }

    @Test func `an error of an inner stream ends flatMap and leaves everything`() {
        let scenario = Scenario(
            """
            outer     -a-b---------
            a         ---x--x--x--
            b         --y--#
            flat      ----xy-x#
            outer?    ^-------!
            a?        -^------!
            b?        ---^----!
            """)
        let outer = scenario.hot("outer")
        let inner = ["a": scenario.cold("a"), "b": scenario.cold("b")]
        scenario.hear("flat", outer.compactMap { inner[$0] }.merge())
        scenario.watch("outer?", outer)
        scenario.watch("a?", inner["a"]!)
        scenario.watch("b?", inner["b"]!)
        #expect(scenario.played == scenario.written)
    }

    @Test func `an error of the outer stream ends every flattening at once`() {
        let scenario = Scenario(
            """
            outer     -a---#
            inner     --1-----2
            all       ---1-#
            first     ---1-#
            latest    ---1-#
            one       ---1-#
            left      -(^^^^)---(!!!!)
            """)
        let (outer, inner) = (scenario.hot("outer"), scenario.cold("inner"))
        scenario.hear("all", outer.flatMap { _ in inner })
        scenario.hear("first", outer.flatMapFirst { _ in inner })
        scenario.hear("latest", outer.flatMapLatest { _ in inner })
        scenario.hear("one", outer.concatMap { _ in inner })
        scenario.watch("left", inner)
        #expect(scenario.played == scenario.written)
    }

    @Test func `merge(maxConcurrent:) subscribes to the waiting streams in their order`() {
        let scheduler = TestScheduler()
        let streams = (0..<4).map { number in
            scheduler.createColdObservable([.next(20, number), .completed(30 + number)])
        }
        let result = scheduler.start {
            Observable.from(streams.map { $0.asObservable() }).merge(maxConcurrent: 2)
        }
        #expect(
            result.events == [
                .next(220, 0), .next(220, 1), .next(250, 2), .next(251, 3), .completed(264),
            ])
        #expect(
            streams.map(\.subscriptions) == [
                [Subscription(200, 230)], [Subscription(200, 231)], [Subscription(230, 262)],
                [Subscription(231, 264)],
            ])
    }

    @Test func `flatMapFirst ignores elements while it is busy, without calling its function`() {
        var asked: [String] = []
        let scenario = Scenario(
            """
            outer    -a-bc--d----|
            inner    ---1-|
            flat     ----1-----1-|
            """)
        let (outer, inner) = (scenario.hot("outer"), scenario.cold("inner"))
        scenario.hear(
            "flat",
            outer.flatMapFirst { element in
                asked.append(element)
                return inner
            })
        #expect(scenario.played == scenario.written)
        #expect(asked == ["a", "d"])
    }

    @Test
    func `flatMapLatest leaves the old stream, and ends after the outer and the latest stream`() {
        let scenario = Scenario(
            """
            outer       -a--b----|
            inner       --1--2--3-|
            flat        ---1--1--2--3-|
            of inner    -^--(!^)---------!
            """)
        let (outer, inner) = (scenario.hot("outer"), scenario.cold("inner"))
        scenario.hear("flat", outer.flatMapLatest { _ in inner })
        scenario.watch("of inner", inner)
        #expect(scenario.played == scenario.written)
    }

    @Test func `flatMapLatest ends with its outer stream if that is the last`() {
        let scenario = Scenario(
            """
            outer    -a------|
            inner    -1-|
            flat     --1-----|
            """)
        let (outer, inner) = (scenario.hot("outer"), scenario.cold("inner"))
        scenario.hear("flat", outer.flatMapLatest { _ in inner })
        #expect(scenario.played == scenario.written)
    }

    @Test func `the old stream is left before the next is subscribed to`() {
        typealias Follow = ([Observable<Int>], PublishSubject<Void>) -> Observable<Int>
        let operators: [String: Follow] = [
            "flatMapLatest": { streams, next in
                next.enumerated().flatMapLatest { streams[$0.index] }
            }, "concat": { streams, _ in .concat(streams) },
            "concat of two": { streams, _ in streams[0].concat(streams[1]).concat(streams[2]) },
            "concat inner": { streams, _ in Observable.from(streams).concat() },
            "concatMap": { streams, _ in Observable.of(0, 1, 2).concatMap { streams[$0] } },
            "merge one": { streams, _ in Observable.from(streams).merge(maxConcurrent: 1) },
        ]
        for (name, follow) in operators {
            var log: [String] = []
            var feed: AnyObserver<Int>?
            let streams = (0..<3).map { number in
                Observable<Int>.create { observer in
                    log.append("+\(number)")
                    feed = observer
                    return Disposables.create { log.append("-\(number)") }
                }
            }
            let next = PublishSubject<Void>()
            _ = follow(streams, next).subscribe()
            for _ in 0..<3 {
                next.onNext(())
                if name != "flatMapLatest" { feed?.onCompleted() }
            }
            next.onCompleted()
            feed?.onCompleted()
            #expect(log == ["+0", "-0", "+1", "-1", "+2", "-2"], "\(name)")
        }
    }
}
