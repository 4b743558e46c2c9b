// Timers, retries and delays.
import Reactive
import ReactiveTesting
import RxCompatibility

enum Failure: Error {
    case slow
    case refused(Int)
}

let scheduler = TestScheduler()
let taps = PublishSubject<Int>()
let isRunning = BehaviorRelay(value: false)
let bag = DisposeBag()

let countdown = Observable<Int>.timer(.seconds(0), period: .seconds(1), scheduler: scheduler)
    .map { 10 - $0 }
    .take(while: { $0 > 0 }, behavior: .inclusive)
    .map { "\($0 / 60):\($0 % 60 < 10 ? "0" : "")\($0 % 60)" }

let stopwatch = isRunning.flatMapLatest {
    $0 ? Observable<Int>.interval(.milliseconds(10), scheduler: scheduler) : .empty()
}
.scan(0) { total, _ in total + 1 }
.map { $0 / 100 }
.startWith(0)

let doubleTaps = taps.buffer(timeSpan: .milliseconds(300), count: 2, scheduler: scheduler)
    .filter { $0.count == 2 && $0[0] == $0[1] }
    .map { $0[0] }

let speed = taps.buffer(timeSpan: .seconds(1), count: 100, scheduler: scheduler)
    .map { $0.count * 60 }
    .scan(into: [Int]()) { last, rate in last.append(rate) }
    .map { $0.suffix(5).reduce(0, +) }

let patient = taps.timeout(.seconds(5), scheduler: scheduler)
    .map { $0 + 1 }
    .catch { error in
        error is RxError ? .just(-1) : .error(error)
    }

let throttled = taps.throttle(.seconds(1), latest: false, scheduler: scheduler)
    .map { ($0, $0 * $0) }
    .filter { $0.0 < $0.1 }
    .map { $0.1 - $0.0 }

let backingOff = Observable<Int>.create { observer in
    observer.onError(Failure.refused(503))
    return Disposables.create()
}
.retry { (errors: Observable<Failure>) in
    errors.scan(0) { attempt, _ in attempt + 1 }
        .flatMap { attempt in
            Observable<Int>.timer(.seconds(attempt * attempt), scheduler: scheduler)
        }
}
.map { $0 * 2 }

let polled = Observable<Int>.interval(.seconds(30), scheduler: scheduler)
    .startWith(0)
    .flatMapFirst { number in
        Observable.just(number * 2).delay(.seconds(1), scheduler: scheduler)
    }
    .distinctUntilChanged()
    .share(replay: 1, scope: .whileConnected)

let longPress = taps.flatMapLatest { place in
    Observable.just(place).delay(.milliseconds(500), scheduler: scheduler).take(until: taps.skip(1))
}

let events = Recorded.events(.next(210, 1), .next(220, 2), .completed(300))

let answers = scheduler.start {
    scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(300)])
        .map { $0 * 2 }
        .filter { $0 > 2 }
}

Observable.merge(taps.map { "tap \($0)" }, countdown, speed.map { "\($0) bpm" })
    .observe(on: scheduler)
    .subscribe(onNext: { print($0) }, onCompleted: { print("over") })
    .disposed(by: bag)
