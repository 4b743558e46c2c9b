import Reactive
import ReactiveTesting
import RxCompatibility
import Testing

/// The types that code written for RxSwift relies on. Many of these tests only have to compile.
@Suite struct `The forms of calls` {
    @Test func `subjects are observables with an identity`() {
        func elements(of stream: Observable<Int>) -> [Int] {
            var heard: [Int] = []
            _ = stream.subscribe(onNext: { heard.append($0) })
            return heard
        }
        let behavior = BehaviorSubject(value: 1)
        let replay = ReplaySubject<Int>.create(bufferSize: 1)
        replay.onNext(2)
        #expect(elements(of: behavior) == [1])
        #expect(elements(of: replay) == [2])
        #expect(elements(of: PublishSubject()).isEmpty)
        let stream: Observable<Int> = behavior
        #expect(stream === behavior && behavior.asObservable() === behavior)
        #expect(elements(of: BehaviorRelay(value: 3).asObservable()) == [3])
    }

    @Test func `subscribing with a closure delivers events, the end too`() {
        var heard: [Event<Int>] = []
        _ = Observable.just(1).subscribe { heard.append($0) }
        #expect(heard == [.next(1), .completed])
        var count = 0
        _ = Observable.just(1).subscribe { _ in count += 1 }
        #expect(count == 2)
    }

    @Test func `subscribing with labels may leave out any of them`() {
        var log: [String] = []
        let source = Observable.of(1, 2)
        _ = source.subscribe()
        _ = source.subscribe(onNext: { log.append("\($0)") })
        _ = source.subscribe(onCompleted: { log.append("|") })
        _ = source.subscribe(onError: { _ in log.append("#") }, onDisposed: { log.append("!") })
        _ = Observable<Int>.error(TestError()).subscribe {
            log.append("\($0)")
        } onError: { _ in
            log.append("#")
        }
        #expect(log == ["1", "2", "|", "!", "#"])
    }

    @Test func `subscribing with an object holds it weakly`() {
        final class Listener { var heard: [Int] = [] }
        let subject = PublishSubject<Int>()
        var listener: Listener? = Listener()
        weak let weakListener = listener
        var ends = 0
        _ = subject.subscribe(
            with: listener!, onNext: { $0.heard.append($1) }, onCompleted: { _ in ends += 1 })
        subject.onNext(1)
        #expect(listener?.heard == [1])
        listener = nil
        #expect(weakListener == nil)
        subject.onNext(2)
        subject.onCompleted()
        #expect(ends == 0)
    }

    @Test func `a stream may be bound to observers, closures and several targets`() {
        let source = PublishSubject<Int>()
        let subject = PublishSubject<Int>()
        let relay = PublishRelay<Int>()
        let value = BehaviorRelay(value: 0)
        let optional = BehaviorRelay<Int?>(value: nil)
        var heard: [String] = []
        _ = subject.subscribe { heard.append("subject \($0)") }
        _ = relay.subscribe { heard.append("relay \($0)") }
        let bag = DisposeBag()
        source.bind(to: subject, subject).disposed(by: bag)
        source.bind(to: relay).disposed(by: bag)
        source.bind(to: value).disposed(by: bag)
        source.bind(to: optional).disposed(by: bag)
        source.bind { heard.append("closure \($0)") }.disposed(by: bag)
        source.bind(to: AnyObserver { heard.append("any \($0)") }).disposed(by: bag)
        source.onNext(1)
        #expect(
            heard == [
                "subject next(1)", "subject next(1)", "relay next(1)", "closure 1", "any next(1)",
            ])
        #expect(value.value == 1 && optional.value == 1)
        heard = []
        source.onCompleted()
        #expect(heard == ["subject completed", "any completed"])
    }

    @Test func `a stream may be bound to a function that takes the stream`() {
        func doubled(_ stream: Observable<Int>) -> Observable<Int> { stream.map { $0 * 2 } }
        var heard: [Int] = []
        _ = Observable.just(1).bind(to: doubled).subscribe(onNext: { heard.append($0) })
        #expect(heard == [2])
    }

    @Test func `a driver drives observers, closures, relays, and relays of optionals`() {
        let source = BehaviorRelay(value: 1)
        let driver = source.asDriver()
        let value = BehaviorRelay(value: 0)
        let optional = BehaviorRelay<Int?>(value: nil)
        let publish = PublishRelay<Int>()
        let subject = PublishSubject<Int>()
        var heard: [Int] = []
        _ = publish.subscribe(onNext: { heard.append($0) })
        _ = subject.subscribe(onNext: { heard.append($0 * 10) })
        let bag = DisposeBag()
        driver.drive(value).disposed(by: bag)
        driver.drive(optional).disposed(by: bag)
        driver.drive(publish).disposed(by: bag)
        driver.drive(subject, subject).disposed(by: bag)
        driver.drive(AnyObserver { heard.append($0.element! * 100) }).disposed(by: bag)
        driver.drive(onNext: { heard.append($0 * 1000) }).disposed(by: bag)
        driver.drive { heard.append($0 * 10_000) }.disposed(by: bag)
        driver.drive().disposed(by: bag)
        #expect(heard == [1, 10, 10, 100, 1000, 10_000])
        #expect(value.value == 1 && optional.value == 1)
    }

    @Test func `a signal emits to the same targets`() {
        let source = PublishRelay<Int>()
        let signal = source.asSignal()
        let optional = BehaviorRelay<Int?>(value: nil)
        var heard: [Int] = []
        let bag = DisposeBag()
        signal.emit(to: optional).disposed(by: bag)
        signal.emit(to: AnyObserver { heard.append($0.element!) }).disposed(by: bag)
        signal.emit(onNext: { heard.append($0 * 10) }).disposed(by: bag)
        source.accept(1)
        #expect(heard == [1, 10] && optional.value == 1)
    }

    @Test func `combineLatest and zip make tuples without a type argument`() {
        let (n, s) = (Observable.just(1), Observable.just("s"))
        var four: [String] = []
        _ = Observable.combineLatest(n, s, n, s).subscribe(onNext: { a, b, c, d in
            four.append("\(a)\(b)\(c)\(d)")
        })
        _ = Observable.zip(n, s, n, s).subscribe(onNext: { a, b, c, d in
            four.append("\(a)\(b)\(c)\(d)")
        })
        #expect(four == ["1s1s", "1s1s"])
        var more: [String] = []
        _ = Observable.combineLatest(n, s).subscribe(onNext: { more.append($0.1) })
        _ = Observable.combineLatest(n, n, s).subscribe(onNext: { more.append($0.2) })
        _ = Observable.combineLatest(n, n, n, n, s).subscribe(onNext: { more.append($0.4) })
        _ = Observable.zip(n, n, n, n, n, n, n, s).subscribe(onNext: { _, _, _, _, _, _, _, h in
            more.append(h)
        })
        let eight = Observable.zip(n, n, n, n, n, n, n, s)
        _ = eight.subscribe(onNext: { more.append($0.7) })
        _ = Observable.combineLatest([n, n]).subscribe(onNext: { more.append("\($0.count)") })
        #expect(more == ["s", "s", "s", "s", "s", "2"])
    }

    @Test func `merge takes streams, an array and any collection`() {
        let (a, b) = (Observable.just(1), Observable.just(2))
        var heard: [Int] = []
        for merged in [
            Observable.merge(a, b), Observable.merge([a, b]),
            Observable.merge(["a": a, "b": b].values), .merge(a, b), Observable.of(a, b).merge(),
        ] { _ = merged.subscribe(onNext: { heard.append($0) }) }
        #expect(heard.count == 10 && heard.reduce(0, +) == 15)
    }

    @Test func `merge takes drivers, signals and relays beside observables`() {
        enum Command: Equatable {
            case reset
            case tick(Int)
            case name(String)
        }
        let (resets, ticks) = (PublishSubject<Void>(), BehaviorRelay(value: 1))
        let name = BehaviorRelay(value: "a")
        let commands: Observable<Command> = .merge(
            resets.map { .reset }, ticks.asDriver().map { .tick($0) },
            name.map { .name($0) }, name.asSignal(onErrorSignalWith: .empty()).map { .name($0) })
        var heard: [Command] = []
        let subscription = commands.subscribe(onNext: { heard.append($0) })
        resets.onNext(())
        ticks.accept(2)
        name.accept("b")
        #expect(
            heard == [.tick(1), .name("a"), .name("a"), .reset, .tick(2), .name("b"), .name("b")])
        subscription.dispose()
        ticks.accept(3)
        #expect(heard.count == 7)
        var numbers: [Int] = []
        _ = Observable.merge(Observable.of(1, 2), ticks).map { $0 * 10 }
            .subscribe(onNext: { numbers.append($0) })
        #expect(numbers.sorted() == [10, 20, 30])
    }

    @Test func `drivers merge and combine with their types inferred`() {
        let (a, b) = (BehaviorRelay(value: 1).asDriver(), BehaviorRelay(value: 2).asDriver())
        var heard: [String] = []
        _ = Driver.merge(a, b).drive(onNext: { heard.append("\($0)") })
        _ = Driver.combineLatest(a, b).drive(onNext: { heard.append("\($0.0)\($0.1)") })
        _ = Driver.combineLatest(a, b) { "\($0 + $1)" }.drive(onNext: { heard.append($0) })
        _ = Driver.combineLatest([a, b]).drive(onNext: { heard.append("\($0)") })
        _ = Driver.zip(a, b, a).drive(onNext: { heard.append("\($0)") })
        #expect(heard == ["1", "2", "12", "3", "[1, 2]", "(1, 2, 1)"])
    }

    @Test func `Driver is a generic name for a shared sequence`() {
        func same(_ driver: Driver<Int>) -> SharedSequence<DriverSharingStrategy, Int> { driver }
        var heard: [Int] = []
        _ = same(.just(1)).drive(onNext: { heard.append($0) })
        #expect(heard == [1])
        struct Output {
            let board: Driver<[Int]>
            let alert: Signal<Void>
        }
        let output = Output(board: .just([1]), alert: .empty())
        _ = output.board.drive(onNext: { heard += $0 })
        #expect(heard == [1, 1])
    }

    @MainActor @Test func `an interval of a driver needs no scheduler`() {
        let scheduler = TestScheduler()
        var heard: [Int] = []
        SharingScheduler.mock(scheduler: scheduler) {
            _ = Driver<Int>.interval(.seconds(1)).drive(onNext: { heard.append($0) })
        }
        scheduler.advanceTo(2)
        #expect(heard == [0, 1])
        let instance: any SchedulerType = MainScheduler.instance
        #expect(instance === MainScheduler.instance)
    }

    @Test func `events are equal if they have the same contents`() {
        #expect(Event.next(1) == .next(1) && Event.next(1) != .next(2))
        #expect(Event<Int>.completed == .completed && Event<Int>.completed != .next(1))
        #expect(Event<Int>.error(TestError()) == .error(TestError()))
        #expect(Event<Int>.error(TestError()) != .error(TestError(number: 1)))
        #expect(Event<Int>.error(TestError()) != .error(RxError.unknown))
        #expect(Event<Int>.error(TestError()) != .completed)
    }

    @Test func `recorded events and subscriptions are equal if they have the same contents`() {
        let recorded: Recorded<Event<Int>> = .next(210, 1)
        #expect(recorded == Recorded(time: 210, value: .next(1)))
        #expect(recorded != .next(211, 1) && recorded != .next(210, 2))
        #expect(Recorded.events(.next(1, 1), .completed(2)) == [.next(1, 1), .completed(2)])
        #expect(Subscription(200, 400) == Subscription(200, 400))
        #expect(Subscription(200) == Subscription(200, .max))
        #expect(Subscription(200, 400) != Subscription(200, 401))
        #expect("\(recorded)" == "next(1) @ 210")
    }

    @Test func `an event names its kind`() {
        #expect(Event.next(1).element == 1 && Event<Int>.completed.element == nil)
        #expect(Event<Int>.error(TestError()).error as? TestError == TestError())
        #expect(Event<Int>.completed.isCompleted && !Event<Int>.error(TestError()).isCompleted)
        #expect(Event<Int>.error(TestError()).isStopEvent && !Event.next(1).isStopEvent)
        #expect(Event.next(1).map { $0 * 2 } == .next(2))
        #expect(Event.next(1).map { _ -> Int in throw TestError() } == .error(TestError()))
    }

    @Test func `any type that implements subscribe is a stream`() {
        struct Countdown: ObservableType {
            typealias Element = Int
            func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
            where Observer.Element == Int { Observable.of(3, 2, 1).subscribe(observer) }
        }
        var heard: [Int] = []
        _ = Countdown().map { $0 * 10 }.take(2).subscribe(onNext: { heard.append($0) })
        _ = Observable.merge(Countdown().asObservable()).subscribe(onNext: { heard.append($0) })
        #expect(heard == [30, 20, 3, 2, 1])
    }

    @Test func `mapObserver makes an observer of another type`() {
        var heard: [Event<String>] = []
        let observer = AnyObserver<String> { heard.append($0) }
        let numbers = observer.mapObserver { (number: Int) in
            if number < 0 { throw TestError() }
            return "\(number)"
        }
        numbers.onNext(1)
        numbers.onNext(-1)
        numbers.onCompleted()
        #expect(heard == [.next("1"), .error(TestError()), .completed])
    }

    @Test func `a binder acts on an object while it lives`() {
        final class Label { var text = "" }
        var label: Label? = Label()
        let source = PublishSubject<String>()
        let scheduler = TestScheduler()
        _ = source.bind(to: Binder(label!) { $0.text = $1 })
        _ = source.bind(to: Binder(label!, scheduler: scheduler) { $0.text += $1 })
        source.onNext("a")
        #expect(label?.text == "a")
        scheduler.start()
        #expect(label?.text == "aa")
        weak let weakLabel = label
        label = nil
        #expect(weakLabel == nil)
        source.onNext("b")
        source.onCompleted()
    }

    @Test func `a single answers once`() {
        var answers: [String] = []
        func hear(_ single: Single<Int>) {
            _ = single.subscribe(
                onSuccess: { answers.append("\($0)") },
                onFailure: { answers.append("failed \(($0 as! TestError).number)") },
                onDisposed: { answers.append("!") })
        }
        hear(.just(1))
        hear(.error(TestError(number: 2)))
        hear(
            .create { answer in
                answer(.success(3))
                answer(.success(4))
                return Disposables.create()
            })
        hear(Single.just(5).map { $0 + 1 }.flatMap { .just($0 * 10) })
        hear(Single.error(TestError()).catch { _ in .just(7) })
        hear(Single.zip(.just(1), .just("abc")) { $0 + $1.count })
        hear(Single.deferred { throw TestError(number: 8) })
        #expect(
            answers == [
                "1", "!", "failed 2", "!", "3", "!", "60", "!", "7", "!", "4", "!", "failed 8", "!",
            ])
        var results: [Int?] = []
        _ = Single.just(1).subscribe { results.append(try? $0.get()) }
        _ = Single<Int>.error(TestError()).subscribe { results.append(try? $0.get()) }
        #expect(results == [1, nil])
    }

    @Test func `a single that succeeds calls only the hooks around its answer`() {
        var log: [String] = []
        let watched = Single.just(1).do(
            onSuccess: { log.append("onSuccess \($0)") },
            afterSuccess: { log.append("afterSuccess \($0)") },
            onError: { _ in log.append("onError") }, onSubscribe: { log.append("onSubscribe") },
            onSubscribed: { log.append("onSubscribed") }, onDispose: { log.append("onDispose") })
        _ = watched.subscribe(onSuccess: { log.append("heard \($0)") })
        #expect(
            log == [
                "onSubscribe", "onSuccess 1", "heard 1", "afterSuccess 1", "onSubscribed",
                "onDispose",
            ])
    }
}
