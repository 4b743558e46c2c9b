// A form: the fields are its input, and its output is the buttons that can be tapped and the
// messages about the fields.
import Reactive
import ReactiveTesting

enum Validation: Equatable {
    case empty
    case fine(message: String)
    case validating
    case wrong(message: String)

    var isFine: Bool { if case .fine = self { true } else { false } }
}

struct Credentials: Equatable {
    var name: String
    var password: String
}

struct Offline: Error {}

func signUp(name: String, password: String) -> Single<Bool> {
    .just(name.count > 3 && password.count > 7)
}

func isFree(_ name: String) -> Observable<Bool> { .just(name.hasPrefix("x")) }

let name = BehaviorRelay(value: "")
let password = BehaviorRelay(value: "")
let repeated = BehaviorRelay(value: "")
let tap = PublishRelay<Void>()
let scheduler = TestScheduler()
let bag = DisposeBag()

let trimmed = name.map { $0.filter { !$0.isWhitespace } }.distinctUntilChanged().share(replay: 1)

let validatedName =
    trimmed
    .flatMapLatest { name -> Observable<Validation> in
        if name.isEmpty { return .just(.empty) }
        return isFree(name)
            .map { $0 ? .fine(message: "\(name) is free") : .wrong(message: "\(name) is taken") }
            .startWith(.validating)
            .catchAndReturn(.wrong(message: "cannot ask"))
    }
    .share(replay: 1)

let validatedPassword = password.asDriver()
    .map { $0.count < 5 ? Validation.wrong(message: "too short") : .fine(message: "long enough") }

let validatedRepetition = Driver.combineLatest(password.asDriver(), repeated.asDriver()) {
    $0 == $1 ? Validation.fine(message: "") : .wrong(message: "differs")
}

let isEnabled = Observable.combineLatest(
    validatedName, validatedPassword.asObservable(), validatedRepetition.asObservable(),
    isRunning.asObservable()
) { $0.isFine && $1.isFine && $2.isFine && !$3 }
.distinctUntilChanged()
.share(replay: 1)

let isRunning = BehaviorRelay(value: false)

let credentials = Observable.combineLatest(name, password) { Credentials(name: $0, password: $1) }

let answer = tap.withLatestFrom(credentials)
    .do(onNext: { _ in isRunning.accept(true) })
    .flatMapLatest { pair in
        signUp(name: pair.name, password: pair.password)
            .asObservable()
            .catchAndReturn(false)
    }
    .do(onNext: { _ in isRunning.accept(false) })
    .map { $0 ? "welcome" : "refused" }
    .asSignal(onErrorJustReturn: "refused")

let areAllFilled = Observable.combineLatest([name, password, repeated]) {
    $0.allSatisfy { !$0.isEmpty }
}

let length = Observable.combineLatest(name, password)
    .map { $0.0.count + $0.1.count }
    .filter { $0 % 2 == 0 }
    .map { $0 * 2 }

let summary = Observable.combineLatest(name, password, repeated)
    .map { "\($0.count) \($1.count) \($2.count)" }
    .distinctUntilChanged()

validatedName
    .map { if case .wrong(let message) = $0 { message } else { "" } }
    .bind(onNext: { print($0) })
    .disposed(by: bag)
