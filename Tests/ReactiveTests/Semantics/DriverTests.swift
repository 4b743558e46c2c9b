import Reactive
import ReactiveTesting
import RxCompatibility
import Testing

@Suite struct `Drivers and signals` {
    @Test func `a driver does its work once for all listeners, and keeps its latest element`() {
        let source = LoggedSource()
        var work = 0
        let driver = source.stream.asDriver(onErrorJustReturn: -1).map { element in
            work += 1
            return element * 10
        }
        var heard: [String] = []
        let subscriptions = ["a", "b", "c"].map { name in
            driver.drive(onNext: { heard.append("\(name)\($0)") })
        }
        source.feed?.onNext(1)
        #expect(work == 1)
        #expect(heard == ["a10", "b10", "c10"])
        _ = driver.drive(onNext: { heard.append("d\($0)") })
        #expect(heard.last == "d10")
        #expect(work == 1 && source.connections == 1)
        for subscription in subscriptions { subscription.dispose() }
    }

    @Test func `a driver emits a value in place of an error, and restarts afterwards`() {
        let source = LoggedSource()
        let driver = source.stream.asDriver(onErrorJustReturn: -1)
        var heard: [Event<Int>] = []
        _ = driver.asObservable().subscribe { heard.append($0) }
        source.feed?.onNext(1)
        source.feed?.onError(TestError())
        #expect(heard == [.next(1), .next(-1), .completed])
        heard = []
        _ = driver.asObservable().subscribe { heard.append($0) }
        #expect(heard.isEmpty)
        #expect(source.log == ["+1", "-1", "+2"])
    }

    @Test func `a driver and a signal may continue with another one in place of an error`() {
        let failing = Observable<Int>.error(TestError(number: 7))
        var heard: [Int] = []
        func hear(_ stream: Observable<Int>) {
            _ = stream.subscribe(
                onNext: { heard.append($0) }, onError: { _ in heard.append(-99) },
                onCompleted: { heard.append(0) })
        }
        hear(failing.asDriver(onErrorDriveWith: .of(1, 2)).asObservable())
        hear(failing.asDriver(onErrorRecover: { .just(($0 as! TestError).number) }).asObservable())
        hear(failing.asSignal(onErrorJustReturn: 3).asObservable())
        hear(failing.asSignal(onErrorSignalWith: .of(4)).asObservable())
        hear(failing.asSignal(onErrorRecover: { .just(($0 as! TestError).number) }).asObservable())
        #expect(heard == [1, 2, 0, 7, 0, 3, 0, 4, 0, 7, 0])
    }

    @Test func `a driver restarts after it has completed`() {
        var begun = 0
        let driver = Observable<Int>.deferred {
            begun += 1
            return .just(begun)
        }.asDriver(onErrorJustReturn: 0)
        var heard: [Int] = []
        for _ in 0..<2 { _ = driver.drive(onNext: { heard.append($0) }) }
        #expect(heard == [1, 2])
    }

    @Test func `a signal does not repeat its last element to a new listener`() {
        let source = LoggedSource()
        let signal = source.stream.asSignal(onErrorJustReturn: -1)
        var heard: [Int] = []
        let first = signal.emit()
        source.feed?.onNext(1)
        _ = signal.emit(onNext: { heard.append($0) })
        #expect(heard.isEmpty)
        source.feed?.onNext(2)
        #expect(heard == [2])
        #expect(source.connections == 1)
        first.dispose()
    }

    @Test func `a relay converts to a driver without an error handler`() {
        let relay = BehaviorRelay(value: 1)
        let driver = relay.asDriver()
        var heard: [Int] = []
        _ = driver.drive(onNext: { heard.append($0) })
        relay.accept(2)
        _ = driver.drive(onNext: { heard.append($0 * 10) })
        #expect(heard == [1, 2, 20])
    }

    @Test func `a driver delivers synchronously`() {
        let relay = PublishRelay<Int>()
        let driver = relay.asObservable().asDriver(onErrorJustReturn: 0).map { $0 * 2 }
        var heard: [Int] = []
        _ = driver.drive(onNext: { heard.append($0) })
        relay.accept(1)
        #expect(heard == [2])
    }
}
