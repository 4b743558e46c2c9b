import Reactive
import ReactiveTesting
import RxCompatibility
import Testing

@Suite struct `Operators that listen to a second stream` {
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

    @Test
    func `skip(until:) emits after the first element of the trigger, and leaves the trigger`() {
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

    @Test func `skip(until:) emits nothing if its trigger ends without an element`() {
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

    // MARK: sample

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
}
