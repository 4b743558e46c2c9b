import Reactive
import ReactiveTesting
import Testing

@Suite struct `The pictures of operators that recover` {
    @Test func `catch continues with another stream`() {
        let scenario = Scenario(
            """
            source                  -a-#
            catch { _ in of(x) }    -a-(x|)
            """)
        scenario.hear("catch { _ in of(x) }", scenario.hot("source").catch { _ in .of("x") })
        #expect(scenario.played == scenario.written)
    }

    @Test func `catchAndReturn emits an element in place of an error`() {
        let scenario = Scenario(
            """
            source                -a-#
            catchAndReturn(x)     -a-(x|)
            """)
        scenario.hear("catchAndReturn(x)", scenario.hot("source").catchAndReturn("x"))
        #expect(scenario.played == scenario.written)
    }

    @Test func `catch of a sequence tries one stream after the other`() {
        let scenario = Scenario(
            """
            a                     -1-#
            b                     -2-|
            catch(sequence:)      -1--2-|
            """)
        let streams = ["a", "b"].map { scenario.cold($0).asObservable() }
        scenario.hear("catch(sequence:)", Observable.catch(sequence: streams))
        #expect(scenario.played == scenario.written)
    }

    @Test func `retry begins again after an error`() {
        let scenario = Scenario(
            """
            first       -a-#
            second      -a-b|
            retry()     -a--a-b|
            """)
        var attempts = ["first", "second"].makeIterator()
        let source = Observable.deferred { scenario.cold(attempts.next() ?? "second") }
        scenario.hear("retry()", source.retry())
        #expect(scenario.played == scenario.written)
    }

    @Test func `retry with a count gives up`() {
        let scenario = Scenario(
            """
            source       -a-#
            retry(2)     -a--a-#
            """)
        scenario.hear("retry(2)", scenario.cold("source").retry(2))
        #expect(scenario.played == scenario.written)
    }

    @Test func `retry when begins again when its notifier emits`() {
        let scenario = Scenario(
            """
            source             -a-#
            errors, delayed    ----x---x--
            retry(when:)       -a---a---a-
            """)
        let retried = scenario.cold("source").retry { (errors: Observable<any Error>) in
            let delayed = errors.delay(.seconds(1), scheduler: scenario.scheduler).share()
            scenario.hear("errors, delayed", delayed.map { _ in "x" })
            return delayed
        }
        scenario.hear("retry(when:)", retried)
        #expect(scenario.played == scenario.written)
    }
}
