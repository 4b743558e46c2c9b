import Reactive
import ReactiveTesting
import RxCompatibility
import Testing

/// A subscription may be ended from within each closure that it calls.
@Suite struct `A subscription that ends from inside` {
    @Test func `onNext may end its subscription`() {
        let subject = PublishSubject<Int>()
        var log: [String] = []
        let subscription = SerialDisposable()
        subscription.disposable = subject.subscribe(
            onNext: {
                log.append("\($0)")
                subscription.dispose()
                log.append("left")
            }, onError: { _ in log.append("error") }, onCompleted: { log.append("completed") },
            onDisposed: { log.append("disposed") })
        subject.onNext(1)
        #expect(!subject.hasObservers)
        subject.onNext(2)
        subject.onCompleted()
        #expect(log == ["1", "disposed", "left"])
    }

    @Test func `onError and onCompleted may end their subscription`() {
        for ending in [Event<Int>.completed, .error(TestError())] {
            let subject = PublishSubject<Int>()
            var log: [String] = []
            let subscription = SerialDisposable()
            subscription.disposable = subject.subscribe(
                onError: { _ in
                    log.append("end")
                    subscription.dispose()
                },
                onCompleted: {
                    log.append("end")
                    subscription.dispose()
                }, onDisposed: { log.append("disposed") })
            subject.on(ending)
            #expect(log == ["end", "disposed"])
            #expect(!subject.hasObservers)
        }
    }

    @Test func `onDisposed may end its subscription`() {
        let subject = PublishSubject<Int>()
        var count = 0
        let subscription = SerialDisposable()
        subscription.disposable = subject.subscribe(onDisposed: {
            count += 1
            subscription.dispose()
        })
        subscription.dispose()
        #expect(count == 1 && !subject.hasObservers)
    }

    @Test func `onDisposed may subscribe again`() {
        let subject = PublishSubject<Int>()
        var heard: [Int] = []
        let first = subject.subscribe(onDisposed: {
            _ = subject.subscribe(onNext: { heard.append($0) })
        })
        first.dispose()
        subject.onNext(1)
        #expect(heard == [1])
    }

    @Test func `every hook of do may end the subscription`() {
        func log(_ hook: String, _ ending: Event<Int> = .completed) -> [String] {
            var log: [String] = []
            let subject = PublishSubject<Int>()
            let subscription = SerialDisposable()
            func on(_ name: String) {
                log.append(name)
                if name == hook { subscription.dispose() }
            }
            let watched = subject.do(
                onNext: { _ in on("onNext") }, afterNext: { _ in on("afterNext") },
                onError: { _ in on("onError") }, afterError: { _ in on("afterError") },
                onCompleted: { on("onCompleted") }, afterCompleted: { on("afterCompleted") },
                onSubscribe: { on("onSubscribe") }, onSubscribed: { on("onSubscribed") },
                onDispose: { on("onDispose") })
            subscription.disposable = watched.subscribe { log.append("\($0)") }
            subject.onNext(1)
            subject.on(ending)
            subscription.dispose()
            #expect(!subject.hasObservers, "\(hook)")
            return log
        }
        let begin = ["onSubscribe", "onSubscribed"]
        #expect(log("onSubscribe") == begin + ["onDispose"])
        #expect(log("onSubscribed") == begin + ["onDispose"])
        #expect(log("onNext") == begin + ["onNext", "onDispose", "afterNext"])
        let element = begin + ["onNext", "next(1)", "afterNext"]
        #expect(log("afterNext") == element + ["onDispose"])
        #expect(log("onCompleted") == element + ["onCompleted", "onDispose", "afterCompleted"])
        #expect(
            log("onError", .error(TestError())) == element + ["onError", "onDispose", "afterError"])
        #expect(
            log("onDispose") == element + [
                "onCompleted", "completed", "onDispose", "afterCompleted",
            ])
    }

    @Test func `create may be left while it subscribes, and stops a loop that checks for it`() {
        var said = 0
        let endless = Observable<Int>.create { observer in
            for element in 1...3 {
                said += 1
                observer.onNext(element)
            }
            observer.onCompleted()
            return Disposables.create()
        }
        var heard: [Event<Int>] = []
        _ = endless.take(while: { $0 < 2 }).subscribe { heard.append($0) }
        #expect(heard == [.next(1), .completed])
        #expect(said == 3)

        var turns = 0
        let asking = Observable<Int> { downstream in
            while !downstream.isStopped {
                turns += 1
                downstream.next(turns)
            }
        }
        heard = []
        _ = asking.take(3).subscribe { heard.append($0) }
        #expect(heard == [.next(1), .next(2), .next(3), .completed])
        #expect(turns == 3)
    }

    @Test func `the resource of create may end the subscription that it belongs to`() {
        var count = 0
        let subscription = SerialDisposable()
        let source = Observable<Int>.create { _ in
            Disposables.create {
                count += 1
                subscription.dispose()
            }
        }
        subscription.disposable = source.subscribe()
        subscription.dispose()
        #expect(count == 1)
    }

    private typealias LeavingChain = (Observable<Int>, @escaping () -> Void) -> Observable<Int>

    /// Operators whose closure ends the subscription at the element 2.
    private var selectors: [String: LeavingChain] {
        func on2<Result>(_ leave: @escaping () -> Void, _ result: @escaping (Int) -> Result) -> (
            Int
        ) -> Result {
            { element in
                if element == 2 { leave() }
                return result(element)
            }
        }
        return [
            "map": { xs, leave in xs.map(on2(leave) { $0 }) },
            "compactMap": { xs, leave in xs.compactMap(on2(leave) { $0 }) },
            "filter": { xs, leave in xs.filter(on2(leave) { _ in true }) },
            "scan": { xs, leave in xs.scan(0) { on2(leave) { $0 }($1) + $0 * 0 } },
            "scan into": { xs, leave in xs.scan(into: 0) { $0 = on2(leave) { $0 }($1) } },
            "take until": { xs, leave in xs.take(until: on2(leave) { _ in false }) },
            "take while": { xs, leave in xs.take(while: on2(leave) { _ in true }) },
            "skip while": { xs, leave in
                xs.skip(while: on2(leave) { _ in false }).map(on2(leave) { $0 })
            }, "distinct key": { xs, leave in xs.distinctUntilChanged(on2(leave) { $0 }) },
            "distinct comparer": { xs, leave in
                xs.distinctUntilChanged { on2(leave) { $0 }($1) == $0 }
            }, "flatMap": { xs, leave in xs.flatMap(on2(leave) { Observable.just($0) }) },
            "flatMapFirst": { xs, leave in xs.flatMapFirst(on2(leave) { Observable.just($0) }) },
            "flatMapLatest": { xs, leave in xs.flatMapLatest(on2(leave) { Observable.just($0) }) },
            "concatMap": { xs, leave in xs.concatMap(on2(leave) { Observable.just($0) }) },
            "withLatestFrom": { xs, leave in
                xs.withLatestFrom(Observable.just(0)) { element, _ in on2(leave) { $0 }(element) }
            },
            "combineLatest": { xs, leave in
                .combineLatest(xs, Observable.just(0)) { a, _ in on2(leave) { $0 }(a) }
            },
            "zip": { xs, leave in .zip(xs, Observable.of(0, 0, 0)) { a, _ in on2(leave) { $0 }(a) }
            }, "do": { xs, leave in xs.do(onNext: on2(leave) { _ in }) },
            "single": { xs, leave in xs.single(on2(leave) { $0 == 1 }) },
            "debug": { xs, leave in xs.debug("", to: { if $0.hasSuffix("next(2)") { leave() } }) },
        ]
    }

    @Test func `the function of an operator may end the subscription`() {
        for (name, chain) in selectors {
            let subject = PublishSubject<Int>()
            var heard: [Event<Int>] = []
            let subscription = SerialDisposable()
            subscription.disposable = chain(subject, subscription.dispose).subscribe {
                heard.append($0)
            }
            subject.onNext(1)
            subject.onNext(2)
            #expect(heard == [.next(1)], "\(name)")
            #expect(subscription.isDisposed && !subject.hasObservers, "\(name)")
            subject.onNext(3)
            subject.onCompleted()
            #expect(heard == [.next(1)], "\(name)")
        }
    }

    @Test func `a stream that is made as the subscription ends is not subscribed to`() {
        typealias Flatten = (Observable<Int>, @escaping (Int) -> Observable<Int>) -> Observable<Int>
        let operators: [String: Flatten] = [
            "flatMap": { $0.flatMap($1) }, "flatMapFirst": { $0.flatMapFirst($1) },
            "flatMapLatest": { $0.flatMapLatest($1) }, "concatMap": { $0.concatMap($1) },
        ]
        for (name, flatten) in operators {
            let subject = PublishSubject<Int>()
            let subscription = SerialDisposable()
            var isListenedTo = false
            let inner = Observable<Int>.create { _ in
                isListenedTo = true
                return Disposables.create()
            }
            let flat = flatten(subject) { _ in
                subscription.dispose()
                return inner
            }
            subscription.disposable = flat.subscribe()
            subject.onNext(1)
            #expect(!isListenedTo, "\(name)")
        }
    }

    @Test func `a stream is not subscribed to after its subscriber has left`() {
        var isListenedTo = false
        let second = Observable<Int>.create { _ in
            isListenedTo = true
            return Disposables.create()
        }
        _ = Observable.merge(.just(1), second).take(1).subscribe()
        #expect(!isListenedTo)
        _ = Observable.merge(.error(TestError()), second).subscribe()
        _ = Observable.combineLatest(Observable.error(TestError()), second) { $0 + $1 }.subscribe()
        _ = Observable.concat(.just(1), second).take(1).subscribe()
        _ = second.startWith(1).take(1).subscribe()
        _ = second.take(until: Observable.just(1)).subscribe()
        #expect(!isListenedTo)
    }

    @Test func `the factories of using and deferred may end the subscription`() {
        let subscription = SerialDisposable()
        let resource = BooleanDisposable()
        var heard: [Event<Int>] = []
        let using = Observable<Int>.using {
            resource
        } observableFactory: { _ in
            subscription.dispose()
            return .just(1)
        }
        // There is nothing to dispose of yet. A disposable that is assigned later is disposed of at
        // once.
        subscription.disposable = using.subscribe { heard.append($0) }
        #expect(heard == [.next(1), .completed])
        #expect(resource.isDisposed)
    }

    @Test func `a handler of errors may end the subscription`() {
        let subject = PublishSubject<Int>()
        let other = PublishSubject<Int>()
        var heard: [Event<Int>] = []
        let subscription = SerialDisposable()
        let caught = subject.catch { _ in
            subscription.dispose()
            return other
        }
        subscription.disposable = caught.subscribe { heard.append($0) }
        subject.onError(TestError())
        other.onNext(1)
        #expect(heard.isEmpty && !other.hasObservers)
    }

    @Test func `a notifier of retry may end the subscription`() {
        var attempts = 0
        let subject = PublishSubject<Void>()
        let failing = Observable<Int>.create { observer in
            attempts += 1
            observer.onError(TestError())
            return Disposables.create()
        }
        let subscription = SerialDisposable()
        subscription.disposable = failing.retry { (errors: Observable<any Error>) in
            errors.flatMap { _ in subject }.do(onNext: { subscription.dispose() })
        }.subscribe()
        #expect(attempts == 1)
        subject.onNext(())
        #expect(attempts == 1 && !subject.hasObservers)
    }

    @Test(arguments: Repertoire.names) func `every operator may be left from inside an element`(
        _ name: String
    ) {
        let scheduler = TestScheduler()
        let source = scheduler.createHotObservable([
            .next(10, 1), .next(20, 2), .next(30, 3), .next(60, 4), .completed(70),
        ])
        var heard: [Event<Int>] = []
        let subscription = SerialDisposable()
        subscription.disposable = Repertoire.chain(name)(source, scheduler).subscribe {
            heard.append($0)
            subscription.dispose()
        }
        let before = heard
        scheduler.start()
        // Elements that are emitted during `subscribe` arrive before there is anything to dispose
        // of.
        #expect(heard.count == (before.isEmpty ? 1 : before.count))
        #expect(source.subscriptions.allSatisfy { $0.unsubscribe != .max })
    }

    @Test func `an element that comes as a stream is left is not heard`() {
        let subject = PublishSubject<Int>()
        var heard: [Int] = []
        let source = Observable<Int>.create { observer in
            let subscription = subject.subscribe(observer)
            return Disposables.create {
                observer.onNext(99)
                subscription.dispose()
                observer.onNext(100)
            }
        }
        let subscription = source.subscribe(onNext: { heard.append($0) })
        subject.onNext(1)
        subscription.dispose()
        #expect(heard == [1])
    }
}
