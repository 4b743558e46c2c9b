// Everything the wrong programs do, done right.
import Reactive

actor Screen {
    private let bag = DisposeBag()
    private let title = BehaviorRelay(value: "")

    func show(_ text: String) { title.accept(text) }

    func begin() {
        title.subscribe(onNext: { print($0) }).disposed(by: bag)
        Observable.task(on: self) { 42 }.subscribe(onNext: { print($0) }).disposed(by: bag)
    }
}

@MainActor
final class Window {
    private let bag = DisposeBag()
    private let seconds = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
    private let ticks = Driver<Int>.interval(.seconds(1))

    func begin(_ relay: BehaviorRelay<Int>) {
        let value = relay.value
        Observable.task { value + 1 }.bind(to: relay).disposed(by: bag)
        seconds.bind(to: relay).disposed(by: bag)
        ticks.drive(relay).disposed(by: bag)
    }

    isolated deinit { bag.insert(Disposables.create()) }
}

func emit(_ screen: Screen) {
    let relay = PublishRelay<Int>()
    relay.accept(2)
    Task.detached { relay.accept(1) }
    Task { await screen.show("sent") }
}

func listen() async throws {
    let relay = ReplayRelay<Int>.create(bufferSize: 1)
    relay.accept(1)
    for try await value in relay.values { print(value) }
    print(try await Single.just(1).value)
}
