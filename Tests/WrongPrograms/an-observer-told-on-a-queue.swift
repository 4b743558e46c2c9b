// expect: capture of 'observer' with non-Sendable type 'AnyObserver<Int>' in a '@Sendable' closure
import Dispatch
import Reactive

@MainActor
func answers() -> Observable<Int> {
    .create { observer in
        DispatchQueue.global().async { observer.onNext(1) }
        return Disposables.create()
    }
}
