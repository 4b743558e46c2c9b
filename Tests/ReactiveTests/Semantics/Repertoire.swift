import Reactive
import ReactiveTesting
import RxCompatibility

/// Every operator that subscribes to a stream, applied to numbers, by name.
enum Repertoire {
    typealias Chain = @Sendable (Observable<Int>, TestScheduler) -> Observable<Int>

    static let names = chains.keys.sorted()

    static func chain(_ name: String) -> Chain { chains[name]! }

    private static let chains: [String: Chain] = [
        "map": { xs, _ in xs.map { $0 } }, "compactMap": { xs, _ in xs.compactMap { $0 } },
        "filter": { xs, _ in xs.filter { _ in true } },
        "enumerated": { xs, _ in xs.enumerated().map(\.element) },
        "scan": { xs, _ in xs.scan(0, accumulator: +) },
        "scan into": { xs, _ in xs.scan(into: 0) { $0 += $1 } },
        "reduce": { xs, _ in xs.reduce(0, accumulator: +) },
        "toArray": { xs, _ in xs.toArray().asObservable().map(\.count) },
        "materialize": { xs, _ in xs.materialize().dematerialize() },
        "ignoreElements": { xs, _ in
            .create {
                xs.ignoreElements().subscribe(onError: $0.onError, onCompleted: $0.onCompleted)
            }
        }, "take": { xs, _ in xs.take(9) }, "take one": { xs, _ in xs.take(1) },
        "takeLast": { xs, _ in xs.takeLast(2) },
        "take for": { xs, s in xs.take(for: .seconds(500), scheduler: s) },
        "take for a short time": { xs, s in xs.take(for: .seconds(25), scheduler: s) },
        "take until never": { xs, _ in xs.take(until: Observable<Int>.never()) },
        "take until predicate": { xs, _ in xs.take(until: { $0 > 2 }) },
        "take while": { xs, _ in xs.take(while: { $0 < 2 }, behavior: .inclusive) },
        "skip": { xs, _ in xs.skip(1) },
        "skip duration": { xs, s in xs.skip(.seconds(15), scheduler: s) },
        "skip until": { xs, _ in xs.skip(until: Observable.just(1)) },
        "skip while": { xs, _ in xs.skip(while: { $0 < 2 }) },
        "element": { xs, _ in xs.element(at: 1) },
        "element missing": { xs, _ in xs.element(at: 99) },
        "first": { xs, _ in xs.first().asObservable().compactMap { $0 } },
        "single": { xs, _ in xs.single { $0 == 2 } }, "single many": { xs, _ in xs.single() },
        "asSingle": { xs, _ in xs.take(1).asSingle().asObservable() },
        "ifEmpty": { xs, _ in xs.filter { _ in false }.ifEmpty(default: 7) },
        "ifEmpty switch": { xs, _ in xs.filter { _ in false }.ifEmpty(switchTo: .of(7, 8)) },
        "distinct": { xs, _ in xs.distinctUntilChanged() },
        "distinct key": { xs, _ in xs.distinctUntilChanged { $0 / 2 } },
        "distinct comparer": { xs, _ in xs.distinctUntilChanged { $0 == $1 } },
        "startWith": { xs, _ in xs.startWith(8, 9) },
        "concat": { xs, _ in xs.concat(Observable.of(8, 9)) },
        "concat after": { xs, _ in Observable.of(8, 9).concat(xs) },
        "concat many": { xs, _ in .concat([.just(8), xs, .just(9)]) },
        "concat inner": { xs, _ in Observable.of(xs, .just(9)).concat() },
        "merge": { xs, _ in .merge(xs, .of(8, 9)) },
        "merge inner": { xs, _ in Observable.of(xs, .just(9)).merge() },
        "merge limited": { xs, _ in Observable.of(xs, .just(9)).merge(maxConcurrent: 1) },
        "withLatestFrom": { xs, _ in xs.withLatestFrom(Observable.just(5)) },
        "amb": { xs, _ in xs.amb(Observable.never()) },
        "sample": { xs, s in xs.sample(Observable<Int>.interval(.seconds(7), scheduler: s)) },
        "combineLatest": { xs, _ in .combineLatest(xs, Observable.just(1)) { $0 + $1 } },
        "combineLatest five": { xs, _ in
            let one = Observable.just(1)
            return .combineLatest(xs, one, one, one, one) { a, b, c, d, e in a + b + c + d + e }
        }, "combineLatest many": { xs, _ in .combineLatest([xs, .just(1)]) { $0[0] + $0[1] } },
        "combineLatest itself": { xs, _ in .combineLatest(xs, xs) { $0 + $1 } },
        "zip": { xs, _ in .zip(xs, Observable.of(1, 2, 3, 4)) { $0 + $1 } },
        "zip five": { xs, _ in
            let ones = Observable.of(1, 1)
            return .zip(xs, ones, ones, ones, ones) { a, b, c, d, e in a + b + c + d + e }
        }, "zip many": { xs, _ in .zip([xs, .of(1)]) { $0[0] + $0[1] } },
        "flatMap": { xs, _ in xs.flatMap { Observable.of($0, $0) } },
        "flatMapFirst": { xs, _ in xs.flatMapFirst { Observable.just($0) } },
        "flatMapLatest": { xs, _ in xs.flatMapLatest { Observable.of($0, $0) } },
        "concatMap": { xs, _ in xs.concatMap { Observable.of($0, $0) } },
        "switchLatest": { xs, _ in xs.map { Observable.just($0) }.switchLatest() },
        "do": { xs, _ in xs.do(onNext: { _ in }, onDispose: {}) },
        "debug": { xs, _ in xs.debug(to: { _ in }) },
        "delay": { xs, s in xs.delay(.seconds(5), scheduler: s) },
        "debounce": { xs, s in xs.debounce(.seconds(5), scheduler: s) },
        "throttle": { xs, s in xs.throttle(.seconds(15), scheduler: s) },
        "throttle first": { xs, s in xs.throttle(.seconds(15), latest: false, scheduler: s) },
        "timeout": { xs, s in xs.timeout(.seconds(15), scheduler: s) },
        "timeout short": { xs, s in xs.timeout(.seconds(5), scheduler: s) },
        "timeout other": { xs, s in xs.timeout(.seconds(5), other: Observable.of(7), scheduler: s)
        },
        "buffer": { xs, s in xs.buffer(timeSpan: .seconds(15), count: 2, scheduler: s).map(\.count)
        }, "observe": { xs, s in xs.observe(on: s) },
        "catch": { xs, _ in xs.catch { _ in .of(8, 9) } },
        "catch sequence": { xs, _ in .catch(sequence: [xs, .of(8, 9)]) },
        "catchAndReturn": { xs, _ in xs.catchAndReturn(9) }, "retry once": { xs, _ in xs.retry(1) },
        "retry when never": { xs, _ in
            xs.retry { (errors: Observable<any Error>) in errors.filter { _ in false } }
        }, "share": { xs, _ in xs.share() }, "share replaying": { xs, _ in xs.share(replay: 1) },
        "share replaying three": { xs, _ in xs.share(replay: 3) },
        "share forever": { xs, _ in xs.share(replay: 1, scope: .forever) },
        "publish": { xs, _ in xs.publish().refCount() },
        "multicast": { xs, _ in xs.multicast({ PublishSubject() }, selector: { $0.map { $0 } }) },
        "deferred": { xs, _ in .deferred { xs } },
        "using": { xs, _ in .using({ BooleanDisposable() }, observableFactory: { _ in xs }) },
        "create": { xs, _ in .create { xs.subscribe($0) } },
        "asDriver": { xs, _ in xs.asDriver(onErrorJustReturn: 9).map { $0 }.asObservable() },
        "asSignal": { xs, _ in xs.asSignal(onErrorJustReturn: 9).map { $0 }.asObservable() },
    ]
}
