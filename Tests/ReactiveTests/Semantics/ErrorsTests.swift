import Reactive
import ReactiveTesting
import RxCompatibility
import Testing

@Suite struct `The errors of operators` {
    private func events(of stream: Observable<Int>) -> [Event<Int>] {
        var heard: [Event<Int>] = []
        _ = stream.subscribe { heard.append($0) }
        return heard
    }

    /// A stream that counts how often it is subscribed to. Each attempt emits its number and fails,
    /// except for attempt number `success`.
    private func attempts(success: Int = .max) -> (stream: Observable<Int>, count: () -> Int) {
        var count = 0
        let stream = Observable<Int>.create { observer in
            count += 1
            observer.onNext(count)
            observer.on(count == success ? .completed : .error(TestError(number: count)))
            return Disposables.create()
        }
        return (stream, { count })
    }

    @Test func `retry(n) makes n attempts in all, and ends with the last error`() {
        let (stream, count) = attempts()
        #expect(
            events(of: stream.retry(3)) == [
                .next(1), .next(2), .next(3), .error(TestError(number: 3)),
            ])
        #expect(count() == 3)
    }

    @Test func `retry ends with the first attempt that succeeds`() {
        #expect(
            events(of: attempts(success: 2).stream.retry(5)) == [.next(1), .next(2), .completed])
        #expect(events(of: attempts(success: 3).stream.retry()).last == .completed)
        #expect(events(of: attempts().stream.retry(0)) == [.completed])
    }

    @Test func `retry iterates instead of recursing`() {
        let (stream, count) = attempts(success: 20_000)
        #expect(events(of: stream.retry()).count == 20_001)
        #expect(count() == 20_000)

        let (again, _) = attempts(success: 20_000)
        #expect(
            events(of: again.retry { (errors: Observable<any Error>) in errors }).last == .completed
        )
    }

    @Test func `a failed attempt is left before the next begins`() {
        for recover: (Observable<Int>) -> Observable<Int> in [
            { $0.retry(3) }, { .catch(sequence: [$0, $0, $0]) },
            { $0.retry { (errors: Observable<any Error>) in errors } },
        ] {
            var log: [String] = []
            var feed: AnyObserver<Int>?
            var count = 0
            let stream = Observable<Int>.create { observer in
                count += 1
                let number = count
                log.append("+\(number)")
                feed = observer
                return Disposables.create { log.append("-\(number)") }
            }
            _ = recover(stream).subscribe()
            feed?.onError(TestError())
            feed?.onError(TestError())
            #expect(log == ["+1", "-1", "+2", "-2", "+3"])
        }
    }

    @Test func `retry(when:) begins again whenever its notifier emits`() {
        let scenario = Scenario(
            """
            source      -a-#
            notifier    ----x----x----
            retried     -a---a----a---
            source?     ^--!^--!-^--!-
            """)
        let (source, notifier) = (scenario.cold("source"), scenario.hot("notifier"))
        let retried = source.retry { (errors: Observable<any Error>) in
            errors.flatMap { _ in notifier.take(1) }
        }
        scenario.hear("retried", retried)
        scenario.watch("source?", source)
        #expect(scenario.played == scenario.written)
    }

    @Test func `retry(when:) does not begin again while an attempt is running`() {
        let scenario = Scenario(
            """
            source      -a-b-c-#
            notifier    --x------x
            retried     -a-b-c----a-b-c-
            source?     ^------!-^------…
            """)
        let (source, notifier) = (scenario.cold("source"), scenario.hot("notifier"))
        scenario.hear("retried", source.retry { (_: Observable<any Error>) in notifier })
        scenario.watch("source?", source)
        #expect(scenario.played == scenario.written)
    }

    @Test func `retry(when:) completes when its notifier does, and fails with it`() {
        let (completing, count) = attempts()
        let twice = completing.retry { (errors: Observable<any Error>) in
            errors.enumerated().take(while: { $0.index < 2 })
        }
        #expect(events(of: twice) == [.next(1), .next(2), .next(3), .completed])
        #expect(count() == 3)

        let failing = attempts().stream.retry { (errors: Observable<any Error>) in
            errors.enumerated().map { index, error in if index == 2 { throw error } }
        }
        #expect(
            events(of: failing) == [.next(1), .next(2), .next(3), .error(TestError(number: 3))])
    }

    @Test func `a notifier that ends while an attempt is running ends the stream after it`() {
        let scenario = Scenario(
            """
            source      -a-b-#
            completes   --|
            fails       --#
            done        -a-b-|
            failed      -a-b-#
            """)
        let source = scenario.cold("source")
        for (name, notifier) in [("done", "completes"), ("failed", "fails")] {
            let notifier = scenario.hot(notifier)
            scenario.hear(name, source.retry { (_: Observable<any Error>) in notifier })
        }
        #expect(scenario.played == scenario.written)
    }

    @Test func `retry(when:) of one type of error ends with any other`() {
        let (stream, _) = attempts()
        let retried = stream.retry { (errors: Observable<RxError>) in errors }
        #expect(events(of: retried) == [.next(1), .error(TestError(number: 1))])
        let own = attempts(success: 3).stream.retry { (errors: Observable<TestError>) in errors }
        #expect(events(of: own) == [.next(1), .next(2), .next(3), .completed])
    }

    @Test func `catch subscribes to the fallback before it leaves the failed stream`() {
        var log: [String] = []
        var feed: AnyObserver<Int>?
        let source = Observable<Int>.create { observer in
            feed = observer
            return Disposables.create { log.append("source is left") }
        }
        let fallback = Observable<Int>.create { observer in
            log.append("fallback")
            observer.onNext(1)
            return Disposables.create()
        }
        _ = source.catch { _ in fallback }.subscribe(onNext: { log.append("\($0)") })
        feed?.onError(TestError())
        #expect(log == ["fallback", "1", "source is left"])
    }

    @Test func `catch continues with another stream, and not after a completion`() {
        let scenario = Scenario(
            """
            source      -a-#
            other       -x-|
            caught      -a--x-|
            source?     ^--!
            other?      ---^--!
            """)
        let (source, other) = (scenario.cold("source"), scenario.cold("other"))
        scenario.hear("caught", source.catch { _ in other })
        scenario.watch("source?", source)
        scenario.watch("other?", other)
        #expect(scenario.played == scenario.written)
        #expect(events(of: Observable.just(1).catchAndReturn(2)) == [.next(1), .completed])
        #expect(
            events(of: Observable.error(TestError()).catchAndReturn(2)) == [.next(2), .completed])
        #expect(
            events(of: Observable.error(TestError()).catch { _ in throw TestError(number: 2) }) == [
                .error(TestError(number: 2))
            ])
    }

    @Test func `catch in catch in catch does not grow the stack`() {
        func falling(_ depth: Int) -> Observable<Int> {
            depth == 0
                ? .just(depth) : Observable.error(TestError()).catch { _ in falling(depth - 1) }
        }
        #expect(events(of: falling(50_000)) == [.next(0), .completed])
    }

    @Test func `catch(sequence:) continues after each error, and fails with the last`() {
        #expect(
            events(of: .catch(sequence: [.error(TestError()), .of(1, 2), .of(3)])) == [
                .next(1), .next(2), .completed,
            ])
        #expect(
            events(of: .catch(sequence: [.error(TestError()), .error(TestError(number: 2))])) == [
                .error(TestError(number: 2))
            ])
        #expect(events(of: .catch(sequence: [Observable<Int>]())) == [.completed])
    }
}
