import ReactiveTesting
import RxCompatibility
import Testing

@testable import Reactive

@Suite @MainActor struct `The main scheduler` {
    /// A scheduler with a time that the test sets, and the times at which it asked to be woken.
    @MainActor private final class Clock {
        var time = 0
        var wakes: [Int?] = []
        private(set) lazy var scheduler = MainScheduler(
            time: { [unowned self] in time }, wake: { [unowned self] in wakes.append($0) })

        func move(to time: Int) {
            self.time = time
            scheduler.runDue()
        }
    }

    @Test func `work runs at once when no other work is running`() {
        let scheduler = MainScheduler()
        var log: [Int] = []
        scheduler.schedule { log.append(1) }
        log.append(2)
        scheduler.schedule { log.append(3) }
        #expect(log == [1, 2, 3])
    }

    @Test func `work that is scheduled inside other work waits until that is done`() {
        let scheduler = MainScheduler()
        var log: [Int] = []
        scheduler.schedule {
            log.append(1)
            scheduler.schedule {
                scheduler.schedule { log.append(5) }
                log.append(3)
            }
            scheduler.schedule { log.append(4) }
            log.append(2)
        }
        #expect(log == [1, 2, 3, 4, 5])
    }

    @Test func `waiting work that is disposed of does not run`() {
        let scheduler = MainScheduler()
        var log: [Int] = []
        scheduler.schedule {
            let work = scheduler.schedule { log.append(1) }
            scheduler.schedule { log.append(2) }
            work.dispose()
        }
        #expect(log == [2])
    }

    @Test func `a stream that is observed on it is delivered at once`() {
        let subject = PublishSubject<Int>()
        var heard: [Int] = []
        _ = subject.observe(on: MainScheduler.instance).subscribe(onNext: { heard.append($0) })
        subject.onNext(1)
        #expect(heard == [1])
    }

    @Test func `an element that is sent inside an observed one comes after it`() {
        let subject = PublishSubject<Int>()
        var log: [String] = []
        _ = subject.observe(on: MainScheduler.instance).subscribe(onNext: {
            log.append("begin \($0)")
            if $0 == 1 { subject.onNext(2) }
            log.append("end \($0)")
        })
        subject.onNext(1)
        #expect(log == ["begin 1", "end 1", "begin 2", "end 2"])
    }

    @Test func `a driver delivers at once on the main actor`() {
        let relay = BehaviorRelay(value: 0)
        var heard: [Int] = []
        let driver = relay.asObservable().asDriver(onErrorJustReturn: -1)
        _ = driver.drive(onNext: { heard.append($0) })
        relay.accept(1)
        #expect(heard == [0, 1])
    }

    @Test
    func `timers come in the order of their times, and the scheduler sleeps until the next`() {
        let clock = Clock()
        var log: [String] = []
        clock.scheduler.schedule(after: .nanoseconds(30)) { log.append("c\(clock.time)") }
        clock.scheduler.schedule(after: .nanoseconds(10)) { log.append("a\(clock.time)") }
        clock.scheduler.schedule(after: .nanoseconds(20)) { log.append("b\(clock.time)") }
        #expect(clock.wakes == [30, 10])
        clock.move(to: 5)
        #expect(log.isEmpty)
        clock.move(to: 25)
        #expect(log == ["a25", "b25"])
        #expect(clock.wakes.last == 30)
        clock.move(to: 30)
        #expect(log == ["a25", "b25", "c30"])
    }

    @Test func `a canceled timer neither runs nor wakes the thread`() {
        let clock = Clock()
        var count = 0
        let timer = clock.scheduler.schedule(after: .nanoseconds(10)) { count += 1 }
        clock.scheduler.schedule(after: .nanoseconds(50)) { count += 10 }
        timer.dispose()
        clock.move(to: 10)
        #expect(count == 0 && clock.wakes.last == 50)
        clock.move(to: 50)
        #expect(count == 10)
    }

    @Test func `work that a timer schedules for now runs before the next timer`() {
        let clock = Clock()
        var log: [Int] = []
        clock.scheduler.schedule(after: .nanoseconds(10)) {
            clock.scheduler.schedule { log.append(2) }
            log.append(1)
        }
        clock.scheduler.schedule(after: .nanoseconds(10)) { log.append(3) }
        clock.move(to: 10)
        #expect(log == [1, 2, 3])
    }

    @Test func `a timer keeps its period, however late it wakes`() {
        let clock = Clock()
        var times: [Int] = []
        let timer = clock.scheduler.schedule(after: .nanoseconds(10), every: .nanoseconds(10)) {
            times.append(clock.time)
        }
        for time in [12, 20, 37, 40, 95, 100] { clock.move(to: time) }
        #expect(times == [12, 20, 37, 40, 95, 100])
        #expect(clock.wakes.last == 110)
        timer.dispose()
        clock.move(to: 500)
        #expect(times.count == 6)
    }

    @Test func `a timer without a period does not block other work`() {
        let clock = Clock()
        var count = 0
        var isHeard = false
        let timer = SerialDisposable()
        timer.disposable = clock.scheduler.schedule(after: .zero, every: .zero) {
            count += 1
            if count == 1000 { timer.dispose() }
        }
        clock.scheduler.schedule(after: .nanoseconds(1)) { isHeard = true }
        clock.move(to: 1)
        #expect(count < 1000 && isHeard)
        timer.dispose()
    }

    @Test func `an operator that resets its timer with every element wakes the thread once`() {
        let clock = Clock()
        let subject = PublishSubject<Int>()
        var heard: [Int] = []
        _ = subject.debounce(.nanoseconds(10), scheduler: clock.scheduler).subscribe(onNext: {
            heard.append($0)
        })
        for element in 0..<5 {
            clock.time = element
            subject.onNext(element)
        }
        #expect(clock.wakes == [10])
        clock.move(to: 10)
        #expect(heard.isEmpty && clock.wakes.last == 14)
        clock.move(to: 14)
        #expect(heard == [4])
    }

    @Test func `real time wakes the thread`() async throws {
        let timer = Observable<Int>.timer(.milliseconds(1), scheduler: MainScheduler.instance)
        #expect(try await timer.asSingle().value == 0)
    }

    // MARK: The scheduler of drivers

    @Test func `drivers made in a mock use its scheduler, and no others do`() {
        let scheduler = TestScheduler()
        let observer = scheduler.createObserver(Int.self)
        SharingScheduler.mock(scheduler: scheduler) {
            _ = Driver<Int>.interval(.seconds(10)).drive(observer)
            #expect(SharingScheduler.make() === scheduler)
        }
        #expect(SharingScheduler.make() === MainScheduler.instance)
        scheduler.advanceTo(25)
        #expect(observer.events == [.next(10, 0), .next(20, 1)])
    }

    @Test func `every operator over time of drivers and signals uses a mock`() {
        let scheduler = TestScheduler()
        let subject = PublishSubject<Int>()
        let observers = (0..<6).map { _ in scheduler.createObserver(Int.self) }
        SharingScheduler.mock(scheduler: scheduler) {
            let driver = subject.asDriver(onErrorJustReturn: 0)
            let signal = subject.asSignal(onErrorJustReturn: 0)
            _ = driver.delay(.seconds(10)).drive(observers[0])
            _ = driver.debounce(.seconds(10)).drive(observers[1])
            _ = driver.throttle(.seconds(10)).drive(observers[2])
            _ = signal.delay(.seconds(10)).emit(to: observers[3])
            _ = signal.throttle(.seconds(10), latest: false).emit(to: observers[4])
            _ = Driver<Int>.timer(.seconds(4), period: .seconds(20)).drive(observers[5])
        }
        scheduler.scheduleAt(5) { subject.onNext(1) }
        scheduler.scheduleAt(7) { subject.onNext(2) }
        scheduler.advanceTo(30)
        #expect(observers[0].events == [.next(15, 1), .next(17, 2)])
        #expect(observers[1].events == [.next(17, 2)])
        #expect(observers[2].events == [.next(5, 1), .next(15, 2)])
        #expect(observers[3].events == [.next(15, 1), .next(17, 2)])
        #expect(observers[4].events == [.next(5, 1)])
        #expect(observers[5].events == [.next(4, 0), .next(24, 1)])
    }

    @Test func `mocks may be nested, and pass on the errors of their bodies`() {
        let outer = TestScheduler()
        let inner = TestScheduler()
        SharingScheduler.mock(scheduler: outer) {
            #expect(throws: TestError()) {
                try SharingScheduler.mock(scheduler: inner) {
                    #expect(SharingScheduler.make() === inner)
                    throw TestError()
                }
            }
            #expect(SharingScheduler.make() === outer)
        }
    }

    @Test func `a mock does not apply to a task that starts inside it`() async {
        let scheduler = TestScheduler()
        var task: Task<Bool, Never>?
        SharingScheduler.mock(scheduler: scheduler) {
            task = Task { @MainActor in SharingScheduler.make() === MainScheduler.instance }
        }
        #expect(await task?.value == true)
    }
}
