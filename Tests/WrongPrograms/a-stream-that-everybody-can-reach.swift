// expect: is not concurrency-safe because non-'Sendable' type 'PublishRelay<Int>' may have shared mutable state
import Reactive

let relay = PublishRelay<Int>()

nonisolated func tell() { relay.accept(1) }
