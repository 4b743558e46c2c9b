import Reactive
import ReactiveTesting
import Testing

@Suite struct `The pictures of operators that flatten` {
    @Test func `flatMap listens to all streams together`() {
        let scenario = Scenario(
            """
            source     -a---b---|
            a          -1-2-3|
            b          -4-5|
            flatMap    --1-2-(34)-5|
            """)
        scenario.hear("flatMap", scenario.hot("source").flatMap { scenario.cold($0) })
        #expect(scenario.played == scenario.written)
    }

    @Test func `flatMapFirst ignores elements while it is busy`() {
        let scenario = Scenario(
            """
            source          -a-b---c--|
            a               -1-2|
            c               -5-6|
            flatMapFirst    --1-2---5-6|
            """)
        scenario.hear("flatMapFirst", scenario.hot("source").flatMapFirst { scenario.cold($0) })
        #expect(scenario.played == scenario.written)
    }

    @Test func `flatMapLatest leaves the previous stream`() {
        let scenario = Scenario(
            """
            source           -a---b---|
            a                -1-2-3|
            b                -4-5|
            flatMapLatest    --1-2-4-5|
            """)
        scenario.hear("flatMapLatest", scenario.hot("source").flatMapLatest { scenario.cold($0) })
        #expect(scenario.played == scenario.written)
    }

    @Test func `concatMap subscribes to one stream after the other`() {
        let scenario = Scenario(
            """
            source       -a-b-----|
            a            -1-2|
            b            -3-4|
            concatMap    --1-2-3-4|
            """)
        scenario.hear("concatMap", scenario.hot("source").concatMap { scenario.cold($0) })
        #expect(scenario.played == scenario.written)
    }

    @Test func `merge flattens streams of streams`() {
        let scenario = Scenario(
            """
            source     -a---b---|
            a          -1-2-3|
            b          -4-5|
            merge()    --1-2-(34)-5|
            """)
        scenario.hear("merge()", scenario.hot("source") { scenario.cold($0) }.merge())
        #expect(scenario.played == scenario.written)
    }

    @Test func `merge with a limit queues the other streams`() {
        let scenario = Scenario(
            """
            source                     -a-b-----|
            a                          -1-2|
            b                          -3-4|
            merge(maxConcurrent: 1)    --1-2-3-4|
            """)
        scenario.hear(
            "merge(maxConcurrent: 1)",
            scenario.hot("source") { scenario.cold($0) }.merge(maxConcurrent: 1))
        #expect(scenario.played == scenario.written)
    }

    @Test func `concat of streams subscribes to one after the other`() {
        let scenario = Scenario(
            """
            source      -a-b-----|
            a           -1-2|
            b           -3-4|
            concat()    --1-2-3-4|
            """)
        scenario.hear("concat()", scenario.hot("source") { scenario.cold($0) }.concat())
        #expect(scenario.played == scenario.written)
    }

    @Test func `switchLatest leaves the previous stream`() {
        let scenario = Scenario(
            """
            source            -a---b---|
            a                 -1-2-3|
            b                 -4-5|
            switchLatest()    --1-2-4-5|
            """)
        scenario.hear(
            "switchLatest()", scenario.hot("source") { scenario.cold($0) }.switchLatest())
        #expect(scenario.played == scenario.written)
    }
}
