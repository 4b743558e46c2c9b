import Reactive
import ReactiveTesting
import RxCompatibility
import Testing

@Suite struct `The pictures of operators that filter` {
    @Test func `filter passes the elements that satisfy its predicate`() {
        let scenario = Scenario(
            """
            source                -1-2-3-4-|
            filter { $0 > 2 }     -----3-4-|
            """)
        scenario.hear("filter { $0 > 2 }", scenario.hot("source", number).filter { $0 > 2 })
        #expect(scenario.played == scenario.written)
    }

    @Test func `ignoreElements passes only the end`() {
        let scenario = Scenario(
            """
            source                -1-2-3-|
            ignoreElements()      -------|
            """)
        scenario.hear("ignoreElements()", scenario.hot("source").ignoreElements())
        #expect(scenario.played == scenario.written)
    }

    @Test func `take ends with its last element`() {
        let scenario = Scenario(
            """
            source      -a-b-c-d-|
            take(2)     -a-(b|)
            """)
        scenario.hear("take(2)", scenario.hot("source").take(2))
        #expect(scenario.played == scenario.written)
    }

    @Test func `take(for:) ends when its time is up`() {
        let scenario = Scenario(
            """
            source          -a-b-c-d-|
            take(for: 4)    -a-b|
            """)
        scenario.hear(
            "take(for: 4)",
            scenario.hot("source").take(for: .seconds(4), scheduler: scenario.scheduler))
        #expect(scenario.played == scenario.written)
    }

    @Test func `takeLast waits for the end`() {
        let scenario = Scenario(
            """
            source          -a-b-c-|
            takeLast(2)     -------(bc|)
            """)
        scenario.hear("takeLast(2)", scenario.hot("source").takeLast(2))
        #expect(scenario.played == scenario.written)
    }

    @Test func `take until ends when the other stream emits`() {
        let scenario = Scenario(
            """
            source           -a-b-c-d-|
            other            ----x-----
            take(until:)     -a-b|
            """)
        let other = scenario.hot("other")
        scenario.hear("take(until:)", scenario.hot("source").take(until: other))
        #expect(scenario.played == scenario.written)
    }

    @Test func `take until a predicate leaves out the element that satisfies it`() {
        let scenario = Scenario(
            """
            source                      -1-2-3-4-|
            take(until: { $0 > 2 })     -1-2-|
            """)
        scenario.hear(
            "take(until: { $0 > 2 })", scenario.hot("source", number).take(until: { $0 > 2 }))
        #expect(scenario.played == scenario.written)
    }

    @Test func `take while may include the element that ends it`() {
        let scenario = Scenario(
            """
            source                                      -1-2-3-4-|
            take(while: { $0 < 3 })                     -1-2-|
            take(while: { $0 < 3 }, behavior: .inclusive)   -1-2-(3|)
            """)
        let source = scenario.hot("source", number)
        scenario.hear("take(while: { $0 < 3 })", source.take(while: { $0 < 3 }))
        scenario.hear(
            "take(while: { $0 < 3 }, behavior: .inclusive)",
            source.take(while: { $0 < 3 }, behavior: .inclusive))
        #expect(scenario.played == scenario.written)
    }

    @Test func `skip leaves out the first elements`() {
        let scenario = Scenario(
            """
            source      -a-b-c-d-|
            skip(2)     -----c-d-|
            """)
        scenario.hear("skip(2)", scenario.hot("source").skip(2))
        #expect(scenario.played == scenario.written)
    }

    @Test func `skip for a time leaves out the elements during it`() {
        let scenario = Scenario(
            """
            source      -a-b-c-d-|
            skip(4)     -----c-d-|
            """)
        scenario.hear(
            "skip(4)", scenario.hot("source").skip(.seconds(4), scheduler: scenario.scheduler))
        #expect(scenario.played == scenario.written)
    }

    @Test func `skip until emits nothing until the other stream has emitted`() {
        let scenario = Scenario(
            """
            source           -a-b-c-d-|
            other            ----x-----
            skip(until:)     -----c-d-|
            """)
        let other = scenario.hot("other")
        scenario.hear("skip(until:)", scenario.hot("source").skip(until: other))
        #expect(scenario.played == scenario.written)
    }

    @Test func `skip while skips no element after the first that it emits`() {
        let scenario = Scenario(
            """
            source                      -1-2-3-1-|
            skip(while: { $0 < 3 })     -----3-1-|
            """)
        scenario.hear(
            "skip(while: { $0 < 3 })", scenario.hot("source", number).skip(while: { $0 < 3 }))
        #expect(scenario.played == scenario.written)
    }

    @Test func `element at an index emits only that element`() {
        let scenario = Scenario(
            """
            source             -a-b-c-|
            element(at: 1)     ---(b|)
            """)
        scenario.hear("element(at: 1)", scenario.hot("source").element(at: 1))
        #expect(scenario.played == scenario.written)
    }

    @Test func `first does not wait for the end`() {
        let scenario = Scenario(
            """
            source      -a-b-c-|
            first()     -(a|)
            """)
        scenario.hear("first()", scenario.hot("source").first().map { $0 ?? "nil" })
        #expect(scenario.played == scenario.written)
    }

    @Test func `single passes the only element of its source`() {
        let scenario = Scenario(
            """
            source       -a---|
            single()     -a---|
            """)
        scenario.hear("single()", scenario.hot("source").single())
        #expect(scenario.played == scenario.written)
    }

    @Test func `single with a predicate passes the one that satisfies it`() {
        let scenario = Scenario(
            """
            source                  -1-2-1-|
            single { $0 > 1 }       ---2---|
            """)
        scenario.hear("single { $0 > 1 }", scenario.hot("source", number).single { $0 > 1 })
        #expect(scenario.played == scenario.written)
    }

    @Test func `asSingle emits its element when the source completes`() {
        let scenario = Scenario(
            """
            source         -a---|
            asSingle()     -----(a|)
            """)
        scenario.hear("asSingle()", scenario.hot("source").asSingle())
        #expect(scenario.played == scenario.written)
    }

    @Test func `ifEmpty emits a default`() {
        let scenario = Scenario(
            """
            source                -----|
            ifEmpty(default: x)   -----(x|)
            """)
        scenario.hear("ifEmpty(default: x)", scenario.hot("source").ifEmpty(default: "x"))
        #expect(scenario.played == scenario.written)
    }

    @Test func `ifEmpty continues with another stream`() {
        let scenario = Scenario(
            """
            source                ---|
            other                 -a-|
            ifEmpty(switchTo:)    ----a-|
            """)
        let other = scenario.cold("other")
        scenario.hear("ifEmpty(switchTo:)", scenario.hot("source").ifEmpty(switchTo: other))
        #expect(scenario.played == scenario.written)
    }

    @Test func `distinctUntilChanged compares with the given function`() {
        let scenario = Scenario(
            """
            source                                -1-3-4-6-|
            distinctUntilChanged { sameParity }   -1---4---|
            """)
        scenario.hear(
            "distinctUntilChanged { sameParity }",
            scenario.hot("source", number).distinctUntilChanged { $0 % 2 == $1 % 2 })
        #expect(scenario.played == scenario.written)
    }

    @Test func `distinctUntilChanged leaves out repetitions`() {
        let scenario = Scenario(
            """
            source                     -a-a-b-a-|
            distinctUntilChanged()     -a---b-a-|
            """)
        scenario.hear("distinctUntilChanged()", scenario.hot("source").distinctUntilChanged())
        #expect(scenario.played == scenario.written)
    }
}
