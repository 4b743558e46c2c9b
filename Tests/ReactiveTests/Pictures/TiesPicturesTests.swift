import Reactive
import ReactiveTesting
import Testing

/// If an element and a timer are due at the same time, the one that was scheduled first comes
/// first. The elements of a hot row are scheduled before any timer.
struct TiesPictures {
    private func play(
        _ picture: String,
        _ name: String, _ make: (Observable<String>, any Scheduler) -> some ObservableType
    ) -> Scenario {
        let scenario = Scenario(picture)
        scenario.hear(name, make(scenario.hot("source"), scenario.scheduler))
        return scenario
    }

    @Test func `debounce starts again`() {
        let scenario = play(
            """
            source         -a-b----|
            debounce(2)    -----b--|
            """, "debounce(2)"
        ) { $0.debounce(.seconds(2), scheduler: $1) }
        #expect(scenario.played == scenario.written)
    }

    @Test func `throttle opens a new window`() {
        let scenario = play(
            """
            source                        -a-bc--|
            throttle(2, latest: false)    -a-b---|
            """, "throttle(2, latest: false)"
        ) { $0.throttle(.seconds(2), latest: false, scheduler: $1) }
        #expect(scenario.played == scenario.written)
    }

    @Test func `throttle takes the last chance`() {
        let scenario = play(
            """
            source         -ab-c---|
            throttle(3)    -a--c---|
            """, "throttle(3)"
        ) { $0.throttle(.seconds(3), scheduler: $1) }
        #expect(scenario.played == scenario.written)
    }

    @Test func `timeout is patient`() {
        let scenario = play(
            """
            source        -a-b----
            timeout(2)    -a-b-#
            """, "timeout(2)"
        ) { $0.timeout(.seconds(2), scheduler: $1) }
        #expect(scenario.played == scenario.written)
    }

    @Test func `take for takes the element`() {
        let scenario = play(
            """
            source          -a-b-c-|
            take(for: 3)    -a-(b|)
            """, "take(for: 3)"
        ) { $0.take(for: .seconds(3), scheduler: $1) }
        #expect(scenario.played == scenario.written)
    }

    @Test func `skip leaves the element out`() {
        let scenario = play(
            """
            source     -a-b-c-|
            skip(3)    -----c-|
            """, "skip(3)"
        ) { $0.skip(.seconds(3), scheduler: $1) }
        #expect(scenario.played == scenario.written)
    }

    @Test func `buffer takes the element along`() {
        let scenario = play(
            """
            source       --a-b|
            buffer(2)    --[a]-[b]([]|)
            """, "buffer(2)"
        ) { $0.buffer(timeSpan: .seconds(2), count: 5, scheduler: $1).map { $0.joined() } }
        #expect(scenario.played == scenario.written)
    }

    @Test func `delay says simultaneous elements one after the other`() {
        let scenario = play(
            """
            source      -(ab)-(c|)
            delay(2)    ---abc|
            """, "delay(2)"
        ) { $0.delay(.seconds(2), scheduler: $1) }
        #expect(scenario.played == scenario.written)
    }
}
