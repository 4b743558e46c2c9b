// expect: sending value of non-Sendable type '() async -> ()' risks causing data races
import Reactive

func emit() {
    let relay = PublishRelay<Int>()
    Task.detached { relay.accept(1) }
    relay.accept(2)
}
