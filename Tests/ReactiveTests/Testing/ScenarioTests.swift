import Reactive
import ReactiveTesting
import RxCompatibility
import Testing

@Suite struct `A scenario` {
    @Test func `a scenario that plays as written is equal to it`() {
        let scenario = Scenario(
            """
            source       -ab---c-|
            debounce     ----b---(c|)
            listened     ^-------!
            """)
        let source = scenario.hot("source")
        scenario.hear("debounce", source.debounce(.seconds(2), scheduler: scenario.scheduler))
        scenario.watch("listened", source)
        #expect(scenario.played == scenario.written)
    }

    @Test func `a difference is drawn as it was heard`() {
        let scenario = Scenario(
            """
            source            -a--b-|
            map uppercased    -A--B-
            """)
        scenario.hear("map uppercased", scenario.hot("source").map { $0.uppercased() })
        #expect(scenario.played != scenario.written)
        #expect(
            scenario.played.description == """

                tick 6, map uppercased: |
                instead of nothing

                source          -a--b-|
                map uppercased  -A--B-|
                                      ^ tick 6

                """)
        #expect(
            scenario.written.description == """

                source          -a--b-|
                map uppercased  -A--B--
                                      ^ tick 6

                """)
    }

    @Test func `a comparison that fails prints both pictures, one above the other`() {
        let scenario = Scenario(
            """
            source     -a-b-|
            skip(1)    -a-b-|
            """)
        scenario.hear("skip(1)", scenario.hot("source").skip(1))
        withKnownIssue {
            #expect(scenario.played == scenario.written)
        } matching: { issue in
            let text = "\(issue)"
            guard let played = text.firstRange(of: "\nsource   -a-b-|\nskip(1)  ---b-|\n"),
                let written = text.firstRange(of: "\nsource   -a-b-|\nskip(1)  -a-b-|\n")
            else { return false }
            return played.upperBound <= written.lowerBound
        }
    }

    @Test func `a row that is neither played nor heard is an issue`() {
        let scenario = Scenario(
            """
            source      -a-|
            forgotten   -a-|
            """)
        _ = scenario.hot("source")
        #expect(scenario.played != scenario.written)
    }

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

    @Test func `a late subscriber to a hot row hears the rest of it, and all of a cold one`() {
        let scenario = Scenario(
            """
            hot            -a-b-c-|
            cold           -a-|
            hot, at 2      ---b-c-|
            cold, at 2     ---a-|
            cold, at 5     ------a-|
            """)
        let (hot, cold) = (scenario.hot("hot"), scenario.cold("cold"))
        scenario.scheduler.scheduleAt(2) {
            scenario.hear("hot, at 2", hot)
            scenario.hear("cold, at 2", cold)
        }
        scenario.scheduler.scheduleAt(5) { scenario.hear("cold, at 5", cold) }
        #expect(scenario.played == scenario.written)
    }

    @Test func `rows may be of any element, and names of several words`() {
        let scenario = Scenario(
            """
            all numbers         -1-2-[10]|
            their   squares     -1-4-[100]|
            """)
        let numbers = scenario.hot("all numbers") { Int($0) ?? 0 }
        scenario.hear("their squares", numbers.map { $0 * $0 })
        #expect(scenario.played == scenario.written)
    }

    @Test func `drivers, singles and relays are heard like any stream`() {
        let scenario = Scenario(
            """
            source    -a-b|
            driver    -a-b|
            single    ----(b|)
            """)
        let source = scenario.hot("source")
        scenario.hear("driver", source.asDriver(onErrorJustReturn: "x"))
        scenario.hear("single", source.takeLast(1).asSingle())
        #expect(scenario.played == scenario.written)
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

    @Test func `a row that continues is compared up to its last column, and no other`() {
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
    func `a row that goes on is cut off only if its picture shows the period`(_ row: String) {
        let scenario = Scenario(row)
        let all = Observable<Int>.interval(.seconds(3), scheduler: scenario.scheduler)
        let letters = all.map { $0 == 0 ? "b" : "z" }.startWith("a")
        scenario.hear("q", letters)
        #expect((scenario.played == scenario.written) == (row != "q     a"))
        // The events that differ are not drawn without end.
        #expect("\(scenario.played)".count < 200)
    }

    @Test func `three hundred events after the last column are a difference`() {
        let scenario = Scenario("q  a")
        let late = Observable<Int>.interval(.seconds(1), scheduler: scenario.scheduler).take(300)
        scenario.hear("q", late.map { _ in "z" }.startWith("a"))
        #expect(scenario.played != scenario.written)
    }

    @Test func `a row that becomes silent, or pauses for longer than in its picture, is shown`() {
        for last in [40, 900] {
            let scenario = Scenario("q  a-b\nclock  012")
            let clock = Observable<Int>.interval(.seconds(1), scheduler: scenario.scheduler)
            scenario.hear("clock", clock.map { $0 + 1 }.startWith(0))
            let steps = Observable<Int>.interval(.seconds(2), scheduler: scenario.scheduler)
            let letters = steps.map { $0 == 0 ? "b" : "z" }.startWith("a")
            scenario.hear("q", letters.take(last))
            #expect((scenario.played == scenario.written) == (last == 900))
        }
    }

    @Test func `an error may have a name`() {
        struct Timeout: Error {}
        func played(_ end: String) -> Scenario {
            let scenario = Scenario("source  -a\nfailing  -(a\(end))")
            let failing = scenario.hot("source").flatMap { element in
                Observable<String>.concat(.just(element), .error(Timeout()))
            }
            scenario.hear("failing", failing)
            return scenario
        }
        let (named, plain, other) = (played("#[Timeout()]"), played("#"), played("#[Refused]"))
        #expect(named.played == named.written)
        #expect(plain.played == plain.written)
        #expect(other.played != other.written)
        #expect(
            other.played.description.hasPrefix(
                "\ntick 1, failing: a, then # Timeout()\ninstead of a, then # Refused\n\n"))
    }

    @Test func `unexpected elements are as short as expected ones, and explained above`() {
        let scenario = Scenario(
            """
            source  -a-b-a
            seen    -x-y-x
            """)
        let elements = ["a": 1, "b": 2]
        let seen = scenario.hot("source", elements).map {
            "card: \($0), pile: \($0 == 2 ? 7 : 3), of the table with seven piles"
        }
        func text(_ card: Int) -> String { "card: \(card), pile: 3, of the table with seven piles" }
        scenario.hear("seen", seen, as: ["x": text(1), "y": text(2)])
        #expect(scenario.played != scenario.written)
        let (played, written) = (scenario.played.description, scenario.written.description)
        #expect(played.hasPrefix("\ntick 3, seen: "))
        #expect(played.contains("seen    -x-?-x\n") && written.contains("seen    -x-y-x\n"))
        #expect(played.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    @Test func `a mistake is an issue at the line that makes it`() {
        func issue(_ text: String, at line: Int, _ body: () -> Void) {
            withKnownIssue(isIntermittent: false) {
                body()
            } matching: { issue in
                issue.sourceLocation?.line == line && "\(issue)".contains(text)
            }
        }
        let scenario = Scenario("source  -a-|")
        issue("The scenario has no row called \"sauce\"", at: #line + 1) {
            _ = scenario.hot("sauce")
        }
        issue("The scenario has no row called \"other\"", at: #line + 1) {
            scenario.hear("other", Observable<Int>.never())
        }
        issue("Row \"source\" uses the symbol \"a\", but no element was given", at: #line + 1) {
            _ = scenario.hot("source", ["b": 1])
        }
        issue("A row of a scenario is a name and its marbles: -a-|", at: #line + 1) {
            _ = Scenario("-a-|")
        }
        issue("Marbles: more than 1000000000 columns in", at: #line + 1) {
            _ = Scenario("source  a{9223372036854775807}b")
        }
        issue("The tick of a scenario is not positive.", at: #line + 1) {
            _ = Scenario("source  -a", tick: .zero)
        }
        issue("Marbles: ( without ) in \"-(ab\"", at: #line + 1) {
            _ = Scenario("source  -(ab")
        }
    }

    @Test func `a scenario that hears something and is never compared is an issue`() {
        withKnownIssue {
            let scenario = Scenario("source  -a-|\nsame  -a-|")
            scenario.hear("same", scenario.hot("source"))
        } matching: {
            "\($0)".contains("but the test never read `played`")
        }
    }

    @Test func `a scenario without a picture that is never written is an issue`() {
        withKnownIssue {
            let scenario = Scenario()
            scenario.hear("nothing", Observable<Int>.never())
        } matching: {
            "\($0)".contains("`write()` was never called")
        }
    }

    @Test func `rows continue below an empty line`() {
        let scenario = Scenario(
            """
            source     -a{400}b
            skip(1)    --{400}b

            source     {20}c-|
            skip(1)    {20}c-|
            """, tick: .milliseconds(5))
        scenario.hear("skip(1)", scenario.hot("source").skip(1))
        #expect(scenario.played == scenario.written)
        #expect(scenario.scheduler.clock == 425)
        #expect(scenario.scheduler.now == .milliseconds(425 * 5))
    }

    @Test func `symbols may stand for elements, and for their descriptions`() {
        let scenario = Scenario(
            """
            numbers   -a-b-|
            pairs     -p-q-|
            """)
        let numbers = scenario.hot("numbers", ["a": 100, "b": 2000])
        let signs = ["p": "(100, -100)", "q": "(2000, -2000)"]
        scenario.hear("pairs", numbers.map { (number: Int) in (number, -number) }, as: signs)
        #expect(scenario.played == scenario.written)
        let other = Scenario("numbers  a\npairs  p")
        other.hear(
            "pairs", other.hot("numbers", ["a": 7]).map { (number: Int) in (number, -number) },
            as: signs)
        #expect(other.played != other.written)
        #expect(
            other.played.description.hasPrefix(
                "\ntick 0, pairs: (7, -7)\ninstead of (100, -100)\n"))
    }

    @Test func `an empty text that differs is described as it is drawn`() {
        for (written, played) in [("n", "[]"), ("[]", "n")] {
            let scenario = Scenario("results  \(written)")
            let results = Observable<String>.never().startWith(played == "n" ? "n" : "")
            scenario.hear("results", results)
            #expect(scenario.played != scenario.written)
            #expect(
                scenario.played.description.hasPrefix(
                    "\ntick 0, results: \(played)\ninstead of \(written)\n"))
        }
    }

    @Test func `the first tick that differs is marked in both pictures, whichever is played first`()
    {
        for playsFirst in [true, false] {
            let scenario = Scenario(
                """
                source     -a-b-c-d
                skip(1)    ---b-x-d
                """)
            scenario.hear("skip(1)", scenario.hot("source").skip(1))
            let (one, other) =
                playsFirst
                ? (scenario.played, scenario.written) : (scenario.written, scenario.played)
            #expect(one != other)
            #expect(one.description.hasSuffix("\n              ^ tick 5\n"))
            #expect(other.description.hasSuffix("\n              ^ tick 5\n"))
        }
    }

    @Test func `equal parts are not marked`() {
        let scenario = Scenario("source  -a-\nsame  -a-")
        scenario.hear("same", scenario.hot("source"))
        #expect(scenario.played == scenario.written)
        #expect(!scenario.written.description.contains("^"))
    }

    @Test func `a scenario without a picture writes the picture it hears`() {
        let scenario = Scenario()
        let (taps, names) = (PublishSubject<Int>(), PublishSubject<String?>())
        scenario.hear("taps", taps)
        scenario.hear("names", names)
        scenario.scheduler.scheduleAt(1) { taps.onNext(1) }
        scenario.scheduler.scheduleAt(3) {
            taps.onNext(2)
            names.onNext("x")
        }
        scenario.scheduler.scheduleAt(20) { taps.onCompleted() }
        scenario.scheduler.advanceTo(22)
        #expect(
            scenario.write() == """
                taps   -1-2{16}|--
                names  ---x{16}---

                """)
        names.onNext("a long one")
        names.onNext(nil)
        #expect(
            scenario.write() == """
                taps   -a-b{16}|--~~~
                names  ---c{16}--(de)

                a  1
                b  2
                c  x
                d  a long one
                e  nil

                """)
    }

    @Test func `a picture that a scenario has written is a scenario`() {
        let writer = Scenario(tick: .milliseconds(10))
        let ticks = Observable<Int>.interval(.milliseconds(70), scheduler: writer.scheduler)
        writer.hear("ticks", ticks.take(3))
        writer.scheduler.advanceTo(40)
        let scenario = Scenario(writer.write(), tick: .milliseconds(10))
        scenario.hear(
            "ticks",
            Observable<Int>.interval(.milliseconds(70), scheduler: scenario.scheduler).take(3))
        #expect(scenario.played == scenario.written)
    }

    private struct Turn {
        let player: Int
        let card: Int
        let outcome: String
    }

    @Test func `an ellipsis in a description stands for the parts that are not compared`() {
        let scenario = Scenario(
            """
            turns  ab-c
            heard  xy-z
            """)
        let turns = scenario.hot(
            "turns",
            [
                "a": Turn(player: 0, card: 3, outcome: "first"),
                "b": Turn(player: 0, card: 4, outcome: "pair"),
                "c": Turn(player: 1, card: 4, outcome: "pair"),
            ])
        scenario.hear(
            "heard", turns,
            as: [
                "x": "(…, card: 3, …)", "y": "(player: 0, card: 4, outcome: pair)",
                "z": "(…, card: 4, outcome: pair)",
            ])
        #expect(scenario.played == scenario.written)
    }

    @Test func `an unexpected element with brackets is reported, and not as nothing`() {
        let scenario = Scenario(
            """
            lists  a
            heard  x
            """)
        let lists = scenario.hot("lists", ["a": [[1, 2], [3]]])
        scenario.hear("heard", lists, as: ["x": "[4]"])
        let told = "\(scenario.played)"
        #expect(scenario.played != scenario.written)
        #expect(told.contains("[[1, 2], [3]]") && !told.contains("nothing"), "\(told)")
    }

    @Test func `the description that says the most about an element is chosen`() {
        let scenario = Scenario(
            """
            turns  a
            heard  y
            """)
        let turn = Turn(player: 0, card: 3, outcome: String(repeating: "word ", count: 30))
        let short = ValueDescription.shortText(of: turn)
        #expect(short.contains("…"))
        let turns = scenario.hot("turns", ["a": turn])
        scenario.hear("heard", turns, as: ["x": short, "y": "(player: 0, …\(turn.outcome))"])
        #expect(scenario.played == scenario.written)
    }

    @Test func `an element that differs from a description with an ellipsis is compared by parts`()
    {
        let scenario = Scenario(
            """
            turns  a
            heard  x
            """)
        let turns = scenario.hot("turns", ["a": Turn(player: 0, card: 4, outcome: "first")])
        scenario.hear("heard", turns, as: ["x": "(…, card: 3, …)"])
        #expect(scenario.played != scenario.written)
        #expect("\(scenario.played)".contains("tick 0, heard: card: 3 → 4\nin (…, card: 3, …)"))
    }

    @Test func `a part that differs deep in an element is found there`() {
        struct News {
            let turn: Turn
            let content: String
        }
        let scenario = Scenario(
            """
            news   a
            heard  x
            """)
        let turn = Turn(player: 0, card: 4, outcome: "pair")
        let news = scenario.hot("news", ["a": News(turn: turn, content: "A")])
        scenario.hear("heard", news, as: ["x": "(turn: (…, card: 3, outcome: pair), content: A)"])
        #expect(scenario.played != scenario.written)
        #expect("\(scenario.played)".contains("tick 0, heard: turn.card: 3 → 4\n"))
    }

    @Test func `a difference in a long element is short`() {
        struct Table {
            var score = 1
            let cards = Array(0..<2_000)
        }
        let scenario = Scenario(
            """
            tables  a
            heard   x
            """)
        let tables = scenario.hot("tables", ["a": Table(score: 2)])
        scenario.hear("heard", tables, as: ["x": ValueDescription.text(of: Table())])
        let played = "\(scenario.played)"
        #expect(played.contains("tick 0, heard: score: 1 → 2\n"))
        #expect(played.count < 300)
        #expect(scenario.played != scenario.written)
    }
}
