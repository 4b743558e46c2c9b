// expect: in a '@Sendable' closure
import Dispatch
import Reactive

func listen() {
    let subscription = PublishSubject<Int>().subscribe()
    DispatchQueue.global().async { subscription.dispose() }
}
