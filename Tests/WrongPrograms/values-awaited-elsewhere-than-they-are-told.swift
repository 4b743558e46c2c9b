// expect: risks causing data races
import Reactive

func listen() {
    let relay = PublishRelay<Int>()
    let values = relay.values
    Task.detached { for try await value in values { print(value) } }
    relay.accept(1)
}
