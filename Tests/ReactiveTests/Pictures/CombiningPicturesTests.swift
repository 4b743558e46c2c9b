import Reactive
import ReactiveTesting
import RxCompatibility
import Testing

@Suite struct `The pictures of operators that combine` {
    @Test func `startWith emits before the source`() {
        let scenario = Scenario(
            """
            source            --a--b-|
            startWith(x, y)   (xy)-a--b-|
            """)
        scenario.hear("startWith(x, y)", scenario.hot("source").startWith("x", "y"))
        #expect(scenario.played == scenario.written)
    }

    @Test func `concat continues with another stream`() {
        let scenario = Scenario(
            """
            source       -a-b-|
            other        -c-|
            concat       -a-b--c-|
            """)
        scenario.hear("concat", scenario.hot("source").concat(scenario.cold("other")))
        #expect(scenario.played == scenario.written)
    }

    @Test func `merge combines streams`() {
        let scenario = Scenario(
            """
            a              -1---2-|
            b              --x-y---|
            merge(a, b)    -1x-y2--|
            """)
        scenario.hear("merge(a, b)", Observable.merge(scenario.hot("a"), scenario.hot("b")))
        #expect(scenario.played == scenario.written)
    }

    @Test func `withLatestFrom waits until the other stream has emitted`() {
        let scenario = Scenario(
            """
            source              -1--2--3-|
            other               --x--y---|
            withLatestFrom      ----x--y-|
            """)
        scenario.hear(
            "withLatestFrom", scenario.hot("source").withLatestFrom(scenario.hot("other")))
        #expect(scenario.played == scenario.written)
    }

    @Test func `amb stays with the stream that emits first`() {
        let scenario = Scenario(
            """
            source       ---a-b-|
            other        --x-y-z-|
            amb          --x-y-z-|
            """)
        scenario.hear("amb", scenario.hot("source").amb(scenario.hot("other")))
        #expect(scenario.played == scenario.written)
    }

    @Test func `sample emits new elements when the sampler ticks`() {
        let scenario = Scenario(
            """
            source      -a-b---c-|
            sampler     ----x-x-x-x
            sample      ----b---c-|
            """)
        scenario.hear("sample", scenario.hot("source").sample(scenario.hot("sampler")))
        #expect(scenario.played == scenario.written)
    }

    @Test func `combineLatest joins the latest elements`() {
        let scenario = Scenario(
            """
            a                      -1---2---|
            b                      --x-y-z--|
            combineLatest(a, b)    --[1x]-[1y][2y][2z]--|
            """)
        scenario.hear(
            "combineLatest(a, b)",
            Observable.combineLatest(scenario.hot("a"), scenario.hot("b"), resultSelector: +))
        #expect(scenario.played == scenario.written)
    }

    @Test func `zip joins the elements in step`() {
        let scenario = Scenario(
            """
            a             -1---2---|
            b             --x-y-z--|
            zip(a, b)     --[1x]--[2y]---|
            """)
        scenario.hear(
            "zip(a, b)", Observable.zip(scenario.hot("a"), scenario.hot("b"), resultSelector: +))
        #expect(scenario.played == scenario.written)
    }
}
