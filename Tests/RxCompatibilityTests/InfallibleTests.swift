import Reactive
import RxCompatibility
import Testing

struct Infallibles {
    @Test func `an infallible has something in place of an error`() {
        let failing = Observable<Int>.error(Failure(number: 7))
        #expect(heard(failing.asInfallible(onErrorJustReturn: 1)) == [.next(1), .completed])
        #expect(heard(failing.asInfallible(onErrorFallbackTo: .just(2))).first == .next(2))
        let recovered = failing.asInfallible { .just(($0 as? Failure)?.number ?? 0) }
        #expect(heard(recovered) == [.next(7), .completed])
        #expect(heard(BehaviorRelay(value: 1).asInfallible()) == [.next(1)])
        #expect(heard(Driver.just(1).asInfallible()) == [.next(1), .completed])
    }

    @Test func `create says what its function says`() {
        let made = Infallible<Int>.create { observer in
            observer(.next(1))
            observer(.completed)
            observer(.next(2))
            return Disposables.create()
        }
        #expect(heard(made) == [.next(1), .completed])
    }

    @Test func `operators keep it infallible`() {
        let chain: Infallible<String> = Infallible.of(1, 2, 2, 3, 4)
            .distinctUntilChanged()
            .filter { $0 > 1 }
            .map { $0 * 10 }
            .scan(0) { $0 + $1 }
            .flatMapLatest { Infallible.just("\($0)") }
        #expect(heard(chain) == [.next("20"), .next("50"), .next("90"), .completed])
        let both = Infallible.combineLatest(Infallible.just(1), Infallible.just("a"))
        #expect(heard(both.map { "\($0)\($1)" }) == [.next("1a"), .completed])
        #expect(heard(Infallible.zip(.of(1, 2), .of(3, 4)) { $0 + $1 }).count == 3)
        #expect(heard(Infallible.merge(.just(1), .just(2)).toArray()).first == .next([1, 2]))
    }

    @Test func `it is bound, driven and subscribed to without an error`() {
        let relay = BehaviorRelay<Int?>(value: nil)
        _ = Infallible.of(1, 2).bind(to: relay)
        #expect(relay.value == 2)
        var heard: [Int] = []
        _ = Infallible.of(1, 2).subscribe(onNext: { heard.append($0) })
        _ = Infallible.of(3).asDriver().drive(onNext: { heard.append($0) })
        _ = Infallible.of(4).asSignal().emit(onNext: { heard.append($0) })
        #expect(heard == [1, 2, 3, 4])
    }

    @Test func `its values are awaited without try, as a driver's are`() async {
        var heard: [Int] = []
        for await element in Infallible.of(1, 2).values { heard.append(element) }
        for await element in Driver.of(3, 4).values { heard.append(element) }
        for await element in Signal.just(5).values { heard.append(element) }
        #expect(heard == [1, 2, 3, 4, 5])
    }
}
