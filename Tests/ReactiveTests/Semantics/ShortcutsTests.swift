import Reactive
import Testing

/// Sources whose elements are known in advance are delivered as if they were subscribed to.
@Suite struct `Shortcuts between operators` {
    /// A source that may emit an element during its own delivery, at once. A subject would wait
    /// until the delivery is over.
    private final class Hand {
        private(set) var feed: Subscriber<Int>?
        private(set) lazy var stream = Observable<Int> { [unowned self] in feed = $0 }
    }

    /// Subscribes to the streams that a switch makes of 0, and runs `action` at the element `cue`.
    private func heard(
        on cue: Int, _ action: @escaping (Hand) -> Void,
        _ selector: @escaping (Int) -> Observable<Int>
    ) -> [Event<Int>] {
        let hand = Hand()
        var heard: [Event<Int>] = []
        let subscription = hand.stream.flatMapLatest(selector).subscribe { event in
            heard.append(event)
            if event.element == cue { action(hand) }
        }
        hand.feed?.next(0)
        subscription.dispose()
        return heard
    }

    @Test func `a switch leaves a list in the middle, for a stream of any kind`() {
        let others: [Observable<Int>] = [
            .just(9), .of(9), .just(8).map { $0 + 1 }, .of(8).map { $0 + 1 },
            Observable { $0.next(9) },
        ]
        for other in others {
            let heard = heard(on: 2, { $0.feed?.next(1) }, { $0 == 0 ? .of(1, 2, 3) : other })
            #expect(heard == [.next(1), .next(2), .next(9)])
        }
        let none: [Observable<Int>] = [.empty(), .never(), .just(1).filter { _ in false }]
        for other in none {
            let heard = heard(on: 2, { $0.feed?.next(1) }, { $0 == 0 ? .of(1, 2, 3) : other })
            #expect(heard == [.next(1), .next(2)])
        }
    }

    @Test
    func `a list is emitted to its end if the outer stream completes, but not if that fails`() {
        for ending in [2, 3] {
            let heard = heard(on: ending, { $0.feed?.complete() }, { _ in .of(1, 2, 3) })
            #expect(heard == [.next(1), .next(2), .next(3), .completed])
        }
        let failed = heard(on: 2, { $0.feed?.fail(TestError()) }, { _ in .of(1, 2, 3) })
        #expect(failed == [.next(1), .next(2), .error(TestError())])
    }

    @Test func `the elements of a list take turns with those of an inner list`() {
        for list in [Observable.of(1, 2, 3), Observable.of(1, 2, 3).map { $0 }] {
            let lists = PublishSubject<Int>()
            var heard: [Int] = []
            _ = lists.flatMapLatest { _ in list }
                .flatMap { Observable.of($0, 10 * $0) }
                .subscribe(onNext: { heard.append($0) })
            lists.onNext(0)
            #expect(heard == [1, 10, 2, 20, 3, 30])
        }
    }

    @Test
    func `the end of an inner stream of one element does not end the outer, but its error does`() {
        let subject = PublishSubject<Int>()
        var heard: [Event<Int>] = []
        _ = subject.flatMapLatest { number in
            Observable.just(number).take(1).map {
                if $0 == 3 { throw TestError() }
                return -$0
            }
        }
        .subscribe { heard.append($0) }
        for number in 1...4 { subject.onNext(number) }
        #expect(heard == [.next(-1), .next(-2), .error(TestError())])
        #expect(!subject.hasObservers)
    }

    @Test func `a merge of streams of one element ends with the last one`() {
        for limit in [1, 2, Int.max] {
            let source = Observable.of(1, 2, 3).map { Observable.just($0) }
            var heard: [Event<Int>] = []
            _ = source.merge(maxConcurrent: limit).subscribe { heard.append($0) }
            #expect(heard == [.next(1), .next(2), .next(3), .completed])
        }
    }

    @Test func `a chain of drivers shares its work once, and a stored part is shared as well`() {
        let relay = BehaviorRelay(value: 1)
        var doubled = 0
        let doubles = relay.asDriver().map {
            doubled += 1
            return 2 * $0
        }
        var added = 0
        let sums = doubles.map { number -> Int in
            added += 1
            return number + 1
        }
        .distinctUntilChanged()
        var heard: [Int] = []
        for driver in [sums, sums, doubles, doubles.map { -$0 }] {
            _ = driver.drive(onNext: { heard.append($0) })
        }
        #expect(heard == [3, 3, 2, -2] && doubled == 1 && added == 1)
        relay.accept(5)
        #expect(heard.count == 8 && doubled == 2 && added == 2)
    }

    @Test func `all subscribers of a shared stream may leave inside its delivery`() {
        let subject = PublishSubject<Int>()
        let shared = subject.share(replay: 1)
        let bag = CompositeDisposable()
        var heard: [Int] = []
        for _ in 0..<2 {
            bag.insert(
                shared.subscribe(onNext: {
                    heard.append($0)
                    bag.dispose()
                }))
        }
        subject.onNext(1)
        #expect(heard == [1] && !subject.hasObservers)
        // The next subscriber starts again and receives no replayed element.
        _ = shared.subscribe(onNext: { heard.append($0) })
        #expect(heard == [1] && subject.hasObservers)
    }
}
