// expect: risks causing data races
import Reactive

@MainActor
func listen() {
    let relay = PublishRelay<Int>()
    Task.detached { relay.accept(1) }
    _ = relay.subscribe(onNext: { print($0) })
}
