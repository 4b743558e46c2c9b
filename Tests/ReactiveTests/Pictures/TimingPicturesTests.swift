import Reactive
import ReactiveTesting
import RxCompatibility
import Testing

@Suite struct `The pictures of operators over time` {
    @Test func `delay emits every element later`() {
        let scenario = Scenario(
            """
            source       -a--b-|
            delay(2)     ---a--b-|
            """)
        scenario.hear(
            "delay(2)", scenario.hot("source").delay(.seconds(2), scheduler: scenario.scheduler))
        #expect(scenario.played == scenario.written)
    }

    @Test func `delaySubscription subscribes later`() {
        let scenario = Scenario(
            """
            source                 -a-b-c-|
            delaySubscription(2)   ---b-c-|
            """)
        scenario.hear(
            "delaySubscription(2)",
            scenario.hot("source").delaySubscription(.seconds(2), scheduler: scenario.scheduler))
        #expect(scenario.played == scenario.written)
    }

    @Test func `debounce waits until the source is quiet`() {
        let scenario = Scenario(
            """
            source          -ab---c-|
            debounce(2)     ----b---(c|)
            """)
        scenario.hear(
            "debounce(2)",
            scenario.hot("source").debounce(.seconds(2), scheduler: scenario.scheduler))
        #expect(scenario.played == scenario.written)
    }

    @Test func `throttle emits the first element at once and the latest when its time is up`() {
        let scenario = Scenario(
            """
            source                        -abc-----d-|
            throttle(3)                   -a--c----d-|
            throttle(3, latest: false)    -a-------d-|
            """)
        let source = scenario.hot("source")
        let scheduler = scenario.scheduler
        scenario.hear("throttle(3)", source.throttle(.seconds(3), scheduler: scheduler))
        scenario.hear(
            "throttle(3, latest: false)",
            source.throttle(.seconds(3), latest: false, scheduler: scheduler))
        #expect(scenario.played == scenario.written)
    }

    @Test func `timeout fails when the source has been quiet too long`() {
        let scenario = Scenario(
            """
            source         -a--b-----c
            timeout(4)     -a--b---#
            """)
        scenario.hear(
            "timeout(4)",
            scenario.hot("source").timeout(.seconds(4), scheduler: scenario.scheduler))
        #expect(scenario.played == scenario.written)
    }

    @Test func `timeout continues with another stream`() {
        let scenario = Scenario(
            """
            source                -a--b-----c
            other                 (x|)
            timeout(4, other:)    -a--b---(x|)
            """)
        let other = Observable.just("x")
        scenario.hear("other", other)
        scenario.hear(
            "timeout(4, other:)",
            scenario.hot("source").timeout(
                .seconds(4), other: other, scheduler: scenario.scheduler))
        #expect(scenario.played == scenario.written)
    }

    @Test func `buffer closes a group by time or by count`() {
        let scenario = Scenario(
            #"""
            source                              -a-b-c----|
            buffer(4, count: 2).map(\.count)    ---2---1--(0|)
            """#)
        scenario.hear(
            #"buffer(4, count: 2).map(\.count)"#,
            scenario.hot("source").buffer(
                timeSpan: .seconds(4), count: 2, scheduler: scenario.scheduler
            ).map(\.count))
        #expect(scenario.played == scenario.written)
    }

    @Test func `observe on a scheduler delivers each event a turn later`() {
        let scenario = Scenario(
            """
            source                    -a--b-|
            observe(on: scheduler)    --a--b-|
            """)
        scenario.hear(
            "observe(on: scheduler)", scenario.hot("source").observe(on: scenario.scheduler))
        #expect(scenario.played == scenario.written)
    }

    @Test func `subscribe on a scheduler subscribes a turn later`() {
        let scenario = Scenario(
            """
            source                      -a--b-|
            subscribe(on: scheduler)    --a--b-|
            """)
        scenario.hear(
            "subscribe(on: scheduler)", scenario.cold("source").subscribe(on: scenario.scheduler))
        #expect(scenario.played == scenario.written)
    }

    @Test func `do and debug change nothing`() {
        let looking = Scenario(
            """
            source                  -a--b-|
            do(onNext: { log })     -a--b-|
            """)
        var log: [String] = []
        looking.hear(
            "do(onNext: { log })", looking.hot("source").do(onNext: { log.append($0) }))
        #expect(looking.played == looking.written)
        #expect(log == ["a", "b"])

        let printing = Scenario(
            """
            source     -a--b-|
            debug()    -a--b-|
            """)
        printing.hear("debug()", printing.hot("source").debug(to: { log.append($0) }))
        #expect(printing.played == printing.written)
        #expect(log.count == 7)
    }
}
