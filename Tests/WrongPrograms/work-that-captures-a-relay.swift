// expect: capture of 'relay' with non-Sendable type 'BehaviorRelay<Int>' in a '@Sendable' closure
import Reactive

@MainActor
func ask(_ relay: BehaviorRelay<Int>) -> Observable<Int> {
    Observable.task { relay.value }
}
