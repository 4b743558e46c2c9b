import Reactive
import ReactiveTesting
import RxCompatibility
import Testing

@Suite struct `The pictures of operators that create` {
    @Test func `create emits the events of its function`() {
        let scenario = Scenario(
            """
            create { 1, 2, completed }     (12|)
            """)
        let numbers = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onNext(2)
            observer.onCompleted()
            return Disposables.create()
        }
        scenario.hear("create { 1, 2, completed }", numbers)
        #expect(scenario.played == scenario.written)
    }

    @Test func `just() emits one element`() {
        let scenario = Scenario(
            """
            just(a)     (a|)
            """)
        scenario.hear("just(a)", Observable.just("a"))
        #expect(scenario.played == scenario.written)
    }

    @Test func `just on a scheduler takes two turns`() {
        let scenario = Scenario(
            """
            just(a, scheduler)     -a|
            """)
        scenario.hear(
            "just(a, scheduler)", Observable.just("a", scheduler: scenario.scheduler))
        #expect(scenario.played == scenario.written)
    }

    @Test func `of() emits the given elements`() {
        let scenario = Scenario(
            """
            of(a, b, c)     (abc|)
            """)
        scenario.hear("of(a, b, c)", Observable.of("a", "b", "c"))
        #expect(scenario.played == scenario.written)
    }

    @Test func `from() emits the elements of a sequence`() {
        let scenario = Scenario(
            """
            from([a, b, c])     (abc|)
            """)
        scenario.hear("from([a, b, c])", Observable.from(["a", "b", "c"]))
        #expect(scenario.played == scenario.written)
    }

    @Test func `from(optional:) emits a value or nothing`() {
        let scenario = Scenario(
            """
            from(optional: a)     (a|)
            from(optional: nil)   |
            """)
        scenario.hear("from(optional: a)", Observable.from(optional: "a"))
        scenario.hear("from(optional: nil)", Observable<String>.from(optional: nil))
        #expect(scenario.played == scenario.written)
    }

    @Test func `empty() only completes`() {
        let scenario = Scenario(
            """
            empty()     |
            """)
        scenario.hear("empty()", Observable<String>.empty())
        #expect(scenario.played == scenario.written)
    }

    @Test func `never() emits nothing`() {
        let scenario = Scenario(
            """
            never()     -------
            """)
        scenario.hear("never()", Observable<String>.never())
        #expect(scenario.played == scenario.written)
    }

    @Test func `error() only fails`() {
        let scenario = Scenario(
            """
            error(e)     #
            """)
        scenario.hear("error(e)", Observable<String>.error(Marbles.Failure()))
        #expect(scenario.played == scenario.written)
    }

    @Test func `deferred is the stream that its function makes`() {
        let scenario = Scenario(
            """
            deferred { of(a, b) }     (ab|)
            """)
        scenario.hear("deferred { of(a, b) }", Observable.deferred { .of("a", "b") })
        #expect(scenario.played == scenario.written)
    }

    @Test func `repeatElement emits the same element again and again`() {
        let scenario = Scenario(
            """
            repeatElement(a).take(3)     (aaa|)
            """)
        scenario.hear("repeatElement(a).take(3)", Observable.repeatElement("a").take(3))
        #expect(scenario.played == scenario.written)
    }

    @Test func `generate is a loop`() {
        let scenario = Scenario(
            """
            generate(1, { $0 < 4 }, { $0 + 1 })     (123|)
            """)
        scenario.hear(
            "generate(1, { $0 < 4 }, { $0 + 1 })",
            Observable.generate(initialState: 1, condition: { $0 < 4 }, iterate: { $0 + 1 }))
        #expect(scenario.played == scenario.written)
    }

    @Test func `using disposes of its resource with the stream`() {
        let scenario = Scenario(
            """
            lines                     -a--b-|
            using(file) { lines }     -a--b-|
            """)
        let lines = scenario.hot("lines")
        let file = BooleanDisposable()
        scenario.hear(
            "using(file) { lines }", Observable.using({ file }, observableFactory: { _ in lines }))
        #expect(!file.isDisposed)
        #expect(scenario.played == scenario.written)
        #expect(file.isDisposed)
    }

    @Test func `range emits whole numbers`() {
        let scenario = Scenario(
            """
            range(start: 3, count: 4)     (3456|)
            """)
        scenario.hear("range(start: 3, count: 4)", Observable.range(start: 3, count: 4))
        #expect(scenario.played == scenario.written)
    }

    @Test func `interval counts from the first period on`() {
        let scenario = Scenario(
            """
            interval(2)     --0-1-2-3-
            """)
        scenario.hear(
            "interval(2)", Observable<Int>.interval(.seconds(2), scheduler: scenario.scheduler))
        #expect(scenario.played == scenario.written)
    }

    @Test func `timer emits once, or repeatedly with a period`() {
        let scenario = Scenario(
            """
            timer(3)               ---(0|)
            timer(3, period: 2)    ---0-1-2-
            """)
        let scheduler = scenario.scheduler
        scenario.hear("timer(3)", Observable<Int>.timer(.seconds(3), scheduler: scheduler))
        scenario.hear(
            "timer(3, period: 2)",
            Observable<Int>.timer(.seconds(3), period: .seconds(2), scheduler: scheduler))
        #expect(scenario.played == scenario.written)
    }
}
