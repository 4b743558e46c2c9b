import Foundation
import Reactive
import ReactiveTesting
import RxCompatibility
import Testing

@Suite struct `Operators of RxSwift` {
    @Test func `groupBy emits a stream for each key, including its first element`() {
        let scenario = Scenario(
            """
            source     -1-2-3-4-|
            keys       -1-0-----|
            odd        -1---3---|
            even       ---2---4-|
            """)
        let groups = scenario.hot("source") { Int($0) ?? 0 }.groupBy { $0 % 2 }.publish()
        scenario.hear("keys", groups.map(\.key))
        scenario.hear("odd", groups.filter { $0.key == 1 }.flatMap { $0 })
        scenario.hear("even", groups.filter { $0.key == 0 }.flatMap { $0 })
        let connection = groups.connect()
        #expect(scenario.played == scenario.written)
        connection.dispose()
    }

    @Test func `groupBy leaves its source with the last of its streams`() {
        let scheduler = TestScheduler()
        let source = scheduler.createHotObservable([.next(210, 1), .next(300, 3), .next(350, 5)])
        let inner = scheduler.createObserver(Int.self)
        var subscription: (any Disposable)?
        let outer = scheduler.start(disposed: 250) {
            source.groupBy { $0 % 2 }.do(onNext: { group in
                subscription = group.subscribe(inner)
            })
        }
        #expect(outer.events.count == 1)
        #expect(inner.events == [.next(210, 1), .next(300, 3), .next(350, 5)])
        #expect(source.subscriptions == [Subscription(200)])
        subscription?.dispose()
        #expect(source.subscriptions == [Subscription(200, 350)])
    }

    @Test func `an error reaches the groups, then the stream of them`() {
        var log: [String] = []
        let source = PublishSubject<Int>()
        let subscription = source.groupBy { number -> Int in
            if number > 2 { throw Failure() }
            return number
        }
        .subscribe(
            onNext: { group in
                _ = group.subscribe(onNext: { _ in }, onError: { _ in log.append("\(group.key)") })
            }, onError: { _ in log.append("all") })
        for number in 1...3 { source.onNext(number) }
        #expect(log == ["1", "2", "all"])
        #expect(!source.hasObservers)
        subscription.dispose()
    }

    @Test func `the contents of a window depend on time and count`() {
        let scheduler = TestScheduler()
        let source = scheduler.createHotObservable([
            .next(205, 1), .next(210, 2), .next(240, 3), .next(280, 4), .completed(290),
        ])
        let result = scheduler.start {
            source.window(timeSpan: .seconds(30), count: 2, scheduler: scheduler)
                .enumerated()
                .flatMap { number, window in window.map { "\(number): \($0)" } }
        }
        #expect(
            result.events == [
                .next(205, "0: 1"), .next(210, "0: 2"), .next(240, "1: 3"), .next(280, "3: 4"),
                .completed(290),
            ])
    }

    @Test func `any event can be dematerialized`() {
        struct WrappedEvent: EventConvertible { let event: Event<Int> }
        let told = Observable.of(
            WrappedEvent(event: .next(1)), WrappedEvent(event: .error(Failure())))
        #expect(heard(told.dematerialize()) == [.next(1), .error(Failure())])
        #expect(heard(Observable.of(1).materialize().dematerialize()).first == .next(1))
    }

    @Test func `data is decoded, and invalid data is an error`() {
        let data = Observable.of(Data("[1,2]".utf8), Data("x".utf8))
        let events = heard(data.decode(type: [Int].self, decoder: JSONDecoder()))
        #expect(events.first == .next([1, 2]))
        #expect(events.last?.error is DecodingError)
    }

    @Test func `a connectable stream can be passed as its protocol`() {
        func connected(_ stream: some ConnectableObservableType<Int>) -> [Event<Int>] {
            var events: [Event<Int>] = []
            _ = stream.subscribe(AnyObserver { events.append($0) })
            stream.connect().dispose()
            return events
        }
        #expect(connected(Observable.of(1).publish()) == [.next(1), .completed])
    }

    @Test func `a connectable stream connects for its first listener, and leaves with its last`() {
        struct Wrapped: ConnectableObservableType {
            typealias Element = Int
            let stream: ConnectableObservable<Int>
            func connect() -> any Disposable { stream.connect() }
            func subscribe(_ observer: some ObserverType<Int>) -> any Disposable {
                stream.subscribe(observer)
            }
        }
        let source = PublishSubject<Int>()
        let shared = Wrapped(stream: source.publish()).refCount()
        var heard: [Int] = []
        let first = shared.subscribe(onNext: { heard.append($0) })
        let second = shared.subscribe(onNext: { heard.append($0 * 10) })
        source.onNext(1)
        first.dispose()
        #expect(source.hasObservers)
        second.dispose()
        #expect(heard == [1, 10])
        #expect(!source.hasObservers)
    }

    @Test func `a trait retries for errors of one type only`() {
        struct Other: Error {}
        func answer(after failures: Int, _ error: any Error) -> [Event<Int>] {
            var left = failures
            let single = Single<Int>.deferred {
                left -= 1
                return left < 0 ? .just(1) : .error(error)
            }
            return heard(single.retry { (errors: Observable<Failure>) in errors })
        }
        #expect(answer(after: 3, Failure()) == [.next(1), .completed])
        #expect(answer(after: 1, Other()) == [.error(Other())])
    }

    @Test func `recursive work runs in turns of its own, until it is disposed of`() {
        let scheduler = TestScheduler()
        var heard: [String] = []
        func count(_ name: String, from start: Int) -> any Disposable {
            scheduler.scheduleRecursive(start) { state, recurse in
                heard.append("\(name)\(state)@\(scheduler.clock)")
                if state > 0 { recurse(state - 1) }
            }
        }
        _ = count("a", from: 2)
        let endless = count("b", from: 100)
        scheduler.scheduleAt(3) { endless.dispose() }
        scheduler.start()
        #expect(heard == ["a2@1", "b100@1", "a1@2", "b99@2", "a0@3"])
    }

    @Test func `the error of a disposed subject names it`() {
        let subject = PublishSubject<Int>()
        subject.dispose()
        #expect(heard(subject) == [.error(RxError.disposed(object: subject))])
        #expect(heard(subject) != [.error(RxError.disposed(object: PublishSubject<Int>()))])
    }

    @Test func `a stream becomes a sequence of any strategy`() {
        let failing = Observable<Int>.error(Failure())
        let driver: Driver<Int> = failing.asSharedSequence(onErrorJustReturn: 1)
        let signal: Signal<Int> = failing.asSharedSequence(onErrorDriveWith: .just(2))
        #expect(heard(driver) == [.next(1), .completed])
        #expect(heard(signal) == [.next(2), .completed])
    }

    @Test func `an error without a handler reaches the hook`() {
        let before = Hooks.defaultErrorHandler
        defer { Hooks.defaultErrorHandler = before }
        var errors: [Failure] = []
        Hooks.defaultErrorHandler = { _, error in (error as? Failure).map { errors.append($0) } }
        _ = Observable<Int>.error(Failure(number: 1)).subscribe(onNext: { _ in })
        _ = Observable<Int>.error(Failure(number: 2)).subscribe(onNext: nil, onError: { _ in })
        _ = Completable.error(Failure(number: 3)).subscribe()
        _ = Maybe<Int>.error(Failure(number: 4)).subscribe()
        _ = Single<Int>.error(Failure(number: 5)).subscribe()
        _ = Single<Int>.error(Failure(number: 6)).subscribe(onFailure: { _ in })
        #expect(errors.map(\.number) == [1, 3, 4, 5])
    }

    @Test func `a variable may contain an interval of Dispatch`() {
        let scheduler = TestScheduler()
        let interval: DispatchTimeInterval = .seconds(20)
        let result = scheduler.start(disposed: 300) {
            Observable<Int>.interval(interval, scheduler: scheduler)
                .delay(interval, scheduler: scheduler)
                .map { $0 * 2 }
        }
        #expect(result.events == [.next(240, 0), .next(260, 2), .next(280, 4)])
        let late = TestScheduler()
        let answers = late.start {
            Single.just(1).delay(interval, scheduler: late)
                .timeout(interval, other: .just(2), scheduler: late).asObservable()
                .timeout(interval, other: Observable.just(3), scheduler: late)
        }
        #expect(answers.events == [.next(220, 3), .completed(220)])
        let spans = TestScheduler()
        let beat = Observable<Int>.interval(.seconds(5), scheduler: spans)
        let kept = spans.start {
            beat.skip(interval, scheduler: spans).take(for: .seconds(40), scheduler: spans)
                .window(timeSpan: interval, count: 9, scheduler: spans).flatMap { $0.toArray() }
        }
        #expect(kept.events.compactMap(\.value.element).flatMap(\.self).starts(with: [3, 4, 5, 6]))
        #expect(RxTimeInterval(DispatchTimeInterval.milliseconds(3)) == .milliseconds(3))
        #expect(RxTimeInterval(DispatchTimeInterval.never) > .seconds(1_000_000_000))
    }
}
