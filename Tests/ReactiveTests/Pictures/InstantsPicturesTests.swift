import Reactive
import ReactiveTesting
import RxCompatibility
import Testing

/// Events at one instant, and events right after an end.
@Suite struct `Simultaneous events, compared with RxSwift` {
    let scheduler = TestScheduler()

    @Test func `throttle emits an element at the end of its window instead of the waiting one`() {
        let source = scheduler.createHotObservable([
            .next(218, 1), .next(225, 2), .next(232, 3), .next(232, 4), .completed(300),
        ])
        let result = scheduler.start { [scheduler] in
            source.throttle(.seconds(14), scheduler: scheduler)
        }
        #expect(
            result.events == [.next(218, 1), .next(232, 3), .next(246, 4), .completed(300)])
    }

    @Test func `timeout sets its timer after it has delivered the element`() {
        let source = scheduler.createHotObservable([.next(210, 1)])
        let inner = scheduler.createColdObservable([.next(40, 7)])
        let result = scheduler.start { [scheduler] in
            source.timeout(.seconds(40), scheduler: scheduler).flatMapLatest { _ in inner }
        }
        #expect(result.events == [.next(250, 7), .error(250, RxError.timeout)])
        #expect(inner.subscriptions == [Subscription(210, 250)])
    }

    @Test func `buffer sets its timer after it has delivered the group`() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(215, 2)])
        let inner = scheduler.createColdObservable([.next(20, -1)])
        let result = scheduler.start(disposed: 240) { [scheduler] in
            source.buffer(timeSpan: .seconds(20), count: 2, scheduler: scheduler)
                .flatMapLatest { group in
                    inner.map { _ in -1 }.startWith(group.count)
                }
        }
        #expect(result.events == [.next(215, 2), .next(235, -1), .next(235, 0)])
    }

    @Test func `the end of a delayed element runs as later work`() {
        let result = scheduler.start { [scheduler] in
            Observable.just(1).delay(.seconds(2), scheduler: scheduler)
        }
        #expect(result.events == [.next(202, 1), .completed(203)])
    }

    @Test func `subscribe on leaves its source as later work`() {
        let source = scheduler.createHotObservable([.next(210, 1), .completed(300)])
        let result = scheduler.start { [scheduler] in source.subscribe(on: scheduler) }
        #expect(result.events == [.next(210, 1), .completed(300)])
        #expect(source.subscriptions == [Subscription(201, 301)])
    }

    @Test func `skip until leaves its trigger with its source`() {
        let scenario = Scenario(
            """
            source      -a--|
            trigger     ------#
            skipped     -------
            source?     ^---!
            trigger?    ^---!
            """)
        let (source, trigger) = (scenario.hot("source"), scenario.hot("trigger"))
        scenario.hear("skipped", source.skip(until: trigger))
        scenario.watch("source?", source)
        scenario.watch("trigger?", trigger)
        #expect(scenario.played == scenario.written)
    }

    @Test func `a hot row continues after its end for late subscribers`() {
        let source = scheduler.createHotObservable([
            .completed(210), .next(300, 1), .completed(310), .next(320, 2),
        ])
        let before = scheduler.createObserver(Int.self)
        _ = source.subscribe(before)
        let result = scheduler.start(subscribed: 250) { source }
        #expect(before.events == [.completed(210)])
        #expect(result.events == [.next(300, 1), .completed(310)])
        #expect(source.subscriptions == [Subscription(0, 210), Subscription(250, 310)])
    }

    // MARK: No streams

    private func heard<Stream: ObservableConvertibleType>(
        _ stream: Stream
    ) -> [Event<Stream.Element>] {
        var events: [Event<Stream.Element>] = []
        _ = stream.asObservable().subscribe { events.append($0) }
        return events
    }

    @Test func `operators on no streams emit at once if they promise an element`() {
        #expect(heard(Single.zip([Single<Int>]())) == [.next([]), .completed])
        #expect(heard(Single.zip([Single<Int>]()) { $0.count }) == [.next(0), .completed])
        #expect(heard(Observable.combineLatest([Observable<Int>]())) == [.next([]), .completed])
        #expect(heard(Driver.combineLatest([Driver<Int>]())) == [.next([]), .completed])
        #expect(heard(Signal.combineLatest([Signal<Int>]())) == [.next([]), .completed])
    }

    @Test func `operators on no streams complete at once if they promise no element`() {
        #expect(heard(Observable.zip([Observable<Int>]())) == [.completed])
        #expect(heard(Driver.zip([Driver<Int>]())) == [.completed])
        #expect(heard(Signal.zip([Signal<Int>]())) == [.completed])
        #expect(heard(Observable.merge([Observable<Int>]())) == [.completed])
        #expect(heard(Driver.merge([Driver<Int>]())) == [.completed])
        #expect(heard(Signal.merge([Signal<Int>]())) == [.completed])
        #expect(heard(Observable.concat([Observable<Int>]())) == [.completed])
        #expect(heard(Driver.concat([Driver<Int>]())) == [.completed])
        #expect(heard(Signal.concat([Signal<Int>]())) == [.completed])
        #expect(heard(Observable.amb([Observable<Int>]())) == [])
    }

    // MARK: Descriptions

    @Test func `errors and subscriptions are described as in RxSwift`() {
        #expect("\(RxError.timeout)" == "Sequence timeout.")
        #expect("\(RxError.noElements)" == "Sequence doesn't contain any elements.")
        #expect("\(RxError.moreThanOneElement)" == "Sequence contains more than one element.")
        #expect("\(RxError.argumentOutOfRange)" == "Argument out of range.")
        #expect("\(RxError.overflow)" == "Arithmetic overflow occurred.")
        #expect("\(RxError.unknown)" == "Unknown error occurred.")
        #expect("\(Subscription(200, 210)) \(Subscription(200))" == "(200 : 210) (200 : Infinity)")
    }
}
