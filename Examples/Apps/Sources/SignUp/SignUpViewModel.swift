import Reactive

/// The result of checking a typed text, with a message for the user.
enum Validation: Equatable {
    case empty, checking
    case ok(String)
    case failed(String)

    var isOK: Bool { if case .ok = self { true } else { false } }
}

/// A form with a name that must be free, and a password that is typed twice.
struct SignUpViewModel {
    struct Input {
        let name, password, repeated: Driver<String>
        let signUp: Observable<Void>
    }

    struct Output {
        let name, password, repeated: Driver<Validation>
        let canSignUp: Driver<Bool>

        /// The name of the person who has signed up.
        let signedUp: Signal<String>
    }

    /// Asks a service whether a name is free. The answer takes some time.
    let isFree: (String) -> Observable<Bool>
    let scheduler: any Scheduler

    func transform(_ input: Input) -> Output {
        let name = input.name.asObservable().distinctUntilChanged()
            .flatMapLatest { name in validate(name) }
            .asDriver(onErrorJustReturn: .failed("nobody answers"))
        let password = input.password.map { text -> Validation in
            text.isEmpty
                ? .empty : text.count < 6 ? .failed("at least 6 characters") : .ok("good")
        }
        let repeated = Driver.combineLatest(input.password, input.repeated) {
            password, repeated -> Validation in
            repeated.isEmpty ? .empty : repeated == password ? .ok("the same") : .failed("differs")
        }
        let canSignUp = Driver.combineLatest(name, password, repeated) {
            $0.isOK && $1.isOK && $2.isOK
        }.distinctUntilChanged()
        let signedUp = input.signUp
            .withLatestFrom(Driver.combineLatest(canSignUp, input.name)) { $1 }
            .filter(\.0).map(\.1).asSignal(onErrorSignalWith: .empty())
        return Output(
            name: name, password: password, repeated: repeated, canSignUp: canSignUp,
            signedUp: signedUp)
    }

    /// Asks the service when the user has typed nothing for 300 milliseconds.
    private func validate(_ name: String) -> Observable<Validation> {
        if name.isEmpty { return .just(.empty) }
        if name.contains(where: { !$0.isLetter && !$0.isNumber }) {
            return .just(.failed("letters and digits only"))
        }
        let answer = isFree(name).map { isFree -> Validation in
            isFree ? .ok("is free") : .failed("is taken")
        }
        return Observable.just(.checking)
            .concat(answer.delaySubscription(.milliseconds(300), scheduler: scheduler))
    }
}
