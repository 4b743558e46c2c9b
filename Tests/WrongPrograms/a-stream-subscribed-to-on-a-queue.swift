// expect: capture of 'numbers' with non-Sendable type 'Observable<Int>' in a '@Sendable' closure
import Dispatch
import Reactive

func listen() {
    let numbers = Observable.of(1, 2)
    DispatchQueue.global().async { _ = numbers.subscribe() }
}
