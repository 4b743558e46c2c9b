import Reactive
import ReactiveTesting

// The code of "Operators", as in the document.

struct Fault: Error {}

/// The names that the code of an example may use.
struct OperatorRows {
    final class Log {
        private(set) var lines: [String] = []

        func append(_ line: String) { lines.append(line) }
    }

    let scenario: Scenario
    let owner = PublishRelay<Void>()
    let log = Log()

    init(_ scenario: Scenario) { self.scenario = scenario }

    var clock: TestScheduler { scenario.scheduler }
    var source: Observable<String> { scenario.cold("source") }
    var other: Observable<String> { scenario.cold("other") }

    /// The elements of a relay to which a stream is bound.
    func relayed(by bind: @escaping (PublishRelay<String>) -> any Disposable) -> Observable<String>
    {
        let relay = PublishRelay<String>()
        return Observable.create { observer in
            let hearing = relay.subscribe(onNext: observer.onNext)
            let binding = bind(relay)
            return Disposables.create(hearing, binding)
        }
    }
}

// MARK: Create

extension OperatorRows {
    func hearJust() {
        let result =
            Observable.just("a")
        scenario.hear("result", result)
    }

    func hearOf() {
        let result =
            Observable.of("a", "b", "c")
        scenario.hear("result", result)
    }

    func hearFrom() {
        let result =
            Observable.from(["a", "b", "c"])
        scenario.hear("result", result)
    }

    func hearFromOptional() {
        let result =
            Observable.from(optional: Int("7"))
        scenario.hear("result", result)
    }

    func hearRange() {
        let result =
            Observable.range(start: 3, count: 4)
        scenario.hear("result", result)
    }

    func hearEmpty() {
        let result =
            Observable<String>.empty()
        scenario.hear("result", result)
    }

    func hearNever() {
        let result =
            Observable<String>.never()
        scenario.hear("result", result)
    }

    func hearError() {
        let result =
            Observable<String>.error(Fault())
        scenario.hear("result", result)
    }

    func hearCreate() {
        let result =
            Observable.create { observer in source.subscribe(observer) }
        scenario.hear("result", result)
    }

    func hearDeferred() {
        let result =
            Observable.deferred { .just("\(clock.clock)") }
        scenario.hear("result", result)
    }

    func hearUsing() {
        let result =
            Observable.using({ SerialDisposable() }, observableFactory: { _ in source })
        scenario.hear("result", result)
    }

    func hearTimer() {
        let result =
            Observable<Int>.timer(.seconds(3), scheduler: clock)
        scenario.hear("result", result)
    }

    func hearTimerPeriod() {
        let result =
            Observable<Int>.timer(.seconds(3), period: .seconds(2), scheduler: clock).take(3)
        scenario.hear("result", result)
    }

    func hearInterval() {
        let result =
            Observable<Int>.interval(.seconds(2), scheduler: clock).take(4)
        scenario.hear("result", result)
    }
}

// MARK: Transform

extension OperatorRows {
    func hearMap() {
        let result =
            source.map { $0.uppercased() }
        scenario.hear("result", result)
    }

    func hearCompactMap() {
        let result =
            source.compactMap { Int($0) }
        scenario.hear("result", result)
    }

    func hearEnumerated() {
        let result =
            source.enumerated().map { "\($0.index)" }
        scenario.hear("result", result)
    }

    func hearScan() {
        let result =
            source.scan(0) { $0 + (Int($1) ?? 0) }
        scenario.hear("result", result)
    }

    func hearScanInto() {
        let result =
            source.scan(into: 0) { $0 += Int($1) ?? 0 }
        scenario.hear("result", result)
    }

    func hearReduce() {
        let result =
            source.reduce(0) { $0 + (Int($1) ?? 0) }
        scenario.hear("result", result)
    }

    func hearReduceMapResult() {
        let result =
            source.reduce(0, accumulator: { $0 + (Int($1) ?? 0) }, mapResult: { "\($0)" })
        scenario.hear("result", result)
    }

    func hearToArray() {
        let result =
            source.toArray().map { $0.count }
        scenario.hear("result", result)
    }

    func hearMaterialize() {
        let result =
            source.materialize().map { $0.isCompleted ? "!" : "e" }
        scenario.hear("result", result)
    }

    func hearDematerialize() {
        let result =
            source.materialize().dematerialize()
        scenario.hear("result", result)
    }

    func hearWithUnretained() {
        let result =
            source.withUnretained(owner).map { $0.1 }
        scenario.hear("result", result)
    }
}

// MARK: Filter

extension OperatorRows {
    func hearFilter() {
        let result =
            source.filter { $0 > "a" }
        scenario.hear("result", result)
    }

    func hearDistinctUntilChanged() {
        let result =
            source.distinctUntilChanged()
        scenario.hear("result", result)
    }

    func hearDistinctUntilChangedKeys() {
        let result =
            source.distinctUntilChanged { $0.lowercased() }
        scenario.hear("result", result)
    }

    func hearTake() {
        let result =
            source.take(2)
        scenario.hear("result", result)
    }

    func hearTakeUntil() {
        let result =
            source.take(until: other)
        scenario.hear("result", result)
    }

    func hearTakeUntilCondition() {
        let result =
            source.take(until: { $0 > "b" }, behavior: .inclusive)
        scenario.hear("result", result)
    }

    func hearTakeWhile() {
        let result =
            source.take(while: { $0 < "c" })
        scenario.hear("result", result)
    }

    func hearTakeFor() {
        let result =
            source.take(for: .seconds(4), scheduler: clock)
        scenario.hear("result", result)
    }

    func hearTakeLast() {
        let result =
            source.takeLast(2)
        scenario.hear("result", result)
    }

    func hearSkip() {
        let result =
            source.skip(2)
        scenario.hear("result", result)
    }

    func hearSkipFor() {
        let result =
            source.skip(.seconds(4), scheduler: clock)
        scenario.hear("result", result)
    }

    func hearSkipUntil() {
        let result =
            source.skip(until: other)
        scenario.hear("result", result)
    }

    func hearSkipWhile() {
        let result =
            source.skip(while: { $0 < "b" })
        scenario.hear("result", result)
    }

    func hearFirst() {
        let result =
            source.first().map { $0 ?? "nil" }
        scenario.hear("result", result)
    }

    func hearIfEmpty() {
        let result =
            source.ifEmpty(default: "x")
        scenario.hear("result", result)
    }

    func hearIfEmptySwitchTo() {
        let result =
            source.ifEmpty(switchTo: other)
        scenario.hear("result", result)
    }

    func hearIgnoreElements() {
        let result =
            source.ignoreElements()
        scenario.hear("result", result)
    }
}

// MARK: Combine

extension OperatorRows {
    func hearMerge() {
        let result =
            Observable.merge(source, other)
        scenario.hear("result", result)
    }

    func hearConcat() {
        let result =
            source.concat(other)
        scenario.hear("result", result)
    }

    func hearStartWith() {
        let result =
            source.startWith("x")
        scenario.hear("result", result)
    }

    func hearCombineLatest() {
        let result =
            Observable.combineLatest(source, other) { $0 + $1 }
        scenario.hear("result", result)
    }

    func hearZip() {
        let result =
            Observable.zip(source, other) { $0 + $1 }
        scenario.hear("result", result)
    }

    func hearWithLatestFrom() {
        let result =
            source.withLatestFrom(other)
        scenario.hear("result", result)
    }

    func hearWithLatestFromResult() {
        let result =
            source.withLatestFrom(other) { $0 + $1 }
        scenario.hear("result", result)
    }
}

// MARK: Flatten

extension OperatorRows {
    func hearFlatMap() {
        let result =
            source.flatMap { _ in other }
        scenario.hear("result", result)
    }

    func hearFlatMapLatest() {
        let result =
            source.flatMapLatest { _ in other }
        scenario.hear("result", result)
    }

    func hearFlatMapFirst() {
        let result =
            source.flatMapFirst { _ in other }
        scenario.hear("result", result)
    }

    func hearConcatMap() {
        let result =
            source.concatMap { _ in other }
        scenario.hear("result", result)
    }

    func hearMergeInner() {
        let result =
            source.map { _ in other }.merge()
        scenario.hear("result", result)
    }

    func hearMergeMaxConcurrent() {
        let result =
            source.map { _ in other }.merge(maxConcurrent: 2)
        scenario.hear("result", result)
    }

    func hearConcatInner() {
        let result =
            source.map { _ in other }.concat()
        scenario.hear("result", result)
    }

    func hearSwitchLatest() {
        let result =
            source.map { _ in other }.switchLatest()
        scenario.hear("result", result)
    }
}

// MARK: Time

extension OperatorRows {
    func hearDebounce() {
        let result =
            source.debounce(.seconds(2), scheduler: clock)
        scenario.hear("result", result)
    }

    func hearThrottle() {
        let result =
            source.throttle(.seconds(3), scheduler: clock)
        scenario.hear("result", result)
    }

    func hearDelay() {
        let result =
            source.delay(.seconds(2), scheduler: clock)
        scenario.hear("result", result)
    }

    func hearDelaySubscription() {
        let result =
            source.delaySubscription(.seconds(2), scheduler: clock)
        scenario.hear("result", result)
    }

    func hearTimeout() {
        let result =
            source.timeout(.seconds(3), scheduler: clock)
        scenario.hear("result", result)
    }

    func hearTimeoutOther() {
        let result =
            source.timeout(.seconds(3), other: other, scheduler: clock)
        scenario.hear("result", result)
    }

    func hearBuffer() {
        let result =
            source.buffer(timeSpan: .seconds(4), count: 2, scheduler: clock).map { $0.count }
        scenario.hear("result", result)
    }

    func hearObserveOn() {
        let result =
            source.observe(on: clock)
        scenario.hear("result", result)
    }

    func hearSubscribeOn() {
        let result =
            source.subscribe(on: clock)
        scenario.hear("result", result)
    }
}

// MARK: Recover and watch

extension OperatorRows {
    func hearCatch() {
        let result =
            source.catch { _ in other }
        scenario.hear("result", result)
    }

    func hearCatchSequence() {
        let result =
            Observable.catch(sequence: [source, other])
        scenario.hear("result", result)
    }

    func hearCatchAndReturn() {
        let result =
            source.catchAndReturn("x")
        scenario.hear("result", result)
    }

    func hearRetry() {
        let result =
            source.retry(2)
        scenario.hear("result", result)
    }

    func hearRetryWhen() {
        let result =
            source.retry(when: { errors in errors.delay(.seconds(1), scheduler: clock) })
        scenario.hear("result", result)
    }

    func hearDo() {
        let result =
            source.do(onNext: { log.append($0) })
        scenario.hear("result", result)
    }

    func hearDebug() {
        let result =
            source.debug("source")
        scenario.hear("result", result)
    }
}

// MARK: Share and bind

extension OperatorRows {
    func hearShare() {
        let result =
            source.share(replay: 1)
        scenario.hear("result", result)
    }

    func hearAsDriver() {
        let result =
            source.asDriver(onErrorJustReturn: "x")
        scenario.hear("result", result)
    }

    func hearAsDriverDriveWith() {
        let result =
            source.asDriver(onErrorDriveWith: other.asDriver(onErrorJustReturn: "x"))
        scenario.hear("result", result)
    }

    func hearAsSignal() {
        let result =
            source.asSignal(onErrorJustReturn: "x")
        scenario.hear("result", result)
    }

    func hearBind() {
        let result =
            relayed(by: { relay in source.bind(to: relay) })
        scenario.hear("result", result)
    }

    func hearDrive() {
        let result =
            relayed(by: { relay in source.asDriver(onErrorJustReturn: "x").drive(relay) })
        scenario.hear("result", result)
    }

    func hearEmit() {
        let result =
            relayed(by: { relay in source.asSignal(onErrorJustReturn: "x").emit(to: relay) })
        scenario.hear("result", result)
    }

    func hearFold() {
        let result =
            Driver.fold(0, apply: { $0 += $1 }, commands: { _ in source.compactMap { Int($0) } })
        scenario.hear("result", result)
    }
}

/// The examples by their headings, in the order of the page.
let operatorExamples: [(name: String, hear: @Sendable (OperatorRows) -> Void)] = [
    ("just", { $0.hearJust() }),
    ("of", { $0.hearOf() }),
    ("from", { $0.hearFrom() }),
    ("from(optional:)", { $0.hearFromOptional() }),
    ("range", { $0.hearRange() }),
    ("empty", { $0.hearEmpty() }),
    ("never", { $0.hearNever() }),
    ("error", { $0.hearError() }),
    ("create", { $0.hearCreate() }),
    ("deferred", { $0.hearDeferred() }),
    ("using", { $0.hearUsing() }),
    ("timer", { $0.hearTimer() }),
    ("timer(_:period:)", { $0.hearTimerPeriod() }),
    ("interval", { $0.hearInterval() }),
    ("map", { $0.hearMap() }),
    ("compactMap", { $0.hearCompactMap() }),
    ("enumerated", { $0.hearEnumerated() }),
    ("scan", { $0.hearScan() }),
    ("scan(into:)", { $0.hearScanInto() }),
    ("reduce", { $0.hearReduce() }),
    ("reduce(_:accumulator:mapResult:)", { $0.hearReduceMapResult() }),
    ("toArray", { $0.hearToArray() }),
    ("materialize", { $0.hearMaterialize() }),
    ("dematerialize", { $0.hearDematerialize() }),
    ("withUnretained", { $0.hearWithUnretained() }),
    ("filter", { $0.hearFilter() }),
    ("distinctUntilChanged", { $0.hearDistinctUntilChanged() }),
    ("distinctUntilChanged(_:)", { $0.hearDistinctUntilChangedKeys() }),
    ("take", { $0.hearTake() }),
    ("take(until:)", { $0.hearTakeUntil() }),
    ("take(until:behavior:)", { $0.hearTakeUntilCondition() }),
    ("take(while:)", { $0.hearTakeWhile() }),
    ("take(for:)", { $0.hearTakeFor() }),
    ("takeLast", { $0.hearTakeLast() }),
    ("skip", { $0.hearSkip() }),
    ("skip(_:scheduler:)", { $0.hearSkipFor() }),
    ("skip(until:)", { $0.hearSkipUntil() }),
    ("skip(while:)", { $0.hearSkipWhile() }),
    ("first", { $0.hearFirst() }),
    ("ifEmpty", { $0.hearIfEmpty() }),
    ("ifEmpty(switchTo:)", { $0.hearIfEmptySwitchTo() }),
    ("ignoreElements", { $0.hearIgnoreElements() }),
    ("merge", { $0.hearMerge() }),
    ("concat", { $0.hearConcat() }),
    ("startWith", { $0.hearStartWith() }),
    ("combineLatest", { $0.hearCombineLatest() }),
    ("zip", { $0.hearZip() }),
    ("withLatestFrom", { $0.hearWithLatestFrom() }),
    ("withLatestFrom(_:resultSelector:)", { $0.hearWithLatestFromResult() }),
    ("flatMap", { $0.hearFlatMap() }),
    ("flatMapLatest", { $0.hearFlatMapLatest() }),
    ("flatMapFirst", { $0.hearFlatMapFirst() }),
    ("concatMap", { $0.hearConcatMap() }),
    ("merge()", { $0.hearMergeInner() }),
    ("merge(maxConcurrent:)", { $0.hearMergeMaxConcurrent() }),
    ("concat()", { $0.hearConcatInner() }),
    ("switchLatest", { $0.hearSwitchLatest() }),
    ("debounce", { $0.hearDebounce() }),
    ("throttle", { $0.hearThrottle() }),
    ("delay", { $0.hearDelay() }),
    ("delaySubscription", { $0.hearDelaySubscription() }),
    ("timeout", { $0.hearTimeout() }),
    ("timeout(_:other:scheduler:)", { $0.hearTimeoutOther() }),
    ("buffer", { $0.hearBuffer() }),
    ("observe(on:)", { $0.hearObserveOn() }),
    ("subscribe(on:)", { $0.hearSubscribeOn() }),
    ("catch", { $0.hearCatch() }),
    ("catch(sequence:)", { $0.hearCatchSequence() }),
    ("catchAndReturn", { $0.hearCatchAndReturn() }),
    ("retry", { $0.hearRetry() }),
    ("retry(when:)", { $0.hearRetryWhen() }),
    ("do", { $0.hearDo() }),
    ("debug", { $0.hearDebug() }),
    ("share", { $0.hearShare() }),
    ("asDriver", { $0.hearAsDriver() }),
    ("asDriver(onErrorDriveWith:)", { $0.hearAsDriverDriveWith() }),
    ("asSignal", { $0.hearAsSignal() }),
    ("bind", { $0.hearBind() }),
    ("drive", { $0.hearDrive() }),
    ("emit", { $0.hearEmit() }),
    ("fold", { $0.hearFold() }),
]
