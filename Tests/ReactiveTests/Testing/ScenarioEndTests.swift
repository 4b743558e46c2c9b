import Reactive
import ReactiveTesting
import RxCompatibility
import Testing

@Suite struct `The last column of a scenario` {
    @Test func `an endless clock is cut off at the last column`() {
        let scenario = Scenario(
            """
            interval(2)    --0-1-
            """)
        scenario.hear(
            "interval(2)", Observable<Int>.interval(.seconds(2), scheduler: scenario.scheduler))
        #expect(scenario.played == scenario.written)
        #expect(scenario.played == scenario.written)
    }

    @Test func `a stream that ends too late is detected`() {
        let scenario = Scenario(
            """
            source      -a|
            delay(3)    ----a-
            """)
        scenario.hear(
            "delay(3)", scenario.hot("source").delay(.seconds(3), scheduler: scenario.scheduler))
        #expect(scenario.played != scenario.written)
    }

    @Test func `events after the last column are drawn`() {
        let scenario = Scenario(
            """
            query     -a
            results   -a
            """)
        let query = scenario.hot("query")
        let late = query.delay(.seconds(5), scheduler: scenario.scheduler).map { _ in "z" }
        scenario.hear("results", Observable.merge(query.asObservable(), late))
        #expect(scenario.played != scenario.written)
        #expect(
            scenario.played.description == """

                tick 6, results: z
                instead of nothing

                query    -a-----
                results  -a----z
                               ^ tick 6

                """)
    }

    @Test func `events after the last column count, unless the row ends with …`() {
        func scenario(_ end: String) -> Scenario {
            let scenario = Scenario(
                """
                query     -a
                results   -a\(end)
                """)
            let query = scenario.hot("query")
            let late = query.delay(.seconds(5), scheduler: scenario.scheduler)
            scenario.hear("results", Observable.merge(query.asObservable(), late))
            return scenario
        }
        let (open, closed) = (scenario("…"), scenario(""))
        #expect(open.played == open.written)
        #expect(open.written.description.contains("results  -a…\n"))
        #expect(closed.played != closed.written)
    }

    @Test func `a clock beside a row does not hide the events of the row after the last column`() {
        let scenario = Scenario(
            """
            query     -a
            results   -a
            clock     0123
            """)
        let query = scenario.hot("query")
        let late = query.delay(.seconds(5), scheduler: scenario.scheduler).map { _ in "z" }
        scenario.hear("results", Observable.merge(query.asObservable(), late))
        let clock = Observable<Int>.interval(.seconds(1), scheduler: scenario.scheduler)
        scenario.hear("clock", clock.map { $0 + 1 }.startWith(0))
        #expect(scenario.played != scenario.written)
        let described = scenario.played.description
        #expect(described.hasPrefix("\ntick 6, results: z\ninstead of nothing\n\n"))
        #expect(described.contains("\nclock    0123---\n"), "\(described)")
    }

    @Test(arguments: ["q     a", "q     a…", "q     a--b"])
    func `a row that goes on is cut off if it shows its period or ends with …`(_ row: String) {
        let scenario = Scenario(row)
        let all = Observable<Int>.interval(.seconds(3), scheduler: scenario.scheduler)
        let letters = all.map { $0 == 0 ? "b" : "z" }.startWith("a")
        scenario.hear("q", letters)
        #expect((scenario.played == scenario.written) == (row != "q     a"))
        #expect("\(scenario.played)".count < 200)
    }

    @Test func `three hundred events after the last column are a difference`() {
        let scenario = Scenario("q  a")
        let late = Observable<Int>.interval(.seconds(1), scheduler: scenario.scheduler).take(300)
        scenario.hear("q", late.map { _ in "z" }.startWith("a"))
        #expect(scenario.played != scenario.written)
    }

    /// After the last column, column 2, a scenario runs for a thousand due times. The row has an
    /// event in every second column, so its event 502 is in the last one, column 1002.
    @Test(arguments: [2, 3, 39, 40, 41, 499, 500, 501, 502, 503, 900])
    func `a row that shows its period differs if it ends over a period before the scenario`(
        _ count: Int
    ) {
        let scenario = Scenario("q  a-b\nclock  012")
        let clock = Observable<Int>.interval(.seconds(1), scheduler: scenario.scheduler)
        scenario.hear("clock", clock.map { $0 + 1 }.startWith(0))
        let steps = Observable<Int>.interval(.seconds(2), scheduler: scenario.scheduler)
        let letters = steps.map { $0 == 0 ? "b" : "z" }.startWith("a")
        scenario.hear("q", letters.take(count))
        #expect((scenario.played == scenario.written) == (count >= 501))
    }
}
