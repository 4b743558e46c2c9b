import Reactive
import ReactiveTesting
import Testing

@Suite struct `The pictures of operators that transform` {
    @Test func `map transforms each element`() {
        let scenario = Scenario(
            """
            source              -1--2--3-|
            map { $0 * 2 }      -2--4--6-|
            """)
        scenario.hear("map { $0 * 2 }", scenario.hot("source", number).map { $0 * 2 })
        #expect(scenario.played == scenario.written)
    }

    @Test func `compactMap leaves out nil`() {
        let scenario = Scenario(
            """
            source                -1--a--3-|
            compactMap(Int.init)  -1-----3-|
            """)
        scenario.hear("compactMap(Int.init)", scenario.hot("source").compactMap(Int.init))
        #expect(scenario.played == scenario.written)
    }

    @Test func `enumerated numbers the elements`() {
        let scenario = Scenario(
            #"""
            source                         -a--b--c-|
            enumerated().map(\.index)      -0--1--2-|
            """#)
        scenario.hear(
            #"enumerated().map(\.index)"#, scenario.hot("source").enumerated().map(\.index))
        #expect(scenario.played == scenario.written)
    }

    @Test func `scan emits the result so far`() {
        let scenario = Scenario(
            """
            source           -1--2--3-|
            scan(0, +)       -1--3--6-|
            """)
        scenario.hear("scan(0, +)", scenario.hot("source", number).scan(0, accumulator: +))
        #expect(scenario.played == scenario.written)
    }

    @Test func `scan into changes its result in place`() {
        let scenario = Scenario(
            """
            source                     -1--2--3-|
            scan(into: 0) { $0 += $1 } -1--3--6-|
            """)
        scenario.hear(
            "scan(into: 0) { $0 += $1 }", scenario.hot("source", number).scan(into: 0) { $0 += $1 })
        #expect(scenario.played == scenario.written)
    }

    @Test func `reduce emits one result, at the end`() {
        let scenario = Scenario(
            """
            source           -1--2--3-|
            reduce(0, +)     ---------(6|)
            """)
        scenario.hear("reduce(0, +)", scenario.hot("source", number).reduce(0, accumulator: +))
        #expect(scenario.played == scenario.written)
    }

    @Test func `toArray emits all elements at once, at the end`() {
        let scenario = Scenario(
            #"""
            source                        -1--2--3-|
            toArray().map(\.count)        ---------(3|)
            """#)
        scenario.hear(#"toArray().map(\.count)"#, scenario.hot("source").toArray().map(\.count))
        #expect(scenario.played == scenario.written)
    }

    @Test func `materialize emits the events as elements`() {
        let scenario = Scenario(
            #"""
            source                              -1--#
            materialize().map(\.isStopEvent)    -f--(t|)
            """#)
        scenario.hear(
            #"materialize().map(\.isStopEvent)"#,
            scenario.hot("source").materialize().map(\.isStopEvent).map(tOrF))
        #expect(scenario.played == scenario.written)
    }

    @Test func `dematerialize undoes materialize`() {
        let scenario = Scenario(
            """
            source                           -1--2--3-|
            materialize().dematerialize()    -1--2--3-|
            """)
        scenario.hear(
            "materialize().dematerialize()", scenario.hot("source").materialize().dematerialize())
        #expect(scenario.played == scenario.written)
    }

    @Test func `withUnretained adds an object to each element`() {
        final class Screen {}
        let scenario = Scenario(
            """
            source                              -a--b--c-|
            withUnretained(self) { $1 }         -a--b--c-|
            """)
        let screen = Screen()
        scenario.hear(
            "withUnretained(self) { $1 }", scenario.hot("source").withUnretained(screen) { $1 })
        #expect(scenario.played == scenario.written)
        withExtendedLifetime(screen) {}
    }
}
