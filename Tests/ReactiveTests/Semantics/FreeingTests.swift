import Reactive
import ReactiveTesting
import RxCompatibility
import Testing

/// Elements, closures and subjects are released when they are no longer needed.
@Suite struct `The freeing of memory` {
    @Test(arguments: Repertoire.names)
    func `the closures of a subscription are freed as it ends or is left`(_ name: String) {
        for ending in [Event<Int>.completed, .error(TestError()), nil] {
            let scheduler = TestScheduler()
            let source = PublishSubject<Int>()
            var token: Token? = Token()
            weak let weakToken = token
            let subscription = Repertoire.chain(name)(source, scheduler).subscribe { [token] _ in
                _ = token
            }
            token = nil
            #expect(weakToken != nil || !source.hasObservers)
            for element in 1...3 { source.onNext(element) }
            if let ending {
                source.on(ending)
                scheduler.advance(by: .seconds(1000))
            }
            subscription.dispose()
            // Scheduled work may be released only when it is due.
            scheduler.advance(by: .seconds(1000))
            #expect(weakToken == nil, "\(String(describing: ending))")
        }
    }

    @Test(arguments: Channel.allCases)
    func `a listener is freed when it leaves, and the others stay`(_ channel: Channel) {
        let (stream, hand) = channel.open()
        var token: Token? = Token()
        weak let weakToken = token
        var heard: [Int] = []
        _ = stream.subscribe(onNext: { heard.append($0) })
        let subscription = stream.subscribe { [token] _ in _ = token }
        token = nil
        hand.onNext(1)
        #expect(weakToken != nil)
        subscription.dispose()
        #expect(weakToken == nil)
        hand.onNext(2)
        #expect(heard.suffix(2) == [1, 2])
    }

    @Test(arguments: Channel.allCases)
    func `a listener that leaves from inside a delivery is freed after it`(_ channel: Channel) {
        let (stream, hand) = channel.open()
        var token: Token? = Token()
        weak let weakToken = token
        let subscription = SerialDisposable()
        subscription.disposable = stream.subscribe(onNext: { [token] in
            if $0 == 1 { subscription.dispose() }
            _ = token
        })
        token = nil
        #expect(weakToken != nil)
        hand.onNext(1)
        #expect(weakToken == nil)
    }

    @Test func `a subject that is freed with live subscribers frees them`() {
        func expectFreed<Source: SubjectType>(_ make: @autoclosure () -> Source) {
            var token: Token? = Token()
            weak let weakToken = token
            var subject: Source? = make()
            weak let weakSubject = subject as AnyObject?
            let subscription = subject!.asObservable().map { $0 }.subscribe { [token] _ in _ = token
            }
            token = nil
            #expect(weakToken != nil && weakSubject != nil)
            subject = nil
            #expect(weakSubject == nil && weakToken == nil)
            subscription.dispose()
        }
        expectFreed(PublishSubject<Int>())
        expectFreed(BehaviorSubject(value: 0))
        expectFreed(ReplaySubject<Int>.create(bufferSize: 2))
        expectFreed(AsyncSubject<Int>())
    }

    @Test func `a relay that is freed with live subscribers frees them`() {
        var token: Token? = Token()
        weak let weakToken = token
        var relay: BehaviorRelay<Int>? = BehaviorRelay(value: 0)
        let subscription = relay?.asDriver().drive(onNext: { [token] _ in _ = token })
        token = nil
        #expect(weakToken != nil)
        relay = nil
        #expect(weakToken == nil)
        subscription?.dispose()
    }

    @Test func `a subject may be freed inside its own delivery`() {
        var subject: PublishSubject<Int>? = PublishSubject()
        weak let weakSubject = subject
        var log: [String] = []
        _ = subject?.subscribe(onNext: {
            log.append("a\($0)")
            subject = nil
        })
        _ = subject?.subscribe(onNext: { log.append("b\($0)") })
        subject?.onNext(1)
        #expect(log == ["a1", "b1"])
        #expect(weakSubject == nil)
    }

    @Test func `a chain may be freed inside its own delivery`() {
        final class Holder { var subscription: (any Disposable)? }
        let holder = Holder()
        var feed: AnyObserver<Int>?
        var heard: [Int] = []
        holder.subscription = Observable<Int>.create { observer in
            feed = observer
            return Disposables.create()
        }.map { $0 + 1 }.share(replay: 1).flatMapLatest { Observable.just($0) }.subscribe(onNext: {
            heard.append($0)
            feed = nil
            holder.subscription?.dispose()
            holder.subscription = nil
        })
        feed?.onNext(1)
        #expect(heard == [2])
    }

    @Test func `an element is freed after its delivery`() {
        weak var weakToken: Token?
        let subject = PublishSubject<Token>()
        var count = 0
        let subscription = subject.map { $0 }.filter { _ in true }.subscribe(onNext: { _ in
            count += 1
        })
        do {
            let token = Token()
            weakToken = token
            subject.onNext(token)
        }
        #expect(weakToken == nil && count == 1)
        subscription.dispose()
    }

    @Test func `a waiting element is freed after its delivery`() {
        weak var weakToken: Token?
        let subject = PublishSubject<Token?>()
        _ = subject.subscribe(onNext: {
            guard $0 == nil else { return }
            let token = Token()
            weakToken = token
            subject.onNext(token)
        })
        subject.onNext(nil)
        #expect(weakToken == nil)
    }

    @Test func `a value is retained until the next, and freed with its subject`() {
        weak var first: Token?
        weak var second: Token?
        var relay: BehaviorRelay<Token>?
        do {
            let token = Token()
            first = token
            relay = BehaviorRelay(value: token)
        }
        #expect(first != nil)
        do {
            let token = Token()
            second = token
            relay?.accept(token)
        }
        #expect(first == nil && second != nil)
        relay = nil
        #expect(second == nil)
    }

    @Test func `the buffer of a shared stream is freed with its connection`() {
        for replay in 1...3 {
            weak var weakToken: Token?
            let subject = PublishSubject<Token>()
            let shared = subject.share(replay: replay)
            let subscription = shared.subscribe()
            do {
                let token = Token()
                weakToken = token
                subject.onNext(token)
            }
            #expect(weakToken != nil)
            subscription.dispose()
            #expect(weakToken == nil, "replay \(replay)")
        }
    }

    @Test func `the buffer of a shared stream is freed when its source ends`() {
        weak var weakToken: Token?
        let subject = PublishSubject<Token>()
        let shared = subject.share(replay: 2)
        let subscription = shared.subscribe()
        do {
            let token = Token()
            weakToken = token
            subject.onNext(token)
        }
        subject.onCompleted()
        #expect(weakToken == nil)
        subscription.dispose()
    }

    @Test func `the memory of an operator is freed when it is left`() {
        typealias Chain = (Observable<Token>, TestScheduler) -> Observable<Token>
        let chains: [String: Chain] = [
            "distinct": { xs, _ in xs.distinctUntilChanged { $0 === $1 } },
            "takeLast": { xs, _ in xs.takeLast(3) },
            "debounce": { xs, s in xs.debounce(.seconds(5), scheduler: s) },
            "throttle": { xs, s in xs.throttle(.seconds(5), scheduler: s) },
            "delay": { xs, s in xs.delay(.seconds(5), scheduler: s) },
            "observe": { xs, s in xs.observe(on: s) },
            "sample": { xs, _ in xs.sample(Observable<Int>.never()) },
            "zip": { xs, _ in .zip(xs, Observable<Int>.never()) { token, _ in token } },
            "combineLatest": { xs, _ in
                .combineLatest(xs, Observable<Int>.never()) { token, _ in token }
            }, "withLatestFrom": { xs, _ in Observable<Int>.never().withLatestFrom(xs) },
            "reduce": { xs, _ in xs.reduce(Token()) { $1 } },
            "scan": { xs, _ in xs.scan(Token()) { $1 } },
            "toArray": { xs, _ in xs.toArray().asObservable().compactMap(\.first) },
            "buffer": { xs, s in
                xs.buffer(timeSpan: .seconds(5), count: 9, scheduler: s).compactMap(\.first)
            },
            "concat": { xs, _ in xs.map { Observable.just($0).concat(Observable.never()) }.concat()
            },
        ]
        for (name, chain) in chains {
            let scheduler = TestScheduler()
            weak var weakToken: Token?
            let subject = PublishSubject<Token>()
            let subscription = chain(subject, scheduler).subscribe()
            do {
                let token = Token()
                weakToken = token
                subject.onNext(Token())
                subject.onNext(token)
            }
            #expect(weakToken != nil, "\(name)")
            subscription.dispose()
            scheduler.advance(by: .seconds(100))
            #expect(weakToken == nil, "\(name)")
        }
    }

    @Test func `the queue of observe(on:) is freed at once when it is left`() {
        let scheduler = TestScheduler()
        weak var weakToken: Token?
        let subject = PublishSubject<Token>()
        let subscription = subject.observe(on: scheduler).subscribe()
        do {
            let token = Token()
            weakToken = token
            subject.onNext(token)
        }
        #expect(weakToken != nil)
        subscription.dispose()
        #expect(weakToken == nil)
    }

    @Test func `a dispose action is freed when it has run`() {
        var token: Token? = Token()
        weak let weakToken = token
        let disposable = Disposables.create { [token] in _ = token }
        token = nil
        disposable.dispose()
        #expect(weakToken == nil)
    }

    @Test func `canceled work is freed at once`() {
        let scheduler = TestScheduler()
        var token: Token? = Token()
        weak let weakToken = token
        let work = scheduler.scheduleAt(1000) { [token] in _ = token }
        token = nil
        #expect(weakToken != nil)
        work.dispose()
        #expect(weakToken == nil)
    }
}
