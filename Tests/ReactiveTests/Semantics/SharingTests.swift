import Reactive
import ReactiveTesting
import RxCompatibility
import Testing

@Suite struct `Operators that share` {
    @Test(arguments: [0, 1, 2]) func `sharing subscribes once for all, and leaves after the last`(
        _ replay: Int
    ) {
        for scope in [SubjectLifetimeScope.whileConnected, .forever] {
            let source = LoggedSource()
            let shared = source.stream.share(replay: replay, scope: scope)
            #expect(source.log.isEmpty)
            let first = shared.subscribe()
            let second = shared.subscribe()
            #expect(source.log == ["+1"])
            first.dispose()
            first.dispose()
            #expect(source.log == ["+1"])
            second.dispose()
            #expect(source.log == ["+1", "-1"])
        }
    }

    @Test func `the cached elements reach the second listener at once`() {
        for (replay, expected) in [(0, []), (1, [3]), (2, [2, 3]), (5, [1, 2, 3])] {
            for scope in [SubjectLifetimeScope.whileConnected, .forever] {
                let source = LoggedSource()
                let shared = source.stream.share(replay: replay, scope: scope)
                _ = shared.subscribe()
                for element in 1...3 { source.feed?.onNext(element) }
                var heard: [Int] = []
                _ = shared.subscribe(onNext: { heard.append($0) })
                #expect(heard == expected, "replay \(replay), \(scope)")
            }
        }
    }

    @Test(arguments: [0, 1, 2]) func `share whileConnected forgets an abandoned connection`(
        _ replay: Int
    ) {
        let source = LoggedSource()
        let shared = source.stream.share(replay: replay, scope: .whileConnected)
        let first = shared.subscribe()
        source.feed?.onNext(1)
        first.dispose()
        var heard: [Event<Int>] = []
        _ = shared.subscribe { heard.append($0) }
        #expect(heard.isEmpty)
        #expect(source.log == ["+1", "-1", "+2"])
        source.feed?.onNext(2)
        #expect(heard == [.next(2)])
    }

    @Test(arguments: [0, 1, 2]) func `share whileConnected forgets an ended connection`(
        _ replay: Int
    ) {
        for ending in [Event<Int>.completed, .error(TestError())] {
            let source = LoggedSource()
            let shared = source.stream.share(replay: replay, scope: .whileConnected)
            var first: [Event<Int>] = []
            _ = shared.subscribe { first.append($0) }
            source.feed?.onNext(1)
            source.feed?.on(ending)
            #expect(first == [.next(1), ending])
            var heard: [Event<Int>] = []
            _ = shared.subscribe { heard.append($0) }
            #expect(heard.isEmpty)
            #expect(source.log == ["+1", "-1", "+2"])
            source.feed?.onNext(2)
            #expect(heard == [.next(2)])
        }
    }

    @Test func `share forever keeps its buffer after the connection`() {
        let source = LoggedSource()
        let shared = source.stream.share(replay: 2, scope: .forever)
        let first = shared.subscribe()
        for element in 1...3 { source.feed?.onNext(element) }
        first.dispose()
        var heard: [Event<Int>] = []
        _ = shared.subscribe { heard.append($0) }
        #expect(heard == [.next(2), .next(3)])
        #expect(source.log == ["+1", "-1", "+2"])
        source.feed?.onNext(4)
        #expect(heard == [.next(2), .next(3), .next(4)])
    }

    @Test func `share forever keeps the end, too, and does not restart the source`() {
        for (replay, buffer) in [(0, []), (1, [Event<Int>.next(1)])] {
            for ending in [Event<Int>.completed, .error(TestError())] {
                let source = LoggedSource()
                let shared = source.stream.share(replay: replay, scope: .forever)
                _ = shared.subscribe()
                source.feed?.onNext(1)
                source.feed?.on(ending)
                var heard: [Event<Int>] = []
                _ = shared.subscribe { heard.append($0) }
                #expect(heard == buffer + [ending])
                #expect(source.log == ["+1", "-1"])
            }
        }
    }

    @Test func `a source that ends at once restarts for each listener`() {
        var begun = 0
        let source = Observable<Int>.deferred {
            begun += 1
            return .of(1, 2)
        }
        for replay in 0...2 {
            begun = 0
            let shared = source.share(replay: replay)
            for _ in 0..<2 {
                var heard: [Event<Int>] = []
                _ = shared.subscribe { heard.append($0) }
                #expect(heard == [.next(1), .next(2), .completed])
            }
            #expect(begun == 2)
        }
    }

    @Test func `a listener that leaves as the source begins leaks nothing`() {
        for replay in 0...2 {
            let source = LoggedSource()
            let shared = source.stream.startWith(0).share(replay: replay)
            _ = shared.take(1).subscribe()
            #expect(source.log.isEmpty)
            var heard: [Int] = []
            _ = shared.subscribe(onNext: { heard.append($0) })
            source.feed?.onNext(1)
            #expect(heard == [0, 1])
        }
    }

    // MARK: Connectable streams, refCount

    @Test func `a connectable stream is subscribed to from connect until its disposal`() {
        let scenario = Scenario(
            """
            source      -a-b-c-d-e-
            early       ---b-c-----
            late        -----c-----
            source?     --^---!----
            """)
        let source = scenario.hot("source")
        let published = source.publish()
        scenario.hear("early", published)
        let connection = SerialDisposable()
        scenario.scheduler.scheduleAt(2) { connection.disposable = published.connect() }
        scenario.scheduler.scheduleAt(4) { scenario.hear("late", published) }
        scenario.scheduler.scheduleAt(6) { connection.dispose() }
        scenario.watch("source?", source)
        #expect(scenario.played == scenario.written)
    }

    @Test func `connecting twice is one connection`() {
        let source = LoggedSource()
        let published = source.stream.publish()
        let first = published.connect()
        let second = published.connect()
        #expect(source.log == ["+1"])
        second.dispose()
        #expect(source.log == ["+1", "-1"])
        first.dispose()
        _ = published.connect()
        #expect(source.log == ["+1", "-1", "+2"])
    }

    @Test func `refCount subscribes first and connects afterwards`() {
        var heard: [Event<Int>] = []
        _ = Observable.of(1, 2).publish().refCount().subscribe { heard.append($0) }
        #expect(heard == [.next(1), .next(2), .completed])
    }

    @Test func `refCount does not connect if its subject has already ended`() {
        let source = LoggedSource()
        let subject = ReplaySubject<Int>.create(bufferSize: 1)
        subject.onNext(1)
        subject.onCompleted()
        var heard: [Event<Int>] = []
        _ = source.stream.multicast(subject).refCount().subscribe { heard.append($0) }
        #expect(heard == [.next(1), .completed])
        #expect(source.log.isEmpty)
    }

    @Test func `refCount does not connect for a listener that leaves at a replayed element`() {
        let source = LoggedSource()
        let subject = BehaviorSubject(value: 1)
        let shared = source.stream.multicast(subject).refCount()
        _ = shared.take(1).subscribe()
        #expect(source.log.isEmpty)
        let second = shared.subscribe()
        #expect(source.log == ["+1"])
        second.dispose()
        #expect(source.log == ["+1", "-1"])
    }

    @Test func `refCount leaves the source after the last listener, and connects again`() {
        let source = LoggedSource()
        let shared = source.stream.publish().refCount()
        let first = shared.subscribe()
        let second = shared.subscribe()
        first.dispose()
        #expect(source.log == ["+1"])
        second.dispose()
        #expect(source.log == ["+1", "-1"])
        _ = shared.subscribe()
        #expect(source.log == ["+1", "-1", "+2"])
    }

    @Test func `a listener may subscribe again from inside the end`() {
        let shares: [String: (Observable<Int>) -> Observable<Int>] = [
            "refCount": { $0.publish().refCount() }, "replayed": { $0.replay(1).refCount() },
            "share": { $0.share() }, "share replaying": { $0.share(replay: 1) },
            "driver": { $0.asDriver(onErrorJustReturn: 0).asObservable() },
        ]
        for (name, share) in shares {
            for ending in [Event<Int>.completed, .error(TestError())] {
                let source = LoggedSource()
                let shared = share(source.stream)
                var again: [Event<Int>] = []
                var other: [Event<Int>] = []
                func repeated() { _ = shared.subscribe { again.append($0) } }
                _ = shared.subscribe(onError: { _ in repeated() }, onCompleted: repeated)
                _ = shared.subscribe { other.append($0) }
                source.feed?.on(ending)
                #expect(source.connections == 2, "\(name)")
                #expect(other.last?.isStopEvent == true, "\(name)")
                source.feed?.onNext(2)
                source.feed?.onCompleted()
                #expect(again.suffix(2) == [.next(2), .completed], "\(name)")
                #expect(source.log.sorted() == ["+1", "+2", "-1", "-2"], "\(name)")
            }
        }
    }

    @Test func `a failed attempt restarts a shared stream`() {
        for share: (Observable<Int>) -> Observable<Int> in [
            { $0.share() }, { $0.share(replay: 1) }, { $0.publish().refCount() },
        ] {
            let source = LoggedSource()
            let shared = share(source.stream)
            var heard: [Event<Int>] = []
            let other = shared.subscribe(onError: { _ in })
            let retried = shared.retry(2).subscribe { heard.append($0) }
            source.feed?.onNext(1)
            source.feed?.onError(TestError())
            source.feed?.onNext(2)
            source.feed?.onCompleted()
            #expect(heard == [.next(1), .next(2), .completed])
            #expect(source.connections == 2)
            other.dispose()
            retried.dispose()
        }
    }

    @Test func `multicast with a selector subscribes once, however often the stream is used`() {
        let source = LoggedSource()
        var heard: [Int] = []
        let subscription = source.stream.multicast({ PublishSubject() }) { shared in
            Observable.zip(shared, shared.map { $0 * 10 }) { $0 + $1 }
        }.subscribe(onNext: { heard.append($0) })
        source.feed?.onNext(1)
        source.feed?.onNext(2)
        #expect(heard == [11, 22])
        subscription.dispose()
        #expect(source.log == ["+1", "-1"])
    }

    @Test func `replay of a connectable stream repeats its last elements to a new listener`() {
        let source = LoggedSource()
        let replayed = source.stream.replay(2)
        let all = source.stream.replayAll()
        _ = replayed.connect()
        for element in 1...3 { source.feed?.onNext(element) }
        _ = all.connect()
        for element in 1...3 { source.feed?.onNext(element) }
        func greeting(of stream: Observable<Int>) -> [Int] {
            var heard: [Int] = []
            _ = stream.subscribe(onNext: { heard.append($0) })
            return heard
        }
        #expect(greeting(of: replayed) == [2, 3])
        #expect(greeting(of: all) == [1, 2, 3])
    }
}
