import Reactive
import ReactiveTesting
import Testing

@Suite struct `A folded state` {
    private func counter(_ commands: @escaping (Driver<Int>) -> Observable<Int>) -> Driver<Int> {
        Driver.fold(0, apply: { $0 += $1 }, commands: commands)
    }

    @Test func `a state starts with its initial value, and changes with every command`() {
        let scenario = Scenario(
            """
            commands    -1--2--3-
            state       01--3--6-
            """)
        let commands = scenario.hot("commands") { Int($0)! }
        scenario.hear("state", counter { _ in commands })
        #expect(scenario.played == scenario.written)
    }

    @Test func `the state is heard before the commands are subscribed to`() {
        var log: [String] = []
        let commands = Observable<Int>.create { observer in
            log.append("commands")
            observer.onNext(5)
            return Disposables.create()
        }
        _ = counter { _ in commands }.drive(onNext: { log.append("\($0)") })
        #expect(log == ["0", "commands", "5"])
    }

    @Test func `commands that follow from the state are applied one after the other`() {
        var states: [Int] = []
        let state = counter { state in state.asObservable().filter { $0 < 5 }.map { _ in 1 } }
        _ = state.drive(onNext: { states.append($0) })
        #expect(states == [0, 1, 2, 3, 4, 5])
    }

    @Test func `every listener hears every state in one order`() {
        let input = PublishSubject<Int>()
        var first: [Int] = []
        var second: [Int] = []
        var inner: [Int] = []
        let state = counter { state in
            Observable.merge(
                input,
                state.asObservable().do(onNext: { inner.append($0) }).filter { $0 % 10 == 5 }.map {
                    _ in 5
                })
        }
        _ = state.drive(onNext: {
            first.append($0)
            if $0 == 3 { input.onNext(2) }
        })
        _ = state.drive(onNext: { second.append($0) })
        input.onNext(3)
        #expect(first == [0, 3, 5, 10])
        #expect(second == [0, 3, 5, 10])
        #expect(inner == [0, 3, 5, 10])
    }

    @Test func `all listeners share one state, and a late one gets it at once`() {
        var made = 0
        let input = PublishSubject<Int>()
        let state = counter { _ in
            made += 1
            return input
        }
        let first = state.drive()
        input.onNext(4)
        var late: [Int] = []
        let second = state.drive(onNext: { late.append($0) })
        #expect(late == [4] && made == 1)
        first.dispose()
        input.onNext(1)
        #expect(late == [4, 5])
        second.dispose()
        #expect(!input.hasObservers)
    }

    @Test func `a state without listeners is forgotten`() {
        let input = PublishSubject<Int>()
        let state = counter { _ in input }
        let first = state.drive()
        input.onNext(4)
        first.dispose()
        var again: [Int] = []
        _ = state.drive(onNext: { again.append($0) })
        #expect(again == [0])
    }

    @Test func `a state outlives its commands`() {
        let scheduler = TestScheduler()
        let commands = scheduler.createHotObservable([.next(210, 1), .completed(220)])
        let result = scheduler.start(disposed: 300) { counter { _ in commands } }
        #expect(result.events == [.next(200, 0), .next(210, 1)])
        #expect(commands.subscriptions == [Subscription(200, 220)])
    }

    @Test func `the commands are left with the state`() {
        let scheduler = TestScheduler()
        let commands = scheduler.createHotObservable([Recorded<Event<Int>>.next(210, 1)])
        _ = scheduler.start(disposed: 300) { counter { _ in commands } }
        #expect(commands.subscriptions == [Subscription(200, 300)])
    }

    @Test func `a listener that leaves with the first state never subscribes to the commands`() {
        let commands = PublishSubject<Int>()
        var heard: [Int] = []
        let state = counter { _ in commands }
        _ = state.asObservable().take(1).subscribe(onNext: { heard.append($0) })
        #expect(heard == [0] && !commands.hasObservers)
    }

    @Test func `a clock that is derived from the state stops with the tick that ends it`() {
        let scheduler = TestScheduler()
        let seconds = Observable<Int>.interval(.seconds(1), scheduler: scheduler)
        let start = PublishSubject<Int>()
        let left = Driver<Int>.fold(0) {
            $0 += $1
        } commands: { left in
            .merge(
                start,
                left.asObservable().map { $0 > 0 }.distinctUntilChanged().flatMapLatest {
                    $0 ? seconds : .never()
                }.map { _ in -1 })
        }
        let observer = scheduler.createObserver(Int.self)
        _ = left.drive(observer)
        scheduler.scheduleAt(10) { start.onNext(2) }
        scheduler.scheduleAt(20) { start.onNext(1) }
        scheduler.start()
        #expect(
            observer.events == [
                .next(0, 0), .next(10, 2), .next(11, 1), .next(12, 0), .next(20, 1), .next(21, 0),
            ])
    }
}
