import Reactive
import Testing

@Suite struct `Subjects and relays` {
    private func events<Source: ObservableType>(of stream: Source) -> [Event<Source.Element>] {
        var heard: [Event<Source.Element>] = []
        _ = stream.subscribe { heard.append($0) }
        return heard
    }

    // MARK: After the end

    @Test func `a late subscriber to an ended PublishSubject gets the end`() {
        let completed = PublishSubject<Int>()
        completed.onNext(1)
        completed.onCompleted()
        #expect(events(of: completed) == [.completed])

        let failed = PublishSubject<Int>()
        failed.onError(TestError())
        #expect(events(of: failed) == [.error(TestError())])
    }

    @Test func `a late subscriber to an ended BehaviorSubject gets only the end, no value`() {
        let completed = BehaviorSubject(value: 1)
        completed.onCompleted()
        #expect(events(of: completed) == [.completed])

        let failed = BehaviorSubject(value: 1)
        failed.onNext(2)
        failed.onError(TestError())
        #expect(events(of: failed) == [.error(TestError())])
        #expect(throws: TestError()) { try failed.value() }
    }

    @Test func `a late subscriber to an ended ReplaySubject gets the buffer, then the end`() {
        let completed = ReplaySubject<Int>.create(bufferSize: 2)
        for element in 1...5 { completed.onNext(element) }
        completed.onCompleted()
        #expect(events(of: completed) == [.next(4), .next(5), .completed])

        let failed = ReplaySubject<Int>.createUnbounded()
        for element in 1...5 { failed.onNext(element) }
        failed.onError(TestError())
        #expect(events(of: failed) == (1...5).map { .next($0) } + [.error(TestError())])
    }

    @Test func `an AsyncSubject emits its last element on completion, to late subscribers too`() {
        let subject = AsyncSubject<Int>()
        var early: [Event<Int>] = []
        _ = subject.subscribe { early.append($0) }
        subject.onNext(1)
        subject.onNext(2)
        #expect(early.isEmpty)
        subject.onCompleted()
        #expect(early == [.next(2), .completed])
        #expect(events(of: subject) == [.next(2), .completed])
    }

    @Test func `an AsyncSubject that fails, or never had an element, emits only the end`() {
        let failed = AsyncSubject<Int>()
        failed.onNext(1)
        failed.onError(TestError())
        #expect(events(of: failed) == [.error(TestError())])

        let empty = AsyncSubject<Int>()
        empty.onCompleted()
        #expect(events(of: empty) == [.completed])
    }

    @Test(arguments: Channel.allCases.filter(\.canEnd)) func `no event follows the end`(
        _ channel: Channel
    ) {
        for ending in [Event<Int>.completed, .error(TestError())] {
            let (stream, hand) = channel.open()
            var heard: [Event<Int>] = []
            _ = stream.subscribe { heard.append($0) }
            hand.onNext(1)
            hand.on(ending)
            let before = heard
            hand.onNext(2)
            hand.onCompleted()
            hand.onError(TestError(number: 2))
            #expect(heard == before)
            #expect(heard.last?.isStopEvent == true)
        }
    }

    @Test func `no event follows the end of an AsyncSubject`() {
        let subject = AsyncSubject<Int>()
        var heard: [Event<Int>] = []
        _ = subject.subscribe { heard.append($0) }
        subject.onNext(1)
        subject.onCompleted()
        subject.onNext(2)
        subject.onCompleted()
        #expect(heard == [.next(1), .completed])
        #expect(events(of: subject) == [.next(1), .completed])
    }

    @Test func `a disposed subject emits nothing, and fails for later subscribers`() {
        func expectSilence(_ subject: Subject<Int>) {
            var heard: [Event<Int>] = []
            _ = subject.subscribe { heard.append($0) }
            subject.on(.next(7))
            heard = []
            subject.dispose()
            subject.on(.next(1))
            subject.on(.completed)
            #expect(heard.isEmpty && !subject.hasObservers && subject.isDisposed)
            #expect(
                events(of: subject) == [.error(RxError.disposed(object: ObjectIdentifier(subject)))]
            )
        }
        expectSilence(PublishSubject())
        expectSilence(BehaviorSubject(value: 0))
        expectSilence(ReplaySubject.create(bufferSize: 0))
        expectSilence(ReplaySubject.createUnbounded())
        expectSilence(AsyncSubject())
    }

    @Test func `the value of a disposed BehaviorSubject is an error`() throws {
        let subject = BehaviorSubject(value: 1)
        #expect(try subject.value() == 1)
        subject.dispose()
        #expect(throws: RxError.disposed(object: ObjectIdentifier(subject))) { try subject.value() }
    }

    @Test func `a completed BehaviorSubject keeps its value`() throws {
        let subject = BehaviorSubject(value: 1)
        subject.onCompleted()
        subject.onNext(2)
        #expect(try subject.value() == 1)
    }

    // MARK: New listeners

    @Test func `a BehaviorSubject sends its newest value to a new listener`() {
        let subject = BehaviorSubject(value: 1)
        #expect(events(of: subject) == [.next(1)])
        subject.onNext(2)
        #expect(events(of: subject) == [.next(2)])
    }

    @Test func `a listener is registered before it gets the first value`() {
        let subject = BehaviorSubject(value: 1)
        var hadObservers: [Bool] = []
        _ = subject.subscribe(onNext: { _ in hadObservers.append(subject.hasObservers) })
        #expect(hadObservers == [true])
    }

    @Test func `a value that a listener sets as it gets its first one reaches that listener`() {
        let relay = BehaviorRelay(value: 1)
        var heard: [Int] = []
        _ = relay.subscribe(onNext: {
            heard.append($0)
            if $0 == 1 { relay.accept(2) }
        })
        #expect(heard == [1, 2])
    }

    @Test func `replay relays send their last elements to a new listener, in order`() {
        let relay = ReplayRelay<Int>.create(bufferSize: 3)
        let subject = ReplaySubject<Int>.create(bufferSize: 3)
        let unbounded = ReplayRelay<Int>.createUnbound()
        for element in 1...100 {
            relay.accept(element)
            subject.onNext(element)
            unbounded.accept(element)
            let last = Array((1...element).suffix(3))
            #expect(events(of: relay).compactMap(\.element) == last)
            #expect(events(of: subject).compactMap(\.element) == last)
        }
        #expect(events(of: unbounded).compactMap(\.element) == Array(1...100))
    }

    @Test func `a ReplaySubject without a buffer sends nothing to a new listener`() {
        let subject = ReplaySubject<Int>.create(bufferSize: 0)
        subject.onNext(1)
        #expect(events(of: subject).isEmpty)
    }

    // MARK: Relays

    @Test func `the value of a BehaviorRelay changes at once, inside a delivery too`() {
        let relay = BehaviorRelay(value: 0)
        var log: [String] = []
        _ = relay.subscribe(onNext: { element in
            if element == 1 {
                relay.accept(2)
                log.append("value \(relay.value)")
                relay.accept(3)
                log.append("value \(relay.value)")
            }
            log.append("a\(element)")
        })
        _ = relay.subscribe(onNext: { log.append("b\($0), value \(relay.value)") })
        log = []
        relay.accept(1)
        #expect(
            log == [
                "value 2", "value 3", "a1", "b1, value 3", "a2", "b2, value 3", "a3", "b3, value 3",
            ])
    }

    @Test func `a relay does not take over the end of its source`() {
        let subject = PublishSubject<Int>()
        let relay = BehaviorRelay(value: 0)
        var heard: [Event<Int>] = []
        _ = relay.subscribe { heard.append($0) }
        _ = subject.bind(to: relay)
        subject.onNext(1)
        subject.onCompleted()
        relay.accept(2)
        #expect(heard == [.next(0), .next(1), .next(2)])
    }

    @Test func `hasObservers is true while there is a subscriber`() {
        let subject = PublishSubject<Int>()
        #expect(!subject.hasObservers)
        let first = subject.subscribe()
        let second = subject.subscribe()
        first.dispose()
        #expect(subject.hasObservers)
        second.dispose()
        #expect(!subject.hasObservers)
    }

    @Test func `many subscribers that come and go are served in the order of their subscription`() {
        let subject = PublishSubject<Int>()
        var order: [Int] = []
        var subscriptions: [any Disposable] = []
        for number in 0..<300 {
            subscriptions.append(subject.subscribe(onNext: { _ in order.append(number) }))
            if number % 3 == 2 { subscriptions[number - 1].dispose() }
        }
        subject.onNext(1)
        #expect(order == (0..<300).filter { $0 % 3 != 1 })

        for number in 0..<290 { subscriptions[number].dispose() }
        order = []
        _ = subject.subscribe(onNext: { _ in order.append(300) })
        subject.onNext(2)
        #expect(order == (290..<300).filter { $0 % 3 != 1 } + [300])
    }

    @Test func `disposing of a subject frees all subscribers, also after others have left`() {
        final class Held {}
        var random = Dice(seed: 7)
        for size in 1..<40 {
            let subject = PublishSubject<Int>()
            var held: [() -> Held?] = []
            var subscriptions: [any Disposable] = []
            for _ in 0..<size {
                let object = Held()
                held.append { [weak object] in object }
                subscriptions.append(subject.subscribe(onNext: { _ in _ = object }))
            }
            for subscription in subscriptions where Int.random(in: 0..<3, using: &random) == 0 {
                subscription.dispose()
            }
            subscriptions = []
            subject.dispose()
            #expect(!subject.hasObservers)
            #expect(held.allSatisfy { $0() == nil })
        }
    }
}
