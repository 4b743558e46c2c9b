import Reactive
import ReactiveTesting
import RxCompatibility
import Testing

@Suite struct `Schedulers` {
    private func elements(of stream: Observable<Int>) -> [Int] {
        var heard: [Int] = []
        _ = stream.subscribe(onNext: { heard.append($0) })
        return heard
    }

    // MARK: Turns

    @Test func `streams of given elements take turns`() {
        #expect(elements(of: .merge(.of(1, 2, 3), .of(10, 20, 30))) == [1, 10, 2, 20, 3, 30])
        #expect(elements(of: .merge(.from([1, 2]), .from(10...12))) == [1, 10, 2, 11, 12])
        #expect(
            elements(of: .merge(.range(start: 1, count: 3), .range(start: 10, count: 2))) == [
                1, 10, 2, 11, 3,
            ])
        #expect(
            elements(
                of: .merge(
                    .generate(initialState: 1, condition: { $0 < 4 }, iterate: { $0 + 1 }),
                    .repeatElement(0).take(2))) == [1, 0, 2, 0, 3])
    }

    @Test func `streams that take turns can be joined`() {
        #expect(
            elements(of: .combineLatest(Observable.of(1, 2), Observable.of(10, 20)) { $0 + $1 })
                == [11, 12, 22])
        #expect(
            elements(of: .zip(Observable.of(1, 2), Observable.of(10, 20)) { $0 + $1 }) == [11, 22])
    }

    @Test func `inner streams take turns with the outer`() {
        let flat = Observable.of(1, 2).flatMap { Observable.of($0 * 10, $0 * 10 + 1) }
        #expect(elements(of: flat) == [10, 11, 20, 21])
        let latest = Observable.of(1, 2).flatMapLatest { Observable.of($0 * 10, $0 * 10 + 1) }
        #expect(elements(of: latest) == [10, 20, 21])
    }

    @Test func `work that is scheduled inside work waits for its turn`() {
        let scheduler = CurrentThreadScheduler.instance
        var log: [Int] = []
        scheduler.schedule {
            log.append(1)
            scheduler.schedule {
                log.append(3)
                scheduler.schedule { log.append(5) }
            }
            CurrentThreadScheduler.instance.schedule { log.append(4) }
            log.append(2)
        }
        #expect(log == [1, 2, 3, 4, 5])
        scheduler.schedule { log.append(6) }
        #expect(log.last == 6)
    }

    @Test func `work that is disposed of before its turn does not run`() {
        let scheduler = CurrentThreadScheduler.instance
        var log: [Int] = []
        scheduler.schedule {
            let work = scheduler.schedule { log.append(1) }
            scheduler.schedule { log.append(2) }
            work.dispose()
        }
        #expect(log == [2])
    }

    @Test func `a subscription inside a delivery that takes turns waits for its own`() {
        var log: [String] = []
        _ = Observable.of(1, 2).subscribe(onNext: { outer in
            log.append("\(outer)")
            _ = Observable.of("a", "b").subscribe(onNext: { log.append("\(outer)\($0)") })
        })
        #expect(log == ["1", "1a", "2", "1b", "2a", "2b"])
    }

    @Test func `an endless stream can be left`() {
        #expect(elements(of: Observable.repeatElement(7).take(3)) == [7, 7, 7])
        let endless = Observable.generate(
            initialState: 0, condition: { _ in true }, iterate: { $0 + 1 })
        #expect(elements(of: endless.take(3)) == [0, 1, 2])
        #expect(elements(of: Observable.from(0...).filter { $0 % 2 == 1 }.take(2)) == [1, 3])
        #expect(elements(of: endless.take(until: { $0 == 2 })) == [0, 1])
        #expect(elements(of: endless.flatMap { Observable.just($0) }.take(2)) == [0, 1])
    }

    @Test func `a sequence is read only as far as its listener takes elements`() {
        var read = 0
        let sequence = sequence(first: 1) { $0 + 1 }.lazy.map { element in
            read += 1
            return element
        }
        #expect(elements(of: Observable.from(sequence).take(2)) == [1, 2])
        #expect(read == 2)
    }

    @Test func `each listener reads a sequence from its beginning`() {
        let stream = Observable.from([1, 2])
        #expect(elements(of: stream) == [1, 2])
        #expect(elements(of: stream) == [1, 2])
    }

    // MARK: Virtual time

    @Test func `at equal times, work runs in the order of scheduling`() {
        let scheduler = TestScheduler()
        var log: [Int] = []
        for number in 0..<200 { scheduler.scheduleAt(10 + number % 2) { log.append(number) } }
        scheduler.start()
        #expect(log == (0..<200).filter { $0 % 2 == 0 } + (0..<200).filter { $0 % 2 == 1 })
    }

    @Test func `work for now runs at the next tick`() {
        let scheduler = TestScheduler()
        var times: [Int] = []
        scheduler.scheduleAt(10) {
            scheduler.schedule { times.append(scheduler.clock) }
            scheduler.schedule(after: .zero) { times.append(scheduler.clock) }
            scheduler.scheduleAt(3) { times.append(scheduler.clock) }
            scheduler.schedule(after: .seconds(1)) { times.append(scheduler.clock * 10) }
        }
        scheduler.start()
        #expect(times == [11, 11, 11, 110])
    }

    @Test func `without processing delay, work for now runs now`() {
        let scheduler = TestScheduler(simulateProcessingDelay: false)
        var log: [Int] = []
        scheduler.scheduleAt(10) {
            scheduler.schedule { log.append(scheduler.clock) }
            log.append(1)
        }
        scheduler.start()
        #expect(log == [1, 10])
    }

    @Test func `canceled work does not run`() {
        let scheduler = TestScheduler()
        var log: [Int] = []
        let first = scheduler.scheduleAt(10) { log.append(1) }
        let second = scheduler.scheduleAt(20) { log.append(2) }
        scheduler.scheduleAt(15) { second.dispose() }
        first.dispose()
        scheduler.scheduleAt(30) { log.append(3) }
        scheduler.start()
        #expect(log == [3])
    }

    @Test func `work that is rescheduled moves earlier or later, and runs once`() {
        let scheduler = TestScheduler()
        var times: [Int] = []
        let work = ScheduledWork { times.append(scheduler.clock) }
        for time in [50, 20, 70, 10, 30] { scheduler.schedule(work, at: time) }
        scheduler.start()
        #expect(times == [30])
        scheduler.schedule(work, at: 40)
        scheduler.start()
        #expect(times == [30, 40])
        scheduler.schedule(work, at: 60)
        work.dispose()
        scheduler.start()
        #expect(times == [30, 40] && scheduler.clock == 40)
    }

    @Test func `work that moves to a time runs after the work that is there already`() {
        let scheduler = TestScheduler()
        var log: [String] = []
        let work = ScheduledWork { log.append("moved") }
        scheduler.schedule(work, at: 10)
        scheduler.scheduleAt(10) { log.append("same") }
        scheduler.scheduleAt(20) { log.append("there") }
        scheduler.schedule(work, at: 20)
        scheduler.scheduleAt(20) { log.append("later") }
        scheduler.start()
        #expect(log == ["same", "there", "moved", "later"])
    }

    @Test func `advanceTo runs due work and leaves the clock at its target`() {
        let scheduler = TestScheduler()
        var times: [Int] = []
        for time in [10, 20, 21] { scheduler.scheduleAt(time) { times.append(scheduler.clock) } }
        scheduler.advanceTo(20)
        #expect(times == [10, 20] && scheduler.clock == 20)
        scheduler.advanceTo(20)
        #expect(times == [10, 20])
        scheduler.advance(by: .seconds(30))
        #expect(times == [10, 20, 21] && scheduler.clock == 50)
    }

    @Test func `stop ends the run after the current work, and start continues it`() {
        let scheduler = TestScheduler()
        var log: [Int] = []
        scheduler.scheduleAt(10) {
            scheduler.stop()
            log.append(1)
        }
        scheduler.scheduleAt(20) { log.append(2) }
        scheduler.start()
        #expect(log == [1] && scheduler.clock == 10)
        scheduler.start()
        #expect(log == [1, 2])
    }

    @Test func `thousands of timers come in the order of their times`() {
        let scheduler = TestScheduler()
        var times: [Int] = []
        var cancelled: [any Disposable] = []
        var number = 1
        for index in 0..<5000 {
            number = number * 1_103_515_245 % 2_147_483_647
            let work = scheduler.scheduleAt(1 + number % 1000) { times.append(scheduler.clock) }
            if index % 5 == 0 { cancelled.append(work) }
        }
        for work in cancelled { work.dispose() }
        scheduler.start()
        #expect(times.count == 4000)
        #expect(times == times.sorted())
    }

    @Test func `a tick may have any length`() {
        let scheduler = TestScheduler(resolution: 0.25)
        let result = scheduler.start { Observable<Int>.timer(.seconds(2), scheduler: scheduler) }
        #expect(result.events == [.next(208, 0), .completed(208)])
        #expect(scheduler.ticks(in: .milliseconds(400)) == 2)
        #expect(scheduler.ticks(in: .seconds(-3)) == 0)
        #expect(TestScheduler().ticks(in: .milliseconds(1499)) == 1)
        #expect(TestScheduler().ticks(in: .milliseconds(1500)) == 2)
    }

    @Test func `scheduled work gets its state, and its disposal ends the work that it started`() {
        let scheduler = TestScheduler()
        var log: [String] = []
        let inner = BooleanDisposable()
        let outer = scheduler.scheduleRelative("a", dueTime: .seconds(5)) { state in
            log.append("\(state)@\(scheduler.clock)")
            return inner
        }
        let periodic = scheduler.schedulePeriodic(1, startAfter: .seconds(10), period: .seconds(5))
        { state in
            log.append("\(state)@\(scheduler.clock)")
            return state * 2
        }
        scheduler.scheduleAt(21) { periodic.dispose() }
        scheduler.start()
        #expect(log == ["a@5", "1@10", "2@15", "4@20"])
        outer.dispose()
        #expect(inner.isDisposed)
    }

    // MARK: Streams on schedulers

    @Test func `just(_:scheduler:) takes two ticks, and of(_:scheduler:) takes one for each event`()
    {
        let scheduler = TestScheduler()
        let one = scheduler.start { Observable.just(7, scheduler: scheduler) }
        #expect(one.events == [.next(201, 7), .completed(202)])
        let second = TestScheduler()
        let many = second.start { Observable.of(1, 2, 3, scheduler: second) }
        #expect(many.events == [.next(201, 1), .next(202, 2), .next(203, 3), .completed(204)])
        let third = TestScheduler()
        let some = third.start { Observable.from(optional: 7, scheduler: third) }
        #expect(some.events == [.next(201, 7), .completed(202)])
    }

    @Test func `a stream on a scheduler stops when it is left`() {
        let scheduler = TestScheduler()
        var said = 0
        let counted = Observable.repeatElement(1, scheduler: scheduler).do(onNext: { _ in said += 1
        })
        let result = scheduler.start(disposed: 204) { counted }
        #expect(result.events == [.next(201, 1), .next(202, 1), .next(203, 1)])
        #expect(said == 3)
    }

    @Test func `observe(on:) passes on one event a tick, an error after the elements`() {
        let scheduler = TestScheduler()
        let source = PublishSubject<Int>()
        let observer = scheduler.createObserver(Int.self)
        _ = source.observe(on: scheduler).subscribe(observer)
        scheduler.scheduleAt(10) {
            source.onNext(1)
            source.onNext(2)
            source.onError(TestError())
        }
        scheduler.start()
        #expect(observer.events == [.next(11, 1), .next(12, 2), .error(13, TestError())])
    }

    @Test func `observe(on:) passes on nested events in their turn`() {
        let scheduler = TestScheduler()
        let source = PublishSubject<Int>()
        let observer = scheduler.createObserver(Int.self)
        _ = source.observe(on: scheduler).do(onNext: { if $0 == 1 { source.onNext(3) } }).subscribe(
            observer)
        scheduler.scheduleAt(10) {
            source.onNext(1)
            source.onNext(2)
        }
        scheduler.start()
        #expect(observer.events == [.next(11, 1), .next(12, 2), .next(13, 3)])
    }

    @Test func `disposal drops the queue of observe(on:)`() {
        let scheduler = TestScheduler()
        let source = PublishSubject<Int>()
        let observer = scheduler.createObserver(Int.self)
        let subscription = source.observe(on: scheduler).subscribe(observer)
        scheduler.scheduleAt(10) { for element in 1...5 { source.onNext(element) } }
        scheduler.scheduleAt(13) { subscription.dispose() }
        scheduler.start()
        #expect(observer.events == [.next(11, 1), .next(12, 2)])
    }

    @Test func `subscribe(on:) subscribes and leaves on its scheduler`() {
        let scheduler = TestScheduler()
        let source = scheduler.createHotObservable([.next(201, 1), .next(210, 2)])
        let result = scheduler.start { source.subscribe(on: scheduler) }
        #expect(result.events == [.next(210, 2)])
        #expect(source.subscriptions == [Subscription(201, 1001)])
    }

    @Test func `subscribe(on:) that is left before its turn does not subscribe`() {
        let scheduler = TestScheduler()
        let source = scheduler.createHotObservable([Recorded<Event<Int>>.next(210, 2)])
        let subscription = source.subscribe(on: scheduler).subscribe()
        subscription.dispose()
        scheduler.start()
        #expect(source.subscriptions.isEmpty)
    }

    @Test func `a scheduled disposable is disposed of on its scheduler`() {
        let scheduler = TestScheduler()
        let resource = BooleanDisposable()
        let scheduled = ScheduledDisposable(scheduler: scheduler, disposable: resource)
        scheduled.dispose()
        #expect(!resource.isDisposed)
        scheduler.start()
        #expect(resource.isDisposed && scheduled.isDisposed)
    }
}
