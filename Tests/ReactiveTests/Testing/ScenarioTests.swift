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

    @Test func `a row that is neither played nor heard is a difference`() {
        let scenario = Scenario(
            """
            source      -a-|
            forgotten   -a-|
            """)
        _ = scenario.hot("source")
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

    @Test func `rows may have elements of any type, and names of several words`() {
        let scenario = Scenario(
            """
            all numbers         -1-2-[10]|
            their   squares     -1-4-[100]|
            """)
        let numbers = scenario.hot("all numbers") { Int($0) ?? 0 }
        scenario.hear("their squares", numbers.map { $0 * $0 })
        #expect(scenario.played == scenario.written)
    }

    @Test func `drivers and singles are heard like any stream`() {
        let scenario = Scenario(
            """
            source    -a-b|
            driver    -a-b|
            single    ----(b|)
            relay     xa-b
            """)
        let source = scenario.hot("source")
        let relay = BehaviorRelay(value: "x")
        let link = source.subscribe(onNext: { relay.accept($0) })
        defer { link.dispose() }
        scenario.hear("relay", relay.asObservable())
        scenario.hear("driver", source.asDriver(onErrorJustReturn: "x"))
        scenario.hear("single", source.takeLast(1).asSingle())
        #expect(scenario.played == scenario.written)
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
}
