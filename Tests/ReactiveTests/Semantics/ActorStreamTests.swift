import Reactive
import Testing

/// Streams of an actor whose initializer runs on the main thread.
@MainActor struct ActorStreamTests {
    private final class Values {
        var observer: AnyObserver<Int>?
        var received: [Int] = []
    }

    private actor Collector {
        private let values: Values
        private let bag = DisposeBag()

        init() {
            let values = Values()
            self.values = values
            Observable<Int>.create { observer in
                values.observer = observer
                return Disposables.create()
            }
            .subscribe(onNext: { values.received.append($0) })
            .disposed(by: bag)
        }

        func receive(_ number: Int) -> [Int] {
            values.observer?.onNext(number)
            return values.received
        }
    }

    @Test func `an actor may send to a stream that its initializer created on the main thread`()
        async
    {
        let collector = Collector()

        #expect(await collector.receive(3) == [3])
    }
}
