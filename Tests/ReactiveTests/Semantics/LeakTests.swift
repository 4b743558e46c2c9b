import Reactive
import ReactiveTesting
import RxCompatibility
import Testing

/// Counts subscriptions to prove that nothing stays alive.
@Suite struct `Counting of leaks` {
    private func leaked(_ name: String, ending: Event<Int>?) -> Int {
        Subscriptions.leaked {
            let scheduler = TestScheduler()
            let source = PublishSubject<Int>()
            let subscription = Repertoire.chain(name)(source, scheduler).subscribe()
            for element in 1...3 {
                source.onNext(element)
                scheduler.advance(by: .seconds(1))
            }
            if let ending {
                source.on(ending)
                scheduler.advance(by: .seconds(1000))
            }
            subscription.dispose()
        }
    }

    @Test(arguments: Repertoire.names) func `disposal leaks nothing`(_ name: String) {
        #expect(leaked(name, ending: nil) == 0)
    }

    @Test(arguments: Repertoire.names) func `completion and error leak nothing`(
        _ name: String
    ) {
        #expect(leaked(name, ending: .completed) == 0)
        #expect(leaked(name, ending: .error(TestError())) == 0)
    }

    /// These operators retain a timer, their subscribers, or a source to which they subscribe
    /// again, and through these they retain themselves. Their subscriptions have to be disposed of.
    /// In RxSwift, this holds for all subscriptions.
    private static let haveToBeLeft: Set = [
        "asDriver", "asSignal", "buffer", "catch sequence", "concat", "concat many", "debounce",
        "delay", "multicast", "publish", "retry once", "retry when never", "sample", "share",
        "share forever", "share replaying", "share replaying three", "take for",
        "take for a short time",
        "throttle", "throttle first", "timeout", "timeout other", "timeout short",
    ]

    @Test(arguments: Repertoire.names.filter { !haveToBeLeft.contains($0) })
    func `a source that is freed with a live subscriber frees it`(_ name: String) {
        let leaked = Subscriptions.leaked {
            let scheduler = TestScheduler()
            let source = PublishSubject<Int>()
            _ = Repertoire.chain(name)(source, scheduler).subscribe()
            for element in 1...3 {
                source.onNext(element)
                scheduler.advance(by: .seconds(1))
            }
        }
        #expect(leaked == 0)
    }

    #if DEBUG || COUNT_SUBSCRIPTIONS
        @Test func `a live subscription and its end are counted`() {
            let source = PublishSubject<Int>()
            let leaked = Subscriptions.leaked {
                _ = source.subscribe()
                #expect(Subscriptions.live == 1)
                source.map { $0 }.filter { $0 > 0 }.subscribe().dispose()
                #expect(Subscriptions.live == 1)
            }
            #expect(leaked == 1)
            source.onCompleted()
        }

        @Test func `counting includes only subscriptions of its own body`() {
            let outer = PublishSubject<Int>()
            let leaked = Subscriptions.leaked {
                _ = outer.subscribe()
                let inner = Subscriptions.leaked { _ = outer.subscribe() }
                #expect(inner == 1)
            }
            #expect(leaked == 1)
        }
    #endif

    @Test func `a stream that is switched away from is freed at once`() {
        let source = PublishSubject<Int>()
        let inner = PublishSubject<Int>()
        let leaked = Subscriptions.leaked {
            let subscription = source.flatMapLatest { _ in inner.map { $0 } }.subscribe()
            source.onNext(0)
            let live = Subscriptions.live
            for element in 1...100 { source.onNext(element) }
            #expect(Subscriptions.live == live)
            subscription.dispose()
        }
        #expect(leaked == 0)
    }

    @Test func `inner streams that end are freed while the outer one continues`() {
        let source = PublishSubject<Int>()
        let operators: [(Observable<Int>) -> Observable<Int>] = [
            { $0.flatMap { Observable.just($0) } }, { $0.concatMap { Observable.just($0) } },
            { $0.flatMapFirst { Observable.just($0) } },
            { $0.flatMapLatest { Observable.just($0) } },
        ]
        for flatten in operators {
            let leaked = Subscriptions.leaked {
                let subscription = flatten(source).subscribe()
                for element in 0..<1000 { source.onNext(element) }
                // Ended subscriptions may be removed in groups, so some may be left, but not
                // hundreds.
                #expect(Subscriptions.live < 50)
                subscription.dispose()
            }
            #expect(leaked == 0)
        }
    }

    @Test func `a fold leaks nothing`() {
        let leaked = Subscriptions.leaked {
            let input = PublishSubject<Int>()
            let state = Driver<Int>.fold(0) {
                $0 += $1
            } commands: { state in
                .merge(input, state.asObservable().filter { $0 == 1 }.map { _ in 1 })
            }
            let first = state.map { $0 }.distinctUntilChanged().drive()
            let second = state.drive()
            input.onNext(1)
            first.dispose()
            second.dispose()
        }
        #expect(leaked == 0)
    }

    @Test func `take(until:) frees the stream for whose end it waits`() {
        let source = PublishSubject<Int>()
        let end = PublishSubject<Void>()
        let leaked = Subscriptions.leaked {
            for _ in 0..<10 { _ = source.take(until: end).subscribe() }
            end.onNext(())
        }
        #expect(leaked == 0 && !source.hasObservers && !end.hasObservers)
    }

    @Test func `a bag frees its contents`() {
        let source = PublishSubject<Int>()
        let leaked = Subscriptions.leaked {
            let bag = DisposeBag()
            for _ in 0..<100 { source.subscribe().disposed(by: bag) }
        }
        #expect(leaked == 0)
    }

    @Test func `a bag does not keep thousands of ended items`() {
        let bag = DisposeBag()
        let leaked = Subscriptions.leaked {
            for _ in 0..<10_000 { Observable.just(1).subscribe().disposed(by: bag) }
        }
        #expect(leaked < 100)
    }

    @Test func `a relay in a loop with itself frees everything with its bag`() {
        let leaked = Subscriptions.leaked {
            let relay = BehaviorRelay(value: 0)
            let bag = DisposeBag()
            relay.asObservable().filter { $0 < 10 }.map { $0 + 1 }.bind(to: relay).disposed(by: bag)
            #expect(relay.value == 10)
        }
        #expect(leaked == 0)
    }
}
