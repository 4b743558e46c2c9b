// expect: is not concurrency-safe because non-'Sendable' type 'PublishRelay<Int>' may have shared mutable state
import Reactive

let relay = PublishRelay<Int>()

nonisolated func emit() { relay.accept(1) }
