// expect: capture of 'relay' with non-Sendable type 'PublishRelay<Int>' in a '@Sendable' closure
import Dispatch
import Reactive

func emit() {
    let relay = PublishRelay<Int>()
    DispatchQueue.global().async { relay.accept(1) }
}
