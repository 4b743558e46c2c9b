import Reactive
import ReactiveTesting
import RxCompatibility
import Testing

/// A control like those of UI toolkits.
private final class TextField: ReactiveCompatible {
    let relay = BehaviorRelay<String?>(value: nil)
    var color = "black"
    var size = 12
}

private final class Lamp: ReactiveCompatible {
    var isOn = true
}

extension Reactive where Base == TextField {
    fileprivate var text: ControlProperty<String?> {
        ControlProperty(
            values: base.relay.asObservable(),
            valueSink: AnyObserver { [relay = base.relay] event in relay.receive(event) })
    }
}

@Suite @MainActor struct `Controls of RxCocoa` {
    @Test func `a control property can be observed and set`() {
        let field = TextField()
        var heard: [String] = []
        var changes: [String] = []
        let bag = DisposeBag()
        field.rx.text.orEmpty.subscribe(onNext: { heard.append($0) }).disposed(by: bag)
        field.rx.text.orEmpty.changed.subscribe(onNext: { changes.append($0) }).disposed(by: bag)
        Observable.of("a", "b").bind(to: field.rx.text.orEmpty).disposed(by: bag)
        Observable.just("c").bind(to: field.rx.text).disposed(by: bag)
        #expect(heard == ["", "a", "b", "c"])
        #expect(changes == ["a", "b", "c"])
        #expect(field.relay.value == "c")
    }

    @Test func `a property of an object has a binder`() {
        let (field, lamp) = (TextField(), Lamp())
        _ = Observable.of("red", "blue").bind(to: field.rx.color)
        #expect(field.color == "blue" && field.size == 12)
        _ = Observable.of(14, 16).bind(to: field.rx.size)
        #expect(field.color == "blue" && field.size == 16)
        _ = Observable.just(false).bind(to: lamp.rx.isOn)
        #expect(!lamp.isOn)
    }

    @Test func `a control event is a signal without errors`() {
        let taps = PublishSubject<Int>()
        let event = ControlEvent(events: taps)
        var heard: [Int] = []
        _ = event.asSignal().emit(onNext: { heard.append($0) })
        taps.onNext(1)
        taps.onError(Failure())
        #expect(heard == [1])
    }

    @Test func `the asynchronous main scheduler never runs work at once`() async {
        var log: [String] = []
        await withCheckedContinuation { done in
            MainScheduler.asyncInstance.schedule {
                log.append("later")
                done.resume()
            }
            log.append("at once")
        }
        #expect(log == ["at once", "later"])
    }

    @Test func `drivers are made with the mocked scheduler`() throws {
        let scheduler = TestScheduler()
        let observer = scheduler.createObserver(Int.self)
        SharingScheduler.mock(
            makeScheduler: { scheduler },
            action: {
                _ = Driver<Int>.interval(.seconds(10)).drive(observer)
                scheduler.advanceTo(25)
            })
        #expect(observer.events == [.next(10, 0), .next(20, 1)])
    }
}

@Suite struct `A start with a function` {
    @Test func `start takes a function, too`() {
        let scheduler = TestScheduler()
        func numbers() -> Observable<Int> { .just(1) }
        #expect(scheduler.start(numbers).events == [.next(200, 1), .completed(200)])
        #expect(scheduler.start { Observable.just(2) }.events.count == 2)
    }
}
