// Several streams as one.
import Reactive
import RxCompatibility

let words = Observable.of("a", "bc", "def")
let numbers = Observable.of(1, 2, 3)
let prices = Observable.of(1.5, 2.5)
let flags = BehaviorSubject(value: true)
let ticks = PublishSubject<Void>()
let bag = DisposeBag()

let pairs = Observable.zip(words, numbers).map { $0.0.count * $0.1 }.scan(0, accumulator: +)

let three = Observable.zip(words, numbers, prices)
    .map { Double($0.0.count + $0.1) * $0.2 }
    .filter { $0 > 1 }
    .map { "\($0 * 2)" }

let four = Observable.combineLatest(words, numbers, prices, flags)
    .map { $0.3 ? $0.0.count + $0.1 + Int($0.2) : 0 }
    .filter { $0 % 2 == 0 }
    .map { $0 * 2 }

let five = Observable.combineLatest(words, numbers, prices, flags, numbers)
    .map { $0.0.count + $0.1 + $0.4 }
    .filter { $0 % 2 == 0 }
    .map { $0 * 2 }

let six = Observable.zip(words, numbers, prices, flags, numbers, words)
    .filter { $0.3 && $0.1 > 0 }
    .map { $0.0 + $0.5 + String($0.4) }

let eight = Observable.combineLatest(
    words, words, words, words, numbers, numbers, numbers, numbers
) { $0.count + $1.count + $2.count + $3.count + $4 + $5 + $6 + $7 }
.map { $0 * 2 }

let joined = Observable.combineLatest(words, numbers, flags) { word, number, flag in
    flag ? String(repeating: word, count: number) : ""
}
.distinctUntilChanged()
.map { $0.count }

let merged = Observable.merge(words.map { $0.count }, numbers, flags.map { $0 ? 1 : 0 })
    .scan((0, 0)) { ($0.0 + $1, max($0.1, $1)) }
    .map { Double($0.0) / Double(max(1, $0.1)) }

let chained = Observable.concat(.just(0), numbers, .of(4, 5)).map { $0 * $0 }.reduce(
    0, accumulator: +)

let sampled = numbers.sample(ticks).withLatestFrom(words) { "\($1)\($0)" }.map { $0.uppercased() }

let latest = ticks.withLatestFrom(Observable.combineLatest(words, numbers))
    .map { "\($0.0): \($0.1 + 1)" }
    .startWith("nothing", "yet")

let paired = numbers.withLatestFrom(words) { ($0, $1) }
    .distinctUntilChanged(at: \.0)
    .map { $0.0 * $0.1.count }

let neighbors = Observable.zip(numbers, numbers.skip(1)) { $1 - $0 }.map { $0 * 2 }.filter {
    $0 != 0
}

let first = Observable.amb([numbers, numbers.map { $0 * 10 }]).take(while: { $0 < 20 }).toArray()

let grouped = Observable.combineLatest([numbers, numbers.map { -$0 }]).map { $0.reduce(0, +) * 2 }

let switched = flags.flatMapLatest { $0 ? numbers : .never() }.map {
    $0 % 2 == 0 ? $0 / 2 : 3 * $0 + 1
}

let nested = numbers.flatMap { number in
    words.map { word in String(repeating: word, count: number) }.filter { $0.count > 2 }
}
.concatMap { Observable.from(Array($0)) }
.map { String($0) }

Observable.combineLatest(words, numbers).map { $0.0.count + $0.1 }.filter { $0 % 2 == 0 }
    .subscribe(onNext: { print($0 * 2) })
    .disposed(by: bag)
