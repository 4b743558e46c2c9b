import Reactive
import ReactiveTesting
import RxCompatibility
import Testing

@Suite struct `Operators that merge streams` {
    // MARK: merge, concat

    @Test func `merge ends when all streams have ended`() {
        let scenario = Scenario(
            """
            a         -1---2-|
            b         --x-y---|
            merged    -1x-y2--|
            """)
        scenario.hear("merged", Observable.merge(scenario.hot("a"), scenario.hot("b")))
        #expect(scenario.played == scenario.written)
    }

    @Test func `merge of nothing only completes`() {
        var heard: [Event<Int>] = []
        _ = Observable<Int>.merge([]).subscribe { heard.append($0) }
        #expect(heard == [.completed])
    }

    @Test func `concat subscribes to one stream after the other`() {
        let scenario = Scenario(
            """
            a         -1--|
            b         -2-|
            concat    -1---2-|
            a?        ^---!
            b?        ----^--!
            """)
        let (a, b) = (scenario.cold("a"), scenario.cold("b"))
        scenario.hear("concat", a.concat(b))
        scenario.watch("a?", a)
        scenario.watch("b?", b)
        #expect(scenario.played == scenario.written)
    }

    @Test func `concat of streams that take turns continues with the next`() {
        func elements(_ stream: Observable<Int>) -> [Event<Int>] {
            var heard: [Event<Int>] = []
            _ = stream.subscribe { heard.append($0) }
            return heard
        }
        let written: [Event<Int>] = [.next(1), .next(2), .next(3), .next(4), .completed]
        #expect(elements(Observable.of(1, 2).concat(Observable.of(3, 4))) == written)
        #expect(elements(.concat(.of(1, 2), .empty(), .of(3), .of(4))) == written)
        #expect(elements(Observable.of(Observable.of(1, 2), .of(3, 4)).concat()) == written)
        #expect(elements(Observable.of(1, 3).concatMap { Observable.of($0, $0 + 1) }) == written)
        #expect(
            elements(.concat(sequence(first: 1) { $0 + 1 }.lazy.map { .just($0) }).take(4))
                == written)
    }

    @Test func `concat reads a collection only as far as it subscribes to its streams`() {
        var read = 0
        let streams = (1...1000).lazy.filter { _ in
            read += 1
            return true
        }.map { Observable.just($0) }
        var heard: [Int] = []
        _ = Observable.concat(streams).take(2).subscribe(onNext: { heard.append($0) })
        #expect(heard == [1, 2])
        #expect(read < 10)
    }

    @Test func `an error stops concat`() {
        let scenario = Scenario(
            """
            a         -1--#
            b         -2-|
            concat    -1--#
            b?        -----
            """)
        let (a, b) = (scenario.cold("a"), scenario.cold("b"))
        scenario.hear("concat", a.concat(b))
        scenario.watch("b?", b)
        #expect(scenario.played == scenario.written)
    }

    // MARK: amb, startWith

    @Test func `amb continues with the first stream that emits`() {
        let scenario = Scenario(
            """
            left     ---a-b-|
            right    --x-y-z--|
            amb      --x-y-z--|
            left?    ^-!
            """)
        let (left, right) = (scenario.hot("left"), scenario.hot("right"))
        scenario.hear("amb", left.amb(right))
        scenario.watch("left?", left)
        #expect(scenario.played == scenario.written)
    }

    @Test func `amb stays with a stream whose first event is its end, too`() {
        for end in ["|", "#"] {
            let scenario = Scenario(
                """
                left     ---a-b-|
                right    --\(end)
                amb      --\(end)
                left?    ^-!
                """)
            let (left, right) = (scenario.hot("left"), scenario.hot("right"))
            scenario.hear("amb", left.amb(right))
            scenario.watch("left?", left)
            #expect(scenario.played == scenario.written)
        }
    }

    @Test func `amb of streams that emit at once stays with the first`() {
        var heard: [Event<Int>] = []
        _ = Observable.amb([.just(1), .just(2)]).subscribe { heard.append($0) }
        #expect(heard == [.next(1), .completed])
        heard = []
        _ = Observable.amb([.never(), .just(2), .just(3)]).subscribe { heard.append($0) }
        #expect(heard == [.next(2), .completed])
    }

    @Test func `amb does not subscribe to the other streams if the first emits at once`() {
        let others = [PublishSubject<Int>(), PublishSubject<Int>()]
        let streams = [others[0], BehaviorSubject(value: 1), others[1]]
        var heard: [Event<Int>] = []
        _ = Observable.amb(streams).subscribe { heard.append($0) }
        #expect(heard == [.next(1)])
        #expect(!others[0].hasObservers && !others[1].hasObservers)
    }

    @Test func `startWith emits its elements before it subscribes to the source`() {
        var log: [String] = []
        let source = Observable<Int>.create { observer in
            log.append("source")
            observer.onNext(3)
            return Disposables.create()
        }
        _ = source.startWith(1, 2).subscribe(onNext: { log.append("\($0)") })
        #expect(log == ["1", "2", "source", "3"])
    }
}
