import Reactive
import ReactiveTesting
import RxCompatibility
import Testing

@Suite struct `The traits` {
    // MARK: Completable

    @Test func `a completable ends, and emits nothing before`() {
        var ends: [String] = []
        func hear(_ completable: Completable) {
            _ = completable.subscribe(
                onCompleted: { ends.append("|") }, onError: { ends.append("\($0)") })
        }
        hear(.empty())
        hear(.error(Failure()))
        hear(.never())
        hear(
            .create { observer in
                observer(.completed)
                observer(.error(Failure()))
                return Disposables.create()
            })
        #expect(ends == ["|", "Failure(number: 0)", "|"])
    }

    @Test func `andThen continues with the next trait once this one has completed`() {
        let scenario = Scenario(
            """
            first      ---|
            second     -a-b|
            then       ----a-b|
            """)
        let first = scenario.cold("first").ignoreElements().asCompletable()
        scenario.hear("then", first.andThen(scenario.cold("second").asObservable()))
        #expect(scenario.played == scenario.written)
        #expect(heard(Completable.empty().andThen(Single.just(1))) == [.next(1), .completed])
        #expect(heard(Completable.empty().andThen(Maybe<Int>.empty())) == [.completed])
        #expect(heard(Completable.empty().andThen(Infallible.of(1))) == [.next(1), .completed])
        let failed = Completable.error(Failure())
        #expect(heard(failed.andThen(Single.just(1))) == [.error(Failure())])
        #expect(heard(failed.andThen(Completable.empty())) == [.error(Failure())])
    }

    @Test func `completables run one after the other, and together`() {
        let scenario = Scenario(
            """
            a          --|
            b          ---|
            concat     -----|
            zip        ---|
            """)
        let (a, b) = (scenario.cold("a"), scenario.cold("b"))
        let parts = [a, b].map { $0.ignoreElements().asCompletable() }
        scenario.hear("concat", Completable.concat(parts).andThen(Observable<String>.empty()))
        scenario.hear("zip", Completable.zip(parts).andThen(Observable<String>.empty()))
        #expect(scenario.played == scenario.written)
    }

    // MARK: Maybe

    @Test func `a maybe emits one element, or none, or an error`() {
        var said: [String] = []
        func hear(_ maybe: Maybe<Int>) {
            _ = maybe.subscribe { event in
                switch event {
                case .success(let element): said.append("\(element)")
                case .error: said.append("#")
                case .completed: said.append("|")
                }
            }
        }
        hear(.just(1))
        hear(.empty())
        hear(.error(Failure()))
        hear(Observable.of(1, 2).asMaybe())
        hear(Observable.of(3).asMaybe())
        hear(Single.just(4).filter { $0 > 4 })
        hear(Single.just(5).compactMap { $0 * 2 })
        hear(Maybe.just(1).flatMap { .just($0 + 5) })
        #expect(said == ["1", "|", "#", "#", "3", "|", "10", "6"])
    }

    @Test func `the hooks of a maybe are called once`() {
        var said: [String] = []
        for maybe in [Maybe.just(1), .empty()] {
            _ = maybe.subscribe(
                onSuccess: { said.append("\($0)") }, onCompleted: { said.append("|") },
                onDisposed: { said.append("!") })
        }
        #expect(said == ["1", "!", "|", "!"])
    }

    @Test func `a maybe converts to other traits`() {
        let none = Maybe<Int>.empty()
        #expect(heard(none.ifEmpty(default: 1)) == [.next(1), .completed])
        #expect(heard(none.ifEmpty(switchTo: Single.just(2))) == [.next(2), .completed])
        #expect(heard(none.ifEmpty(switchTo: Maybe.just(3))) == [.next(3), .completed])
        #expect(heard(none.asSingle()) == [.error(RxError.noElements)])
        #expect(heard(Maybe.just(1).asSingle()) == [.next(1), .completed])
        #expect(heard(Maybe.just(1).asCompletable()) == [.completed])
        #expect(heard(Maybe.just(1).flatMapSingle { Single.just($0 + 1) }).first == .next(2))
        #expect(heard(Maybe<Int>.error(Failure()).catchAndReturn(4)).first == .next(4))
    }

    @Test func `maybes and singles are zipped`() {
        let maybes = Maybe.zip(Maybe.just(1), Maybe.just("a"), Maybe.just(true))
        #expect(heard(maybes.map { "\($0)\($1)\($2)" }) == [.next("1atrue"), .completed])
        #expect(heard(Maybe.zip(Maybe.just(1), Maybe<Int>.empty()) { $0 + $1 }) == [.completed])
        let five = Single.zip(
            Single.just(1), Single.just(2), Single.just(3), Single.just(4), Single.just(5))
        #expect(heard(five.map { $0.0 + $0.1 + $0.2 + $0.3 + $0.4 }) == [.next(15), .completed])
    }

    // MARK: Single

    @Test func `a single converts to the other traits`() {
        #expect(heard(Single.just(1).asMaybe()) == [.next(1), .completed])
        #expect(heard(Single.just(1).asCompletable()) == [.completed])
        #expect(heard(Single.just(1).flatMapCompletable { _ in .empty() }) == [.completed])
        #expect(heard(Single.just(1).flatMapMaybe { _ in Maybe<Int>.empty() }) == [.completed])
    }

    @Test func `using disposes of its resource after the answer`() {
        let resource = BooleanDisposable()
        var wasDisposed: Bool?
        let single = Single.using({ resource }, primitiveSequenceFactory: { _ in .just(1) })
        _ = single.subscribe(onSuccess: { _ in wasDisposed = resource.isDisposed })
        #expect(wasDisposed == false && resource.isDisposed)
    }

    @MainActor @Test func `an asynchronous function makes a single and a completable`() async throws
    {
        #expect(try await Single.create { 42 }.value == 42)
        await #expect(throws: Failure.self) {
            try await Single<Int>.create { throw Failure() }.value
        }
        try await Completable.create { await Task.yield() }.value
        await #expect(throws: Failure.self) {
            try await Completable.create { throw Failure() }.value
        }
        #expect(try await Maybe<Int>.empty().value == nil)
        #expect(try await Maybe.just(1).value == 1)
    }
}

extension PrimitiveSequence where Trait == SingleTrait, Element == Int {
    /// An operator that a program adds.
    func doubled() -> Single<Int> { map { $0 * 2 } }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    func paired() -> Single<(Element, Element)> { primitiveSequence.map { ($0, $0) } }
}

@Suite struct `Operators that a program adds` {
    @Test func `operators can be added to a trait`() {
        #expect(heard(Single.just(2).doubled().paired().map { $0 + $1 }).first == .next(8))
    }
}
