import Reactive
import ReactiveTesting
import RxCompatibility
import Testing

@Suite struct `The disposal of subscriptions` {
    private final class Resource: Disposable {
        private let onDispose: () -> Void
        init(onDispose: @escaping () -> Void) { self.onDispose = onDispose }
        func dispose() { onDispose() }
    }

    @Test func `a source that ends during its subscription has its resource disposed of`() {
        var isLetGo = false
        let source = Observable<Int>.create { observer in
            observer.onCompleted()
            #expect(!isLetGo)
            return Disposables.create { isLetGo = true }
        }
        _ = source.subscribe()
        #expect(isLetGo)
    }

    @Test func `a source that is left during its subscription has its resource disposed of`() {
        var isLetGo = false
        let source = Observable<Int>.create { observer in
            observer.onNext(1)
            return Disposables.create { isLetGo = true }
        }
        _ = source.take(1).subscribe()
        #expect(isLetGo)
    }

    @Test func `a composite disposes at once of an item that is added after its end`() {
        let composite = CompositeDisposable()
        let early = BooleanDisposable()
        let late = BooleanDisposable()
        composite.insert(early)
        composite.dispose()
        let key = composite.insert(late)
        #expect(early.isDisposed && late.isDisposed && key == nil)
        #expect(composite.isDisposed && composite.count == 0)
    }

    @Test func `a serial disposable disposes at once of an item that is set after its end`() {
        let serial = SerialDisposable()
        let early = BooleanDisposable()
        let late = BooleanDisposable()
        serial.disposable = early
        #expect(!early.isDisposed)
        serial.dispose()
        serial.disposable = late
        #expect(early.isDisposed && late.isDisposed && serial.isDisposed)
    }

    @Test func `a serial disposable disposes of the previous one`() {
        let serial = SerialDisposable()
        let first = BooleanDisposable()
        let second = BooleanDisposable()
        serial.disposable = first
        serial.disposable = second
        #expect(first.isDisposed && !second.isDisposed && !serial.isDisposed)
    }

    @Test func `a single assignment disposes at once of an item that is set after its end`() {
        let single = SingleAssignmentDisposable()
        let late = BooleanDisposable()
        single.dispose()
        single.setDisposable(late)
        #expect(late.isDisposed && single.isDisposed)
    }

    @Test func `a bag disposes of its contents when it is freed`() {
        let content = BooleanDisposable()
        var bag: DisposeBag? = DisposeBag()
        content.disposed(by: bag!)
        #expect(!content.isDisposed)
        bag = nil
        #expect(content.isDisposed)
    }

    @Test func `an item that is removed from a composite is disposed of, and the others stay`() {
        let composite = CompositeDisposable()
        let stays = BooleanDisposable()
        let goes = BooleanDisposable()
        composite.insert(stays)
        let key = composite.insert(goes)
        composite.remove(for: key!)
        composite.remove(for: key!)
        #expect(goes.isDisposed && !stays.isDisposed && composite.count == 1)
    }

    @Test func `a reference-counted disposable ends with its owner and all that retained it`() {
        let resource = BooleanDisposable()
        let counted = RefCountDisposable(disposable: resource)
        let first = counted.retain()
        let second = counted.retain()
        first.dispose()
        first.dispose()
        counted.dispose()
        #expect(!resource.isDisposed)
        second.dispose()
        #expect(resource.isDisposed && counted.isDisposed)
    }

    @Test
    func `create disposes of its resource at a completion and at an error`() {
        for ending in [Event<Int>.completed, .error(TestError()), nil] {
            var letGo: [Int] = []
            let scheduler = TestScheduler()
            let result = scheduler.start(disposed: ending == nil ? 300 : 1000) {
                Observable<Int>.create { observer in
                    scheduler.scheduleAt(300) { if let ending { observer.on(ending) } }
                    scheduler.scheduleAt(310) { observer.onNext(1) }
                    return Disposables.create { letGo.append(scheduler.clock) }
                }
            }
            let events = [ending].compactMap(\.self)
            #expect(result.events == events.map { Recorded(time: 300, value: $0) })
            #expect(letGo == [300])
        }
    }

    @Test func `create passes nothing after its end`() {
        var heard: [Event<Int>] = []
        var feed: AnyObserver<Int>?
        let source = Observable<Int>.create { observer in
            feed = observer
            observer.onNext(1)
            observer.onCompleted()
            observer.onNext(2)
            observer.onError(TestError())
            observer.onCompleted()
            return Disposables.create()
        }
        _ = source.subscribe { heard.append($0) }
        feed?.onNext(3)
        #expect(heard == [.next(1), .completed])
    }

    @Test func `no event is delivered during the delivery of the end`() {
        for ending in [Event<Int>.completed, .error(TestError())] {
            var heard: [Event<Int>] = []
            var feed: AnyObserver<Int>?
            let source = Observable<Int>.create { observer in
                feed = observer
                return Disposables.create()
            }
            for chain in [source, source.map { $0 }, source.take(5).share()] {
                heard = []
                _ = chain.subscribe {
                    heard.append($0)
                    guard heard.count == 1 else { return }
                    feed?.onNext(1)
                    feed?.onCompleted()
                    feed?.onError(TestError(number: 2))
                }
                feed?.on(ending)
                #expect(heard == [ending])
            }
        }
    }

    @Test func `create passes nothing after disposal`() {
        var heard: [Event<Int>] = []
        var feed: AnyObserver<Int>?
        let source = Observable<Int>.create { observer in
            feed = observer
            return Disposables.create()
        }
        let subscription = source.subscribe { heard.append($0) }
        feed?.onNext(1)
        subscription.dispose()
        feed?.onNext(2)
        feed?.onCompleted()
        feed?.onError(TestError())
        #expect(heard == [.next(1)])
    }

    @Test(arguments: Repertoire.names)
    func `an operator leaves its source when the source completes or the operator ends`(
        _ name: String
    ) {
        expectWindow(of: name, endingWith: .completed)
    }

    @Test(arguments: Repertoire.names)
    func `an operator leaves its source when the source fails or the operator ends`(_ name: String)
    {
        expectWindow(of: name, endingWith: .error(TestError()))
    }

    private func expectWindow(of name: String, endingWith ending: Event<Int>) {
        let scheduler = TestScheduler()
        let source = scheduler.createHotObservable([
            .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4),
            Recorded(time: 250, value: ending), .next(260, 5),
        ])
        let result = scheduler.start { Repertoire.chain(name)(source, scheduler) }
        let own = result.events.last { $0.value.isStopEvent }?.time ?? .max
        let expected = Subscription(200, min(own, 250))
        #expect(!source.subscriptions.isEmpty)
        #expect(source.subscriptions.allSatisfy { $0 == expected }, "\(source.subscriptions)")
        #expect(result.events.dropLast().allSatisfy { !$0.value.isStopEvent })
    }

    @Test(arguments: Repertoire.names)
    func `a disposed operator leaves its source at once, and is silent`(_ name: String) {
        let scheduler = TestScheduler()
        let source = scheduler.createHotObservable([
            .next(205, 1), .next(220, 2), .next(230, 3), .next(240, 4), .completed(250),
        ])
        let result = scheduler.start(disposed: 208) { Repertoire.chain(name)(source, scheduler) }
        let own = result.events.last { $0.value.isStopEvent }?.time ?? 208
        #expect(!source.subscriptions.isEmpty)
        #expect(
            source.subscriptions.allSatisfy { $0 == Subscription(200, own) },
            "\(source.subscriptions)")
        #expect(result.events.allSatisfy { $0.time < 208 })
    }

    @Test func `subscribe(on:) leaves its source on its scheduler, an ended one at once`() {
        let scheduler = TestScheduler()
        let endless = scheduler.createHotObservable([.next(220, 1)])
        let ending = scheduler.createHotObservable([.next(220, 1), .completed(250)])
        let result = scheduler.start {
            Observable.merge(endless, ending.asObservable()).subscribe(on: scheduler)
        }
        #expect(result.events == [.next(220, 1), .next(220, 1)])
        #expect(endless.subscriptions == [Subscription(201, 1001)])
        #expect(ending.subscriptions == [Subscription(201, 250)])
    }

    @Test func `a dispose action runs once`() {
        var count = 0
        let disposable = Disposables.create { count += 1 }
        #expect(!disposable.isDisposed)
        disposable.dispose()
        disposable.dispose()
        #expect(count == 1 && disposable.isDisposed)
    }

    @Test func `a dispose action that disposes itself runs once`() {
        var count = 0
        let itself = SerialDisposable()
        itself.disposable = Disposables.create {
            count += 1
            itself.dispose()
        }
        itself.dispose()
        #expect(count == 1)
    }

    @Test func `onDisposed comes once: after completion, after an error, and on disposal`() {
        func log(_ act: (PublishSubject<Int>, any Disposable) -> Void) -> [String] {
            var log: [String] = []
            let subject = PublishSubject<Int>()
            let subscription = subject.subscribe(
                onNext: { log.append("\($0)") }, onError: { _ in log.append("error") },
                onCompleted: { log.append("completed") }, onDisposed: { log.append("disposed") })
            subject.onNext(1)
            act(subject, subscription)
            subscription.dispose()
            subject.onNext(2)
            return log
        }
        #expect(log { subject, _ in subject.onCompleted() } == ["1", "completed", "disposed"])
        #expect(log { subject, _ in subject.onError(TestError()) } == ["1", "error", "disposed"])
        #expect(log { _, subscription in subscription.dispose() } == ["1", "disposed"])
    }

    @Test func `a composite and a bag dispose in the order of insertion`() {
        var order: [Int] = []
        func member(_ number: Int) -> any Disposable { Disposables.create { order.append(number) } }
        let composite = CompositeDisposable(member(1), member(2))
        composite.insert(member(3))
        composite.dispose()
        Disposables.create(member(4), member(5)).dispose()
        Disposables.create([member(6), member(7)]).dispose()
        var bag: DisposeBag? = DisposeBag {
            member(8)
            member(9)
        }
        bag?.insert(member(10), member(11))
        bag = nil
        #expect(order == Array(1...11))
    }

    @Test func `a bag in which every other item has ended keeps the order of the rest`() {
        var order: [Int] = []
        var bag: DisposeBag? = DisposeBag()
        for number in 0..<200 {
            let member = Disposables.create { order.append(number) }
            bag?.insert(member)
            if number % 2 == 0 { member.dispose() }
        }
        order = []
        withExtendedLifetime(bag) { bag = nil }
        #expect(order == stride(from: 1, to: 200, by: 2).map { $0 })
    }

    @Test func `the hooks of do surround the subscription, the elements and the end`() {
        var log: [String] = []
        let subject = Observable<Int>.create { observer in
            log.append("source begins")
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create { log.append("source is left") }
        }
        let watched = subject.do(
            onNext: { log.append("onNext \($0)") }, afterNext: { log.append("afterNext \($0)") },
            onCompleted: { log.append("onCompleted") }, onSubscribe: { log.append("onSubscribe") },
            onSubscribed: { log.append("onSubscribed") }, onDispose: { log.append("onDispose") })
        _ = watched.subscribe(
            onNext: { log.append("heard \($0)") }, onCompleted: { log.append("heard completed") })
        #expect(
            log == [
                "onSubscribe", "source begins", "onNext 1", "heard 1", "afterNext 1", "onCompleted",
                "heard completed", "source is left", "onSubscribed", "onDispose",
            ])
    }

    @Test func `onDispose comes after the source is left`() {
        for act in [Event<Int>.completed, .error(TestError()), nil] {
            var log: [String] = []
            var feed: AnyObserver<Int>?
            let source = Observable<Int>.create { observer in
                feed = observer
                return Disposables.create { log.append("source") }
            }
            let subscription = source.do(onDispose: { log.append("onDispose") }).subscribe()
            if let act { feed?.on(act) } else { subscription.dispose() }
            subscription.dispose()
            #expect(log == ["source", "onDispose"])
        }
    }

    @Test func `an error thrown by a hook of do is the error of the stream`() {
        let subject = PublishSubject<Int>()
        var heard: [Event<Int>] = []
        _ = subject.do(onNext: { if $0 == 2 { throw TestError() } }).subscribe { heard.append($0) }
        subject.onNext(1)
        subject.onNext(2)
        #expect(heard == [.next(1), .error(TestError())])
        #expect(!subject.hasObservers)

        func end(_ source: Observable<Int>) -> [Event<Int>] {
            var heard: [Event<Int>] = []
            _ = source.subscribe { heard.append($0) }
            return heard
        }
        #expect(
            end(.just(1).do(afterNext: { _ in throw TestError(number: 1) })) == [
                .next(1), .error(TestError(number: 1)),
            ])
        #expect(
            end(.empty().do(onCompleted: { throw TestError(number: 2) })) == [
                .error(TestError(number: 2))
            ])
        #expect(
            end(.error(TestError(number: 3)).do(onError: { _ in throw TestError(number: 4) })) == [
                .error(TestError(number: 4))
            ])
    }

    @Test func `an error thrown by a hook of do does not reach its other hooks`() {
        var log: [String] = []
        let watched = Observable.of(1).do(
            onNext: { _ in throw TestError() }, afterNext: { _ in log.append("afterNext") },
            onError: { _ in log.append("onError") }, afterError: { _ in log.append("afterError") },
            onDispose: { log.append("onDispose") })
        _ = watched.subscribe(onError: { _ in log.append("heard the error") })
        #expect(log == ["heard the error", "onDispose"])
    }

    @Test func `using disposes of the source first, then of the resource`() {
        for ending in [Event<Int>.completed, .error(TestError()), nil] {
            var log: [String] = []
            var feed: AnyObserver<Int>?
            let resource = Resource { log.append("resource") }
            let stream = Observable<Int>.using {
                resource
            } observableFactory: { _ in
                .create { observer in
                    feed = observer
                    return Disposables.create { log.append("source") }
                }
            }
            let subscription = stream.subscribe()
            if let ending { feed?.on(ending) } else { subscription.dispose() }
            #expect(log == ["source", "resource"])
        }
    }
}
