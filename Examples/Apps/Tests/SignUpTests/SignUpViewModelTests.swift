import Reactive
import ReactiveTesting
import Testing

@testable import SignUp

/// Tests the view model alone, in virtual time, without a terminal or a pilot.
@Suite struct `The view model of the sign-up form` {
    private let scheduler = TestScheduler(resolution: 0.1, simulateProcessingDelay: false)

    /// Plays typed texts, and returns the outputs of the view model.
    private func output(
        name: [Recorded<Event<String>>], password: [Recorded<Event<String>>] = [],
        repeated: [Recorded<Event<String>>] = [], signUp: [Recorded<Event<Void>>] = [],
        isFree: @escaping (String) -> Observable<Bool>
    ) -> SignUpViewModel.Output {
        func typed(_ events: [Recorded<Event<String>>]) -> Driver<String> {
            scheduler.createHotObservable(events).startWith("").asDriver(onErrorJustReturn: "")
        }
        return SignUpViewModel(isFree: isFree, scheduler: scheduler).transform(
            .init(
                name: typed(name), password: typed(password), repeated: typed(repeated),
                signUp: scheduler.createHotObservable(signUp).asObservable()))
    }

    /// Returns the events of a driver, from the start.
    private func heard<Value: Equatable>(_ driver: Driver<Value>) -> [Recorded<Event<Value>>] {
        scheduler.start(created: 0, subscribed: 0, disposed: 5000) { driver.asObservable() }.events
    }

    @Test func `checks only the name at which the typing stopped`() {
        var asked: [String] = []
        let scheduler = scheduler
        let output = output(name: [.next(10, "a"), .next(11, "ad"), .next(12, "ada")]) { name in
            Observable.deferred {
                asked.append(name)
                return Observable.just(false).delay(.seconds(2), scheduler: scheduler)
            }
        }
        let said = heard(output.name)
        #expect(asked == ["ada"])
        #expect(
            said.map(\.value) == [
                .next(.empty), .next(.checking), .next(.checking), .next(.checking),
                .next(.failed("is taken")),
            ])
        #expect(said.last.map { $0.time == 12 + 3 + 20 } ?? false, "The answer takes two seconds.")
    }

    @Test func `drops an answer about a name that was changed meanwhile`() {
        let scheduler = scheduler
        let output = output(name: [.next(10, "ada"), .next(20, "ada2")]) { name in
            Observable.just(name == "ada2").delay(
                .seconds(name == "ada" ? 50 : 1), scheduler: scheduler)
        }
        let said = heard(output.name).map(\.value)
        #expect(said == [.next(.empty), .next(.checking), .next(.checking), .next(.ok("is free"))])
    }

    @Test func `rejects an invalid name without a check, and reports a check that fails`() {
        struct Failure: Error {}
        var asked = 0
        let output = output(name: [.next(10, "a b"), .next(20, "ada")]) { _ in
            asked += 1
            return .error(Failure())
        }
        let said = heard(output.name).map(\.value)
        #expect(asked == 1)
        #expect(said.contains(.next(.failed("letters and digits only"))))
        #expect(said.contains(.next(.failed("nobody answers"))))
    }

    @Test func `compares the passwords when either is typed`() {
        let output = output(
            name: [], password: [.next(10, "short"), .next(20, "secret"), .next(40, "secret2")],
            repeated: [.next(30, "secret")]
        ) { _ in .just(true) }
        #expect(
            heard(output.repeated) == [
                .next(0, .empty), .next(10, .empty), .next(20, .empty), .next(30, .ok("the same")),
                .next(40, .failed("differs")),
            ])
    }

    @Test func `signs up only when all fields are valid`() {
        let output = output(
            name: [.next(10, "ada")], password: [.next(20, "secret")],
            repeated: [.next(30, "secret")],
            signUp: [.next(5, ()), .next(25, ()), .next(100, ()), .next(101, ())]
        ) { _ in .just(true) }
        let signedUp = scheduler.start(created: 0, subscribed: 0, disposed: 5000) {
            output.signedUp.asObservable()
        }
        #expect(signedUp.events == [.next(100, "ada"), .next(101, "ada")])
    }
}
