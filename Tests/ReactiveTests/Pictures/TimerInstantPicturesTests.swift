import Reactive
import ReactiveTesting
import Testing

/// If an element and a timer are due at the same time, the one that was scheduled first comes
/// first. The elements of a hot row are scheduled before any timer.
@Suite struct `Elements at the instant of a timer` {
    private func play(
        _ picture: String,
        _ name: String, _ make: (Observable<String>, any Scheduler) -> some ObservableType
    ) -> Scenario {
        let scenario = Scenario(picture)
        scenario.hear(name, make(scenario.hot("source"), scenario.scheduler))
        return scenario
    }

    @Test func `debounce starts again at an element that comes when its time is up`() {
        let scenario = play(
            """
            source         -a-b----|
            debounce(2)    -----b--|
            """, "debounce(2)"
        ) { $0.debounce(.seconds(2), scheduler: $1) }
        #expect(scenario.played == scenario.written)
    }

    @Test func `throttle opens a new window at an element that comes when the old one closes`() {
        let scenario = play(
            """
            source                        -a-bc--|
            throttle(2, latest: false)    -a-b---|
            """, "throttle(2, latest: false)"
        ) { $0.throttle(.seconds(2), latest: false, scheduler: $1) }
        #expect(scenario.played == scenario.written)
    }

    @Test func `throttle takes an element that comes when its window closes`() {
        let scenario = play(
            """
            source         -ab-c---|
            throttle(3)    -a--c---|
            """, "throttle(3)"
        ) { $0.throttle(.seconds(3), scheduler: $1) }
        #expect(scenario.played == scenario.written)
    }

    @Test func `timeout accepts an element that comes when its time is up`() {
        let scenario = play(
            """
            source        -a-b----
            timeout(2)    -a-b-#
            """, "timeout(2)"
        ) { $0.timeout(.seconds(2), scheduler: $1) }
        #expect(scenario.played == scenario.written)
    }

    @Test func `take(for:) emits an element that comes when its time is up`() {
        let scenario = play(
            """
            source          -a-b-c-|
            take(for: 3)    -a-(b|)
            """, "take(for: 3)"
        ) { $0.take(for: .seconds(3), scheduler: $1) }
        #expect(scenario.played == scenario.written)
    }

    @Test func `skip leaves out an element that comes when its time is up`() {
        let scenario = play(
            """
            source     -a-b-c-|
            skip(3)    -----c-|
            """, "skip(3)"
        ) { $0.skip(.seconds(3), scheduler: $1) }
        #expect(scenario.played == scenario.written)
    }

    @Test func `buffer includes an element that comes when its time is up`() {
        let scenario = play(
            """
            source       --a-b|
            buffer(2)    --[a]-[b]([]|)
            """, "buffer(2)"
        ) { $0.buffer(timeSpan: .seconds(2), count: 5, scheduler: $1).map { $0.joined() } }
        #expect(scenario.played == scenario.written)
    }

    @Test func `delay emits simultaneous elements one after the other`() {
        let scenario = play(
            """
            source      -(ab)-(c|)
            delay(2)    ---abc|
            """, "delay(2)"
        ) { $0.delay(.seconds(2), scheduler: $1) }
        #expect(scenario.played == scenario.written)
    }
}
